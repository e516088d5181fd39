'use client';
/**
 * Money in motion: what a step moves travels over the sheets, and threads join the two lines of each
 * claim that it changed. It lies over the sheets, takes no room, and nothing waits for it.
 */
import { memo, type RefObject, useRef } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Timeline } from '@/events/timeline/timeline';
import { Overlay } from './Overlay';
import { usePointedThread } from './usePointedThread';
import { useScene } from './useScene';

interface MotionProps {
  readonly timeline: Timeline<BankingRound>;
  /** The node that is shown. */
  readonly at: number;
  /** What the sheets are in: each has `data-sheet`, its lines `data-line`. It stays the same. */
  readonly container: RefObject<HTMLElement | null>;
}

/** The overlay. It stands in the container, which is positioned. */
export const Motion = memo(function Motion({ timeline, at, container }: MotionProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const { scene, end } = useScene(timeline, at, container, overlay);
  const pointed = usePointedThread(timeline, at, container, overlay);
  return <Overlay place={overlay} scene={scene} pointed={pointed} onEnd={end} />;
});
