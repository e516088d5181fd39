/** What stands in the way of closing a bank, and what its closing is reckoned from. */
import { describe, expect, test } from 'vitest';
import { freeLoans } from '@/events/banking/actions/policy/window';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { fundsToPay, fundsToPayOut } from '@/events/banking/actions/shared/shareholderPayments';
import { meansToday, owedToday } from '@/events/banking/actions/shared/solvency';
import { tellTerm } from '@/events/banking/actions/shared/terms';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { changedBalances } from '../../../helpers/boards';
import { clock, endDay, fedFunds } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  loan,
  overdraft,
  system,
  transfer,
} from '../../../helpers/setup';

const close = (of: number, into: number): BankingEvent => ({ type: 'closeBank', bank: of, into });
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const pays = (from: number, to: number, amount: number): BankingEvent => ({
  ...{ type: 'bankTransfer', from, to, amount },
});
const insured = (limit: number, amount: number): BankingEvent => ({
  ...{ type: 'insureDeposits', limit, amount },
});
const messageOf = (round: BankingRound, event: BankingEvent) =>
  wouldRefuse(round, event, 'opening')?.message ?? null;

/** The central bank (0), One (1), Two (2), Three (3), Ann (4) and Cid (5) at One, Ben (6) at Two. */
const start = built(
  ...[system('centralbank'), clock(), bank('One', 0, 90_000), bank('Two', 0, 90_000)],
  ...[bank('Three', 0, 90_000), customer('Ann', 60_000), customer('Cid', 0)],
  ...[customer('Ben', 60_000), account(4, 1, 60_000), account(5, 1, 0), account(6, 2, 60_000)],
);

describe('a bank is not closed', () => {
  test('while it is sound, which is said with what it has to pay', () => {
    expect(messageOf(start, close(1, 2))).toBe(
      'One has capital of $900.00 and nothing to pay today; close it once its capital is below zero or it cannot pay.',
    );
    const due = playOn(start, fedFunds(1, 2, 5000, 3600), fedFunds(2, 3, 700, 0), endDay);
    expect(messageOf(due, close(1, 2))).toBe(
      'One has capital of $899.95, and $1,550.00 to pay the $50.05 that it owes today; close it once its capital is below zero or it cannot pay.',
    );
    expect([1, 2, 3].map((id) => owedToday(due, id))).toEqual([5005, 700, 0]);
    expect(meansToday(due, 1)).toBe(155_000);
    const drawn = playOn(due, overdraft(50_000), pays(1, 3, 96_000));
    expect(owedToday(drawn, 1)).toBe(5005 + 1000);
  });

  test('while payments or dues of its wait in a house, whatever waits of others', () => {
    const house = built(
      ...[
        system('clearinghouse'),
        clock(),
        insured(0, 0),
        bank('One', 20_000),
        bank('Two', 20_000),
      ],
      ...[bank('Three', 20_000), customer('Ann', 0), customer('Ben', 5000), account(5, 2, 0)],
      ...[account(6, 3, 5000), loan(5, 2, 90_000), loss(0, 90_000)],
    );
    const payment = { from: 5, fromBank: 2, to: 6, toBank: 3, amount: 500 };
    const queued = (round: BankingRound, ...queue: readonly (typeof payment)[]): BankingRound => ({
      ...round,
      book: { ...round.book, queue },
    });
    expect(messageOf(house, close(2, 3))).toBeNull();
    const others = { from: 6, fromBank: 3, to: 6, toBank: 4, amount: 700 };
    expect(messageOf(queued(house, others), close(2, 3))).toBeNull();
    const said = (sums: string) => `One has not settled ${sums}; settle with all banks first.`;
    expect(messageOf(queued(house, payment, others), close(2, 3))).toBe(said('$5.00 that waits'));
    const incoming = { ...others, toBank: 2, amount: 900 };
    expect(messageOf(queued(house, incoming), close(2, 3))).toBe(said('$9.00 that waits'));
    const dues = playOn(house, transfer([5, 2], [6, 3], 500));
    expect(messageOf(dues, close(2, 3))).toBe(said('$5.00 of dues'));
    expect(messageOf(queued(dues, payment), close(2, 3))).toBe(
      said('$5.00 of dues and $5.00 that waits'),
    );
  });

  test('by a bank that cannot pay its other creditors, itself and customers left out', () => {
    const lent = playOn(start, fedFunds(1, 2, 30_000, 0, 9), loan(5, 1, 300_000));
    const broken = playOn(lent, pays(1, 3, 120_000), loss(1, 130_000), pays(2, 3, 60_000));
    expect(messageOf(broken, close(1, 2))).toBeNull();
    const third = playOn(start, fedFunds(1, 3, 30_000, 0, 9), loan(5, 1, 300_000));
    const short = playOn(third, pays(1, 2, 120_000), loss(1, 130_000), pays(2, 3, 209_990));
    expect(messageOf(short, close(1, 2))).toMatch(
      /^Two would have \$0\.10 with the Central Bank after taking over, and \$\d+\.\d\d is to be paid to creditors of One; let it raise the rest first, or another bank take over\.$/,
    );
  });

  test('where the fund has a cent too little', () => {
    const poor = (fund: number) =>
      playOn(
        playOn(start, insured(60_000, fund), loan(5, 1, 200_000)),
        ...[transfer([5, 1], [6, 2], 90_000), loss(0, 200_000)],
      );
    expect(messageOf(poor(60_000), close(1, 2))).toBeNull();
    expect(messageOf(poor(59_999), close(1, 2))).toBe(
      'The Insurance Fund has $599.99 of Treasury Bills, and $600.00 is missing for insured deposits; let the fund come with more as the board is set up.',
    );
  });
});

