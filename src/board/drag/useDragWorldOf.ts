'use client';
/** A board of either world as one drags on it. */
import { useMemo } from 'react';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { Drafting } from '../composer/drafts';
import type { Carried, DragWorld, OfferedAct } from './world';

/** What a world says of dragging on its boards. */
interface DragRules<Round, Offers> {
  parties(round: Round): DragWorld['parties'];
  /** What can be done between what is carried and the party that it is dropped on. */
  acts(round: Round, offers: Offers, carried: Carried, targetId: number): readonly OfferedAct[];
  otherSide(round: Round, carried: Carried): number | null;
}

/**
 * What can be done on a board by dragging; null before the opening, where nothing can.
 *
 * @param rules the same object at every call
 */
export function useDragWorldOf<Round extends AnyRound, Offers>(
  rules: DragRules<Round, Offers>,
  offers: Offers,
  timeline: Timeline<Round>,
  at: number,
  { propose, write }: Pick<Drafting, 'propose' | 'write'>,
): DragWorld | null {
  const { round } = nodeAt(timeline, at);
  const isBefore = at < timeline.opening;
  return useMemo(
    () =>
      isBefore
        ? null
        : {
            parties: rules.parties(round),
            acts: (carried, targetId) => rules.acts(round, offers, carried, targetId),
            otherSide: (carried) => rules.otherSide(round, carried),
            propose,
            write,
          },
    [isBefore, rules, round, offers, propose, write],
  );
}
