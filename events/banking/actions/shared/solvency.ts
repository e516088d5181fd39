/** Solvency (is capital at least zero) and liquidity (can it pay what falls due today): two different questions. */
import { type Cents, total } from '../../../money';
import { reservesOf } from '../../ledger/book';
import { capitalOf } from '../../ledger/capital';
import { dueToday } from '../../ledger/day';
import { debtorOf, holderOf, issuerOf } from '../../ledger/ends';
import { owedOn } from '../../ledger/interest';
import { cashAgainst, priceOf, USUAL_BILLS_HAIRCUT } from '../../ledger/price';
import { unpledgedBills } from '../../ledger/securities';
import { balanceOf, type State } from '../../ledger/state';
import { settlementBalance } from '../../systems/reserves';

/** Whether what a party has covers what it owes: its capital is zero or more. */
export function solvencyOf(state: State, partyId: number): 'solvent' | 'insolvent' {
  return capitalOf(state, partyId) >= 0 ? 'solvent' : 'insolvent';
}

/** Whether a party can pay what falls due today out of what it has and what it could borrow against. */
export function liquidityOf(state: State, partyId: number): 'liquid' | 'illiquid' {
  return meansToday(state, partyId) >= owedToday(state, partyId) ? 'liquid' : 'illiquid';
}

/**
 * Whether a bank has nothing left to pay with although it owes depositors, who may ask at any time. Nothing need fall due
 * today for that: it is liquid by its contracts, and turns away whoever comes next.
 */
export function isOutOfCash(state: State, bankId: number): boolean {
  const owes = state.book.accounts.some(
    (account) => issuerOf(account) === bankId && balanceOf(state, account) > 0,
  );
  return owes && meansToday(state, bankId) === 0;
}

/** What a party owes today with its interest, what it is overdrawn by included. Cents. */
export function owedToday(state: State, partyId: number): Cents {
  const due = dueToday(state)
    .filter((debt) => debtorOf(debt) === partyId)
    .map((debt) => owedOn(state, debt));
  return total(due) + Math.max(0, -settlementBalance(state, partyId));
}

/** What a bank can pay with today: cash, its balance, and what its free bills would bring; a customer its accounts. Cents. */
export function meansToday(state: State, partyId: number): Cents {
  const { book } = state;
  const cash = balanceOf(state, reservesOf(book, partyId));
  const balances = book.accounts
    .filter((account) => holderOf(account) === partyId)
    .map((account) => Math.max(0, balanceOf(state, account)));
  const bills = book.notes
    ? cashAgainst(unpledgedBills(state, partyId), USUAL_BILLS_HAIRCUT, priceOf(book))
    : 0;
  return cash + total(balances) + bills;
}
