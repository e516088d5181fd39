'use client';

/** Keeps the site at hand without a network, and a tab alive that is older than the site. */
import { useEffect } from 'react';
import { watchForGoneChunks } from './goneChunks';
import { keepCopy } from './register';

/** Draws nothing. In development there is no worker: pages change too often to keep copies. */
export function Offline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const stopWatching = watchForGoneChunks(() => window.location.reload());
    const callOff = keepCopy();
    return () => {
      stopWatching();
      callOff();
    };
  }, []);
  return null;
}
