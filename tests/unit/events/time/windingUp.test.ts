/** What winding a bank up posts and opens: one posting for whatever changes, and no account that nobody needs. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { postingsOf } from '../../../helpers/boards';
import { clock, endDay, fedFunds } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
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

const close = (of: number, into: number): BankingEvent => ({ type: 'closeBank', bank: of, into });
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const shares = (of: number, investor: number, amount: number): BankingEvent => ({
  ...{ type: 'issueShares', bank: of, investor, amount },
});
const repo = (borrower: number, lender: number, amount: number): BankingEvent => ({
  ...{ type: 'doRepo', borrower, lender, amount, rate: 0, haircut: 0, term: 30 },
});
const insured = (limit: number): BankingEvent => ({ type: 'insureDeposits', limit, amount: 0 });
const settled = (of: number, by: number): BankingEvent => ({
  ...{ type: 'settleDues', bank: of, with: by, by: 'debit' },
});

function closed(before: BankingRound, of = 1, into = 2): BankingRound {
  const round = playOn(before, close(of, into));
  expect(checkRound(before, round)).toEqual([]);
  return round;
}

/** Whose account is with whom. */
const accountsOf = ({ book }: BankingRound): readonly string[] =>
  book.accounts.map(({ subordinateId, superiorId }) => `${subordinateId}@${superiorId}`);

const added = (before: BankingRound, after: BankingRound): readonly string[] =>
  accountsOf(after).slice(accountsOf(before).length);

/** Fund 0; One (1), Two (2), Three (3); Ann (4) at One, Ben (5) at Two and Three. */
const correspondents = built(
  ...[system('correspondent'), clock(), insured(0), bank('One', 9000), bank('Two', 9000)],
  ...[bank('Three', 9000), customer('Ann', 0), customer('Ben', 5000), account(4, 1, 0)],
  ...[account(5, 2, 0), account(5, 3, 5000), account(1, 3, 0), account(3, 1, 0)],
  ...[account(2, 1, 40), { type: 'setOverdraft', value: 2000 } as const],
);

const broken = playOn(correspondents, loan(4, 1, 30_000), loss(0, 30_000));

/** One has lent to Two and Three and owns shares of both; Dan (5), with Three, has shares of it. */
const owning = playOn(
  built(
    ...[system('centralbank'), clock(), bank('One', 0, 50_000), bank('Two', 0, 50_000)],
    ...[bank('Three', 0, 50_000), customer('Cid', 0), account(4, 1, 0), customer('Dan', 900)],
    ...[account(5, 3, 900), bills(2, 5000), bills(3, 5000)],
  ),
  ...[shares(2, 1, 100), shares(3, 1, 200), shares(1, 5, 70), fedFunds(2, 1, 300, 0, 9)],
  ...[fedFunds(3, 1, 40_000, 900, 9), fedFunds(1, 2, 500, 0, 9), repo(3, 1, 1000)],
  ...[repo(2, 1, 700), loan(4, 1, 90_000), endDay, loss(8, 90_000)],
);

