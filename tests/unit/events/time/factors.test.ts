/** What moves reserves, and what a day waits for, read off positions. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { dueToday, overdrawnAtClose, unsettled } from '@/events/banking/ledger/day';
import { bankReserves, factorsBetween } from '@/events/banking/ledger/factors';
import { ratesByDay } from '@/events/banking/views/time/rates';
import { factorsByDay } from '@/events/banking/views/time/reserves';
import { clock, endDay, fedFunds } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  loan,
  overdraft,
  repayLoan,
  system,
  transfer,
} from '../../../helpers/setup';

const treasury: BankingEvent = { type: 'foundTreasury', amount: 100_000 };
const spend = (on: number, amount: number): BankingEvent => ({ type: 'spend', payee: on, amount });
const pays = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'bankTransfer',
  from,
  to,
  amount,
});

/** The central bank (0), the Treasury (1), One (2), Two (3), Ann (4) at One. */
const start = built(
  ...[system('centralbank'), clock(), treasury, bank('One', 0, 10_000), bank('Two', 0, 20_000)],
  ...[customer('Ann', 5000), account(4, 2, 5000), overdraft(50_000), bills(0, 90_000)],
);
const plain = built(clock(), bank('One', 0), customer('Ann', 100), account(1, 0, 100));

/** A position, and the round after each of some events from it. */
function line(from: BankingRound, ...events: readonly BankingEvent[]): readonly BankingRound[] {
  const rounds = [from];
  for (const event of events) rounds.push(playOn(rounds.at(-1) ?? from, event));
  return rounds;
}

describe('the factors of reserves', () => {
  test('are the lines of the central bank’s sheet, the Treasury’s account by its name', () => {
    const spent = playOn(start, spend(4, 700));
    expect(factorsBetween(start, spent)).toEqual([
      { label: 'Account of the Treasury', change: 700 },
    ]);
    expect(bankReserves(start)).toBe(30_000);
    expect(bankReserves(spent)).toBe(30_700);
  });

  test('have overdrafts of banks among them, which are no reserves', () => {
    const drawn = playOn(start, pays(2, 3, 16_000));
    expect(bankReserves(drawn)).toBe(36_000);
    expect(factorsBetween(start, drawn)).toEqual([{ label: 'Daylight Overdrafts', change: 6000 }]);
  });

  test('are none without a central bank, and all of its lines as it comes', () => {
    expect(factorsBetween(plain, plain)).toEqual([]);
    expect(bankReserves(plain)).toBe(0);
    const labels = factorsBetween(plain, start).map(({ label }) => label);
    expect(labels).toContain('Treasury Bills');
    expect(factorsBetween(start, plain)).toEqual([]);
  });

  test('are told day by day, the last as far as it has gone', () => {
    const days = factorsByDay(line(start, spend(4, 100), endDay, spend(4, 30), endDay));
    expect(days.map(({ day, opening, closing }) => [day, opening, closing])).toEqual([
      [1, 30_000, 30_100],
      [2, 30_100, 30_130],
      [3, 30_130, 30_130],
    ]);
    expect(factorsByDay([])).toEqual([]);
    const noDays = built(bank('One', 0));
    expect(factorsByDay(line(noDays, { type: 'note', text: 'x' }))).toEqual([]);
  });
});

describe('the trades of a day', () => {
  const days = line(
    ...([start, fedFunds(2, 3, 500, 410, 9), endDay, fedFunds(2, 3, 700, 420, 9)] as const),
    ...[loan(4, 2, 900), endDay],
  );
  const tradesOf = (rounds: readonly BankingRound[]) =>
    ratesByDay(rounds)
      .at(-1)
      ?.trades.map(({ id, amount, rate }) => [id, amount, rate]);

  test('are the loans made on it between banks and in facilities', () => {
    expect(tradesOf(days.slice(0, 2))).toEqual([[0, 500, 410]]);
    expect(tradesOf(days.slice(0, 3))).toEqual([]);
    expect(tradesOf(days.slice(0, 5))).toEqual([[1, 700, 420]]);
    // The position that a line starts from is what its loans are made after.
    expect(tradesOf(days.slice(1, 2))).toEqual([]);
    expect(ratesByDay([])).toEqual([]);
    expect(ratesByDay([built(bank('One', 0))])).toEqual([]);
  });

  test('stand by the day on which they were made', () => {
    const byDay = ratesByDay(days).map(({ day, trades }) => [day, trades.map(({ id }) => id)]);
    expect(byDay).toEqual([
      [1, [0]],
      [2, [1]],
      [3, []],
    ]);
    expect(ratesByDay(line(built(bank('One', 0)), { type: 'note', text: 'x' }))).toEqual([]);
  });
});

describe('what a day waits for', () => {
  test('are debts of that day or before that stand', () => {
    const lent = playOn(
      start,
      fedFunds(2, 3, 500, 0, 1),
      fedFunds(2, 3, 700, 0, 2),
      loan(4, 2, 90),
    );
    const due = (round: BankingRound) => dueToday(round).map(({ id }) => id);
    expect(due(lent)).toEqual([]);
    const on = (day: number) => ({ ...lent, book: { ...lent.book, clock: { basis: 360, day } } });
    expect(due(on(2))).toEqual([0]);
    expect(due(on(3))).toEqual([0, 1]);
    expect(due({ ...on(3), column: lent.column.map(() => 0) })).toEqual([]);
    const { clock: _, ...timeless } = on(3).book;
    expect(due({ ...lent, book: timeless })).toEqual([]);
  });

  test('are banks that are overdrawn with the central bank, and nobody else', () => {
    const drawn = playOn(start, pays(2, 3, 16_000), loan(4, 2, 0));
    expect(overdrawnAtClose(drawn).map(({ subordinateId }) => subordinateId)).toEqual([2]);
    const below = { ...start, column: start.column.map(() => -1) };
    expect(overdrawnAtClose(below).map(({ subordinateId }) => subordinateId)).toEqual([2, 3]);
    const nobody = { ...plain, column: plain.column.map(() => -1) };
    expect(overdrawnAtClose(nobody)).toEqual([]);
  });

  test('are payments in a house’s queue and dues with it, not dues between banks', () => {
    expect(unsettled(start)).toBeNull();
    const independent = playOn(
      built(
        ...[bank('One', 0), bank('Two', 0), customer('Ann', 500), customer('Ben', 500)],
        ...[account(2, 0, 500), account(3, 1, 500)],
      ),
      transfer([2, 0], [3, 1], 200),
    );
    expect(independent.book.credits.map(({ instrument }) => instrument)).toEqual(['Dues']);
    expect(unsettled(independent)).toBeNull();
    const house = playOn(
      built(
        ...[system('clearinghouse'), bank('One', 20_000), bank('Two', 20_000)],
        ...[customer('Ann', 5000), customer('Ben', 5000), account(3, 1, 5000), account(4, 2, 5000)],
      ),
      ...[transfer([3, 1], [4, 2], 1000), loan(3, 1, 700), repayLoan(2, 100)],
    );
    expect(unsettled(house)).toEqual({ house: 0, queued: 0, dues: 2000 });
  });
});
