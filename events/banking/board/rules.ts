/** The rules of the banking world: what its events are judged by, and how they become rounds. */
import { exactDollars, MAX_AMOUNT, MAX_BALANCE } from '../../money';
import { type Refusal, refusal } from '../../refusal';
import {
  refuseActor,
  refusePair,
  refuseReferences,
  refuseTypes,
  refuseUnknown,
} from '../../world/checks';
import { defineRules } from '../../world/rules';
import { ACTION_LIST, type BankingEvent } from '../actions/registry';
import {
  type BankingJudged,
  refuseAccounts,
  refuseClosed,
  refuseFurtherAccounts,
  refuseSettlers,
} from '../actions/shared/checks';
import { tellOverdrafts } from '../actions/shared/overdrafts';
import { refuseBeyondBounds } from '../ledger/bounds';
import { isNamedBy } from '../ledger/debtTargets';
import { Journal } from '../ledger/journal';
import { nameIn } from '../ledger/naming';
import { PARTY_NOUN_PHRASES } from '../ledger/partyTypes';
import { balanceOf, type Round, type State } from '../ledger/state';

/** A round of the banking world. */
export type BankingRound = Round<BankingEvent>;

/** The types that the banking world is made of. */
export interface Banking extends BankingJudged {
  readonly state: State;
  readonly journal: Journal;
}

export const BANKING = defineRules<Banking>({
  actions: ACTION_LIST,
  parties: ({ book }) => book.parties,
  nameOf: ({ book }, id, position) => nameIn(book, id, position),
  actors: (action, { book }, event) => action.actors(book, event),

  references: {
    code: 'UNKNOWN_LOAN',
    none: 'none with that number is open; choose one that is.',
    // A repo may outlast its debt, for bills that are pledged on: there is nothing to do about it.
    exists(state, to, id) {
      const found = state.book.credits.find((credit) => credit.id === id);
      return found !== undefined && isNamedBy(found, to) && balanceOf(state, found) > 0;
    },
  },

  words: {
    where: 'on this board',
    party: 'party',
    parties: 'parties',
    withArticle: (type) => PARTY_NOUN_PHRASES[type],
    amount: {
      none: 'That is not an amount of money; type a figure such as 20 or 12.50.',
      decimals: 'Use at most two decimals: amounts are in whole cents.',
      largest: exactDollars(MAX_AMOUNT),
    },
  },
  opensAtZero: true,

  checks: [
    refuseUnknown,
    refuseClosed,
    refuseActor,
    refuseAccounts,
    refuseSettlers,
    refuseFurtherAccounts,
    refuseReferences,
    refuseTypes,
    refusePair,
  ],

  open: (before) => new Journal(before),

  close(journal, before, event, count) {
    const refused = refuseResult(journal, before, event);
    if (refused) return { round: null, refused };
    const { book, column } = journal;
    // A copy of just that length: a list that was pushed to keeps room for more, in every round.
    const postings = journal.postings.slice();
    return { round: { event, book, column, postings, count }, refused: null };
  },

  tellAlso: (action, context) => tellOverdrafts(context, action.namesOverdrafts(context)),
});

/** Why an event's result exceeds what a board can hold (`TOO_MANY_OPEN`, `BALANCE_TOO_LARGE`); null when it does not. */
function refuseResult(journal: Journal, before: State, event: BankingEvent): Refusal | null {
  const unbounded = journal.book === before.book ? null : refuseBeyondBounds(journal.book);
  if (unbounded) return unbounded;
  if (!journal.overflowed) return null;
  const hasAmount = 'amount' in event;
  return refusal(
    'BALANCE_TOO_LARGE',
    `A balance would pass ${exactDollars(MAX_BALANCE)}, the largest that is kept exactly; ${hasAmount ? 'use a smaller amount' : 'make it smaller first'}.`,
    hasAmount ? 'amount' : null,
  );
}

export const { apply, wouldRefuse, refuseShape, fold, read: readEvent, tell: storyOf } = BANKING;
