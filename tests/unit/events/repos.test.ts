import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { findCredit } from '@/events/banking/ledger/book';
import { balancesOf, refusalOf, sheetsOf } from '../../helpers/boards';
import { buy, fail, limit, pay, repo, sell, unwind } from '../../helpers/lines/reserveEvents';
import { built, describeRows, playOn } from '../../helpers/rows';
import { bank, bills, system } from '../../helpers/setup';

/** Central Bank 0 with bills of 200; Banks A 1 to D 4 with balances of 100; A and D with bills of 100, B of 50. */
const start = built(
  ...[system('centralbank'), ...['A', 'B', 'C', 'D'].map((name) => bank(name, 0, 10_000))],
  ...[bills(0, 20_000), bills(1, 10_000), bills(2, 5000), bills(4, 10_000)],
);

/** What secures a repo: the borrower's own bills, and those it had received, as `repo: amount`. */
function collateralOf(round: BankingRound, id: number): string {
  const { own = 0, received = [] } = findCredit(round.book, id)?.collateral ?? {};
  return [`own ${own}`, ...received.map((part) => `${part.repo}: ${part.amount}`)].join(', ');
}

describeRows(start, [
  {
    when: 'a bank borrows against bills, they stay on its sheet',
    event: repo(1, 2, 4900, 400, 200),
    leaves: { 'repos 0 1>2': 4900, 'account 1@0': 14_900, 'account 2@0': 5100 },
    postings: [
      'repos 0 1>2 +4900 issuance',
      'account 2@0 -4900 novation',
      'account 1@0 +4900 novation',
    ],
    tells:
      'A borrows $49 from B in repo at 4.00 %, for interest of $1.96, at a haircut of 2.00 %, and pledges $50 of its own Treasury Bills.',
  },
  {
    when: 'the central bank lends, reserves are made',
    event: repo(1, 0, 6000, 500, 0),
    leaves: { 'repos 0 1>0': 6000, 'account 1@0': 16_000 },
    postings: ['repos 0 1>0 +6000 issuance', 'account 1@0 +6000 issuance'],
  },
  {
    when: 'the central bank borrows, reserves are absorbed',
    event: repo(0, 3, 4000, 300, 0),
    leaves: { 'repos 0 0>3': 4000, 'account 3@0': 6000 },
    postings: ['repos 0 0>3 +4000 issuance', 'account 3@0 -4000 setOff'],
  },
  {
    when: 'a repo is unwound, cash and interest go back',
    given: [repo(1, 2, 4900, 400, 200)],
    event: unwind(0),
    leaves: { 'account 1@0': 9804, 'account 2@0': 10_196 },
    postings: [
      'account 1@0 -5096 novation',
      'account 2@0 +5096 novation',
      'repos 0 1>2 -4900 setOff',
    ],
    gains: { 1: -196, 2: 196 },
    tells: 'A pays B $49 and $1.96 of interest, and its $50 of Treasury Bills are free again.',
  },
  {
    when: 'a bank pledges on what it received, and some of its own',
    given: [repo(1, 2, 4000, 0, 0)],
    event: repo(2, 3, 6000, 0, 0),
    leaves: { 'repos 1 2>3': 6000, 'account 2@0': 12_000, 'account 3@0': 4000 },
    tells:
      'B borrows $60 from C in repo at 0.00 % and pledges $40 of Treasury Bills that it received, and $20 of its own.',
  },
  {
    when: 'what was pledged on comes back with its own',
    given: [repo(1, 2, 4000, 0, 0), repo(2, 3, 6000, 0, 0)],
    event: unwind(1),
    leaves: { 'account 2@0': 6000, 'account 3@0': 10_000 },
    tells:
      'B pays C $60, its $20 of Treasury Bills are free again, and it has back the $40 of bills that it had pledged on.',
  },
  {
    when: 'only received bills were pledged on, they come back',
    given: [repo(1, 2, 4000, 0, 0), repo(2, 3, 4000, 0, 0)],
    event: unwind(1),
    leaves: { 'account 2@0': 6000, 'account 3@0': 10_000 },
    tells: 'B pays C $40, and has back the $40 of bills that it had pledged on.',
  },
  {
    when: 'a repo with the central bank runs off, the interest is the central bank’s',
    given: [repo(1, 0, 6000, 500, 0)],
    event: unwind(0),
    leaves: { 'account 1@0': 9700 },
    gains: { 0: 300, 1: -300 },
  },
  {
    when: 'a repo of the central bank runs off, it makes the interest that it pays',
    given: [repo(0, 3, 4000, 250, 0)],
    event: unwind(0),
    leaves: { 'account 3@0': 10_100 },
    gains: { 0: -100, 3: 100 },
  },
  {
    when: 'a repo is unwound out of the daylight overdraft',
    given: [repo(1, 2, 4900, 400, 200), pay(1, 3, 14_000), limit(5000)],
    event: unwind(0),
    leaves: { 'account 1@0': -4196, 'account 2@0': 10_196 },
    gains: { 1: -196, 2: 196 },
  },
]);

