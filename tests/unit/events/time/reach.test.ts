/** Whom sums reach on boards with a clock, out of what they are paid, and how they are posted. */
import { describe, expect, test } from 'vitest';
import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { changedBalances, postingsOf, sentenceOf } from '../../../helpers/boards';
import { clock, endDay, fedFunds, rollOver } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
import { account, bank, bills, customer, loan, overdraft, system } from '../../../helpers/setup';

const shares = (of: number, investor: number, amount: number): BankingEvent => ({
  ...{ type: 'issueShares', bank: of, investor, amount },
});
const dividend = (of: number, amount: number): BankingEvent => ({
  ...{ type: 'payDividend', bank: of, amount },
});
const rule = (value: number): BankingEvent => ({ type: 'setCapitalRequirement', value });
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const tax = (payer: number, amount: number): BankingEvent => ({
  ...{ type: 'collectTax', payer, amount },
});
const spend = (payee: number, amount: number): BankingEvent => ({
  ...{ type: 'spend', payee, amount },
});
const paid = (from: number, to: number, amount: number): BankingEvent => ({
  ...{ type: 'bankTransfer', from, to, amount },
});
const repo = (borrower: number, lender: number, rate: number, term?: number): BankingEvent => ({
  ...{ type: 'doRepo', borrower, lender, amount: 36_000, rate, haircut: 0 },
  ...(term === undefined ? {} : { term }),
});

/** The central bank (0), the Treasury (1), One (2), Two (3), Ann (4) at One, Ben (5) at Two. */
const start = built(
  ...[system('centralbank'), clock(), { type: 'foundTreasury', amount: 100_000 } as const],
  ...[bank('One', 0, 100_000), bank('Two', 0, 100_000), customer('Ann', 50_000)],
  ...[customer('Ben', 50_000), account(4, 2, 50_000), account(5, 3, 50_000), bills(0, 90_000)],
  bills(2, 60_000),
);

const refused = (round: BankingRound, event: BankingEvent) => {
  const found = wouldRefuse(round, event, 'opening');
  return found && [found.code, found.field];
};
const messageOf = (round: BankingRound, event: BankingEvent) =>
  wouldRefuse(round, event, 'opening')?.message;

describe('shares', () => {
  test('are sold to nobody who has an account elsewhere alone, where no central bank is', () => {
    const plain = built(
      ...[system('correspondent'), clock(), bank('One', 0), bank('Two', 9000)],
      ...[customer('Ann', 100), account(2, 1, 100), account(1, 0, 5000)],
    );
    expect(refused(plain, shares(0, 2, 100))).toEqual(['UNKNOWN_ACCOUNT', 'investor']);
    expect(messageOf(plain, shares(0, 2, 100))).toBe(
      'Ann has no account from which One could be paid; choose another.',
    );
    // Two has an account with One; banks pay one another in central-bank money alone.
    expect(refused(plain, shares(0, 1, 100))).toEqual(['UNKNOWN_ACCOUNT', 'investor']);
    expect(refused(plain, shares(1, 2, 100))).toBeNull();
  });

  test('of a bank’s pass from balance to balance, those of a customer elsewhere through its bank', () => {
    const sold = playOn(start, shares(2, 3, 700));
    expect(postingsOf(sold)).toEqual([
      ...['shares 0 2>3 +700 issuance', 'account 3@0 -700 novation', 'account 2@0 +700 novation'],
    ]);
    expect(postingsOf(playOn(start, shares(2, 5, 300)))).toEqual([
      ...['shares 0 2>5 +300 issuance', 'account 5@3 -300 setOff'],
      ...['account 3@0 -300 novation', 'account 2@0 +300 novation'],
    ]);
  });

  test('are paid for out of what the investor’s bank has', () => {
    const poor = playOn(start, paid(3, 2, 99_500));
    expect(refused(poor, shares(2, 5, 500))).toBeNull();
    expect(refused(poor, shares(2, 5, 501))).toEqual(['INSUFFICIENT_DEPOSITS', 'amount']);
    expect(refused(playOn(start, paid(2, 3, 100_000)), shares(2, 4, 501))).toBeNull();
  });
});

describe('a dividend', () => {
  test('goes the other way, and leaves nothing in the books of who is paid nothing', () => {
    const held = playOn(start, shares(2, 3, 6000), shares(2, 5, 3000), shares(2, 4, 1000));
    expect(postingsOf(playOn(held, dividend(2, 100)))).toEqual([
      ...['account 2@0 -60 novation', 'account 3@0 +60 novation'],
      ...['account 5@3 +30 issuance', 'account 2@0 -30 novation', 'account 3@0 +30 novation'],
      'account 4@2 +10 issuance',
    ]);
    expect(postingsOf(playOn(held, dividend(2, 1)))).toEqual([
      ...['account 2@0 -1 novation', 'account 3@0 +1 novation'],
    ]);
  });

  test('to customers of the bank itself needs no reserves', () => {
    const held = playOn(start, shares(2, 4, 1000), fedFunds(3, 2, 100_000, 0));
    expect(refused(held, dividend(2, 5000))).toBeNull();
    expect(refused(playOn(held, shares(2, 3, 1)), dividend(2, 1))).toBeNull();
    const others = playOn(held, shares(2, 5, 10));
    expect(refused(others, dividend(2, 10))).toBeNull();
    expect(refused(others, dividend(2, 11))).toEqual(['INSUFFICIENT_DEPOSITS', 'amount']);
  });
});

