/** What is told of acts on boards with a clock, in full: who does what, how much, and what comes of it. */
import { describe, expect, test } from 'vitest';
import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { sentenceOf } from '../../../helpers/boards';
import { clock, endDay, fedFunds, rollOver, termLoan } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, loan, system } from '../../../helpers/setup';

const shares = (investor: number, amount: number): BankingEvent => ({
  ...{ type: 'issueShares', bank: 2, investor, amount },
});
const dividend: BankingEvent = { type: 'payDividend', bank: 2, amount: 1000 };
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const price = (of: number): BankingEvent => ({ type: 'setPrice', price: of });
const rate = (which: 'discount' | 'onRrp', value: number): BankingEvent => ({
  ...{ type: 'setRate', which, value },
});
const window = (collateral: 'loans' | 'bills'): BankingEvent => ({
  ...{ type: 'discountLoan', bank: 2, amount: 9800, term: 1, collateral },
});
const facility = (fund: number): BankingEvent => ({
  ...{ type: 'reverseRepoFacility', fund, amount: 9800 },
});
const repo = (amount: number): BankingEvent => ({
  ...{ type: 'doRepo', borrower: 2, lender: 3, amount, rate: 0, haircut: 0, term: 9 },
});
const pledge = (of: number, amount: number): BankingEvent => ({
  ...{ type: 'pledge', repo: of, amount },
});
const buy = (from: number): BankingEvent => ({
  ...{ type: 'openMarketPurchase', with: from, amount: 700 },
});
const sell = (to: number): BankingEvent => ({
  ...{ type: 'openMarketSale', with: to, amount: 700 },
});
const redeem = (claim: number): BankingEvent => ({ type: 'redeem', claim });

/** The central bank (0), the Treasury (1), One (2), Two (3), Ann (4) at One, Ben (5) at Two. */
const start = built(
  ...[system('centralbank'), clock(), { type: 'foundTreasury', amount: 100_000 } as const],
  ...[bank('One', 0, 100_000), bank('Two', 0, 100_000), customer('Ann', 50_000)],
  ...[customer('Ben', 50_000), account(4, 2, 50_000), account(5, 3, 50_000), bills(0, 90_000)],
  ...[bills(2, 60_000), bills(4, 5000)],
);

interface Told {
  readonly given?: readonly BankingEvent[];
  readonly event: BankingEvent;
  readonly tells: string;
}

const LENT = loan(4, 2, 300_000);
const SHORT = 'worth less than';

