/** Settlement balances: what banks hold on the central bank's books, and how far they may fall. */

import type { Limit } from '../../limits';
import { type Cents, exactDollars } from '../../money';
import {
  CENTRAL_BANK,
  findSettlementAccount,
  reservesOf,
  settlementAccountOf,
} from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { nameIn } from '../ledger/naming';
import { balanceOf, type State } from '../ledger/state';

/** A bank's settlement balance, in cents; below zero it is a daylight overdraft. */
export function settlementBalance(state: State, bank: number): Cents {
  return balanceOf(state, findSettlementAccount(state.book, bank));
}

/** A bank's cash and its positive settlement balance, in cents: what it can pay out, and what counts as its reserves. */
export function reservesHeld(state: State, bank: number): Cents {
  const cash = balanceOf(state, reservesOf(state.book, bank));
  return cash + Math.max(0, settlementBalance(state, bank));
}

/** No more than the settlement balance, and the daylight overdraft where banks are allowed one (`INSUFFICIENT_DEPOSITS`, `DAYLIGHT_OVERDRAFT_LIMIT`). */
export function settlementLimit(state: State, bank: number, field: string): Limit {
  const { book } = state;
  const { overdraft } = book.settings;
  const balance = settlementBalance(state, bank);
  return {
    code: overdraft > 0 ? 'DAYLIGHT_OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS',
    field,
    most: balance + overdraft,
    fact: () => {
      const standing =
        balance < 0 ? `is overdrawn by ${exactDollars(-balance)}` : `has ${exactDollars(balance)}`;
      const bound =
        overdraft > 0 ? ` and may owe up to ${exactDollars(overdraft)} during the day` : '';
      return `${nameIn(book, bank)} ${standing} with ${nameIn(book, CENTRAL_BANK)}${bound}`;
    },
  };
}

/** Passes a sum, in cents, from one party's account with the central bank to another's; the central bank itself may be either. */
export function paySettlement(journal: Journal, from: number, to: number, amount: Cents): void {
  // The central bank has no account with itself: what it lends it makes, what it is paid it absorbs.
  if (from === CENTRAL_BANK) journal.move(settlementAccountOf(journal.book, to), amount);
  else if (to === CENTRAL_BANK) journal.move(settlementAccountOf(journal.book, from), -amount);
  else {
    const payer = settlementAccountOf(journal.book, from);
    journal.transferWithin(payer, settlementAccountOf(journal.book, to), amount);
  }
}

/**
 * Pays a customer cash, in cents, out of a bank's vault. Where cash is the central bank's notes, the bank draws
 * what its vault lacks from its balance there.
 */
export function payCashOut(journal: Journal, bank: number, customer: number, amount: Cents): void {
  const { book } = journal;
  const vault = journal.balance(reservesOf(book, bank));
  const fromVault = book.notes ? Math.min(vault, amount) : amount;
  journal.payCash(bank, customer, fromVault);
  const drawn = amount - fromVault;
  if (!book.notes) return;
  journal.move(settlementAccountOf(book, bank), -drawn);
  journal.post(book.notes, drawn, 'issuance', customer);
  journal.post(reservesOf(book, customer), drawn, 'issuance', CENTRAL_BANK);
}
