'use client';
/** The scene of a step that was just taken forward, wherever the steps come from. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Movement, Thread } from '@/events/banking/views/movements';
import { LineBoxes } from './lineBoxes';
import { type Scene, sceneOf } from './scene';

/** What a step moved. */
export interface Moves {
  readonly movements: readonly Movement[];
  readonly threads: readonly Thread[];
  /** The name of a party, by its id. */
  readonly nameOf: (partyId: number) => string | undefined;
}

/**
 * The scene, null while nothing moves, and what ends it: it is over, or another step comes.
 *
 * @param shown what is shown; the same as long as the same step is
 * @param before what it follows; null where nothing has just happened
 * @param movesOf what the step moved, asked for only where it is drawn
 */
export function useMoving<Step>(
  shown: Step,
  before: Step | null,
  movesOf: () => Moves,
  container: RefObject<HTMLElement | null>,
  overlay: RefObject<HTMLElement | null>,
): { readonly scene: Scene | null; readonly end: () => void } {
  const [scene, setScene] = useState<Scene | null>(null);
  const last = useRef<Step | null>(null);
  const frame = useRef(0);
  const end = useCallback(() => setScene(null), []);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useEffect(() => {
    const from = last.current;
    // A setting or a note that follows the round leaves what is in motion alone.
    if (from === shown) return;
    last.current = shown;
    cancelAnimationFrame(frame.current);
    setScene(null);
    if (before === null || before !== from || isStill()) return;
    // The sheets are drawn by then, so that nothing is laid out twice.
    frame.current = requestAnimationFrame(() => {
      if (!container.current || !overlay.current) return;
      const { movements, threads, nameOf } = movesOf();
      const boxes = new LineBoxes(container.current, overlay.current, nameOf);
      const found = sceneOf(movements, threads, boxes);
      setScene(found.amounts.length + found.threads.length > 0 ? found : null);
    });
  }, [shown, before, movesOf, container, overlay]);
  return { scene, end };
}

/** Whether nothing moves: by preference, or where the browser cannot animate. */
function isStill(): boolean {
  return (
    typeof Element.prototype.animate !== 'function' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