const TOLD: readonly Told[] = [
  {
    given: [shares(4, 5000)],
    event: dividend,
    tells: 'One pays its shareholder a dividend of $10 out of its retained earnings.',
  },
  {
    given: [shares(4, 5000), shares(5, 5000)],
    event: dividend,
    tells:
      'One pays its 2 shareholders by what they hold a dividend of $10 out of its retained earnings.',
  },
  {
    given: [LENT],
    event: loss(0, 1000),
    tells:
      'One writes off $10 that Ann owes it: its net worth falls by as much, and the net worth of Ann rises, as there is less to repay. Ann still owes $2,990 on it.',
  },
  {
    given: [LENT],
    event: loss(0, 300_000),
    tells:
      'One writes off $3,000 that Ann owes it: its net worth falls by as much, and the net worth of Ann rises, as there is less to repay.',
  },
  {
    given: [LENT, shares(4, 5000)],
    event: loss(0, 160_000),
    tells:
      'One writes off $1,600 that Ann owes it: its retained earnings fall by as much, and the net worth of Ann rises, as there is less to repay. Ann still owes $1,400 on it.',
  },
  {
    given: [LENT, shares(4, 5000)],
    event: loss(0, 160_100),
    tells:
      'One writes off $1,601 that Ann owes it: its capital falls by as much, and the net worth of Ann rises, as there is less to repay. Its retained earnings do not cover the loss, and $1 of share capital is gone. Ann still owes $1,399 on it.',
  },
  {
    given: [shares(4, 5000), fedFunds(2, 3, 500, 0, 9)],
    event: loss(1, 100),
    tells:
      'Two writes off $1 that One owes it: its net worth falls by as much, and the retained earnings of One rise, as there is less to repay. One still owes $4 on it.',
  },
  {
    event: price(9500),
    tells:
      'The price of Treasury Bills falls from 100.00 % to 95.00 % of their face value; all of them together are worth $77.50 less.',
  },
  {
    given: [price(9500)],
    event: price(9600),
    tells:
      'The price of Treasury Bills rises from 95.00 % to 96.00 % of their face value; all of them together are worth $15.50 more.',
  },
  {
    given: [price(9500)],
    event: price(9500),
    tells: 'The price of Treasury Bills stays at 95.00 % of their face value.',
  },
  {
    given: [repo(9500)],
    event: price(9500),
    tells: `The price of Treasury Bills falls from 100.00 % to 95.00 % of their face value; all of them together are worth $77.50 less. 1 pledge is now ${SHORT} its haircut asks for.`,
  },
  {
    given: [repo(9500), repo(1900)],
    event: price(9500),
    tells: `The price of Treasury Bills falls from 100.00 % to 95.00 % of their face value; all of them together are worth $77.50 less. 2 pledges are now ${SHORT} their haircut asks for.`,
  },
  {
    given: [repo(9500), repo(1900), price(9500)],
    event: pledge(1, 100),
    tells:
      'One pledges $1 more of Treasury Bills to Two; $20 of them, worth $19, now secure the $19 that it owes.',
  },
  {
    given: [repo(9500), price(9500)],
    event: pledge(0, 100),
    tells:
      'One pledges $1 more of Treasury Bills to Two; $96 of them, worth $91.20, now secure the $95 that it owes. $4 more is still asked for.',
  },
  {
    given: [rate('discount', 3600)],
    event: window('bills'),
    tells:
      'One borrows $98 from the Central Bank at the discount window at 36.00 % a year, for 1 day, due on day 2, against $100 of Treasury Bills.',
  },
  {
    given: [LENT],
    event: window('loans'),
    tells:
      'One borrows $98 from the Central Bank at the discount window, for 1 day, due on day 2, against $122.50 of loans.',
  },
  {
    event: buy(2),
    tells: 'The Central Bank buys $7 of Treasury Bills from One; its reserves rise by as much.',
  },
  {
    event: buy(4),
    tells:
      'The Central Bank buys $7 of Treasury Bills from Ann; its deposit rises, and the reserves of its bank with it, by as much.',
  },
  {
    event: sell(3),
    tells: 'The Central Bank sells $7 of Treasury Bills to Two; its reserves fall by as much.',
  },
  {
    event: sell(5),
    tells:
      'The Central Bank sells $7 of Treasury Bills to Ben; its deposit falls, and the reserves of its bank with it, by as much.',
  },
  {
    given: [rate('onRrp', 3600)],
    event: facility(5),
    tells:
      'Ben lends the Central Bank $98 in its reverse repo facility at 36.00 % a year, for 1 day, due on day 2, against Treasury Bills worth as much; reserves fall.',
  },
  {
    given: [facility(5)],
    event: redeem(0),
    tells: 'The Central Bank pays Ben back $98, all that it owed on this.',
  },
  {
    given: [rate('discount', 3600), window('bills'), endDay],
    event: redeem(0),
    tells: 'One pays the Central Bank back $98 and $0.10 of interest, all that it owed on this.',
  },
  {
    event: { type: 'remit', amount: 100 },
    tells: 'The Central Bank remits $1 of what it has earned to the Treasury.',
  },
  {
    event: { type: 'collectTax', payer: 4, amount: 500 },
    tells: 'The Treasury collects a tax of $5 from Ann; reserves of banks fall by as much.',
  },
  {
    event: { type: 'spend', payee: 3, amount: 500 },
    tells: 'The Treasury spends $5 on what it buys from Two; reserves of banks rise by as much.',
  },
  {
    event: { type: 'issueDebt', buyer: 4, amount: 500, rate: 400, term: 9 },
    tells:
      'The Treasury borrows $5 from Ann at 4.00 % a year, for 9 days, due on day 10; reserves of banks fall by as much.',
  },
  {
    given: [termLoan(4, 2, 10_000, 9)],
    event: rollOver(0, 5, 400, 'paid'),
    tells: 'One rolls over the $100 that Ann owes it at 4.00 % a year, for 5 days, due on day 6.',
  },
  {
    given: [fedFunds(2, 3, 9800, 3600, 9), endDay],
    event: rollOver(0, 1, 400, 'paid'),
    tells:
      'Two rolls over the $98 that One owes it at 4.00 % a year, for 1 day, due on day 3. The interest of $0.10 so far is paid.',
  },
  {
    given: [window('bills'), rate('discount', 3600), endDay],
    event: rollOver(0, 1, 400, 'added'),
    tells:
      'The Central Bank rolls over the $98 that One owes it at 4.00 % a year, for 1 day, due on day 3.',
  },
  {
    given: [fedFunds(2, 3, 9800, 3600, 9), endDay],
    event: rollOver(0, 1, 400, 'added'),
    tells:
      'Two rolls over the $98 that One owes it at 4.00 % a year, for 1 day, due on day 3. The interest of $0.10 so far is added to it.',
  },
];