describe('owners of a closed bank', () => {
  const share = (investor: number): BankingEvent => ({
    ...{ type: 'issueShares', bank: 1, investor, amount: 1000 },
  });
  const atThree = (round: BankingRound) =>
    round.book.accounts
      .filter(({ superiorId }) => superiorId === 3)
      .map(({ subordinateId, instrument }) => [subordinateId, instrument]);

  test('who are customers elsewhere have no account opened for nothing', () => {
    const broken = playOn(
      start,
      share(6),
      loan(5, 1, 200_000),
      pays(1, 2, 91_000),
      loss(1, 200_000),
    );
    expect(atThree(playOn(broken, close(1, 3)))).toEqual([
      [4, 'Customer Deposits'],
      [5, 'Customer Deposits'],
    ]);
  });

  test('are paid on an account like any other customer’s', () => {
    const due = playOn(start, share(6), fedFunds(1, 2, 500, 0), loan(4, 1, 151_500));
    const empty = playOn(
      ...[due, { type: 'withdraw', customer: 4, bank: 1, amount: 60_000 } as const],
      ...[transfer([4, 1], [6, 2], 91_500), endDay],
    );
    expect(atThree(playOn(empty, close(1, 3))).at(-1)).toEqual([6, 'Customer Deposits']);
  });

  test('who are banks are paid in reserves, which the bank that takes over must have', () => {
    const due = playOn(start, share(2), fedFunds(1, 2, 500, 0), loan(4, 1, 151_500));
    const empty = playOn(
      ...[due, { type: 'withdraw', customer: 4, bank: 1, amount: 60_000 } as const],
      ...[transfer([4, 1], [6, 2], 91_500), endDay],
    );
    // Two has lent One $5.00, and owns it: its capital of $910.00 is Two’s.
    expect(messageOf(playOn(empty, pays(2, 3, 1499)), close(1, 3))).toBe(
      'Three would have $914.99 with the Central Bank after taking over, and $915.00 is to be paid to creditors of One; let it raise the rest first, or another bank take over.',
    );
    const enough = playOn(empty, pays(2, 3, 1500));
    expect(changedBalances(enough, playOn(enough, close(1, 3)))).toMatchObject({
      'account 2@0': 270_000,
    });
  });
});

describe('what the window lends against', () => {
  test('is a bank’s own loans to customers, less what secures loans of its from the window', () => {
    const lent = playOn(
      ...[start, loan(4, 1, 50_000), loan(6, 2, 80_000), fedFunds(2, 1, 300, 0, 9)],
      { type: 'getMortgage', customer: 5, bank: 1, amount: 7000 },
      { type: 'issueShares', bank: 1, investor: 4, amount: 100 },
    );
    expect([1, 2, 3].map((id) => freeLoans(lent, id))).toEqual([57_000, 80_000, 0]);
    const window = (of: number, collateral: 'loans' | 'bills'): BankingEvent => ({
      ...{ type: 'discountLoan', bank: of, amount: 8000, term: 9, collateral },
    });
    const drawn = playOn(playOn(lent, bills(1, 20_000)), window(1, 'loans'), window(1, 'bills'));
    expect([1, 2].map((id) => freeLoans(drawn, id))).toEqual([47_000, 80_000]);
    const [first] = drawn.book.credits;
    const repaid = { ...drawn, column: drawn.column.with(first?.slot ?? -1, 0).with(0, 0) };
    expect(freeLoans(repaid, 1)).toBe(0);
  });
});

describe('what a shareholder pays a bank out of', () => {
  test('is its account, and where that is elsewhere the balance of its bank too', () => {
    const fields = (payer: number) =>
      fundsToPay(start, payer, 1).map(({ code, most }) => [code, most]);
    expect(fields(4)).toEqual([['INSUFFICIENT_DEPOSITS', 60_000]]);
    expect(fields(6)).toEqual([
      ['INSUFFICIENT_DEPOSITS', 60_000],
      ['INSUFFICIENT_DEPOSITS', 90_000],
    ]);
    expect(fields(3)).toEqual([['INSUFFICIENT_DEPOSITS', 90_000]]);
    expect(fundsToPay(start, 6, 1).map(({ field }) => field)).toEqual(['amount', 'amount']);
  });

  test('and what a bank pays its shareholders out of is nothing for accounts of its own', () => {
    expect(fundsToPayOut(start, 1, [4])).toEqual([]);
    expect(fundsToPayOut(start, 1, [4, 6]).map(({ field }) => field)).toEqual(['amount']);
    expect(fundsToPayOut(start, 1, [3])).toHaveLength(1);
  });
});

describe('the terms of a loan', () => {
  test('are told where days pass, with the day on which it falls due', () => {
    const { book } = start;
    expect(tellTerm(book, 400, 5, 1)).toBe(' at 4.00 % a year, for 5 days, due on day 6');
    expect(tellTerm(book, 400, undefined, 1)).toBe(' at 4.00 % a year, for 1 day, due on day 2');
    expect(tellTerm(built(bank('One', 0)).book, 400, 5, 1)).toBe('');
  });
});
