'use client';
/** Brings the community's parts of the share dialog to a page whose board is fetched without a word of them. */
import { useEffect } from 'react';
import { registerParts } from './registerParts';

/** Draws nothing. */
export function ShareParts(): null {
  useEffect(registerParts, []);
  return null;
}