describe('is told', () => {
  test.each(TOLD)('$event.type: $tells', ({ given = [], event, tells }) => {
    const before = playOn(start, ...given);
    expect(sentenceOf(before, playOn(before, event))).toBe(tells);
  });
});

test('the Treasury comes with its balance, and is worth as much', () => {
  const before = built(...[system('centralbank'), clock(), bank('One', 0, 100)]);
  const after = playOn(before, { type: 'foundTreasury', amount: 700 });
  expect(sentenceOf(before, after)).toBe(
    'The Treasury comes with a balance of $7 with the Central Bank, over which all that it takes in and pays goes.',
  );
  expect(checkRound(before, after)).toEqual([]);
  expect(netWorthEffectOf(before, after).gains).toEqual([[2, 700]]);
});

describe('what stands before something is set', () => {
  const nowOf = (round: BankingRound, event: BankingEvent) =>
    actionOf(event).figureNow(round.book, event);

  test('is the rate that is chosen, nothing before one is chosen, 0 where none was set', () => {
    const set = playOn(start, rate('discount', 450));
    expect(nowOf(set, rate('discount', 1))).toBe(450);
    expect(nowOf(set, rate('onRrp', 1))).toBe(0);
    expect(nowOf(start, rate('onRrp', 1))).toBe(0);
    expect(nowOf(set, { type: 'setRate', which: '', value: 1 })).toBeNull();
  });

  test('is the requirement, 0 where none was set', () => {
    const asked = (value: number): BankingEvent => ({ type: 'setCapitalRequirement', value });
    expect(nowOf(playOn(start, asked(800)), asked(1))).toBe(800);
    expect(nowOf(start, asked(1))).toBe(0);
  });

  test('is a setting of the board, or the price of bills', () => {
    const settings: readonly BankingEvent[] = [
      { type: 'setInterestRate', value: 700 },
      { type: 'setReserveRequirement', value: 900 },
      { type: 'setOverdraft', value: 1100 },
      price(9500),
    ];
    const set = playOn(start, ...settings);
    expect(settings.map((event) => nowOf(set, event))).toEqual([700, 900, 1100, 9500]);
    expect(nowOf(start, price(9500))).toBe(10_000);
  });

  test('is no figure where none is set', () => {
    expect(nowOf(start, endDay)).toBeNull();
  });
});

describe('what is refused names', () => {
  const messageOf = (round: BankingRound, event: BankingEvent) =>
    wouldRefuse(round, event, 'opening')?.message;

  test('who owes on demand, and the central bank at the head of a sentence', () => {
    const plain = built(...[clock(), bank('One', 0), customer('Ann', 0), account(1, 0, 0)]);
    const lent = playOn(plain, loan(1, 0, 100));
    expect(messageOf(lent, rollOver(0, 5, 0, 'paid'))).toMatch(/^Ann owes this on demand, /);
    expect(messageOf(plain, { type: 'payDividend', bank: 0, amount: 1 })).toMatch(
      /^One has no shareholders; /,
    );
  });

  test('what is missing for a debt and its interest, which to the cent is enough', () => {
    const lent = playOn(start, fedFunds(2, 3, 60_000, 3600, 9), endDay);
    const owed = playOn(lent, { type: 'bankTransfer', from: 2, to: 3, amount: 159_940 });
    expect(messageOf(owed, rollOver(0, 1, 0, 'paid'))).toBeUndefined();
    const less = playOn(owed, { type: 'bankTransfer', from: 2, to: 3, amount: 1 });
    expect(messageOf(less, rollOver(0, 1, 0, 'paid'))).toBe(
      'One has $0.59 with the Central Bank, and $0.60 of interest has accrued; add it to the principal instead.',
    );
    expect(messageOf(less, rollOver(0, 1, 0, 'added'))).toBeUndefined();
    const window = playOn(
      ...[
        start,
        rate('discount', 3600),
        { type: 'discountLoan', bank: 2, amount: 9800, term: 9, collateral: 'bills' } as const,
        endDay,
      ],
    );
    const exact = playOn(window, { type: 'bankTransfer', from: 2, to: 3, amount: 99_990 });
    expect(messageOf(exact, redeem(0))).toBeUndefined();
    const short = playOn(exact, { type: 'bankTransfer', from: 2, to: 3, amount: 1 });
    expect(messageOf(short, redeem(0))).toBe(
      'One has $98.09 with the Central Bank; $98.10 is needed to repay this.',
    );
  });
});
