'use client';
/** The thread of the line that is pointed at, or that has the focus. */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { threadAt } from '@/events/banking/views/movements';
import type { Timeline } from '@/events/timeline/timeline';
import { shownAt } from '../sentence/lineView';
import { Places } from './places';
import { type ThreadLook, threadLook } from './scene';
import { usePointed } from './usePointed';

/** The thread; null where no line is pointed at, or one that has no other side. */
export function usePointedThread(
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
    setLook(threadLook(thread, new Places(sheets, over, (id) => parties[id]?.name)));
  }, [timeline, at, thread, container, overlay]);
  return look;
}
