/** What a closed bank owes and to whom, what covers it, and what a bank can lose: read off positions. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { capitalRatio, riskAssets } from '@/events/banking/ledger/capital';
import { assetsOf, claimsOn, coveredBy, payoutOf } from '@/events/banking/ledger/estate';
import { inProportion } from '@/events/banking/ledger/proportion';
import { receivedBills } from '@/events/banking/ledger/securities';
import { clock, fedFunds } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, loan, system } from '../../../helpers/setup';

/** A position with other balances on some accounts, by holder and issuer. */
function withBalances(
  round: BankingRound,
  ...balances: readonly (readonly [holder: number, issuer: number, balance: number])[]
): BankingRound {
  let { column } = round;
  for (const [holder, issuer, balance] of balances) {
    const found = round.book.accounts.find(
      (one) => one.subordinateId === holder && one.superiorId === issuer,
    );
    column = column.with(found?.slot ?? expect.fail('no such account'), balance);
  }
  return { ...round, column };
}

const repo = (borrower: number, lender: number, amount: number): BankingEvent => ({
  ...{ type: 'doRepo', borrower, lender, amount, rate: 0, haircut: 0, term: 30 },
});

/** The central bank (0), One (1), Two (2), Three (3), Ann (4) at One, Ben (5) at Two. */
const start = built(
  ...[system('centralbank'), clock(), bank('One', 3000, 90_000), bank('Two', 0, 90_000)],
  ...[bank('Three', 0, 90_000), customer('Ann', 60_000), customer('Ben', 0)],
  ...[account(4, 1, 60_000), account(5, 2, 0), bills(1, 7000), bills(3, 5000)],
);

describe('what a bank owes', () => {
  test('is told creditor by creditor, by their ids', () => {
    const owing = playOn(start, fedFunds(1, 2, 500, 0, 9), fedFunds(1, 3, 700, 0, 9));
    const insured = playOn(owing, { type: 'insureDeposits', limit: 25_000, amount: 9 });
    expect(claimsOn(insured, 1)).toEqual([
      { creditor: 2, pledged: 0, insured: 0, rest: 500 },
      { creditor: 3, pledged: 0, insured: 0, rest: 700 },
      { creditor: 4, pledged: 0, insured: 25_000, rest: 35_000 },
    ]);
    expect(claimsOn(insured, 2)).toEqual([]);
  });

  test('is not less by what the same creditor has overdrawn with it', () => {
    const both = built(
      ...[system('correspondent'), clock(), bank('One', 5000), bank('Two', 5000)],
      ...[account(0, 1, 500), account(1, 0, 700)],
    );
    const owed = (rest: number) => [{ creditor: 1, pledged: 0, insured: 0, rest }];
    expect(claimsOn(withBalances(both, [0, 1, -200], [1, 0, -800]), 0)).toEqual(owed(200));
    expect(claimsOn(withBalances(both, [0, 1, -200], [1, 0, 800]), 0)).toEqual(owed(1000));
    expect(claimsOn(withBalances(both, [0, 1, 200], [1, 0, 800]), 0)).toEqual(owed(800));
  });

  test('to the window is covered by what customers owe the bank itself', () => {
    const window: BankingEvent = {
      ...{ type: 'discountLoan', bank: 1, amount: 4000, collateral: 'loans', term: 9 },
    };
    const lent = playOn(
      ...[start, loan(4, 1, 50_000), loan(5, 2, 80_000), fedFunds(2, 1, 300, 0, 9), window],
    );
    const [own] = lent.book.credits;
    expect([...coveredBy(lent, 1)]).toEqual([[3, 4000]]);
    const repaid = { ...lent, column: lent.column.with(own?.slot ?? -1, 1000) };
    expect([...coveredBy(repaid, 1)]).toEqual([[3, 1000]]);
    expect(claimsOn(repaid, 1)[0]).toEqual({ creditor: 0, pledged: 1000, insured: 0, rest: 3000 });
  });

  test('is less than what it has by its own assets alone', () => {
    expect(assetsOf(start, 1)).toBe(3000 + 90_000 + 60_000 + 7000);
    expect(assetsOf(start, 4)).toBe(60_000);
    expect(assetsOf(withBalances(start, [4, 1, -500]), 1)).toBe(
      3000 + 90_000 + 60_000 + 7000 + 500,
    );
  });
});