describe('the rule of capital', () => {
  test('binds nobody where none is set, though a bank be insolvent', () => {
    const broken = playOn(start, loan(4, 2, 900_000), loss(0, 500_000));
    expect(refused(broken, loan(4, 2, 100))).toBeNull();
    expect(refused(playOn(broken, rule(800)), loan(4, 2, 100))).toEqual([
      ...['CAPITAL_SHORT', 'amount'],
    ]);
  });

  test('does not bind the central bank, which has no capital to speak of', () => {
    const bare = built(system('centralbank'), clock(), bank('One', 0, 5000), bills(1, 60_000));
    const ruled = playOn(bare, rule(5000));
    expect(refused(ruled, repo(1, 0, 0))).toBeNull();
  });
});

describe('sums of the Treasury', () => {
  test('leave reserves as they are where a bank is overdrawn by all of them', () => {
    const drawn = playOn(start, overdraft(50_000), paid(2, 3, 120_000));
    expect(sentenceOf(drawn, playOn(drawn, tax(4, 500)))).toBe(
      'The Treasury collects a tax of $5 from Ann; reserves of banks stay as they are.',
    );
    expect(sentenceOf(drawn, playOn(drawn, spend(4, 500)))).toBe(
      'The Treasury spends $5 on what it buys from Ann; reserves of banks stay as they are.',
    );
  });

  test('move reserves by what an overdraft does not do', () => {
    const low = playOn(start, overdraft(50_000), paid(2, 3, 99_700));
    expect(sentenceOf(low, playOn(low, tax(2, 500)))).toBe(
      'The Treasury collects a tax of $5 from One; reserves of banks fall by $3.',
    );
    const drawn = playOn(low, paid(2, 3, 500));
    expect(sentenceOf(drawn, playOn(drawn, spend(2, 500)))).toBe(
      'The Treasury spends $5 on what it buys from One; reserves of banks rise by $3.',
    );
  });

  test('are bounded by the deposit of a customer, and by the balance of its bank', () => {
    expect(refused(start, tax(4, 50_001))).toEqual(['INSUFFICIENT_DEPOSITS', 'amount']);
    const drained = playOn(start, paid(2, 3, 99_900));
    expect(refused(drained, tax(4, 101))).toEqual(['INSUFFICIENT_DEPOSITS', 'amount']);
    expect(messageOf(drained, tax(4, 101))).toBe(
      'One has $1.00 with the Central Bank; collect $1.00 or less.',
    );
    expect(refused(drained, tax(4, 100))).toBeNull();
  });

  test('need a Treasury, and an account of whoever pays or is paid', () => {
    const none = built(system('centralbank'), clock(), bank('One', 0, 5000));
    expect(messageOf(none, tax(1, 1))).toBe(
      'There is no Treasury on this board; choose one of the actions that it offers.',
    );
    const alone = playOn(start, customer('Cid', 100));
    expect(refused(alone, spend(6, 1))).toEqual(['UNKNOWN_ACCOUNT', 'payee']);
    expect(messageOf(alone, spend(6, 1))).toBe('Cid has no account with a bank; choose another.');
  });

  test('begin with a balance in cash that it has paid in', () => {
    const before = built(system('centralbank'), clock());
    const after = playOn(before, { type: 'foundTreasury', amount: 700 });
    expect(postingsOf(after)).toEqual([...['cash 0 +700 assignment', 'account 1@0 +700 issuance']]);
  });
});

describe('a debt that is rolled over', () => {
  test('needs no money where no interest has accrued, though its debtor be overdrawn', () => {
    const lent = playOn(start, overdraft(50_000), repo(2, 3, 0, 9), paid(2, 3, 140_000));
    expect(refused(lent, rollOver(0, 5, 400, 'paid'))).toBeNull();
    const bare = playOn(lent, overdraft(0));
    expect(refused(bare, rollOver(0, 5, 400, 'paid'))).toBeNull();
  });

  test('asks its debtor for the interest out of what it has', () => {
    const lent = playOn(start, repo(2, 3, 3600, 9), endDay);
    const bare = playOn(lent, paid(2, 3, 135_970));
    expect(refused(bare, rollOver(0, 5, 400, 'paid'))).toEqual([
      ...['INSUFFICIENT_DEPOSITS', 'interest'],
    ]);
    expect(refused(playOn(lent, paid(2, 3, 135_964)), rollOver(0, 5, 400, 'paid'))).toBeNull();
  });

  test('by whoever lent to the central bank is paid in money that it makes', () => {
    const lent = playOn(start, repo(0, 3, 3600, 9), endDay);
    expect(refused(lent, rollOver(0, 5, 400, 'paid'))).toBeNull();
    const rolled = playOn(lent, rollOver(0, 5, 400, 'paid'));
    expect(changedBalances(lent, rolled)).toMatchObject({ 'account 3@0': 64_036 });
    expect(gainsBetween(lent, rolled)).toEqual({});
  });

  test('has a creditor where there is such a debt, and nobody else', () => {
    const { book } = playOn(start, repo(2, 3, 0, 9));
    const actorsOf = (claim: number) => {
      const event = rollOver(claim, 5, 400, 'paid');
      return actionOf(event).actors(book, event);
    };
    expect(actorsOf(0)).toEqual([3]);
    expect(actorsOf(7)).toEqual([]);
  });

  test('on demand has no day to be put off, whoever owes it', () => {
    const lent = playOn(start, repo(0, 3, 0, 0));
    expect(messageOf(lent, rollOver(0, 5, 0, 'paid'))).toBe(
      'The Central Bank owes this on demand, and no day of it comes to be put off; choose a debt that has a term.',
    );
  });
});
