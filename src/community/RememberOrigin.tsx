'use client';

/** Has this tab remember the scenario that was opened in it. */
import { useEffect } from 'react';
import { rememberOrigin } from './share/origin';

interface RememberOriginProps {
  readonly id: string;
  readonly title: string;
  /** How its log begins. */
  readonly beginning: string;
}

/** Draws nothing. */
export function RememberOrigin({ id, title, beginning }: RememberOriginProps): null {
  useEffect(() => rememberOrigin({ id, title }, beginning), [id, title, beginning]);
  return null;
}
