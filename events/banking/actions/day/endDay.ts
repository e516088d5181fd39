/** The day ends: nothing may be left undone, interest is booked, and the next day begins. */
import { assertDefined } from '../../../assert';
import { dollars, total } from '../../../money';
import type { Book, Clock } from '../../ledger/book';
import { creditorOf, debtorOf } from '../../ledger/ends';
import type { DayInterest } from '../../ledger/interest';
import { dayInterest } from '../../ledger/interest';
import { INTEREST, netWorthTransfer } from '../../ledger/netWorth';
import { defineAction } from '../action';
import { refuseDue, refuseMargin, refuseOverdrawn, refuseWaiting } from './closing';

export const endDay = defineAction({
  type: 'endDay',
  wire: { type: 32, fields: [] },
  kind: 'exogenous',
  needsClock: true,
  fields: {},

  label: 'End the Day',
  verb: 'end the day',
  compose: ['The day ends'],
  codes: ['PAYMENTS_WAIT', 'DUE_TODAY', 'MARGIN_DUE', 'OVERDRAWN_AT_CLOSE'],

  refuse: (state, _event, permission) =>
    refuseWaiting(state, permission) ??
    refuseDue(state, permission) ??
    refuseMargin(state, permission) ??
    refuseOverdrawn(state, permission),

  opensDebts: ['Accrued Interest'],
  post(journal) {
    for (const { claim, cents, residue } of dayInterest(journal)) {
      if (claim.kind === 'credit') journal.accrue(claim, cents);
      else journal.move(claim, cents);
      journal.setResidue(claim, residue);
    }
    const { book } = journal;
    const clock = clockOf(book);
    journal.adopt({ ...book, clock: { ...clock, day: clock.day + 1 } });
  },

  netWorthEffect: {
    reason: INTEREST,
    gains: ({ before }) =>
      dayInterest(before).flatMap(({ claim, cents }) =>
        netWorthTransfer(debtorOf(claim, 0), creditorOf(claim, 0), cents),
      ),
  },

  narrate({ before }) {
    const { day } = clockOf(before.book);
    const booked = dayInterest(before);
    const accrued = sumOf(booked, 'credit');
    const credited = sumOf(booked, 'account');
    const interest = [
      ...(accrued > 0 ? [`interest of ${dollars(accrued)} accrues on debts`] : []),
      ...(credited > 0 ? [`${dollars(credited)} of interest is credited to accounts`] : []),
    ].join(', and ');
    return [
      interest === ''
        ? `Day ${day} ends; no interest is booked. Day ${day + 1} begins.`
        : `Day ${day} ends: ${interest}. Day ${day + 1} begins.`,
    ];
  },

  examples: [{ board: [{ type: 'startClock', basis: 365 }], event: { type: 'endDay' } }],
});

/** The clock of a board on which a day has ended. */
const clockOf = ({ clock }: Book): Clock => assertDefined(clock, 'clock');

/** What is booked on the claims of a kind, in cents. */
function sumOf(booked: readonly DayInterest[], kind: 'credit' | 'account'): number {
  return total(booked.filter(({ claim }) => claim.kind === kind).map(({ cents }) => cents));
}
