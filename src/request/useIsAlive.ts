'use client';

/** Whether the page is alive: what the server drew can be typed into before, but nothing listens yet. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server draws and until the page is hydrated; true wherever the browser draws first. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
