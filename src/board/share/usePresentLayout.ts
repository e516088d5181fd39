'use client';
/** Which accounts are on the screen while one presents, and how large. */
import { useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { firstRound, lastRound, nodeOfRound } from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { type Shown, shownAt } from '../sentence/lineView';
import { type PartyView, partyView } from '../sheets/partyView';
import { inRows, tiersOf } from '../sheets/tiers';
import {
  ABSENT,
  type Fit,
  fitOf,
  foldedOf,
  type Outline,
  outlineOf,
  pagesOf,
  type Room,
  smallest,
} from './fit';

interface Page {
  /** Row below row. */
  readonly rows: readonly (readonly PartyView[])[];
  /** Whether accounts that the round leaves alone are their heading and their total, as on a stage with little room. */
  readonly isFolded: boolean;
  readonly fit: Fit;
}

export interface PresentLayout {
  readonly state: Shown;
  /** One page where all accounts fit, tier by tier as on the stage; else those that the round changes come first. */
  readonly pages: readonly Page[];
}

/** Steps up to which the size suits them all; of longer lines each step is set by itself. */
const STEADY = 120;

/** How much smaller than it should be type may get, so that no step sets the accounts anew. */
const CALM = 0.85;

/** The accounts of a step on the screen. While all steps of a line fit at one size, the layout does not change from step to step. */
export function usePresentLayout(
  timeline: Timeline<BankingRound>,
  leaf: number,
  at: number,
  room: Room,
): PresentLayout {
  const ever = useMemo(() => outlinesOfLine(timeline, leaf), [timeline, leaf]);
  return useMemo(() => {
    const state = shownAt(timeline, at);
    const views = viewsOf(state);
    const page = onePage(state, views, room, ever);
    return { state, pages: page ? [page] : divided(state, views.flat(), room) };
  }, [timeline, at, room, ever]);
}

const pageOf = (tiers: Page['rows'], fit: Fit, isFolded = false): Page => ({
  rows: tiers.flatMap((tier) => inRows(tier, fit.columns)),
  isFolded,
  fit,
});

/** Whether the round changes an account. */
export const isChanged = ({ lines }: PartyView): boolean =>
  lines.some(({ change }) => change !== 0);

/** How much larger type that is smaller than it should be has to get, for accounts to leave their tiers. */
const MUCH_LARGER = 1.25;

/**
 * All accounts on one page: tier by tier, whole or else folded; or, where that finds no room, or is small in a room
 * half empty, whole and in the order of the tiers alone. null where none of it does.
 */
function onePage(
  state: Shown,
  views: Page['rows'],
  room: Room,
  ever: LineOutlines | null,
): Page | null {
  const now = views.map((tier) => tier.map((view) => [outlineOf(state, view)]));
  const fitting = (line: LineOutlines | null, step: LineOutlines) =>
    (line && fitOf(line, room, smallest(room) * CALM)) ?? fitOf(step, room);
  const whole = fitting(ever, now);
  const loose = fitting(ever && [ever.flat()], [now.flat()]);
  const isSmall = whole !== null && whole.size < smallest(room);
  const isLooseLarger = isSmall && loose !== null && loose.size > whole.size * MUCH_LARGER;
  if (whole && !isLooseLarger) return pageOf(views, whole);
  if (!whole && views.flat().some(isChanged)) {
    const outlineNow = (view: PartyView) => {
      const outline = outlineOf(state, view);
      return [isChanged(view) ? outline : foldedOf(outline)];
    };
    const folded = fitOf(
      views.map((tier) => tier.map(outlineNow)),
      room,
    );
    // No larger than it has to be, so that it is as large at the next step.
    if (folded) return pageOf(views, { ...folded, size: smallest(room) }, true);
  }
  return loose && pageOf([views.flat()], loose);
}

/** The accounts, tier by tier. */
function viewsOf(state: Shown): Page['rows'] {
  return tiersOf(state.round.book).map((tier) =>
    tier.map((party) => partyView(state, party, 'static', [])),
  );
}

/** For each party of a tier its account at every step of a line. */
type LineOutlines = readonly (readonly (readonly Outline[])[])[];

/** What all accounts of a line hold at each of its steps; null where there are too many. */
function outlinesOfLine(timeline: Timeline<BankingRound>, leaf: number): LineOutlines | null {
  const first = firstRound(timeline);
  const count = lastRound(timeline, leaf) - first + 1;
  if (count > STEADY) return null;
  const states = Array.from({ length: count }, (_, index) =>
    shownAt(timeline, nodeOfRound(timeline, leaf, first + index)),
  );
  return tiersOf(nodeAt(timeline, leaf).round.book).map((tier) =>
    tier.map(({ id }) =>
      states.map((state) => {
        const party = state.round.book.parties[id];
        return party ? outlineOf(state, partyView(state, party, 'static', [])) : ABSENT;
      }),
    ),
  );
}

function divided(state: Shown, views: readonly PartyView[], room: Room): readonly Page[] {
  const [changed, others] = [true, false].map((wanted) =>
    views.filter((view) => isChanged(view) === wanted),
  );
  return [changed ?? [], others ?? []].flatMap((group) => {
    const outlines = group.map((view) => outlineOf(state, view));
    return pagesOf(outlines, room).map((indices) => {
      const tier = indices.map((index) => outlines.slice(index, index + 1));
      const fit = fitOf([tier], room) ?? { columns: 1, size: smallest(room) };
      return pageOf([indices.flatMap((index) => group.slice(index, index + 1))], fit);
    });
  });
}
