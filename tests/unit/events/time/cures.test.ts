/** What a day that cannot end says would mend it: only what the board offers to whoever could do it. */
import { describe, expect, test } from 'vitest';
import { cureOfDue } from '@/events/banking/actions/day/cures';
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import { apply, type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { clock, endDay, fedFunds, termLoan } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, overdraft, system } from '../../../helpers/setup';

/** The central bank (0), One (1) and Two (2) with $100 each, One with bills; Ann (3) at One. */
const start = built(
  ...[system('centralbank'), clock(), bank('One', 0, 10_000), bank('Two', 0, 10_000)],
  ...[bills(1, 20_000), customer('Ann', 10_000), account(3, 1, 10_000), overdraft(50_000)],
);

const pays = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'bankTransfer',
  from,
  to,
  amount,
});
const repo: BankingEvent = {
  type: 'doRepo',
  borrower: 1,
  lender: 2,
  amount: 5000,
  rate: 0,
  haircut: 0,
};
const window: BankingEvent = {
  type: 'discountLoan',
  bank: 1,
  amount: 5000,
  term: 1,
  collateral: 'bills',
};

interface Offered {
  readonly board?: readonly EventType[];
  readonly bank?: readonly EventType[];
  readonly centralbank?: readonly EventType[];
  readonly customer?: readonly EventType[];
}

const offering = ({ board = [], ...parties }: Offered): Offers => ({
  board: ['endDay', ...board],
  parties,
});

/** What the day waits for, without what is wrong. */
function cureOn(round: BankingRound, offered: Offered | 'opening', event = endDay): string {
  const permission = offered === 'opening' ? offered : offering(offered);
  const { message } = wouldRefuse(round, event, permission) ?? {};
  return message?.split(/; |\. (?=[A-Z])/).at(-1) ?? 'nothing';
}

const WAITS = 'the day cannot end before that is mended.';

describe('a bank that is overdrawn at the end of a day', () => {
  const overdrawn = playOn(start, pays(1, 2, 12_500));

  test.each<[Offered | 'opening', string]>([
    [
      'opening',
      'let it borrow that much in fed funds, in repo or at the discount window, or sell bills to the Central Bank, before the day ends.',
    ],
    [
      { bank: ['getFedFundsLoan', 'doRepo'], centralbank: ['buySecurities'] },
      'let it borrow that much in fed funds or in repo, or sell bills to the Central Bank, before the day ends.',
    ],
    [{ bank: ['getFedFundsLoan'] }, 'let it borrow that much in fed funds before the day ends.'],
    [
      { bank: ['discountLoan'] },
      'let it borrow that much at the discount window before the day ends.',
    ],
    [
      { centralbank: ['openMarketPurchase'] },
      'let it sell bills to the Central Bank before the day ends.',
    ],
    // The central bank sells what the bank would have to sell, and lends where the bank may not ask.
    [{ centralbank: ['sellSecurities', 'doRepo'] }, WAITS],
    [{}, WAITS],
  ])('is told what this board offers: %j', (offered, cure) => {
    expect(cureOn(overdrawn, offered)).toBe(cure);
  });

  test('is one of several, each of which needs it', () => {
    const three = built(
      ...[system('centralbank'), clock(), bank('One', 0, 100), bank('Two', 0, 100)],
      ...[bank('Three', 0, 100), overdraft(50_000)],
    );
    const both = playOn(three, pays(1, 3, 200), pays(2, 3, 300));
    expect(cureOn(both, { bank: ['getFedFundsLoan'] })).toBe(
      'Let each borrow that much in fed funds before the day ends.',
    );
  });
});

