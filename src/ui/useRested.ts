'use client';
/** Texts that change at every key: those who hear the page are told what they came to, once nothing is typed for a moment. */
import { useEffect, useRef, useState } from 'react';

/** In milliseconds. Longer than from one key to the next. */
const PAUSE = 1000;

/**
 * A text as it was when it last rested; empty until it has changed, since what stands there at first is no news.
 *
 * @param text null while it is not known yet
 */
export function useRested(text: string | null): string {
  const [rested, setRested] = useState('');
  // Undefined before the first is known, null as soon as it is past.
  const first = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (text === null) return;
    if (first.current === undefined) first.current = text;
    if (first.current === text) return;
    first.current = null;
    const timer = window.setTimeout(setRested, PAUSE, text);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested;
}
