/** What the invariants of days compare, and how near a figure may come before they object. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { ranksInOrder } from '@/events/banking/ledger/invariants/closing';
import type { Invariant } from '@/events/banking/ledger/invariants/invariant';
import { priceExplains } from '@/events/banking/ledger/invariants/price';
import {
  interestExact,
  interestPasses,
  nothingLeftUndone,
} from '@/events/banking/ledger/invariants/time';
import { bearing, clock, endDay, fedFunds } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  loan,
  system,
  transfer,
  withdraw,
} from '../../../helpers/setup';

const figuresOf = (invariant: Invariant, before: BankingRound, round: BankingRound) =>
  invariant
    .figures({ before, round, effect: netWorthEffectOf(before, round) })
    .map(({ amount }) => amount);

const faultsOf = (number: number, before: BankingRound, round: BankingRound) =>
  checkRound(before, round)
    .filter(({ invariant }) => invariant === number)
    .map(({ message }) => message);

/** The central bank (0), One (1), Two (2), Ann (3) at One with interest of 36 %. */
const start = built(
  ...[system('centralbank'), clock(), bank('One', 0, 100_000), bank('Two', 0, 100_000)],
  ...[customer('Ann', 50_000), bearing(3, 1, 10_000, 3600)],
);

describe('the interest that a step booked', () => {
  const lent = playOn(start, fedFunds(1, 2, 20_000, 3600, 9));
  const ended = playOn(lent, endDay);

  test('is what accrues on debts and what is credited to accounts as a day ends', () => {
    expect(figuresOf(interestExact, lent, ended)).toEqual([30, 2]);
    expect(figuresOf(interestPasses, lent, ended)).toEqual([30, 30]);
  });

  test('is neither principal, nor interest that is paid, nor a payment', () => {
    expect(figuresOf(interestExact, start, lent)).toEqual([0, 1]);
    const paid = playOn(ended, { type: 'payFedFundsLoan', loan: 0, amount: 20_000 });
    expect(figuresOf(interestExact, ended, paid)).toEqual([0, 0]);
    const taken = playOn(ended, withdraw(3, 1, 500));
    expect(figuresOf(interestExact, ended, taken)).toEqual([0, 2]);
    expect(
      figuresOf(interestPasses, ended, playOn(ended, { type: 'writeOff', claim: 0, amount: 9 })),
    ).toEqual([0, 0]);
  });

  test('may leave half a cent too much, and not half a cent too little', () => {
    const half = playOn(start, fedFunds(1, 2, 18_000, 100, 9));
    const after = playOn(half, endDay);
    const [debt] = after.book.credits;
    expect(after.column[(debt?.slot ?? 0) + 1]).toBe(-1_800_000);
    expect(faultsOf(9, half, after)).toEqual([]);
    const down: BankingRound = {
      ...after,
      postings: after.postings.filter(({ claim }) => claim.kind !== 'credit'),
      column: after.column.with((debt?.slot ?? 0) + 1, 1_800_000),
    };
    expect(faultsOf(9, half, down)).toEqual([
      'The interest on Fed Funds between One and Two is not the exact sum of its days.',
    ]);
  });
});

describe('what a day left undone', () => {
  test('is what was due and all that waited, payments and dues together', () => {
    const due = playOn(start, fedFunds(1, 2, 500, 0), endDay);
    expect(figuresOf(nothingLeftUndone, due, playOn(due, withdraw(3, 1, 1)))).toEqual([500, 0]);
    const house = playOn(
      built(
        ...[system('clearinghouse'), clock(), bank('One', 20_000), bank('Two', 20_000)],
        ...[customer('Ann', 5000), customer('Ben', 5000), account(3, 1, 5000), account(4, 2, 5000)],
      ),
      transfer([3, 1], [4, 2], 1000),
    );
    const payment = { from: 3, fromBank: 1, to: 4, toBank: 2, amount: 500 };
    const queued = { ...house, book: { ...house.book, queue: [payment] } };
    const { book } = queued;
    const at = book.clock ?? expect.fail('days pass');
    const ended: BankingRound = {
      ...queued,
      ...{ event: endDay, postings: [], book: { ...book, clock: { ...at, day: 2 } } },
    };
    expect(figuresOf(nothingLeftUndone, queued, ended)).toEqual([0, 2500]);
    expect(faultsOf(10, queued, ended)).toEqual(['$25 waited as the day ended.']);
    expect(faultsOf(10, queued, { ...ended, book })).toEqual([]);
  });
});

