'use client';
/** What moves over the sheets of the story. What each step moved was found out where it was folded. */
import { type RefObject, useCallback, useRef } from 'react';
import { Overlay } from '@/src/board/motion/Overlay';
import { type Moves, useMoving } from '@/src/board/motion/useMoving';

/** What a step moved, as plain data. */
export type StepMoves = Pick<Moves, 'movements' | 'threads'>;

interface StoryMotionProps {
  /** The step that is shown. */
  readonly at: number;
  readonly moves: StepMoves;
  /** The names of the parties, by their ids. */
  readonly names: readonly string[];
  /** What the sheets are in. It stays the same. */
  readonly container: RefObject<HTMLElement | null>;
}

/** The overlay. */
export function StoryMotion({ at, moves, names, container }: StoryMotionProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const movesOf = useCallback(
    () => ({ ...moves, nameOf: (id: number) => names[id] }),
    [moves, names],
  );
  const { scene, end } = useMoving(at, at === 0 ? null : at - 1, movesOf, container, overlay);
  return <Overlay overlay={overlay} scene={scene} onEnd={end} />;
}
