/** What tasks ask of lines on boards on which days pass: what is owed with its interest, what a day has earned, what it is refused for. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { CreditAccount } from '@/events/banking/ledger/book';
import type { State } from '@/events/banking/ledger/state';
import { balanceSheet } from '@/events/banking/views/sheet';
import type { Cents } from '@/events/money';
import { creditorOf, debtorOf } from '../../../events/banking/ledger/ends';
import type { CreditInstrument } from '../../../events/banking/ledger/instruments';
import { latest, type PlayedEvent } from './queries';
import { openDebts } from './reserveQueries';
import type { Progress } from './task';

/** The end of a day, as whoever plays declares it. */
export const END_OF_DAY: BankingEvent = { type: 'endDay' };

/** The step that has just ended a day, where the last step that counts for the task has. */
export function dayEnded(progress: Progress): PlayedEvent | undefined {
  const step = latest(progress);
  return step?.event.type === 'endDay' ? step : undefined;
}

/** What a step added to a party's net worth, in cents; below zero what it took. */
export function gainOf({ before, after }: PlayedEvent, party: number): Cents {
  return balanceSheet(after, party).netWorth - balanceSheet(before, party).netWorth;
}

/** The open debts of one kind that a party owes, oldest first. */
export function owedBy(
  state: State,
  debtor: number,
  instrument: CreditInstrument,
): readonly CreditAccount[] {
  return openDebts(state, instrument).filter((debt) => debtorOf(debt) === debtor);
}

/** The open debts of one kind that are owed to a party, oldest first. */
export function owedTo(
  state: State,
  creditor: number,
  instrument: CreditInstrument,
): readonly CreditAccount[] {
  return openDebts(state, instrument).filter((debt) => creditorOf(debt) === creditor);
}