describe('the invariants of sheets', () => {
  test('say whose columns are apart, whose net worth changed, and by how much', () => {
    const round = playOn(start, withdraw(3, 1, 500));
    const cash = round.book.reserves[1] ?? expect.fail('a bank has cash');
    const off = {
      ...round,
      column: round.column.with(cash.slot, (round.column[cash.slot] ?? 0) + 7),
    };
    expect(faultsOf(4, start, off)).toEqual([
      'The two columns of One are $0.07 apart.',
      'Over all parties net worth changed by $0.07.',
    ]);
    expect(faultsOf(5, start, off)).toEqual(['The net worth of One changed by $0.07, not by $0.']);
  });
});

test('the bills on all sheets are their face value at the price of the day', () => {
  const held = playOn(start, bills(1, 20_000), bills(2, 10_000));
  const priced = playOn(held, { type: 'setPrice', price: 9700 });
  expect(figuresOf(priceExplains, held, priced)).toEqual([29_100, 29_100]);
});

describe('the ranks of a closed bank', () => {
  const repo = (borrower: number, lender: number, amount: number): BankingEvent => ({
    ...{ type: 'doRepo', borrower, lender, amount, rate: 0, haircut: 0, term: 30 },
  });
  const close: BankingEvent = { type: 'closeBank', bank: 1, into: 2 };
  /** One (1) owes Two (2) and Three (3) in fed funds, and has lent to Cid (4). */
  const opening = built(
    ...[system('centralbank'), clock(), bank('One', 0, 10_000), bank('Two', 0, 90_000)],
    ...[bank('Three', 0, 90_000), customer('Cid', 0), account(4, 1, 0)],
    ...[bills(1, 20_000), bills(3, 20_000)],
  );

  /** The round with more or less on the account of a bank with the central bank. */
  function paidTo(round: BankingRound, of: number, by: number): BankingRound {
    const found = round.book.accounts.find(
      (one) => one.subordinateId === of && one.superiorId === 0,
    );
    const slot = found?.slot ?? expect.fail('no such account');
    return { ...round, column: round.column.with(slot, (round.column[slot] ?? 0) + by) };
  }

  test('allow a cent for each pledge whose bills are not at par, and no more', () => {
    const owing = playOn(
      ...[opening, { type: 'setPrice', price: 9700 } as const, repo(1, 3, 5001)],
      ...[loan(4, 1, 90_000), { type: 'writeOff', claim: 1, amount: 60_000 } as const],
    );
    const round = playOn(owing, close);
    expect(checkRound(owing, round)).toEqual([]);
    const faults = (by: number) => faultsOf(12, owing, paidTo(round, 3, by));
    expect([-1, 0, 1].map(faults)).toEqual([[], [], []]);
    expect(faults(-2)).toEqual(['Three received $49.99 where $50.01 was secured.']);
    expect(faults(2)).toEqual(['Three was paid more than it was owed while others were short.']);
    expect(figuresOf(ranksInOrder, owing, round)).toEqual([95_001, 64_401]);
  });

  test('leave those out whose bills the bank has pledged on', () => {
    const chain = playOn(
      ...[opening, repo(3, 1, 1000), repo(1, 2, 600), fedFunds(1, 3, 3000, 0, 9)],
      ...[loan(4, 1, 90_000), { type: 'writeOff', claim: 3, amount: 90_000 } as const],
    );
    const alone = playOn(
      ...[opening, repo(1, 2, 600), fedFunds(1, 3, 3000, 0, 9)],
      ...[loan(4, 1, 90_000), { type: 'writeOff', claim: 2, amount: 90_000 } as const],
    );
    const owed = (before: BankingRound) =>
      figuresOf(ranksInOrder, before, playOn(before, close))[0];
    // Cid’s deposit of $900, Two’s $6 in repo, and Three’s $30 where it is not left out.
    expect(owed(chain)).toBe(90_000 + 600);
    expect(owed(alone)).toBe(90_000 + 600 + 3000);
    expect(checkRound(chain, playOn(chain, close))).toEqual([]);
  });
});
