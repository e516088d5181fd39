/** How the plain simulator changes balances, and what it writes down of it. */

import type { Notation } from '@/events/banking/ledger/state';
import { MAX_BALANCE } from '@/events/money';
import type { Entry, SimAccount, SimBoard, SimDebt, SimDues, SimParty } from './board';

function write(
  board: SimBoard,
  instrument: Entry['instrument'],
  party: number,
  counterparty: number,
  delta: number,
  notation: Notation,
): void {
  board.entries.push({ instrument, party, counterparty, delta, notation });
}

/** A balance that is still an exact integer. Throws otherwise: no session here comes near. */
function exact(balance: number): number {
  if (balance > MAX_BALANCE || balance < -MAX_BALANCE) throw new Error('a balance is too large');
  return balance;
}

/** Hands cash over. */
export function payCash(board: SimBoard, from: SimParty, to: SimParty, amount: number): void {
  from.cash -= amount;
  to.cash = exact(to.cash + amount);
  write(board, 'Cash', from.id, to.id, -amount, 'assignment');
  write(board, 'Cash', to.id, from.id, amount, 'assignment');
}

/** Moves an account, in two entries where it passes zero. */
export function move(board: SimBoard, holder: number, account: SimAccount, delta: number): void {
  const { balance } = account;
  const after = balance + delta;
  if ((balance > 0 && after < 0) || (balance < 0 && after > 0)) {
    movePart(board, holder, account, -balance);
    movePart(board, holder, account, after);
  } else {
    movePart(board, holder, account, delta);
  }
}

function movePart(board: SimBoard, holder: number, account: SimAccount, delta: number): void {
  if (delta === 0) return;
  const after = exact(account.balance + delta);
  const notation = Math.abs(after) > Math.abs(account.balance) ? 'issuance' : 'setOff';
  account.balance = after;
  write(board, account.instrument, holder, account.issuer, delta, notation);
}

/** Passes a sum from one account to another of the same issuer: a novation, so far as both are deposits. */
export function payWithin(
  board: SimBoard,
  from: number,
  payer: SimAccount,
  to: number,
  payee: SimAccount,
  amount: number,
): void {
  const falls = Math.min(Math.max(payer.balance, 0), amount);
  const rises = amount - Math.min(Math.max(-payee.balance, 0), amount);
  const novated = Math.min(falls, rises);
  if (novated > 0) {
    payer.balance -= novated;
    write(board, payer.instrument, from, payer.issuer, -novated, 'novation');
  }
  move(board, from, payer, novated - amount);
  move(board, to, payee, amount - novated);
  if (novated > 0) {
    payee.balance = exact(payee.balance + novated);
    write(board, payee.instrument, to, payee.issuer, novated, 'novation');
  }
}

/** The dues of a debtor to a creditor, if there ever were any. */
export function findDues(debtor: SimParty, creditor: number): SimDues | undefined {
  for (const dues of debtor.dues) if (dues.creditor === creditor) return dues;
  return undefined;
}

/** Raises dues, which are opened at their first rise. */
export function raiseDues(
  board: SimBoard,
  debtor: SimParty,
  creditor: number,
  amount: number,
): void {
  const dues = findDues(debtor, creditor);
  if (dues) {
    if (dues.balance === 0) dues.netted = false;
    dues.balance = exact(dues.balance + amount);
  } else {
    debtor.dues.push({ creditor, balance: amount, netted: false });
    board.nextId += 1;
  }
  write(board, 'Dues', debtor.id, creditor, amount, 'issuance');
}

/** Lowers dues. */
export function lowerDues(board: SimBoard, debtor: number, dues: SimDues, amount: number): void {
  if (amount === 0) return;
  dues.balance -= amount;
  write(board, 'Dues', debtor, dues.creditor, -amount, 'setOff');
}

/** Opens a debt. */
export function lend(board: SimBoard, debt: Omit<SimDebt, 'id' | 'balance'>): void {
  const { instrument, debtor, creditor, principal } = debt;
  board.debts.push({ ...debt, id: board.nextId, balance: principal });
  board.nextId += 1;
  write(board, instrument, debtor, creditor, principal, 'issuance');
}

/** Lowers a debt, and closes it when nothing is left. */
export function repay(board: SimBoard, debt: SimDebt, amount: number): void {
  debt.balance -= amount;
  write(board, debt.instrument, debt.debtor, debt.creditor, -amount, 'setOff');
  if (debt.balance === 0) board.debts.splice(board.debts.indexOf(debt), 1);
}
