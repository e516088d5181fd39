/** What the texts of boards with days answer to a case that was not shown: each is played, and compared. */
import { expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';

import { shareCapital, worthOf } from '@/events/banking/ledger/capital';
import { marginCalls } from '@/events/banking/ledger/securities';
import { figuresOf } from '@/events/banking/views/figures';
import { cashOf } from '@/src/lessons/course/queries';
import { roundAt } from '@/src/lessons/demonstrated';
import { after, lessonOf, refusalOf } from '../../helpers/boards';

/** A lesson's board after some rounds of its demonstration, and what is done from there. */
const at = (id: number, round: number, events: readonly BankingEvent[] = []): BankingRound =>
  roundAt({ lesson: lessonOf(id), round, events });

const deposits = (round: BankingRound) => figuresOf(round).depositsGross;
const reserves = (round: BankingRound) => figuresOf(round).reserves;

test('28: the lender of the night is richer in the evening, by what its own depositor leaves it', () => {
  expect(worthOf(at(28, 1), 2) - worthOf(at(28, 0), 2)).toBe(100);
});

test('30: a loss that earnings cover leaves share capital and cash as they were', () => {
  const before = at(30, 2);
  const later = at(30, 2, [{ type: 'writeOff', claim: 2, amount: 150_000 }]);
  expect(shareCapital(later, 0)).toBe(shareCapital(before, 0));
  expect(cashOf(later, 0)).toBe(cashOf(before, 0));
  expect(worthOf(before, 0) - worthOf(later, 0)).toBe(150_000);
});

test('31: what a depositor brings back in cash pays one more, and no second one', () => {
  const withdraw = (customer: number): BankingEvent => ({
    type: 'withdraw',
    customer,
    bank: 0,
    amount: 160_000,
  });
  const repaid = [
    withdraw(7),
    { type: 'repayLoan', loan: 0, amount: 160_000, by: 'cash' } as const,
    withdraw(2),
  ];
  const round = at(31, 1, repaid);
  expect(cashOf(round, 0)).toBe(0);
  expect(refusalOf(round, withdraw(3), lessonOf(31).offers).code).toBe('INSUFFICIENT_CASH');
});

test('34: a dealer that defaults on both its repos sells nothing, and the day can end', () => {
  const defaults = [{ type: 'failRepo', repo: 0 } as const, { type: 'failRepo', repo: 1 } as const];
  const met = { type: 'pledge', repo: 2, amount: 33_334 } as const;
  const round = at(34, 1, [...defaults, met]);
  expect(marginCalls(round)).toEqual([]);
  expect(at(34, 1, [...defaults, met, { type: 'endDay' }]).event?.type).toBe('endDay');
});

test('34: a price that is a twenty-fifth lower takes two fifths of what is the dealer’s own', () => {
  const [before, later] = [worthOf(at(34, 0), 1), worthOf(at(34, 1), 1)];
  expect((before - later) * 5).toBe(before * 2);
});

test('35: a seventh off its bonds is what Silicon Valley Bank can bear, and hardly more', () => {
  const fallen = (price: number) => worthOf(at(35, 0, [{ type: 'setPrice', price }]), 2);
  expect(fallen(8_600)).toBeGreaterThan(0);
  expect(fallen(8_500)).toBeLessThan(0);
});

test('35: a loan from the window for a week carries it past the run, and cures nothing', () => {
  const run = [
    { type: 'discountLoan', bank: 2, amount: 60_000, collateral: 'bills', term: 7 } as const,
    { type: 'endDay' } as const,
    { type: 'transfer', from: 5, fromBank: 2, to: 7, toBank: 4, amount: 42_000 } as const,
    { type: 'endDay' } as const,
  ];
  const round = at(35, 1, run);
  expect(round.event?.type).toBe('endDay');
  expect(worthOf(round, 2)).toBeLessThan(0);
});

test('39: a bank that lends to the facility itself gives up reserves, and no deposit falls', () => {
  const before = at(39, 0);
  const lends = { type: 'reverseRepoFacility', fund: 2, amount: 900_000 } as const;
  const later = after(before, [lends], lessonOf(38).offers);
  expect(deposits(later)).toBe(deposits(before));
  expect(reserves(before) - reserves(later)).toBe(900_000);
});

test('43: a loan out of borrowed money lowers the balances above zero, and makes none', () => {
  const positive = (round: BankingRound) => reserves(round);
  const [before, later] = [at(43, 8), at(43, 9)];
  expect(positive(later)).toBeLessThan(positive(before));
});
