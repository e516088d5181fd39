'use client';
/** How wide the companion is, and whether it is folded away: remembered in this browser. */
import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'tallystick-companion';

/** Pixels. */
export const MIN_WIDTH = 360;
export const MAX_WIDTH = 560;
const USUAL_WIDTH = 400;

interface Kept {
  readonly width: number;
  readonly isFolded: boolean;
}

const USUAL: Kept = { width: USUAL_WIDTH, isFolded: false };

let kept: Kept | null = null;
const listeners = new Set<() => void>();

/** The stored width; the default where none is stored or storage is blocked. */
function remembered(): Kept {
  try {
    const [width = '', isFolded] = (window.localStorage.getItem(KEY) ?? '').split(' ');
    return { width: bounded(Number(width) || USUAL_WIDTH), isFolded: isFolded === 'folded' };
  } catch {
    return USUAL;
  }
}

const bounded = (width: number): number => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width));

function getSnapshot(): Kept {
  kept ??= remembered();
  return kept;
}

function become(next: Kept): void {
  kept = next;
  try {
    window.localStorage.setItem(KEY, `${next.width}${next.isFolded ? ' folded' : ''}`);
  } catch {
    // A browser that keeps nothing still shows what was chosen, until the page goes.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The width in pixels, and whether the companion is folded away, with the ways to change both. */
export function useCompanionWidth() {
  const { width, isFolded } = useSyncExternalStore(subscribe, getSnapshot, () => USUAL);
  const setWidth = useCallback(
    (next: number) => become({ width: bounded(Math.round(next)), isFolded: false }),
    [],
  );
  const setFolded = useCallback(
    (next: boolean) => become({ width: getSnapshot().width, isFolded: next }),
    [],
  );
  return { width, isFolded, setWidth, setFolded };
}
