/** One step of the fold: an event is refused with one reason, or posted whole. */

import { exactDollars, MAX_BALANCE } from '../../money';
import { type Refusal, refusal } from '../../refusal';
import { type Folded, foldWith } from '../../timeline/fold';
import type { Permission } from '../../world/offers';
import { readerOf } from '../../world/read';
import { refuse } from '../../world/refuse';
import { ACTIONS, actionOf, type BankingEvent } from '../actions/registry';
import { refuseBeyondBounds } from '../ledger/bounds';
import { Journal } from '../ledger/journal';
import type { Round } from '../ledger/state';

/** A round of the banking world. */
export type BankingRound = Round<BankingEvent>;

/** What became of an event: the round it made, or why it was refused. */
export type Outcome =
  | { readonly round: BankingRound; readonly refused: null }
  | { readonly round: null; readonly refused: Refusal };

/**
 * Applies an event to the round before it, which is left as it was.
 *
 * @returns the new round; or a refusal (ledger codes of refusal.ts, the foremost
 * one), in which case nothing was posted.
 */
export function apply(before: BankingRound, event: BankingEvent, permission: Permission): Outcome {
  const refused = refuse(before, event, permission);
  if (refused) return { round: null, refused };
  const action = actionOf(event);
  const journal = new Journal(before);
  action.post(journal, event);
  const unbounded = journal.book === before.book ? null : refuseBeyondBounds(journal.book);
  if (unbounded) return { round: null, refused: unbounded };
  if (journal.overflowed) {
    return {
      round: null,
      refused: refusal(
        'BALANCE_TOO_LARGE',
        `A balance would pass ${exactDollars(MAX_BALANCE)}, the largest that is kept exactly; ${'amount' in event ? 'use a smaller amount' : 'make it smaller first'}.`,
        'amount' in event ? 'amount' : null,
      ),
    };
  }
  return {
    round: {
      event,
      book: journal.book,
      column: journal.column,
      // A copy of just that length: a list that was pushed to keeps room for more, in every round.
      postings: journal.postings.slice(),
      count: before.count + (action.closesRound ? 1 : 0),
    },
    refused: null,
  };
}

/** Why an event cannot follow a round, overflow included; null when it can. Nothing is kept. */
export function wouldRefuse(
  before: BankingRound,
  event: BankingEvent,
  permission: Permission,
): Refusal | null {
  return apply(before, event, permission).refused;
}

/**
 * Reads one event of the banking world. It may have no key that its type has not;
 * values that are missing or none of their kind become stand-ins that the rules refuse.
 */
export const readEvent = readerOf<BankingEvent>(ACTIONS);

/** Folds events onto the round before them. Any round may be the start: the result is the same. */
export function fold(
  start: BankingRound,
  events: readonly BankingEvent[],
  permission: Permission,
): Folded<BankingRound> {
  return foldWith(start, events, (before, event) => apply(before, event, permission));
}