describe('the bills that a repo takes', () => {
  const taken = (cash: number, haircut: number) =>
    findCredit(playOn(start, repo(4, 3, cash, 0, haircut)).book, 0)?.collateral?.own;

  test.each([
    [5000, 0, 5000, 'as many as the cash, without a haircut'],
    [5000, 200, 5103, '5,102.04 and more, rounded up'],
    [4900, 200, 5000, 'just 5,000'],
    [1, 200, 2, '1.02, rounded up'],
    [1, 1, 2, '1.0001, rounded up'],
    [9999, 1, 10_000, 'just 10,000'],
    [1, 9999, 10_000, 'ten thousand for one'],
    [6667, 3333, 10_000, '10,000 and not a cent more'],
  ])('for %i cents at a haircut of %i are %i: %s', (cash, haircut, own) => {
    expect(taken(cash, haircut)).toBe(own);
  });

  test('leave the haircut, the rate and the interest with the repo', () => {
    expect(playOn(start, repo(1, 2, 4900, 400, 200)).book.credits[0]).toMatchObject({
      principal: 4900,
      interest: 196,
      interestRate: 400,
      haircut: 200,
    });
  });

  test('are bound by what the borrower has, to the cent', () => {
    expect(refusalOf(start, repo(1, 2, 9801, 0, 200), 'opening')).toEqual({
      code: 'INSUFFICIENT_BILLS',
      field: 'amount',
      message:
        'A has $100.00 of Treasury Bills, and 2.00 % is taken off their value; borrow $98.00 or less.',
    });
    expect(taken(9800, 200)).toBe(10_000);
    expect(refusalOf(start, repo(3, 2, 1, 0, 0), 'opening').message).toBe(
      'C has $0.00 of Treasury Bills; no amount would do now.',
    );
  });

  test('are bound by what is not pledged', () => {
    const pledged = playOn(start, repo(1, 2, 4900, 400, 200));
    expect(refusalOf(pledged, repo(1, 3, 5001, 0, 0), 'opening')).toEqual({
      code: 'BILLS_PLEDGED',
      field: 'amount',
      message: 'A has $50.00 of Treasury Bills that are not pledged; borrow $50.00 or less.',
    });
    expect(() => playOn(pledged, repo(1, 3, 5000, 0, 0))).not.toThrow();
    expect(refusalOf(pledged, buy(1, 5001), 'opening').code).toBe('BILLS_PLEDGED');
    expect(() => playOn(pledged, unwind(0), buy(1, 10_000))).not.toThrow();
  });

  test('bind the central bank too, when it borrows or sells', () => {
    const drained = playOn(start, repo(0, 3, 9000, 0, 5000));
    expect(refusalOf(drained, repo(0, 2, 2001, 0, 0), 'opening').code).toBe('BILLS_PLEDGED');
    expect(refusalOf(drained, sell(2, 2001), 'opening').code).toBe('BILLS_PLEDGED');
  });
});

describe('the terms of a repo', () => {
  test.each([
    ['RATE_INVALID', 'rate', -1, 0],
    ['RATE_INVALID', 'rate', 10_001, 0],
    ['HAIRCUT_INVALID', 'haircut', 0, -1],
    ['HAIRCUT_INVALID', 'haircut', 0, 10_000],
    ['HAIRCUT_INVALID', 'haircut', 0, 0.5],
  ] as const)('are %s with a %s of %d and %d', (code, field, rate, haircut) => {
    const refused = refusalOf(start, repo(1, 2, 1, rate, haircut), 'opening');
    expect(refused).toMatchObject({ code, field });
    expect(refused.message).toMatch(/set a figure from 0 % to (100|99\.99) %/);
  });

  test('are bound by the lender’s balance and overdraft, the central bank’s by nothing', () => {
    expect(refusalOf(start, repo(4, 3, 10_001, 0, 0), 'opening').code).toBe(
      'INSUFFICIENT_DEPOSITS',
    );
    const daylight = playOn(start, limit(2000), bills(4, 90_000));
    expect(refusalOf(daylight, repo(4, 3, 12_001, 0, 0), 'opening').code).toBe(
      'DAYLIGHT_OVERDRAFT_LIMIT',
    );
    expect(() => playOn(daylight, repo(4, 0, 100_000, 0, 0))).not.toThrow();
  });

  test('ask for cash and interest at the end', () => {
    const short = playOn(start, repo(1, 2, 4900, 400, 200), pay(1, 3, 9805));
    expect(refusalOf(short, unwind(0), 'opening')).toEqual({
      code: 'INSUFFICIENT_DEPOSITS',
      field: 'repo',
      message: 'A has $50.95 with the Central Bank; $50.96 is needed to repurchase.',
    });
    expect(() => playOn(short, pay(3, 1, 1), unwind(0))).not.toThrow();
    expect(refusalOf(playOn(short, limit(0), pay(1, 3, 1)), unwind(0), 'opening').code).toBe(
      'INSUFFICIENT_DEPOSITS',
    );
    const overdrawn = playOn(start, limit(100), repo(1, 2, 4900, 400, 200), pay(1, 3, 10_000));
    expect(refusalOf(overdrawn, unwind(0), 'opening').code).toBe('DAYLIGHT_OVERDRAFT_LIMIT');
  });
});

