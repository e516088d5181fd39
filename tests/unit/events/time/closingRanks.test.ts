/** Closings that keep the ranks, and what is found where somebody has a cent too much or too little. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { ranksInOrder } from '@/events/banking/ledger/invariants/closing';
import { clock, fedFunds } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, loan, system } from '../../../helpers/setup';

const repo = (borrower: number, lender: number, amount: number): BankingEvent => ({
  ...{ type: 'doRepo', borrower, lender, amount, rate: 0, haircut: 0, term: 30 },
});
const close: BankingEvent = { type: 'closeBank', bank: 1, into: 2 };
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const paid = (from: number, to: number, amount: number): BankingEvent => ({
  ...{ type: 'bankTransfer', from, to, amount },
});
const price = (of: number): BankingEvent => ({ type: 'setPrice', price: of });
const insured: BankingEvent = { type: 'insureDeposits', limit: 5000, amount: 90_000 };

/** One (1), Two (2), Three (3); Ann (4) at One, and Cid (5), to whom One lends. */
const opening = built(
  ...[system('centralbank'), clock(), bank('One', 0, 10_000), bank('Two', 0, 90_000)],
  ...[bank('Three', 0, 90_000), customer('Ann', 4000), customer('Cid', 0)],
  ...[account(4, 1, 4000), account(5, 1, 0), bills(1, 20_000), bills(2, 9000), bills(3, 20_000)],
);

/** A closing, with more or less on an account than it should have. */
interface Off {
  readonly holder: number;
  readonly issuer: number;
  readonly by: number;
}

function closedWith(before: BankingRound, ...offs: readonly Off[]): BankingRound {
  const round = playOn(before, close);
  let { column } = round;
  for (const { holder, issuer, by } of offs) {
    const found = round.book.accounts.find(
      (one) => one.subordinateId === holder && one.superiorId === issuer,
    );
    const slot = found?.slot ?? expect.fail('no such account');
    column = column.with(slot, (column[slot] ?? 0) + by);
  }
  return { ...round, column };
}

const faultsOf = (before: BankingRound, ...offs: readonly Off[]): readonly string[] =>
  checkRound(before, closedWith(before, ...offs))
    .filter(({ invariant }) => invariant === ranksInOrder.number)
    .map(({ message }) => message);

const figuresOf = (before: BankingRound, round = closedWith(before)): readonly number[] =>
  ranksInOrder
    .figures({ before, round, effect: netWorthEffectOf(before, round) })
    .map(({ amount }) => amount);

const reserves = (holder: number, by: number): Off => ({ holder, issuer: 0, by });
const deposit = (holder: number, by: number): Off => ({ holder, issuer: 2, by });

describe('a creditor whose bills are worth a cent more or less', () => {
  /** One owes Three $50.01 in repo and $7 besides, and Cid $40, and has nothing but what it has pledged. */
  const bare = (face: number, ...given: readonly BankingEvent[]) =>
    playOn(
      built(
        ...[system('centralbank'), clock(), bank('One', 0, 0), bank('Two', 0, 90_000)],
        ...[bank('Three', 0, 90_000), customer('Cid', 0), account(4, 1, 0)],
        ...[bills(1, face), bills(2, 9000)],
      ),
      ...[...given, loan(4, 1, 4000), repo(1, 3, 5001), fedFunds(1, 3, 700, 0, 9)],
      ...[paid(1, 2, 5701), loss(0, 4000)],
    );

  test('is given no cent where bills are at par', () => {
    const at = bare(5001);
    expect(faultsOf(at)).toEqual([]);
    expect(faultsOf(at, reserves(3, -1))).toContain('Three received $50 where $50.01 was secured.');
  });

  test('is given one for each pledge of the bank’s with it, and for nothing else', () => {
    const others = [fedFunds(2, 3, 100, 0, 9), repo(2, 3, 500)];
    const at = playOn(bare(5156, price(9700)), ...others);
    expect(faultsOf(at)).toEqual([]);
    expect(faultsOf(at, reserves(3, -1))).toEqual([]);
    expect(faultsOf(at, reserves(3, -2))).toEqual([
      'Three received $49.99 where $50.01 was secured.',
    ]);
  });

  test('leaves others none: what is insured is paid to the cent', () => {
    const at = bare(5156, insured, price(9700));
    expect(faultsOf(at)).toEqual([]);
    expect(faultsOf(at, deposit(4, -1))).toEqual(['Cid received $39.99 where $40 was secured.']);
    expect(faultsOf(at, deposit(4, 1))).toContain(
      'Cid was paid while the fund had to pay for insured deposits.',
    );
  });
});

