'use client';

/** Whether React has taken over the page: what the server drew can be pressed and typed into before, but nothing listens yet. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server draws and until it is hydrated; true at once where the browser draws first. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
