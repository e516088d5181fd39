/** Settlements between banks: what passed of cash, reserves or balances, how often, and what is still due. */

import type { Cents } from '../../../money';
import { actionOf } from '../../actions/registry';
import type { BankingRound } from '../../board/rules';
import { type Book, partyOf } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { issuerOf, partiesTo } from '../../ledger/ends';
import { balanceOf, type Posting, type State } from '../../ledger/state';
import { bankPayingWith } from '../drawdown';

/** What one round settled between banks. */
interface Settled {
  /** How many banks settled at once; 1 where one paid another. */
  readonly count: number;
  /** What was paid, in cents. */
  readonly moved: Cents;
}

/** The settlements of a line of rounds, in order. */
export function settlementsIn(rounds: readonly BankingRound[]): readonly Settled[] {
  return rounds.slice(1).flatMap((round) => {
    const moved = receivedIn(round);
    const count = settledAtOnce(round) ?? (moved > 0 ? 1 : 0);
    return count > 0 ? [{ count, moved }] : [];
  });
}

/** The sum of settlements, in cents. */
export function sumMoved(settlements: readonly Settled[]): Cents {
  return settlements.reduce((sum, { moved }) => sum + moved, 0);
}

/** What a round let banks receive from one another in cash or balances, in cents. Loans and bills are no payments. */
function receivedIn({ book, event, postings }: BankingRound): Cents {
  const kind = event && actionOf(event).kind;
  if (kind !== 'payment' && kind !== 'settlement') return 0;
  return postings.reduce((sum, posting) => sum + received(book, posting), 0);
}

/** What a bank receives by one posting, in cents. */
function received(book: Book, { claim, delta }: Posting): Cents {
  if (bankPayingWith(book, claim) === null) return 0;
  // Where banks hold accounts with one another, a fall pays the bank that keeps the account.
  const isKeptByBank = claim.kind === 'account' && partyOf(book, issuerOf(claim)).type === 'bank';
  return isKeptByBank ? Math.abs(delta) : Math.max(0, delta);
}

/**
 * How many settled: of all banks at once, each with the house. null where nothing was settled
 * on an account, and so counts once if it was paid.
 */
function settledAtOnce({ event, postings }: BankingRound): number | null {
  if (!event || actionOf(event).kind !== 'settlement') return null;
  const pairs = postings.flatMap(({ claim, delta }) =>
    claim.kind === 'credit' && !CREDITS[claim.instrument].isLoan && delta < 0
      ? [
          partiesTo(claim)
            .toSorted((one, other) => one - other)
            .join(' '),
        ]
      : [],
  );
  return new Set(pairs).size;
}

/** What is still due between banks, or between banks and their house, in cents. */
export function duesLeft(state: State): Cents {
  return state.book.credits
    .filter(({ instrument }) => !CREDITS[instrument].isLoan)
    .reduce((sum, claim) => sum + balanceOf(state, claim), 0);
}