describe('whose bills the bank has pledged on', () => {
  const owing = [fedFunds(1, 3, 3000, 0, 9), loan(5, 1, 90_000)];

  test('is nobody where it has pledged its own, whatever others have pledged', () => {
    const own = playOn(opening, repo(3, 2, 500), repo(1, 2, 600), ...owing, loss(3, 90_000));
    expect(figuresOf(own)[0]).toBe(4000 + 90_000 + 600 + 3000);
    expect(faultsOf(own)).toEqual([]);
  });

  test('is nobody where another bank has pledged on what it received', () => {
    const chain = built(
      ...[system('centralbank'), clock(), bank('One', 0, 10_000), bank('Two', 0, 90_000)],
      ...[bank('Three', 0, 90_000), customer('Ann', 4000), customer('Cid', 0)],
      ...[account(4, 1, 4000), account(5, 1, 0), bills(3, 20_000)],
    );
    const others = playOn(chain, repo(3, 2, 900), repo(2, 0, 600), ...owing, loss(3, 90_000));
    expect(figuresOf(others)[0]).toBe(4000 + 90_000 + 3000);
    expect(faultsOf(others)).toEqual([]);
  });
});

describe('shares of what is left', () => {
  /** One has 31 cents and owes Three $21, Ann $20 and Cid $21: 10.5, 10 and 10.5 cents are theirs. */
  const shared = playOn(
    built(
      ...[system('centralbank'), clock(), bank('One', 0, 0), bank('Two', 0, 90_000)],
      ...[bank('Three', 0, 90_000), customer('Ann', 0), customer('Cid', 0)],
      ...[account(4, 1, 0), account(5, 1, 0)],
    ),
    ...[fedFunds(1, 3, 2100, 0, 9), loan(4, 1, 2000), loan(5, 1, 2100)],
    ...[loss(1, 2000), loss(2, 2100), paid(1, 2, 2069)],
  );

  test('are a cent too many or too few for nobody, however little that is', () => {
    expect(figuresOf(shared)).toEqual([6200, 31]);
    expect(faultsOf(shared)).toEqual([]);
    const wrong = ['Ann was not paid by what it is owed.'];
    expect(faultsOf(shared, deposit(4, -1), deposit(5, 1))).toEqual(wrong);
    expect(faultsOf(shared, deposit(4, 1), reserves(3, -1))).toEqual(wrong);
    // Which of two has the odd cent is nobody’s loss.
    expect(faultsOf(shared, deposit(5, 1), reserves(3, -1))).toEqual([]);
  });

  test('are not compared to the cent where what bills are worth was rounded', () => {
    const rounded = playOn(
      ...[opening, price(9700), repo(1, 3, 5014), fedFunds(1, 2, 700, 0, 9)],
      ...[fedFunds(1, 3, 811, 0, 9), loan(5, 1, 30_000), loss(3, 30_000)],
    );
    expect(faultsOf(rounded)).toEqual([]);
  });

  test('are what is received beside bills, whose worth is rounded on each sheet as a whole', () => {
    const held = playOn(
      ...[opening, price(9333), repo(1, 3, 5002), fedFunds(1, 2, 700, 0, 9)],
      ...[loan(5, 1, 30_000), loss(2, 30_000)],
    );
    expect(faultsOf(held)).toEqual([]);
  });
});