describe('winding a bank up', () => {
  test('moves accounts, and opens none but those of its customers', () => {
    const round = closed(broken);
    expect(added(broken, round)).toEqual(['4@2']);
    // Two has its own $0.40 back with the cash: its part of the rest is set off.
    expect(postingsOf(round)).toEqual([
      ...['account 4@1 -30000 setOff', 'account 2@1 -40 setOff', 'cash 1 -9040 assignment'],
      ...['cash 2 +9040 assignment', 'account 4@2 +9028 issuance'],
    ]);
  });

  test('moves no bills of the fund where nothing is missing, however little they are worth', () => {
    const start = built(
      ...[system('centralbank'), clock(), bank('One', 0, 50_000), bank('Two', 0, 50_000)],
      ...[customer('Ann', 0), account(3, 1, 0)],
      { type: 'insureDeposits', limit: 0, amount: 1000 },
    );
    const cheap = { type: 'setPrice', price: 333 } as const;
    const round = closed(playOn(start, loan(3, 1, 90_000), loss(0, 90_000), cheap));
    expect(postingsOf(round).filter((posting) => posting.startsWith('securities'))).toEqual([]);
  });

  test('sets off what the bank that takes over had drawn on it', () => {
    const drawn = playOn(
      ...[correspondents, loan(4, 1, 30_000), transfer([5, 2], [4, 1], 800), settled(2, 1)],
      loss(0, 30_000),
    );
    const round = closed(drawn);
    expect(added(drawn, round)).toEqual(['4@2']);
    expect(postingsOf(round)).toContain('account 2@1 +760 setOff');
  });

  test('goes on with dues of others, and sets off those of the bank that takes over', () => {
    const owed = playOn(
      ...[correspondents, loan(4, 1, 30_000), transfer([5, 3], [4, 1], 300)],
      ...[transfer([5, 2], [4, 1], 500), transfer([4, 1], [5, 3], 700), loss(0, 30_000)],
    );
    const dues = postingsOf(closed(owed)).filter((posting) => posting.startsWith('dues'));
    expect(dues).toEqual([
      ...['dues 3>1 -300 novation', 'dues 3>2 +300 novation', 'dues 2>1 -500 setOff'],
      'dues 1>3 -700 setOff',
    ]);
  });

  test('goes on with loans and shares of others, and ends those of the bank that takes over', () => {
    const round = closed(owning);
    expect(postingsOf(round)).toEqual([
      ...['account 1@0 -8270 novation', 'account 2@0 +8270 novation'],
      ...['account 4@1 -90000 setOff', 'fed funds 3 2>1 -300 setOff'],
      ...['fed funds 4 3>1 -40000 novation', 'fed funds 10 3>2 +40000 novation'],
      ...['accrued interest 9 3>1 -10 novation', 'accrued interest 11 3>2 +10 novation'],
      ...['repos 6 3>1 -1000 novation', 'repos 12 3>2 +1000 novation', 'repos 7 2>1 -700 setOff'],
      ...['shares 0 2>1 -100 setOff', 'shares 1 3>1 -200 novation'],
      ...['shares 13 3>2 +200 novation', 'fed funds 5 1>2 -500 setOff'],
      'account 4@2 +50301 issuance',
    ]);
    expect(added(owning, round)).toEqual(['4@2']);
  });

  test('opens no account for an owner who is paid nothing', () => {
    const held = playOn(
      built(
        ...[system('centralbank'), clock(), bank('One', 0, 5000), bank('Two', 0, 5000)],
        ...[bank('Three', 0, 5000), customer('Dan', 900), account(4, 3, 900)],
      ),
      ...[shares(1, 4, 700), fedFunds(1, 2, 300, 0, 9)],
      { type: 'bankTransfer', from: 1, to: 3, amount: 5900 },
    );
    const round = closed(held);
    expect(added(held, round)).toEqual([]);
    expect(gainsBetween(held, round)).toEqual({ 1: 900, 2: -200, 4: -700 });
  });

  test('leaves nothing in the slot of a debt that has ended', () => {
    const { book, column } = closed(owning);
    const ended = owning.book.credits.filter(
      ({ id }) => !book.credits.some((one) => one.id === id),
    );
    expect(ended).toHaveLength(8);
    expect(ended.map(({ slot }) => column[slot])).toEqual(Array(8).fill(0));
  });

  test.each([
    ['with a fund that insures nothing', broken],
    ['without a fund', owning],
  ])('tells what everybody gains by it, %s', (_, before) => {
    const round = closed(before);
    const told: Record<string, number> = {};
    for (const [party, gain] of netWorthEffectOf(before, round).gains) {
      told[party] = (told[party] ?? 0) + gain;
    }
    const { parties } = before.book;
    const all = Object.fromEntries(parties.map(({ id }) => [id, 0]));
    expect({ ...all, ...told }).toEqual({ ...all, ...gainsBetween(before, round) });
  });

  test('pays an odd cent to the holder of the lowest id, whoever bought first', () => {
    const held = playOn(
      built(
        ...[system('centralbank'), clock(), bank('One', 0, 100_000), bank('Two', 0, 100_000)],
        ...[customer('Ann', 2000), customer('Ben', 2000), customer('Cid', 0)],
        ...[account(3, 2, 2000), account(4, 2, 2000), account(5, 1, 0)],
      ),
      ...[shares(1, 4, 1000), shares(1, 3, 1000), fedFunds(1, 2, 1000, 0), loan(5, 1, 103_000)],
      ...[withdraw(5, 1, 103_000), loss(3, 99_999), endDay],
    );
    expect(gainsBetween(held, closed(held))).toEqual({ 1: -1, 3: 1 });
  });
});