describe('an estate', () => {
  const claims = [
    { creditor: 2, pledged: 50, insured: 0, rest: 100 },
    { creditor: 4, pledged: 0, insured: 100, rest: 200 },
  ];
  const paidOf = (estate: number, ...sizes: readonly number[]) => {
    const shares = sizes.map((one, index) => ({ holder: index, shares: one }));
    const payout = payoutOf(claims, estate, shares);
    return {
      claims: payout.claims.map(({ paid }) => paid),
      shortfall: payout.shortfall,
      owners: payout.owners.map(({ paid }) => paid),
      left: payout.left,
    };
  };

  test('is shared out rank by rank', () => {
    expect(paidOf(60)).toEqual({ claims: [0, 0], shortfall: 40, owners: [], left: 0 });
    expect(paidOf(100)).toEqual({ claims: [0, 0], shortfall: 0, owners: [], left: 0 });
    expect(paidOf(250)).toEqual({ claims: [50, 100], shortfall: 0, owners: [], left: 0 });
    expect(paidOf(407, 30, 10)).toEqual({
      ...{ claims: [100, 200], shortfall: 0, owners: [5, 2], left: 0 },
    });
  });

  test('stays with whoever takes over where owners have nothing in it', () => {
    expect(paidOf(407)).toEqual({ claims: [100, 200], shortfall: 0, owners: [], left: 7 });
    expect(paidOf(407, 0, 0)).toEqual({
      claims: [100, 200],
      shortfall: 0,
      owners: [0, 0],
      left: 7,
    });
    expect(payoutOf([{ creditor: 4, pledged: 9, insured: 5, rest: 0 }], 8, [])).toMatchObject({
      ...{ claims: [{ paid: 0 }], shortfall: 0, left: 3 },
    });
  });

  test('is handed out to the cent, of equal remainders to the first', () => {
    expect(inProportion(1, [1, 1])).toEqual([1, 0]);
    expect(inProportion(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(inProportion(1, [1, 2])).toEqual([0, 1]);
  });
});

describe('what a bank can lose on', () => {
  test('is neither cash nor bills, reserves, or debts of the Treasury and the central bank', () => {
    expect(riskAssets(start, 1)).toBe(0);
    const safe = playOn(
      built(
        ...[system('centralbank'), clock(), { type: 'foundTreasury', amount: 1000 } as const],
        ...[bank('One', 3000, 90_000), bills(2, 7000), bills(0, 9000), bank('Two', 0, 90_000)],
      ),
      { type: 'issueDebt', buyer: 2, amount: 500, rate: 0, term: 9 },
      { type: 'reverseRepoFacility', fund: 2, amount: 800 },
    );
    expect(safe.book.credits.map(({ instrument }) => instrument)).toEqual([
      ...['Treasury Debt', 'Facility Repos'],
    ]);
    expect(riskAssets(safe, 2)).toBe(0);
    expect(riskAssets(playOn(safe, fedFunds(3, 2, 70, 0, 9)), 2)).toBe(70);
    expect(riskAssets(playOn(safe, fedFunds(2, 3, 70, 0, 9)), 2)).toBe(0);
  });

  test('is what customers and others owe it, and what it has with other banks', () => {
    const lent = playOn(start, loan(4, 1, 50_000), fedFunds(2, 1, 300, 0, 9));
    expect(riskAssets(lent, 1)).toBe(50_300);
    expect(riskAssets(withBalances(lent, [4, 1, -500]), 1)).toBe(50_800);
    const chips = built(...[system('chips'), clock(), bank('One', 0, 5000), account(2, 1, 700)]);
    expect(riskAssets(chips, 2)).toBe(700);
  });

  test('is what capital is measured by, rounded down', () => {
    const even = built(clock(), bank('One', 0), customer('Ann', 0), account(1, 0, 0));
    const lent = playOn(even, loan(1, 0, 10_000));
    const standing = (loss: number) =>
      capitalRatio(playOn(lent, { type: 'writeOff', claim: 0, amount: loss }), 0);
    expect(capitalRatio(lent, 0)).toBe(0);
    expect(standing(2000)).toBe(-2500);
    expect(standing(2500)).toBe(-3334);
    expect(capitalRatio(playOn(start, loan(4, 1, 300_000)), 1)).toBe(3333);
  });
});

describe('bills that a lender received', () => {
  test('are those of repos with it, not what it has pledged or what others hold', () => {
    const chain = playOn(start, repo(3, 1, 1000), repo(1, 2, 600));
    expect([1, 2, 3].map((id) => receivedBills(chain.book, id))).toEqual([1000, 600, 0]);
    const window: BankingEvent = {
      ...{ type: 'discountLoan', bank: 1, amount: 400, collateral: 'bills', term: 9 },
    };
    expect(receivedBills(playOn(chain, window).book, 0)).toBe(0);
  });
});
