/** Bounds that several actions share: what a party can pay out of cash, out of an account, out of reserves. */

import { type Limit, largest } from '../../../limits';
import {
  type BasisPoints,
  type Cents,
  coversShare,
  exactDollars,
  MAX_AMOUNT,
  percent,
} from '../../../money';
import { accountOf, type Book, reservesOf } from '../../ledger/book';
import { issuerOf } from '../../ledger/ends';
import { DEPOSITS } from '../../ledger/instruments';
import { nameIn } from '../../ledger/naming';
import { balanceOf, type State } from '../../ledger/state';
import { reservesHeld } from '../../systems/reserves';

/** No more cash than the party holds (`INSUFFICIENT_CASH`). */
export function cashLimit(state: State, partyId: number, field: string): Limit {
  const cash = balanceOf(state, reservesOf(state.book, partyId));
  return {
    code: 'INSUFFICIENT_CASH',
    field,
    most: cash,
    fact: () => `${nameIn(state.book, partyId)} holds ${exactDollars(cash)} in cash`,
  };
}

/** No more cash than a bank can pay out (`INSUFFICIENT_CASH`): its vault and, where cash is notes, its balance with the central bank. */
export function payoutLimit(state: State, bank: number, field: string): Limit {
  if (!state.book.notes) return cashLimit(state, bank, field);
  const most = reservesHeld(state, bank);
  return {
    code: 'INSUFFICIENT_CASH',
    field,
    most,
    fact: () =>
      `${nameIn(state.book, bank)} has ${exactDollars(most)} in its vault and with the central bank`,
  };
}

/** How far below zero a customer's account may go, in cents: not at all where banks have a central bank. */
function customerOverdraft(book: Book): Cents {
  return book.notes ? 0 : book.settings.overdraft;
}

/** No more than the deposit, and the overdraft where customers are allowed one (`INSUFFICIENT_DEPOSITS`, `OVERDRAFT_LIMIT`). */
export function depositLimit(state: State, holder: number, issuer: number, field: string): Limit {
  const { book } = state;
  const balance = balanceOf(state, accountOf(book, holder, issuer));
  const overdraft = customerOverdraft(book);
  return {
    code: overdraft > 0 ? 'OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS',
    field,
    most: balance + overdraft,
    fact: () => {
      const standing =
        balance < 0
          ? `is overdrawn by ${exactDollars(-balance)}`
          : `has ${exactDollars(balance)} on deposit`;
      const bound =
        overdraft > 0 ? ` and may be overdrawn by up to ${exactDollars(overdraft)}` : '';
      return `${nameIn(book, holder)} ${standing} with ${nameIn(book, issuer)}${bound}`;
    },
  };
}

/**
 * No withdrawal after which the bank's reserves would fall below the required share of its positive customer
 * deposits (`RESERVE_REQUIREMENT`); none at all when they are below it already.
 */
export function requirementOnWithdrawal(
  state: State,
  customer: number,
  bank: number,
  field: string,
): readonly Limit[] {
  const own = Math.max(0, balanceOf(state, accountOf(state.book, customer, bank)));
  return requirement(state, bank, field, (rate, reserves, deposits) => {
    const keeps = (paid: Cents): boolean =>
      coversShare(reserves - paid, rate, deposits - Math.min(paid, own));
    return largest(reserves, keeps);
  });
}

/** No loan whose deposit would leave the bank's reserves below the required share (`RESERVE_REQUIREMENT`). */
export function requirementOnLending(
  state: State,
  customer: number,
  bank: number,
  field: string,
): readonly Limit[] {
  const balance = balanceOf(state, accountOf(state.book, customer, bank));
  return requirement(state, bank, field, (rate, reserves, deposits) => {
    const others = deposits - Math.max(0, balance);
    const keeps = (lent: Cents): boolean =>
      coversShare(reserves, rate, others + Math.max(0, balance + lent));
    return largest(MAX_AMOUNT, keeps);
  });
}

function requirement(
  state: State,
  bank: number,
  field: string,
  mostKept: (rate: BasisPoints, reserves: Cents, deposits: Cents) => Cents,
): readonly Limit[] {
  const rate = state.book.settings.reserveRequirement;
  if (rate === 0) return [];
  const reserves = reservesHeld(state, bank);
  const deposits = positiveDeposits(state, bank);
  return [
    {
      code: 'RESERVE_REQUIREMENT',
      field,
      most: mostKept(rate, reserves, deposits),
      fact: () =>
        `${nameIn(state.book, bank)} must keep ${percent(rate)} of its customer deposits in reserve and holds ${exactDollars(reserves)} against deposits of ${exactDollars(deposits)}`,
    },
  ];
}

/** The sum of a bank's customer deposits that stand above zero, in cents. */
function positiveDeposits(state: State, bank: number): Cents {
  let sum = 0;
  for (const account of state.book.accounts) {
    if (issuerOf(account) === bank && DEPOSITS[account.instrument].isMoney) {
      sum += Math.max(0, balanceOf(state, account));
    }
  }
  return sum;
}
