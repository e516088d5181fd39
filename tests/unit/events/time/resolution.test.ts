/** Deposit insurance, and how a bank is closed. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import { apply, type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { insuredOf } from '@/events/banking/ledger/estate';
import { residueOf } from '@/events/banking/ledger/interest';
import { ranksInOrder } from '@/events/banking/ledger/invariants/closing';
import { openRepos } from '@/events/banking/ledger/securities';
import { changedBalances, postingsOf, sentenceOf } from '../../../helpers/boards';
import { bearing, clock, days, endDay, fedFunds, termLoan } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  interest,
  loan,
  overdraft,
  system,
  transfer,
  withdraw,
} from '../../../helpers/setup';

const insured = (limit: number, amount = 100_000): BankingEvent => ({
  type: 'insureDeposits',
  limit,
  amount,
});
const close = (of: number, into: number): BankingEvent => ({ type: 'closeBank', bank: of, into });
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const shares = (of: number, investor: number, amount: number): BankingEvent => ({
  type: 'issueShares',
  bank: of,
  investor,
  amount,
});
const paid = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'bankTransfer',
  from,
  to,
  amount,
});
const repo = (borrower: number, lender: number, amount: number, rate = 0): BankingEvent => ({
  ...{ type: 'doRepo', borrower, lender, amount, rate, haircut: 0, term: 30 },
});
const window = (of: number, amount: number, collateral: 'loans' | 'bills'): BankingEvent => ({
  ...{ type: 'discountLoan', bank: of, amount, collateral, term: 30 },
});

/** Ann with $600 and Ben with $200 at One (1), which has lent to Cid; Two (2) has $1,000; the fund is 6. */
const opening: readonly BankingEvent[] = [
  ...[system('centralbank'), clock(), bank('One', 0, 0), bank('Two', 0, 100_000)],
  ...[customer('Ann', 60_000), customer('Ben', 20_000), customer('Cid', 0)],
  ...[account(3, 1, 60_000), account(4, 1, 20_000), account(5, 1, 0)],
];
const uninsured = built(...opening);
const start = playOn(uninsured, insured(25_000));

/** The same, once One has borrowed $400 of Two and lent Cid $900, who has taken it away in cash. */
const lent = (from: BankingRound): BankingRound =>
  playOn(from, fedFunds(1, 2, 40_000, 900, 30), loan(5, 1, 90_000), withdraw(5, 1, 90_000));

const codeOf = (round: BankingRound, event: BankingEvent): string | null =>
  wouldRefuse(round, event, 'opening')?.code ?? null;

/** The round of a closing, which keeps every invariant. */
function closed(before: BankingRound, of = 1, into = 2): BankingRound {
  const round = playOn(before, close(of, into));
  expect(checkRound(before, round)).toEqual([]);
  return round;
}

/** Correspondents with accounts at one another; Ann (4) is with One (1), Ben (5) with all; the fund insures nothing. */
const correspondents = built(
  ...[system('correspondent'), clock(), insured(0), bank('One', 9000), bank('Two', 9000)],
  ...[bank('Three', 9000), customer('Ann', 0), customer('Ben', 5000), account(4, 1, 0)],
  ...[account(5, 1, 0), account(5, 2, 0), account(5, 3, 5000), account(1, 2, 3000)],
  ...[account(1, 3, 500), account(3, 1, 700), account(2, 1, 40)],
  { type: 'setOverdraft', value: 2000 } as const,
);
const settled = (of: number, by: number): BankingEvent => ({
  ...{ type: 'settleDues', bank: of, with: by, by: 'debit' },
});
/** One owes Three dues, and Three owes it some. */
const dueing = playOn(
  ...[correspondents, transfer([4, 1], [5, 3], 1500), transfer([5, 3], [4, 1], 300)],
  ...[loan(4, 1, 30_000), loss(2, 30_000)],
);
/** Three and Ben are overdrawn with One, and One with Two. */
const drawing = playOn(
  ...[correspondents, loan(4, 1, 30_000), transfer([5, 3], [4, 1], 800), settled(3, 1)],
  ...[transfer([4, 1], [5, 2], 3050), settled(1, 2), withdraw(5, 1, 250), loss(0, 30_000)],
);
/** One has shares of Two and of Three, and has lent to both, also in repo; it owes Two fed funds. */
const owning = playOn(
  built(
    ...[system('centralbank'), clock(), bank('One', 0, 50_000), bank('Two', 0, 50_000)],
    ...[bank('Three', 0, 50_000), customer('Cid', 0), account(4, 1, 0)],
    ...[bills(2, 5000), bills(3, 5000)],
  ),
  ...[shares(2, 1, 100), shares(3, 1, 200), fedFunds(2, 1, 300, 0, 9)],
  ...[fedFunds(3, 1, 40_000, 900, 9), fedFunds(1, 2, 500, 0, 9), repo(3, 1, 1000)],
  ...[repo(2, 1, 700), loan(4, 1, 90_000), endDay, loss(7, 90_000)],
);

