/** Settlements between banks: what passed of cash, reserves or balances, how often, and what is still due. */

import type { Cents } from '../../money';
import type { BankingRound } from '../board/rules';
import { balanceOf, type State } from '../ledger/state';
import { payerOf } from './drawdown';

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
    const moved = paidIn(round);
    const count = settledAtOnce(round) ?? (moved > 0 ? 1 : 0);
    return count > 0 ? [{ count, moved }] : [];
  });
}

/** What settlements come to, in cents. */
export function sumMoved(settlements: readonly Settled[]): Cents {
  return settlements.reduce((sum, { moved }) => sum + moved, 0);
}

/** What a round let banks receive from one another in cash or balances, in cents. Loans and bills are no payments. */
function paidIn({ book, event, postings }: BankingRound): Cents {
  switch (event?.type) {
    case 'transfer':
    case 'bankTransfer':
    case 'payDues':
    case 'settleDues':
      return postings.reduce(
        (sum, { claim, delta }) => (delta > 0 && payerOf(book, claim) !== null ? sum + delta : sum),
        // What is debited from a correspondent's own account only falls.
        isDebit(event) ? debited(postings) : 0,
      );
    default:
      return 0;
  }
}

function isDebit(event: NonNullable<BankingRound['event']>): boolean {
  return event.type === 'settleDues' && event.by === 'debit';
}

function debited(postings: BankingRound['postings']): Cents {
  return postings.reduce(
    (sum, { claim, delta }) => (claim.kind === 'account' && delta < 0 ? sum - delta : sum),
    0,
  );
}

/** How many banks' dues a settlement ended, where it ended them pair by pair or for all; null for anything else. */
function settledAtOnce({ book, event, postings }: BankingRound): number | null {
  if (event?.type !== 'settleDues') return null;
  if (event.bank !== 'all') return 1;
  const banks = postings.flatMap(({ claim, delta }) =>
    claim.kind === 'credit' && claim.instrument === 'Dues' && delta < 0
      ? [claim.subordinateId, claim.superiorId].filter((id) => book.parties[id]?.type === 'bank')
      : [],
  );
  return new Set(banks).size;
}

/** What is still due between banks, or between banks and their house, in cents. */
export function duesLeft(state: State): Cents {
  return state.book.credits
    .filter(({ instrument }) => instrument === 'Dues')
    .reduce((sum, claim) => sum + balanceOf(state, claim), 0);
}
