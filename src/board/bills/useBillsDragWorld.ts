'use client';
/** The board of the exercise as one drags on it. */
import { billInActs, billsActs } from '@/events/bills/acts';
import { BILLS_FORMS } from '@/events/bills/form';
import type { Bills, BillsOffers, BillsRound } from '@/events/bills/rules';
import { findBill } from '@/events/bills/state';
import type { Timeline } from '@/events/timeline/timeline';
import { offeredAct, type SlotWords } from '../drag/actSentence';
import { useDragWorldOf } from '../drag/useDragWorldOf';
import { type Carried, type DragWorld, meantByDrop, type OfferedAct } from '../drag/world';
import { billOfLine } from './billsView';
import type { BillsScreen } from './useBillsScreen';

/** What can be done on a board by dragging; null before the opening, where nothing can. */
export function useBillsDragWorld(
  offers: BillsOffers,
  timeline: Timeline<BillsRound>,
  at: number,
  screen: BillsScreen,
): DragWorld | null {
  return useDragWorldOf(BILLS_DRAGS, offers, timeline, at, screen);
}

const BILLS_DRAGS = {
  parties: ({ players }: BillsRound) => players,
  acts: actsIn,
  otherSide: otherSideOf,
};

function actsIn(
  round: BillsRound,
  offers: BillsOffers,
  { partyId, lineKey }: Carried,
  targetId: number,
): readonly OfferedAct[] {
  const { players } = round;
  const [player, target] = [players[partyId], players[targetId]];
  if (!player || !target) return [];
  const id = lineKey === null ? null : billOfLine(lineKey);
  const bill = id === null ? null : billInActs(round, id);
  const acts = meantByDrop(player, target, bill, (one, other, about) =>
    billsActs(round, offers, one, other, about),
  );
  return acts.flatMap((act) =>
    act.context.party ? offeredAct(BILLS_FORMS, act, wordsOf, act.context.party.id) : [],
  );
}

function otherSideOf(round: BillsRound, { partyId, lineKey }: Carried): number | null {
  const id = lineKey === null ? null : billOfLine(lineKey);
  const bill = id === null ? undefined : findBill(round, id);
  if (!bill) return null;
  return bill.dueTo === partyId ? bill.dueFrom : bill.dueTo;
}

const wordsOf: SlotWords<Bills> = ({ context, draft }, { slot }, value) => {
  if (slot === null || value === null) return context.party?.name ?? '';
  if (context.action.fields[slot]?.kind === 'party') {
    return context.state.players[Number(value)]?.name ?? '';
  }
  const options =
    BILLS_FORMS.optionsFor(context, BILLS_FORMS.withDefaults(context, draft), slot) ?? [];
  return options.find((option) => option.value === value)?.label ?? '';
};