describe('how sheets name a repo', () => {
  const linesOf = (round: BankingRound, id: number) =>
    [sheetsOf(round)[id]?.assets, sheetsOf(round)[id]?.liabilities].map((side) =>
      side?.map(({ instrument }) => instrument).filter((name) => /Repo/.test(name)),
    );

  test('between banks: the lender has a reverse repo, the borrower a repo', () => {
    const lent = playOn(start, repo(1, 2, 4900, 400, 200));
    expect([linesOf(lent, 1), linesOf(lent, 2)]).toEqual([
      [[], ['Repo']],
      [['Reverse Repo'], []],
    ]);
  });

  test('of the central bank: from its counterparties’ side, the same name on both sheets', () => {
    const made = playOn(start, repo(1, 0, 4900, 400, 200));
    expect([linesOf(made, 0), linesOf(made, 1)]).toEqual([
      [['Repo'], []],
      [[], ['Repo']],
    ]);
    const drained = playOn(start, repo(0, 3, 4900, 400, 200));
    expect([linesOf(drained, 0), linesOf(drained, 3)]).toEqual([
      [[], ['Reverse Repo']],
      [['Reverse Repo'], []],
    ]);
  });
});

describe('a matched book', () => {
  /** B has lent to A against 30.00 (repo 0), and to D against 20.00 (repo 1). */
  const lent = playOn(start, repo(1, 2, 3000, 0, 0), repo(4, 2, 2000, 0, 0));

  test('pledges received bills on first, those of the oldest repo before the others', () => {
    const matched = playOn(lent, repo(2, 3, 4000, 0, 0));
    expect(collateralOf(matched, 2)).toBe('own 0, 0: 3000, 1: 1000');
    const more = playOn(matched, repo(2, 3, 1500, 0, 0));
    expect(collateralOf(more, 3)).toBe('own 500, 1: 1000');
    expect(collateralOf(playOn(more, repo(2, 0, 4500, 0, 0)), 4)).toBe('own 4500');
  });

  test('can use again what has come back', () => {
    const back = playOn(lent, repo(2, 3, 4000, 0, 0), unwind(2), repo(2, 3, 500, 0, 0));
    expect(collateralOf(back, 3)).toBe('own 0, 0: 500');
  });

  test('can be carried further by the next lender', () => {
    const chain = playOn(lent, repo(2, 3, 4000, 0, 0), repo(3, 4, 3500, 0, 0));
    expect(collateralOf(chain, 3)).toBe('own 0, 2: 3500');
    expect(refusalOf(chain, repo(3, 4, 501, 0, 0), 'opening')).toMatchObject({
      code: 'BILLS_PLEDGED',
      message: 'C has $5.00 of Treasury Bills that are not pledged; borrow $5.00 or less.',
    });
  });

  test('counts received bills among what its owner has, but not among what it may sell', () => {
    const all = playOn(lent, repo(2, 0, 10_000, 0, 0));
    expect(collateralOf(all, 2)).toBe('own 5000, 0: 3000, 1: 2000');
    expect(refusalOf(lent, repo(2, 0, 10_001, 0, 0), 'opening').message).toBe(
      'B has $100.00 of Treasury Bills; borrow $100.00 or less.',
    );
    expect(refusalOf(lent, buy(2, 5001), 'opening').code).toBe('INSUFFICIENT_BILLS');
  });

  test('keeps the first repo from ending until the bills are back', () => {
    const matched = playOn(lent, repo(2, 3, 4000, 0, 0));
    for (const end of [unwind, fail]) {
      expect(refusalOf(matched, end(0), 'opening')).toEqual({
        code: 'REPO_PLEDGED_ON',
        field: 'repo',
        message: 'B has pledged $30.00 of these bills on; unwind that repo first.',
      });
      expect(refusalOf(matched, end(1), 'opening').message).toMatch(/\$10\.00 of these bills/);
    }
    expect(balancesOf(playOn(matched, unwind(2), unwind(0), unwind(1)))).toEqual(balancesOf(start));
  });

  test('comes before the cash that would be missing', () => {
    const poor = playOn(lent, repo(2, 3, 4000, 0, 0), pay(1, 3, 13_000));
    expect(refusalOf(poor, unwind(0), 'opening').code).toBe('REPO_PLEDGED_ON');
  });
});
