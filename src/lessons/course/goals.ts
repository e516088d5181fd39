/** Short forms in which lessons write goals. Amounts are cents and rates basis points, as goals have them. */

import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import type { CreditInstrument } from '@/events/banking/ledger/instruments';
import type {
  ActPattern,
  DebtsFigure,
  Figure,
  Goal,
  LineFigure,
  LineInstrument,
  Reading,
  Relation,
} from '@/events/goals/grammar';
import type { RefusalCode } from '@/events/refusal';

/** How a figure, or its change, stands to another. */
export function figure(
  of: Figure,
  is: Relation,
  than: number | Reading,
  read: Omit<Reading, 'of'> = {},
): Goal {
  return { kind: 'figure', of, ...read, is, than };
}

/** All of some goals together. */
export const and = (...of: Goal[]): Goal => ({ kind: 'and', of });

/** One of some goals at least. */
export const or = (...of: Goal[]): Goal => ({ kind: 'or', of });

/** So many of some goals at least. */
export const some = (least: number, ...of: Goal[]): Goal => ({ kind: 'or', of, least });

/** A goal does not hold. */
export const not = (of: Goal): Goal => ({ kind: 'not', of });

/** What held after some event since the opening. */
export const ever = (of: Goal): Goal => ({ kind: 'since', from: 'opening', of });

/** What held after some event since the task began. */
export const sinceTask = (of: Goal): Goal => ({ kind: 'since', from: 'task', of });

/** The last event is such an act. */
export function last(act: EventType, more: Omit<ActPattern, 'type'> = {}): Goal {
  return { kind: 'act', act: { type: act, ...more }, in: 'last' };
}

/** The last event is such an act, and it came after the task began. */
export function lastOfTask(act: EventType, more: Omit<ActPattern, 'type'> = {}): Goal {
  return { kind: 'act', act: { type: act, ...more }, in: 'lastOfTask' };
}

/** Such an act since the task began. */
export function done(act: EventType, more: Omit<ActPattern, 'type'> = {}): Goal {
  return { kind: 'act', act: { type: act, ...more }, in: 'task' };
}

/** Such an act since the opening. */
export function everDone(act: EventType, more: Omit<ActPattern, 'type'> = {}): Goal {
  return { kind: 'act', act: { type: act, ...more }, in: 'opening' };
}

/** What completes a task: an act that closes a round. */
export const CLOSING = { act: { closesRound: true }, in: 'last' } as const;

/** What completes a task: an act of a type, after the task began. */
export function by(type: EventType) {
  return { act: { type }, in: 'lastOfTask' } as const;
}

/** What the rules refuse now, for one of these reasons. */
export function refused(event: BankingEvent, ...codes: RefusalCode[]): Goal {
  return { kind: 'refused', event, codes };
}

/** One line, or some lines, of balance sheets. */
export function line(
  instrument: LineInstrument,
  more: Omit<LineFigure, 'kind' | 'line'> = {},
): LineFigure {
  return { kind: 'line', line: instrument, ...more };
}

/** What a party holds in cash. */
export const cash = (party: number): Figure => line('Reserves', { party });

/** The Treasury Bills of a party. */
export const bills = (party: number): Figure => line('Treasury Bills', { party });

/** The total of a party's balance sheet. */
export const sheetTotal = (party: number): Figure => ({ kind: 'sheet', party, take: 'total' });

/** What a bank has with the central bank; below zero a daylight overdraft. */
export const settlement = (party: number): Figure =>
  line('Bank Deposits', { party, with: CENTRAL_BANK });

/** What the banks have above zero with the central bank, in all: what the Treasury has there is no reserves. */
export const RESERVES: Figure = line('Bank Deposits', {
  partyType: 'bank',
  with: CENTRAL_BANK,
  take: 'above',
});

/** The lowest balance that a bank has with the central bank. */
export const LOWEST: Figure = line('Bank Deposits', {
  partyType: 'bank',
  with: CENTRAL_BANK,
  take: 'lowest',
});

/** No bank is below zero with the central bank. */
export const NOBODY_OVERDRAWN: Goal = figure(LOWEST, 'atLeast', 0);

/** Nobody owes anybody dues. */
export const NOTHING_DUE: Goal = figure(line('Dues', { take: 'highest' }), 'is', 0);

/** Somebody owes somebody dues. */
export const ANYTHING_DUE: Goal = figure(line('Dues', { take: 'highest' }), 'moreThan', 0);

/** What one party owes another in dues. */
export const dues = (debtor: number, creditor: number): Figure =>
  line('Dues', { party: debtor, with: creditor, side: 'liability' });

/** What a member has in certificates; below zero the house's loan to it. */
export const certificates = (party: number): Figure => line('CH Certificates', { party });

/** The house is lending to a member. */
export const HOUSE_LENDS: Goal = figure(line('CH Certificates', { take: 'lowest' }), 'lessThan', 0);

/** The house is lending to nobody. */
export const HOUSE_LENDS_NOTHING: Goal = figure(
  line('CH Certificates', { take: 'lowest' }),
  'atLeast',
  0,
);

/** What a bank owes its customers in all: the accounts above zero. */
export const grossDeposits = (bank: number): Figure =>
  line('Customer Deposits', { with: bank, take: 'above' });

/** No customer of a bank is below zero. */
export const noOverdraft = (bank: number): Goal =>
  figure(line('Customer Deposits', { with: bank, take: 'lowest' }), 'atLeast', 0);

/** A bank has no more cash than at the opening. */
export const noNewCash = (bank: number): Goal =>
  figure(cash(bank), 'atMost', 0, { less: 'opening' });

/** A figure is what it was at the opening. */
export const asAtOpening = (of: Figure): Goal => figure(of, 'is', 0, { less: 'opening' });

/** A payment since the task began expands a bank's balance sheet, contracts it, or does neither. */
export function payment(bank: number, changes: 'moreThan' | 'lessThan' | 'is'): Goal {
  return sinceTask(and(last('transfer'), figure(sheetTotal(bank), changes, 0, { less: 'before' })));
}

/** How many debts of an instrument are open. */
export function debts(
  instrument: CreditInstrument,
  more: Pick<DebtsFigure, 'debtor' | 'creditor' | 'where'> = {},
): Figure {
  return { kind: 'debts', line: instrument, take: 'count', ...more };
}