describe('a debt that falls due', () => {
  const owed = playOn(start, fedFunds(1, 2, 5000, 360), endDay);

  test.each<[Offered | 'opening', string]>([
    ['opening', 'let it be paid, rolled over or written off first.'],
    [{ bank: ['payFedFundsLoan', 'rollOver'] }, 'let it be paid or rolled over first.'],
    [{ bank: ['writeOff', 'repayLoan'] }, 'let it be written off first.'],
    [{ bank: ['repayLoan', 'redeem'], centralbank: ['rollOver'] }, WAITS],
  ])('needs what this board offers: %j', (offered, cure) => {
    expect(cureOn(owed, offered)).toBe(cure);
  });

  test('is nothing that has no day of its own: interest is paid with its debt', () => {
    const accrued = owed.book.credits.filter(({ accruedOnId }) => accruedOnId !== undefined);
    expect(accrued.map(({ instrument }) => instrument)).toEqual(['Accrued Interest']);
    expect(`${cureOfDue(owed, 'opening', accrued)}.`).toBe(WAITS);
  });

  test('with the central bank is rolled over or written off by nobody but it', () => {
    const due = playOn(start, window, endDay);
    const ours: Offered = { bank: ['redeem', 'rollOver', 'writeOff'] };
    expect(cureOn(due, ours)).toBe('let it be paid first.');
    expect(cureOn(due, { ...ours, centralbank: ['rollOver'] })).toBe(
      'let it be paid or rolled over first.',
    );
  });

  test('under a repo is written off by nobody, and may fail', () => {
    const due = playOn(start, repo, endDay);
    expect(cureOn(due, 'opening')).toBe('let it be paid or rolled over first, or let it fail.');
    expect(cureOn(due, { bank: ['writeOff', 'failRepo'] })).toBe('let it fail first.');
    expect(cureOn(due, { centralbank: ['unwindRepo'], bank: ['writeOff'] })).toBe(WAITS);
  });

  test('under a repo is paid or let fail by either side', () => {
    const due = playOn(start, bills(0, 50_000), { ...repo, borrower: 0, lender: 1 }, endDay);
    expect(cureOn(due, { bank: ['failRepo'] })).toBe('let it fail first.');
    expect(cureOn(due, { centralbank: ['failRepo'] })).toBe('let it fail first.');
    expect(cureOn(due, { bank: ['unwindRepo'] })).toBe('let it be paid first.');
    expect(cureOn(due, { centralbank: ['unwindRepo'] })).toBe('let it be paid first.');
  });

  test('is paid by the act that its kind has', () => {
    const mortgage = { type: 'getMortgage', customer: 3, bank: 1, amount: 5000, term: 1 } as const;
    const lent = { type: 'reverseRepoFacility', fund: 2, amount: 5000 } as const;
    const withBills = playOn(start, bills(0, 50_000));
    const paid = 'let it be paid first.';
    expect(cureOn(playOn(start, mortgage, endDay), { customer: ['repayMortgage'] })).toBe(paid);
    expect(cureOn(playOn(start, mortgage, endDay), { customer: ['repayLoan'] })).toBe(WAITS);
    expect(cureOn(playOn(withBills, lent, endDay), { centralbank: ['redeem'] })).toBe(paid);
    expect(cureOn(playOn(withBills, lent, endDay), { bank: ['redeem'] })).toBe(WAITS);
    const owed = playOn(start, termLoan(3, 1, 5000, 1), endDay);
    expect(cureOn(owed, { customer: ['repayLoan'] })).toBe(paid);
  });

  test('is one of several: named is what helps all of them, else what helps any', () => {
    const due = playOn(start, fedFunds(1, 2, 1000, 360), termLoan(3, 1, 5000, 1), endDay);
    expect(cureOn(due, 'opening')).toBe('Let each be paid, rolled over or written off first.');
    const mixed = playOn(start, fedFunds(1, 2, 1000, 360), repo, endDay);
    expect(cureOn(mixed, { bank: ['failRepo', 'rollOver'] })).toBe(
      'Let each be rolled over first.',
    );
    const bankOnly: Offered = { bank: ['payFedFundsLoan', 'writeOff'] };
    expect(cureOn(due, bankOnly)).toBe('Let each be written off first.');
    expect(cureOn(due, { bank: ['payFedFundsLoan'], customer: [] })).toBe(
      'Let each be paid first.',
    );
  });
});

describe('a pledge that is short', () => {
  const short = playOn(start, { ...repo, amount: 19_000 }, { type: 'setPrice', price: 9000 });

  test.each<[Offered | 'opening', string]>([
    ['opening', 'let it pledge them, or pay back what they secure, before the day ends.'],
    [{ bank: ['pledge'] }, 'let it pledge them before the day ends.'],
    [{ bank: ['unwindRepo'] }, 'let it pay back what they secure before the day ends.'],
    [{ bank: ['payFedFundsLoan'] }, WAITS],
  ])('needs what this board offers: %j', (offered, cure) => {
    expect(cureOn(short, offered)).toBe(cure);
  });
});

describe('pledges that are short', () => {
  test('are mended by whoever can do something about any of them', () => {
    const facility: BankingEvent = { type: 'reverseRepoFacility', fund: 2, amount: 4000 };
    const both = playOn(
      playOn(start, bills(0, 50_000)),
      ...[repo, facility, { type: 'setPrice', price: 9000 } as const],
    );
    expect(cureOn(both, { bank: ['pledge'] })).toBe('Let each pledge them before the day ends.');
    expect(cureOn(both, { bank: ['unwindRepo'] })).toBe(
      'Let each pay back what they secure before the day ends.',
    );
    expect(cureOn(both, { centralbank: ['redeem'] })).toBe(
      'Let each pay back what they secure before the day ends.',
    );
  });
});

