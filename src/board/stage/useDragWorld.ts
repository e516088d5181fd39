'use client';
/** The board of the banking world as one drags on it. */
import type { Offers } from '@/events/banking/actions/offers';
import { bankingActs, claimOnLine } from '@/events/banking/acts';
import type { Banking, BankingRound } from '@/events/banking/board/rules';
import { slotWords } from '@/events/banking/composed';
import { BANKING_FORMS } from '@/events/banking/form';
import { sheetLines } from '@/events/banking/views/sheet';
import type { Timeline } from '@/events/timeline/timeline';
import { chosenWords } from '../composer/chosenWords';
import { offeredAct, type SlotWords } from '../drag/actSentence';
import { useDragWorldOf } from '../drag/useDragWorldOf';
import { type Carried, type DragWorld, meantByDrop, type OfferedAct } from '../drag/world';
import type { Screen } from '../screen/useScreen';
import { plainText } from '../sentence/plainText';

/** What can be done on a board by dragging; null before the opening, where nothing can. */
export function useDragWorld(
  offers: Offers,
  timeline: Timeline<BankingRound>,
  at: number,
  screen: Screen,
): DragWorld | null {
  return useDragWorldOf(BANKING_DRAGS, offers, timeline, at, screen);
}

const BANKING_DRAGS = {
  parties: ({ book }: BankingRound) => book.parties,
  acts: actsIn,
  otherSide: otherSideOf,
};

function actsIn(
  round: BankingRound,
  offers: Offers,
  { partyId, lineKey }: Carried,
  targetId: number,
): readonly OfferedAct[] {
  const { parties } = round.book;
  const [party, target] = [parties[partyId], parties[targetId]];
  if (!party || !target) return [];
  const claim = lineKey === null ? null : claimOnLine(round, partyId, lineKey);
  const acts = meantByDrop(party, target, claim, (one, other, about) =>
    bankingActs(round, offers, one, other, about),
  );
  return acts.flatMap((act) =>
    act.context.party ? offeredAct(BANKING_FORMS, act, wordsOf, act.context.party.id) : [],
  );
}

function otherSideOf(round: BankingRound, { partyId, lineKey }: Carried): number | null {
  const line = sheetLines(round, partyId).find(({ key }) => key === lineKey);
  return line?.thirdPartyDetail?.id ?? null;
}

const wordsOf: SlotWords<Banking> = ({ context }, slot, value, position) => {
  const id = context.party?.id;
  if (value !== null) return chosenWords(context, slot, value, id, position);
  return plainText(
    slotWords(context.action, context.state, { slot: null }, id, id, position) ?? [],
  );
};