describe('the insurance of deposits', () => {
  test('comes once, with bills of its own', () => {
    expect(start.book.parties[6]).toMatchObject({ name: 'Insurance Fund', type: 'insurancefund' });
    expect(changedBalances(uninsured, start)).toEqual({ 'bills 6': 100_000 });
    expect(sentenceOf(uninsured, start)).toBe(
      'The Insurance Fund comes with $1,000 of Treasury Bills: what a customer has on deposit is insured, at each bank, up to $250.',
    );
    expect(codeOf(start, insured(1))).toBe('NOT_OFFERED');
    expect(codeOf(built(bank('One')), insured(1))).toBe('NOT_OFFERED');
    expect(checkRound(uninsured, start)).toEqual([]);
    const poor = playOn(uninsured, insured(25_000, 0));
    expect(sentenceOf(uninsured, poor)).toMatch(/^The Insurance Fund comes: /);
  });

  test('is of each customer’s deposit at each bank, up to the limit', () => {
    const parts = start.book.accounts.map((one) => insuredOf(start, one));
    expect(parts).toEqual([0, 0, 25_000, 20_000, 0]);
    expect(uninsured.book.accounts.map((one) => insuredOf(uninsured, one))).toEqual(
      Array(5).fill(0),
    );
  });
});

describe('a bank is closed', () => {
  test('by the fund, or else by the central bank', () => {
    const [with_, without] = [start, uninsured].map((one) => playOn(lent(one), loss(1, 20_000)));
    if (!with_ || !without) throw new Error('two boards');
    expect(sentenceOf(with_, closed(with_))).toBe(
      'The Insurance Fund closes One, which owes $200 more than it has. Two takes over assets of $1,000 and $450 of insured deposits. Of $750 owed to others, $550 is paid, in proportion.',
    );
    expect(sentenceOf(without, closed(without))).toBe(
      'The Central Bank closes One, which owes $200 more than it has. Two takes over assets of $1,000. Of $1,200 owed to others, $1,000 is paid, in proportion.',
    );
    const plain = built(clock(), bank('One', 100), bank('Two', 100));
    expect(codeOf(plain, close(0, 1))).toBe('NOT_OFFERED');
  });

  test('of whose creditors nothing is told where all that it owes is insured', () => {
    const all = playOn(uninsured, insured(60_000), loan(5, 1, 20_000), withdraw(5, 1, 20_000));
    const broken = playOn(all, loss(0, 5000));
    expect(sentenceOf(broken, closed(broken))).toBe(
      'The Insurance Fund closes One, which owes $50 more than it has. Two takes over assets of $750 and $800 of insured deposits; the Insurance Fund sells bills to the Central Bank and pays the missing $50.',
    );
  });

  test('only once it is insolvent or illiquid', () => {
    expect(apply(start, close(1, 2), 'opening').refused).toMatchObject({
      code: 'BANK_SOUND',
      field: 'bank',
    });
    const broken = playOn(lent(start), loss(1, 1));
    expect(codeOf(broken, close(1, 2))).toBeNull();
    const due = playOn(start, loan(3, 1, 10), fedFunds(1, 2, 50_000, 0), endDay);
    expect(codeOf(due, close(1, 2))).toBe('BANK_SOUND');
    const spent = playOn(due, withdraw(4, 1, 20_000), withdraw(3, 1, 60_000), paid(1, 2, 1));
    expect(codeOf(spent, close(1, 2))).toBeNull();
  });

  test('only once nothing of its waits', () => {
    const chips = built(
      ...[system('chips'), clock(), bank('One', 0, 5000), bank('Two', 0, 5000), customer('Ann', 0)],
      ...[customer('Ben', 500), account(4, 2, 0), account(5, 3, 500), account(2, 1, 0)],
      ...[account(3, 1, 0), loan(4, 2, 9000), loss(0, 9000), transfer([5, 3], [4, 2], 500)],
    );
    expect(apply(chips, close(2, 3), 'opening').refused).toMatchObject({
      code: 'PAYMENTS_WAIT',
      message: 'One has not settled $5.00 that waits; settle with all banks first.',
    });
  });

  test('pays the insured first, then the others by size, to the cent', () => {
    const before = playOn(lent(start), endDay, loss(1, 20_000));
    const round = closed(before);
    expect(changedBalances(before, round)).toMatchObject({
      'account 3@1': 0,
      'account 4@1': 0,
      'account 3@2': 50_663,
      'account 4@2': 20_000,
    });
    expect(gainsBetween(before, round)).toEqual({ 1: 20_010, 2: -10_673, 3: -9337 });
  });

  test('makes the fund pay what is missing', () => {
    const before = playOn(lent(start), loss(1, 80_000));
    const round = closed(before);
    expect(changedBalances(before, round)).toEqual({
      ...{ 'account 1@0': 0, 'account 2@0': 105_000 - 10_000, 'loans 2 5>2': 10_000 },
      ...{ 'account 3@1': 0, 'account 4@1': 0, 'account 3@2': 25_000, 'account 4@2': 20_000 },
      ...{ 'bills 6': 95_000, 'bills 0': 5000 },
    });
    expect(gainsBetween(before, round)).toMatchObject({ 2: -40_000, 3: -35_000, 6: -5000 });
    expect(sentenceOf(before, round)).toContain(
      'the Insurance Fund sells bills to the Central Bank and pays the missing $50. Of $750 owed to others, nothing is paid.',
    );
  });

  test('is paid for in bills where there is no central bank', () => {
    const plain = built(
      ...[clock(), bank('One', 0), bank('Two', 100), customer('Ann', 5000), account(2, 0, 5000)],
      ...[insured(4000, 9000), loan(2, 0, 100_000), withdraw(2, 0, 5000), loss(0, 97_000)],
    );
    const round = closed(plain, 0, 1);
    expect(changedBalances(plain, round)).toMatchObject({ 'bills 1': 1000, 'bills 3': 8000 });
    expect(sentenceOf(plain, round)).toContain('pays the missing $10 with bills.');
    expect(codeOf(playOn(plain, loss(0, 3000)), close(0, 1))).toBeNull();
  });

  test('wipes shareholders out, and pays them only what all others leave', () => {
    const held = playOn(start, shares(1, 3, 30_000), shares(1, 2, 10_001));
    const broken = playOn(lent(held), loss(3, 30_000), paid(1, 2, 20_000));
    const gone = closed(broken);
    expect(sentenceOf(broken, gone)).toContain('The share capital of $100.01 is gone.');
    expect(gone.book.credits.filter(({ instrument }) => instrument === 'Shares')).toEqual([]);

    const due = playOn(held, fedFunds(1, 2, 40_000, 0), paid(1, 2, 1000), loan(5, 1, 129_001));
    const stuck = playOn(due, withdraw(5, 1, 129_001), endDay);
    const round = closed(stuck);
    expect(sentenceOf(stuck, round)).toBe(
      'The Insurance Fund closes One, which cannot pay what falls due today. Two takes over assets of $1,290.01 and $450 of insured deposits. Of $450 owed to others, all is paid. Shareholders are paid $390.01 for share capital of $400.01.',
    );
    expect(gainsBetween(stuck, round)).toEqual({ 1: 1000, 2: -250, 3: -750 });
  });

  test('names an overdraft among what is owed to others', () => {
    const paidOut = [overdraft(20_000), account(4, 2, 0), transfer([3, 1], [4, 2], 40_000)];
    const before = playOn(lent(start), ...paidOut, loss(1, 60_000));
    expect(sentenceOf(before, closed(before))).toContain(
      'Of $500 owed to others, including a daylight overdraft of $100, nothing is paid.',
    );
  });

  test('leaves what is over where no owner is on the board', () => {
    const due = playOn(start, bills(1, 5000), fedFunds(1, 2, 40_000, 0), loan(5, 1, 100_000));
    const stuck = playOn(due, withdraw(5, 1, 100_000), endDay);
    const round = closed(stuck);
    expect(gainsBetween(stuck, round)).toEqual({ 1: -5000, 2: 5000 });
    expect(sentenceOf(stuck, round)).toBe(
      'The Insurance Fund closes One, which cannot pay what falls due today. Two takes over assets of $1,250 and $450 of insured deposits. Of $750 owed to others, all is paid. The $50 beyond that stays with Two, for no owner is on the board.',
    );
  });

  test('leaves lenders what their bills cover, and ranks them with the rest for what is short', () => {
    const before = playOn(
      ...[lent(start), bills(1, 30_000), repo(1, 2, 10_000, 9000), window(1, 9800, 'bills')],
      ...[endDay, endDay, loss(1, 80_000)],
    );
    const round = closed(before);
    expect(postingsOf(round).slice(0, 7)).toEqual([
      ...['bills 1 -10000 assignment', 'bills 2 +10000 assignment'],
      ...['accrued interest 5 1>2 -50 setOff', 'repos 2 1>2 -10000 setOff'],
      ...['bills 1 -9800 assignment', 'bills 0 +9800 assignment'],
      'discount loans 3 1>0 -9800 setOff',
    ]);
    // Two is short of $0.50 under the repo and is owed $400.20 besides: of $250.00 it is paid $133.44.
    expect(gainsBetween(before, round)).toEqual({ 1: 50_070, 2: -26_726, 3: -23_344 });
    expect(sentenceOf(before, round)).toContain(
      ' Pledges cover $198. Of $750.70 owed to others, $250 is paid, ',
    );
  });

  test('ends what others owe on bills that it has pledged on', () => {
    const chain = playOn(
      ...[built(...opening.slice(0, 4), bank('Three', 0, 0), customer('Cid', 0), account(4, 1, 0))],
      ...[bills(3, 2000), paid(2, 1, 5000), repo(3, 1, 1000), repo(1, 2, 600), loan(4, 1, 9000)],
      loss(2, 9000),
    );
    const round = closed(chain);
    expect(changedBalances(chain, round)).toMatchObject({
      ...{ 'bills 2': 600, 'bills 3': 1400, 'repos 3 3>2': 400 },
    });
    expect(gainsBetween(chain, round)).toEqual({ 1: 4000, 4: -4000 });
  });

  test('passes discount loans on with the loans that secure them', () => {
    const asked = playOn(lent(start), { type: 'setRate', which: 'discount', value: 3600 });
    const taken = playOn(asked, window(1, 60_000, 'loans'), window(1, 10_000, 'loans'), endDay);
    const before = playOn(taken, loss(1, 25_000));
    const round = closed(before);
    expect(changedBalances(before, round)).toEqual({
      ...{ 'account 1@0': 0, 'account 2@0': 152_943, 'loans 9 5>2': 65_000 },
      ...{ 'account 3@1': 0, 'account 3@2': 49_675, 'account 4@1': 0, 'account 4@2': 20_000 },
      ...{ 'discount loans 7 2>0': 60_000, 'accrued interest 8 2>0': 60 },
    });
    expect(sentenceOf(before, round)).toContain(
      'Two takes over assets of $1,650, with the $600.60 that the discount window lent on them and $450 of insured deposits.',
    );
    // What is left of the loans covers part of the first, and nothing of the second.
    const bare = playOn(taken, loss(1, 85_000));
    const part = { 'discount loans 7 2>0': 5000, 'loans 8 5>2': 5000 };
    expect(changedBalances(bare, closed(bare))).toMatchObject(part);
    const none = playOn(taken, loss(1, 90_000));
    expect(closed(none).book.credits).toEqual([]);
  });

  test('pays customers on accounts, and others in reserves or in cash', () => {
    const third = playOn(
      ...[built(...opening.slice(0, 4), bank('Three', 0, 40_000)), customer('Ann', 10_000)],
      ...[customer('Cid', 0), bearing(4, 1, 10_000, 400), account(5, 1, 0), insured(0)],
      ...[fedFunds(1, 3, 40_000, 0, 9), loan(5, 1, 50_000), withdraw(5, 1, 50_000)],
    );
    const before = playOn(third, loss(1, 25_000));
    const round = closed(before);
    expect(changedBalances(before, round)).toMatchObject({
      ...{ 'account 3@0': 20_000, 'account 2@0': 80_000, 'account 4@2': 5000 },
    });
    expect(round.book.accounts.at(-2)).toMatchObject({ subordinateId: 4, rate: 400 });
    expect(codeOf(playOn(before, paid(2, 3, 80_001)), close(1, 2))).toBe('INSUFFICIENT_DEPOSITS');
    const roomy = playOn(before, { type: 'setOverdraft', value: 5000 });
    expect(codeOf(playOn(roomy, paid(2, 3, 85_000)), close(1, 2))).toBeNull();
    const tight = playOn(roomy, paid(2, 3, 85_001));
    expect(codeOf(tight, close(1, 2))).toBe('DAYLIGHT_OVERDRAFT_LIMIT');
    const drawn = playOn(roomy, paid(2, 3, 104_000));
    expect(apply(drawn, close(1, 2), 'opening').refused?.message).toMatch(
      /^Two would be overdrawn by \$40.00 with the Central Bank after taking over and may owe up to \$50.00 /,
    );
    const further = apply(playOn(tight, paid(3, 2, 1)), close(1, 2), 'opening');
    expect(further.refused).toBeNull();

    const plain = built(
      ...[clock(), insured(0), bank('One', 1000), bank('Two', 9000), bank('Three', 0)],
      ...[customer('Ann', 0), customer('Ben', 0), account(4, 1, 0), account(5, 3, 0)],
      ...[loan(4, 1, 20_000), transfer([4, 1], [5, 3], 20_000), loss(0, 11_000)],
    );
    const dues = closed(plain);
    expect(changedBalances(plain, dues)).toMatchObject({ 'cash 2': 0, 'cash 3': 10_000 });
    expect(dues.book.credits.map((one) => dues.column[one.slot])).toEqual([0, 9000]);
  });

  test('goes on with each claim on its terms, to the cent of its interest', () => {
    const made = playOn(start, interest(500), termLoan(5, 1, 10_000, 400), interest(0));
    const before = playOn(
      made,
      loan(5, 1, 50_000),
      withdraw(5, 1, 60_000),
      endDay,
      loss(1, 50_000),
    );
    const round = closed(before);
    const [placed] = round.book.credits;
    const [old] = before.book.credits;
    if (!placed || !old) throw new Error('the loan is gone');
    expect(placed).toMatchObject({ id: 3, superiorId: 2, interestRate: 500, due: 401 });
    expect(residueOf(round, placed)).toBe(residueOf(before, old));
    expect(changedBalances(before, round)).toMatchObject({ 'accrued interest 4 5>2': 1 });
    const later = playOn(round, ...days(359));
    expect(changedBalances(round, later)).toEqual({ 'accrued interest 4 5>2': 500 });
  });

  test('passes balances, dues and shares on', () => {
    const [before, ...others] = [dueing, drawing, owning];
    const round = closed(before);
    // $100.40 are shared by Ann’s $288.00, Two’s $0.40 and Three’s $22.00.
    expect(changedBalances(before, round)).toEqual({
      ...{ 'account 1@2': 0, 'account 1@3': 0, 'account 2@1': 0, 'account 3@1': 0 },
      ...{ 'account 2@3': 500, 'account 4@1': 0, 'account 4@2': 9315 },
      ...{ 'cash 1': 0, 'cash 2': 17_488, 'cash 3': 14_512 },
      ...{ 'dues 1>3': 0, 'dues 3>1': 0, 'dues 3>2': 300 },
    });
    // Ben’s overdraft of $2.50 is set off against the $30.50 that he has with Two.
    const [drawn, owned] = others.map((one) => changedBalances(one, closed(one)));
    expect(drawn).toEqual({
      ...{ 'account 1@2': 0, 'account 1@3': 0, 'account 2@1': 0, 'account 3@1': 0 },
      ...{ 'account 2@3': 500, 'account 3@2': -100, 'account 4@1': 0, 'account 4@2': 6818 },
      ...{ 'account 5@1': 0, 'account 5@2': 2800, 'cash 1': 0, 'cash 2': 17_950 },
    });
    expect(owned).toEqual({
      ...{ 'account 1@0': 0, 'account 2@0': 58_800, 'account 4@1': 0, 'account 4@2': 50_231 },
      ...{ 'fed funds 9 3>2': 40_000, 'accrued interest 10 3>2': 10, 'repos 11 3>2': 1000 },
      'shares 12 3>2': 200,
    });
    expect(openRepos(closed(owning).book).map(({ id }) => id)).toEqual([11]);
  });

  test('takes positions out of CHIPS, and certificates of the house over', () => {
    const chips = built(
      ...[system('chips'), clock(), bank('One', 0, 5000), bank('Two', 0, 5000)],
      ...[customer('Ann', 0), account(4, 2, 0), account(2, 1, 3000), account(3, 1, 1000)],
      ...[loan(4, 2, 9000), withdraw(4, 2, 2000), loss(0, 9000)],
    );
    expect(changedBalances(chips, closed(chips, 2, 3))).toEqual({
      ...{ 'account 1@0': 1000, 'account 2@1': 0, 'account 3@0': 7000 },
      ...{ 'account 4@2': 0, 'account 4@3': 3000 },
    });
    const house = built(
      ...[system('clearinghouse'), clock(), insured(0), bank('One', 20_000, 10_000)],
      ...[bank('Two', 20_000, 10_000), customer('Ann', 0), account(4, 2, 0)],
      ...[loan(4, 2, 90_000), loss(0, 90_000)],
    );
    expect(changedBalances(house, closed(house, 2, 3))).toEqual({
      ...{ 'account 2@0': 0, 'account 3@0': 20_000, 'account 4@2': 0, 'account 4@3': 30_000 },
      ...{ 'cash 2': 0, 'cash 3': 40_000 },
    });
  });

  test('takes no further part, and its customers are reached elsewhere', () => {
    const treasured = built(
      ...[...opening.slice(0, 2), { type: 'foundTreasury', amount: 1000 } as const],
      ...[bank('One', 0, 0), bank('Two', 0, 100_000), customer('Ann', 10_000)],
      ...[account(4, 2, 10_000), loan(4, 2, 20_000), loss(0, 20_000)],
    );
    const round = closed(treasured, 2, 3);
    expect(apply(round, withdraw(4, 2, 1), 'opening').refused).toEqual({
      code: 'UNKNOWN_PARTY',
      field: 'bank',
      message: 'Bank: One was closed and takes no further part; choose another.',
    });
    const taxed = playOn(round, { type: 'collectTax', payer: 4, amount: 500 });
    expect(changedBalances(round, taxed)).toEqual({
      ...{ 'account 1@0': 1500, 'account 3@0': 99_500, 'account 4@3': 9500 },
    });
    const bought = playOn(round, shares(3, 4, 100));
    expect(changedBalances(round, bought)).toEqual({ 'account 4@3': 9900, 'shares 1 3>4': 100 });
    expect(round.book.parties[2]).toMatchObject({ name: 'One', closedOn: 1 });
  });
});

