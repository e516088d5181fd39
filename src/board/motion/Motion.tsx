'use client';
/**
 * Money in motion: what a step moves travels over the sheets, and threads join the two lines of each
 * claim that it changed. It lies over the sheets, takes no room, and nothing waits for it.
 */
import {
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { movementsOf, threadAt, threadsOf } from '@/events/banking/views/movements';
import type { Timeline } from '@/events/timeline/timeline';
import { closesOpening, closingNode, shownAt } from '../sentence/lineView';
import { LineBoxes } from './lineBoxes';
import { Overlay } from './Overlay';
import { type ThreadLook, threadLook } from './scene';
import { type Moves, useMoving } from './useMoving';
import { usePointed } from './usePointed';

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
  return <Overlay overlay={overlay} scene={scene} pointed={pointed} onEnd={end} />;
});

/** The thread; null where no line is pointed at, or one that has no other side. */
function usePointedThread(
  timeline: Timeline<BankingRound>,
  at: number,
  container: RefObject<HTMLElement | null>,
  overlay: RefObject<HTMLElement | null>,
): ThreadLook | null {
  const pointed = usePointed(container);
  const [look, setLook] = useState<ThreadLook | null>(null);
  const thread = useMemo(() => {
    if (!pointed) return null;
    const { before, round } = shownAt(timeline, at);
    const party = round.book.parties.find(({ name }) => name === pointed.sheet);
    return party ? threadAt(before, round, party.id, pointed.lineKey) : null;
  }, [timeline, at, pointed]);
  useLayoutEffect(() => {
    const { current: sheets } = container;
    const { current: over } = overlay;
    if (!thread || !sheets || !over) {
      setLook(null);
      return;
    }
    const { parties } = shownAt(timeline, at).round.book;
    setLook(threadLook(thread, new LineBoxes(sheets, over, (id) => parties[id]?.name)));
  }, [timeline, at, thread, container, overlay]);
  return look;
}

/** The scene, null while nothing moves, and what ends it. */
function useScene(
  timeline: Timeline<BankingRound>,
  at: number,
  container: RefObject<HTMLElement | null>,
  overlay: RefObject<HTMLElement | null>,
): ReturnType<typeof useMoving> {
  const { round, before } = useMemo(() => closedAt(timeline, at), [timeline, at]);
  const movesOf = useCallback((): Moves => {
    const { parties } = round.book;
    const nameOf = (id: number) => parties[id]?.name;
    if (before === null) return { movements: [], threads: [], nameOf };
    return { movements: movementsOf(before, round), threads: threadsOf(before, round), nameOf };
  }, [round, before]);
  return useMoving(round, before, movesOf, container, overlay);
}

/** The round that is shown, as its event left it, and the one it follows: none for the opening position, where nothing has just happened. */
function closedAt(timeline: Timeline<BankingRound>, at: number) {
  const { id, parent, round } = closingNode(timeline, at);
  const isFirst = parent === null || closesOpening(timeline, id);
  return { round, before: isFirst ? null : closingNode(timeline, parent).round };
}
