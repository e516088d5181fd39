'use client';
/** The scene of the step of a timeline that was just taken forward, until it is over or another step comes. */
import { type RefObject, useCallback, useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { movementsOf, threadsOf } from '@/events/banking/views/movements';
import type { Timeline } from '@/events/timeline/timeline';
import { closingNode } from '../sentence/lineView';
import { type Moves, useMoving } from './useMoving';

/** The scene, null while nothing moves, and what ends it. */
export function useScene(
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
  const isFirst = parent === null || id === timeline.opening;
  return { round, before: isFirst ? null : closingNode(timeline, parent).round };
}
