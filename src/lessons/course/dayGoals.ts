/** Short forms in which lessons write goals on boards on which days pass. Amounts are cents and rates basis points. */

import type { CreditInstrument } from '@/events/banking/ledger/instruments';
import type {
  BoardSettingName,
  Figure,
  Goal,
  MadeFigure,
  Reading,
  Relation,
  TermIs,
} from '@/events/goals/grammar';
import { debts, figure, lastOfTask, line } from './goals';

/** The last event has ended a day. */
export const DAY_ENDED: Goal = lastOfTask('endDay');

/** A setting, a rate of the central bank or the price of bills. */
export const setting = (name: BoardSettingName): Figure => ({ kind: 'setting', setting: name });

/** A rate that the central bank sets, as it stands now. */
export const rateNow = (name: BoardSettingName): Reading => ({ of: setting(name) });

/** What a party is worth. */
export const netWorth = (party: number): Figure => ({ kind: 'sheet', party, take: 'netWorth' });

/** What a bank is worth, and what shareholders have paid in. */
export const capital = (party: number): Figure => ({ kind: 'sheet', party, take: 'capital' });

/** A bank owes more than it has. */
export const insolvent = (bank: number): Goal => figure(capital(bank), 'lessThan', 0);

/** A bank was closed. */
export const closed = (party: number): Goal => ({ kind: 'bankClosed', party });

/** What is owed of all debts of an instrument. */
export const owed = (instrument: CreditInstrument): Figure => line(instrument);

/** A party owes nothing of an instrument. */
export const owesNone = (debtor: number, instrument: CreditInstrument): Goal =>
  figure(debts(instrument, { debtor }), 'is', 0);

/** A party owes something of an instrument. */
export const owesSome = (debtor: number, instrument: CreditInstrument): Goal =>
  figure(debts(instrument, { debtor }), 'moreThan', 0);

/** A party is owed nothing of an instrument. */
export const isOwedNone = (creditor: number, instrument: CreditInstrument): Goal =>
  figure(debts(instrument, { creditor }), 'is', 0);

/** What margin calls ask a party for. */
export const asked = (party: number): Figure => ({ kind: 'margin', party, take: 'asked' });

/** Nobody has to pledge more bills. */
export const NO_MARGIN_CALL: Goal = figure({ kind: 'margin', take: 'asked' }, 'is', 0);

/** What the rate of a loan must be. */
export const atRate = (is: Relation, than: number | Reading): TermIs => ({
  term: 'rate',
  is,
  than,
});

/** A loan was made since the task began. */
export function lent(
  instrument: CreditInstrument,
  more: Pick<MadeFigure, 'debtor' | 'creditor' | 'where'>,
): Goal {
  return figure(
    { kind: 'made', line: instrument, in: 'task', take: 'count', ...more },
    'atLeast',
    1,
  );
}
