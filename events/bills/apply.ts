/** One step of the exercise's fold: an event is refused with one reason, or posted whole. */
import type { Phrase } from '../phrase';
import type { Refusal } from '../refusal';
import { BillsJournal } from './journal';
import type { BillsPermission } from './offers';
import { refuseBills } from './refuse';
import { type BillsEvent, billsActionOf } from './registry';
import type { BillsState, BillsStep } from './state';

/** A round of the Renaissance exercise. */
export type BillsRound = BillsStep<BillsEvent>;

/** What became of an event: the round it made, or why it was refused. */
export type BillsOutcome =
  | { readonly round: BillsRound; readonly refused: null }
  | { readonly round: null; readonly refused: Refusal };

/**
 * Applies an event to the round before it, which is left as it was. No balance
 * can pass what is kept exactly: goods and coins only change hands, and no more
 * is ever owed than goods were sold for.
 *
 * @returns the new round; or a refusal, the foremost of refusal.ts, in which case nothing was posted.
 */
export function applyBills(
  before: BillsRound,
  event: BillsEvent,
  permission: BillsPermission,
): BillsOutcome {
  const refused = refuseBills(before.state, event, permission);
  if (refused) return { round: null, refused };
  const action = billsActionOf(event);
  const journal = new BillsJournal(before.state);
  action.post(journal, event);
  return {
    round: {
      event,
      state: journal.state,
      postings: journal.postings,
      count: before.count + (action.closesRound ? 1 : 0),
    },
    refused: null,
  };
}

/** What a round was about, in one sentence or two; empty for the position that a stage opens with. */
export function billsStory({ event, state }: BillsRound, before: BillsState): Phrase {
  return event ? billsActionOf(event).narrate({ event, before, after: state }) : [];
}
