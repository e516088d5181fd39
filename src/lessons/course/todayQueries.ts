/** What tasks ask of lines on boards with days and a central bank of today. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { AdministeredRate } from '@/events/banking/ledger/book';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { ratesOfDay, type Trade } from '@/events/banking/views/time/reserves';
import { type BasisPoints, type Cents, total } from '@/events/money';
import type { CreditInstrument } from '../../../events/banking/ledger/instruments';
import { type PlayedEvent, stepsSince } from './queries';
import { openDebts } from './reserveQueries';
import type { Progress } from './task';

/** A rate that the central bank has set; 0 while it was never set. */
export function rateSet({ book }: State, which: AdministeredRate): BasisPoints {
  return book.rates?.[which] ?? 0;
}

/** The steps of the kind since the task began. */
export function stepsOf(progress: Progress, type: BankingEvent['type']): readonly PlayedEvent[] {
  return stepsSince(progress).filter(({ event }) => event.type === type);
}

/** What is owed by debts of a kind, in cents. */
export function owedBy(state: State, instrument: CreditInstrument): Cents {
  return total(openDebts(state, instrument).map((debt) => balanceOf(state, debt)));
}

/** The loan that a step made between banks or in a facility, with its rate; undefined where it made none. */
export function tradeOf({ before, after }: PlayedEvent): Trade | undefined {
  return ratesOfDay([before, after])?.trades.at(-1);
}
