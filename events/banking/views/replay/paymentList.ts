/** The payments of a line, so that they can be made again under another system. */

import { itemAt } from '../../../assert';
import type { Cents } from '../../../money';
import { orderedBy } from '../../actions/registry';
import type { BankingRound } from '../../board/rules';
import { type Book, findAccount, type Party, type Payment } from '../../ledger/book';
import { holderOf, issuerOf } from '../../ledger/ends';
import { DEPOSITS } from '../../ledger/instruments';
import { balanceOf } from '../../ledger/state';
import { systemOf } from '../../systems/registry';
import { type Line, lastOf } from '../line';

/** Payments that are made again at most: a queue of them is searched again for each. */
export const MAX_PAYMENTS = 500;

/** A customer's account, and what it starts with. */
interface PayingAccount {
  readonly holder: number;
  readonly issuer: number;
  /** Cents. */
  readonly deposit: Cents;
}

export interface PaymentList {
  readonly banks: readonly Party[];
  /** Those of the line, then one for each bank that paid or was paid for itself. Ids are this list's own. */
  readonly customers: readonly { readonly id: number; readonly name: string }[];
  readonly accounts: readonly PayingAccount[];
  /** In order; those within one bank too. */
  readonly payments: readonly Payment[];
  /** The number of those between two banks, and their sum in cents. */
  readonly between: { readonly count: number; readonly amount: Cents };
  /** How many more the line has than are listed. */
  readonly leftOut: number;
  /** Whether banks paid for themselves. */
  readonly hasBankTransfers: boolean;
  /** The index in the line of the position that the payments start from. */
  readonly start: number;
}

/**
 * The payments of a line, the opening's too: those between customers, and transfers
 * between banks as payments of a customer of the one to a customer of the other.
 * Each account starts with what was in it before the first payment or, where that is
 * less than what it pays in all, with so much.
 */
export function paymentsOf(line: Line): PaymentList {
  const { rounds } = line;
  const { book } = lastOf(line);
  const found = rounds.flatMap((round, index) => {
    const payment = paymentIn(round);
    // An opening may pay nothing, which nobody can do again on a board.
    return payment && payment.amount > 0 ? [{ payment, index }] : [];
  });
  const { parties } = book;
  const taken = found.slice(0, MAX_PAYMENTS);
  const payments = taken.map(({ payment }) => payment);
  const start = beginning(rounds, taken[0]?.index ?? rounds.length);
  const between = payments.filter(({ fromBank, toBank }) => fromBank !== toBank);
  return {
    banks: parties.filter(({ type }) => type === 'bank'),
    customers: [
      ...parties.filter(({ type }) => type === 'customer').map(({ id, name }) => ({ id, name })),
      ...standInsOf(payments).map((bank) => ({
        id: standIn(bank),
        name: `Customer of bank ${bank}`,
      })),
    ],
    accounts: accountsOf(book, payments, itemAt(rounds, start)),
    payments,
    between: { count: between.length, amount: between.reduce((sum, one) => sum + one.amount, 0) },
    leftOut: found.length - taken.length,
    hasBankTransfers: standInsOf(payments).length > 0,
    start,
  };
}

/** The payment that a round's event orders, whether it was made at once or had to wait. */
function paymentIn({ event }: BankingRound): Payment | null {
  const ordered = event && orderedBy(event);
  if (!ordered) return null;
  const { from, fromBank, to, toBank } = ordered;
  return { ...ordered, from: from ?? standIn(fromBank), to: to ?? standIn(toBank) };
}

/** The position before the first payment, or before a bank first funded a position. */
function beginning(rounds: readonly BankingRound[], first: number): number {
  const funded = rounds.findIndex(
    ({ book }, index) =>
      positionsIn(book) > positionsIn(itemAt(rounds, Math.max(0, index - 1)).book),
  );
  return Math.max(0, (funded === -1 ? first : Math.min(first, funded)) - 1);
}

/** How many banks have funded a position. */
function positionsIn(book: Book): number {
  const { prefundedWith } = systemOf(book);
  return book.accounts.filter((account) => issuerOf(account) === prefundedWith).length;
}

/** The id of the customer that pays for a bank: below every party's. */
const standIn = (bank: number): number => -1 - bank;

function standInsOf(payments: readonly Payment[]): readonly number[] {
  const banks = payments.flatMap(({ from, fromBank, to, toBank }) => [
    ...(from < 0 ? [fromBank] : []),
    ...(to < 0 ? [toBank] : []),
  ]);
  return [...new Set(banks)].sort((one, other) => one - other);
}

function accountsOf(
  book: Book,
  payments: readonly Payment[],
  start: BankingRound,
): readonly PayingAccount[] {
  const paid = new Map<string, Cents>();
  for (const { from, fromBank, amount } of payments) {
    const key = `${from} ${fromBank}`;
    paid.set(key, (paid.get(key) ?? 0) + amount);
  }
  const held = (holder: number, issuer: number): Cents =>
    balanceOf(start, findAccount(start.book, holder, issuer));
  const pairs = [
    ...book.accounts
      .filter(({ instrument }) => DEPOSITS[instrument].isMoney)
      .map((account) => [holderOf(account), issuerOf(account)] as const),
    ...standInsOf(payments).map((bank) => [standIn(bank), bank] as const),
  ];
  return pairs.map(([holder, issuer]) => ({
    holder,
    issuer,
    deposit: Math.max(held(holder, issuer), paid.get(`${holder} ${issuer}`) ?? 0),
  }));
}

/** What each bank pays and is paid by others, in the order of the payments. Cents, by the bank's id. */
export function needsOf({ payments }: PaymentList): {
  /** The deepest that it falls below where it began, when each payment is made as it comes. */
  readonly gross: ReadonlyMap<number, Cents>;
  /** What it pays more than it is paid, in all. */
  readonly net: ReadonlyMap<number, Cents>;
  readonly paid: ReadonlyMap<number, Cents>;
} {
  const [level, gross, paid] = [
    new Map<number, Cents>(),
    new Map<number, Cents>(),
    new Map<number, Cents>(),
  ] as const;
  const add = (map: Map<number, Cents>, bank: number, delta: Cents): Cents => {
    const sum = (map.get(bank) ?? 0) + delta;
    map.set(bank, sum);
    return sum;
  };
  for (const { fromBank, toBank, amount } of payments) {
    if (fromBank === toBank) continue;
    const fallen = -add(level, fromBank, -amount);
    add(level, toBank, amount);
    add(paid, fromBank, amount);
    gross.set(fromBank, Math.max(gross.get(fromBank) ?? 0, fallen));
  }
  const net = new Map([...level].map(([bank, sum]) => [bank, Math.max(0, -sum)] as const));
  return { gross, net, paid };
}
