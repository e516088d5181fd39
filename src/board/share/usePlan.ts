'use client';
import { useMemo } from 'react';
/** Which accounts are on the screen while one presents, and how large. */
import type { BankingRound } from '@/events/banking/board/rules';
import { firstRound, lastRound, nodeOfRound } from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { shownAt } from '../sentence/lineView';
import { type PartyView, partyView, type RoundInView } from '../sheets/partyView';
import { type Fit, fitOf, type Outline, outlineOf, pagesOf, type Room, smallest } from './fit';

interface Page {
  readonly views: readonly PartyView[];
  readonly fit: Fit;
}

export interface Plan {
  readonly state: RoundInView;
  /** One page where all accounts fit; else those that the round changes come first. */
  readonly pages: readonly Page[];
}

/** Steps up to which the size suits them all; of longer lines each step is set by itself. */
const STEADY = 120;

/** How much smaller than it should be type may get, so that no step sets the accounts anew. */
const CALM = 0.85;

/** Plans a step. While all steps of a line fit at one size, it does not change from step to step. */
export function usePlan(
  timeline: Timeline<BankingRound>,
  leaf: number,
  at: number,
  room: Room,
): Plan {
  const ever = useMemo(() => outlinesOfLine(timeline, leaf), [timeline, leaf]);
  return useMemo(() => {
    const state = shownAt(timeline, at);
    const views = viewsOf(state);
    const now = views.map((view) => [outlineOf(state, view)]);
    const steady = ever && fitOf(ever, room, smallest(room) * CALM);
    const fit = steady ?? fitOf(now, room);
    return { state, pages: fit ? [{ views, fit }] : divided(state, views, room) };
  }, [timeline, at, room, ever]);
}

function viewsOf(state: RoundInView): readonly PartyView[] {
  return state.round.book.parties.map((party) => partyView(state, party, 'static', []));
}

/** For each party its account at every step of a line; null where there are too many. */
function outlinesOfLine(
  timeline: Timeline<BankingRound>,
  leaf: number,
): readonly (readonly Outline[])[] | null {
  const first = firstRound(timeline);
  const count = lastRound(timeline, leaf) - first + 1;
  if (count > STEADY) return null;
  const states = Array.from({ length: count }, (_, index) =>
    shownAt(timeline, nodeOfRound(timeline, leaf, first + index)),
  );
  return nodeAt(timeline, leaf).round.book.parties.map(({ id }) =>
    states.flatMap((state) => {
      const party = state.round.book.parties[id];
      return party ? [outlineOf(state, partyView(state, party, 'static', []))] : [];
    }),
  );
}

function divided(state: RoundInView, views: readonly PartyView[], room: Room): readonly Page[] {
  const [changed, others] = [true, false].map((wanted) =>
    views.filter(({ lines }) => lines.some(({ change }) => change !== 0) === wanted),
  );
  return [changed ?? [], others ?? []].flatMap((group) => {
    const outlines = group.map((view) => outlineOf(state, view));
    return pagesOf(outlines, room).map((places) => ({
      views: places.flatMap((place) => group.slice(place, place + 1)),
      fit: fitOf(
        places.map((place) => outlines.slice(place, place + 1)),
        room,
      ) ?? { columns: 1, size: smallest(room) },
    }));
  });
}