describe('several things that hold a day up', () => {
  const saidOf = (round: BankingRound) => wouldRefuse(round, endDay, 'opening')?.message;
  const pledged = (...amounts: readonly number[]) =>
    playOn(
      built(
        system('centralbank'),
        clock(),
        bank('One', 0),
        bank('Two', 0, 90_000),
        bills(1, 90_000),
      ),
      ...amounts.map((amount) => ({ ...repo, amount })),
      { type: 'setPrice', price: 9000 },
    );

  test('have a sentence each, and one for what mends them', () => {
    expect(saidOf(pledged(9500))).toBe(
      'One must pledge $10.56 more of Treasury Bills to Two; let it pledge them, or pay back what they secure, before the day ends.',
    );
    expect(saidOf(pledged(9500, 19_000))).toBe(
      'One must pledge $10.56 more of Treasury Bills to Two. One must pledge $21.12 more of Treasury Bills to Two. Let each pledge them, or pay back what they secure, before the day ends.',
    );
  });

  test('are counted beyond the third', () => {
    expect(saidOf(pledged(9500, 9500, 9500))).not.toContain('more debt');
    expect(saidOf(pledged(9500, 9500, 9500, 9500))).toContain(
      'Two. 1 more debt asks for more. Let each pledge',
    );
    expect(saidOf(pledged(9500, 9500, 9500, 9500, 9500))).toContain(
      'Two. 2 more debts ask for more. Let each pledge',
    );
  });

  test('are debts that fall due, or banks that are overdrawn', () => {
    const lent = fedFunds(1, 2, 100, 360);
    expect(saidOf(playOn(start, lent, lent, lent, lent, endDay))).toContain(
      'today. 1 more debt falls due. Let each be paid',
    );
    const banks = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => bank(name, 0, 100));
    const four = built(
      ...[system('centralbank'), clock(), ...banks, bank('Six', 0), overdraft(50_000)],
    );
    const over = playOn(four, ...[1, 2, 3, 4].map((id) => pays(id, 6, 200)));
    expect(saidOf(over)).toMatch(
      /Three is overdrawn with the Central Bank by \$1\.00\. 1 more bank is overdrawn\. Let each/,
    );
    expect(saidOf(playOn(over, pays(5, 6, 200)))).toContain('2 more banks are overdrawn.');
  });
});

describe('payments that wait', () => {
  const waiting = playOn(
    built(
      ...[system('clearinghouse'), clock(), bank('One', 10_000), bank('Two', 10_000)],
      ...[customer('Ann', 5000), customer('Ben', 5000), account(3, 1, 5000), account(4, 2, 5000)],
    ),
    { type: 'transfer', from: 3, fromBank: 1, to: 4, toBank: 2, amount: 2000 },
  );

  test('are settled where the board offers that', () => {
    expect(cureOn(waiting, { bank: ['settleDues'] })).toBe('settle with all banks first.');
    expect(cureOn(waiting, {})).toBe(WAITS);
  });

  test('are told apart from dues', () => {
    const queued = (round: BankingRound, amount: number): BankingRound => ({
      ...round,
      book: { ...round.book, queue: [{ from: 3, fromBank: 1, to: 4, toBank: 2, amount }] },
    });
    const saidOf = (round: BankingRound) =>
      wouldRefuse(round, endDay, 'opening')?.message?.split('; ')[0];
    expect(saidOf(waiting)).toBe('The Clearing House has not settled $40.00 of dues');
    expect(saidOf(queued(waiting, 4000))).toBe(
      'The Clearing House has not settled $40.00 of payments in the queue and $40.00 of dues',
    );
    const { round } = apply(waiting, { type: 'settleDues', bank: 'all', with: 0 }, 'opening');
    expect(saidOf(queued(round ?? waiting, 700))).toBe(
      'The Clearing House has not settled $7.00 of payments in the queue',
    );
  });
});

describe('a dividend of a bank without shareholders', () => {
  const dividend: BankingEvent = { type: 'payDividend', bank: 1, amount: 100 };

  test('asks for shares only where they can be issued', () => {
    expect(cureOn(start, { bank: ['payDividend', 'issueShares'] }, dividend)).toBe(
      'let it issue shares first.',
    );
    expect(cureOn(start, { bank: ['payDividend'] }, dividend)).toBe('nobody is there to be paid.');
  });
});