describe('the invariant of a closed bank', () => {
  const before = playOn(lent(start), loss(1, 20_000));
  const round = playOn(before, close(1, 2));
  const messagesOf = (wrong: BankingRound): readonly string[] =>
    checkRound(before, wrong)
      .filter(({ invariant }) => invariant === 12)
      .map(({ message }) => message);

  /** The round with sums moved from one account at Two to another's place in the column. */
  const moved = (
    ...changes: readonly (readonly [holder: number, issuer: number, by: number])[]
  ) => {
    let { column } = round;
    for (const [holder, issuer, by] of changes) {
      const slot = round.book.accounts.find(
        (one) => one.subordinateId === holder && one.superiorId === issuer,
      )?.slot;
      if (slot === undefined) throw new Error('there is no such account');
      column = column.with(slot, (column[slot] ?? 0) + by);
    }
    return { ...round, column };
  };

  test('tells what is owed and received', () => {
    const effect = netWorthEffectOf(before, round);
    const figures = ranksInOrder.figures({ before, round, effect });
    expect(figures.map(({ amount }) => amount)).toEqual([120_000, 100_000]);
  });

  test('12: a bank that is closed and not empty', () => {
    expect(messagesOf(round)).toEqual([]);
    const left = ['One was closed and still has or owes something.'];
    expect(messagesOf(moved([1, 0, 5]))).toEqual(left);
  });

  test('12: ranks out of order', () => {
    expect(messagesOf(moved([4, 2, -1], [3, 2, 1]))).toEqual([
      'Ben received $199.99 where $200 was secured.',
    ]);
    expect(messagesOf(moved([4, 2, 1]))).toContain(
      'Ben was paid more than it was owed while others were short.',
    );
    expect(messagesOf(moved([3, 2, 2]))).toContain('Ann was not paid by what it is owed.');
    const poor = playOn(lent(start), loss(1, 80_000));
    const short = playOn(poor, close(1, 2));
    const slot = short.book.accounts.find((one) => one.id === 5)?.slot ?? 0;
    const wrong = { ...short, column: short.column.with(slot, 25_001) };
    expect(checkRound(poor, wrong).map(({ message }) => message)).toContain(
      'Ann was paid while the fund had to pay for insured deposits.',
    );
  });
});
