import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/actions/apply';
import type { BankingEvent } from '@/events/actions/registry';
import { reservesOf } from '@/events/ledger/book';
import { checkRound, INVARIANTS } from '@/events/ledger/invariants';
import { BLANK, type Posting } from '@/events/ledger/state';
import { openingRounds } from '@/events/log/fold';
import { lessonOf, openingOf, played } from '../../helpers/boards';

const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };
const payment: BankingEvent = {
  type: 'transfer',
  from: 1,
  fromBank: 0,
  to: 2,
  toBank: 0,
  amount: 12000,
};
const before = played(2, [overdraft]);
const sound = played(2, [overdraft, payment]);

/** The round with other postings, and the balances that they lead to. */
function reposted(postings: readonly Posting[]): BankingRound {
  const column = before.column.slice();
  for (const { claim, delta } of postings) {
    column[claim.slot] = (column[claim.slot] ?? 0) + delta;
  }
  return { ...sound, column, postings };
}

function violated(round: BankingRound): readonly number[] {
  return [...new Set(checkRound(before, round).map(({ invariant }) => invariant))];
}

describe('a sound round', () => {
  test('violates nothing', () => {
    expect(checkRound(before, sound)).toEqual([]);
    expect(checkRound(openingOf(2), before)).toEqual([]);
  });
});

describe('a round that the core should never make', () => {
  test('1: a claim that its issuer does not list', () => {
    const parties = sound.book.parties.map((party) =>
      party.id === 0 ? { ...party, accountIds: [1] } : party,
    );
    const round = { ...sound, book: { ...sound.book, parties } };
    expect(violated(round)).toContain(1);
    expect(checkRound(before, round)[0]?.message).toBe(
      'Customer Deposits between Customer 1 and Bank 1 is $20 and shows $0 as an asset and $20 as a liability.',
    );
  });

  test('2: cash out of nowhere', () => {
    const cash = reservesOf(sound.book, 1);
    expect(
      violated(reposted([...sound.postings, { claim: cash, delta: 5, notation: 'issuance' }])),
    ).toEqual([2, 4, 5]);
  });

  test('2: an endowment that nobody made', () => {
    const reserves = sound.book.reserves.map((one) =>
      one.id === 2 ? { ...one, cashReserves: one.cashReserves + 5 } : one,
    );
    const column = sound.column.map((balance, slot) =>
      slot === reserves[2]?.slot ? balance + 5 : balance,
    );
    const round = { ...sound, book: { ...sound.book, reserves }, column };
    expect(violated(round)).toEqual([2, 4, 5, 8]);
  });

  test('4: a balance that changed without a posting', () => {
    const column = sound.column.map((balance, slot) => (slot === 3 ? balance - 100 : balance));
    expect(violated({ ...sound, column })).toContain(4);
  });

  test('5: a net worth that no event explains', () => {
    const note: BankingEvent = { type: 'note', text: 'Nothing to see here.' };
    expect(violated({ ...sound, event: note })).toEqual([5]);
  });

  test('5: a payment of another amount than was posted', () => {
    expect(violated({ ...sound, event: { ...payment, amount: 11000 } })).toEqual([5]);
  });

  test('6: cash below zero', () => {
    const [bank, customer] = [reservesOf(sound.book, 0), reservesOf(sound.book, 1)];
    const round = reposted([
      ...sound.postings,
      { claim: bank, delta: -20001, notation: 'assignment' },
      { claim: customer, delta: 20001, notation: 'assignment' },
    ]);
    expect(violated(round)).toContain(6);
    expect(checkRound(before, round)).toContainEqual({
      invariant: 6,
      message: 'The cash of Bank 1 is −$0.01.',
    });
  });

  test('6: dues below zero', () => {
    const opening = openingOf(10);
    const dues = Object.values(opening.book.credits)[0];
    if (!dues) throw new Error('lesson 10 opens with dues');
    const column = opening.column.map((balance, slot) => (slot === dues.slot ? -1 : balance));
    const round = { ...opening, column };
    expect(checkRound(opening, round).map(({ invariant }) => invariant)).toContain(6);
  });

  test('8: a posting that goes through zero in one piece', () => {
    const account = sound.book.accounts[0];
    const other = sound.book.accounts[1];
    if (!account || !other) throw new Error('lesson 2 has two accounts');
    const round = reposted([
      { claim: account, delta: -12000, notation: 'novation' },
      { claim: other, delta: 12000, notation: 'novation' },
    ]);
    expect(round.column).toEqual(sound.column);
    expect(violated(round)).toEqual([8]);
  });

  test('8: a record that is missing', () => {
    expect(violated({ ...sound, postings: sound.postings.slice(1) })).toContain(8);
  });
});

describe('the figures that the invariants compare', () => {
  const figuresOf = (number: number, round: BankingRound, earlier = before) =>
    INVARIANTS.find((one) => one.number === number)
      ?.figures(earlier, round)
      .map(({ label, amount }) => `${label}: ${amount}`);

  test('are those of the round', () => {
    expect(figuresOf(1, sound)).toEqual([
      'Claims as assets: 24000',
      'Claims as liabilities: 24000',
    ]);
    expect(figuresOf(2, sound)).toEqual(['Cash held: 40000', 'Cash brought: 40000']);
    expect(figuresOf(4, sound)).toEqual(['Net worth gained: 12000', 'Net worth lost: -12000']);
    expect(figuresOf(5, sound)).toEqual([
      'Net worth gained: 12000',
      'Gained by this action: 12000',
    ]);
    expect(figuresOf(6, sound)).toEqual(['Least cash: 10000', 'Least debt: 0']);
    expect(figuresOf(8, sound)).toEqual([
      'Changes of all sheets: 8000',
      'Entries of all records: 8000',
    ]);
  });

  test('name what an endowment brought', () => {
    const [bank, customer] = openingRounds(lessonOf(2));
    expect(bank && customer && figuresOf(4, customer, bank)).toEqual([
      ...['Net worth gained: 20000', 'Net worth lost: 0', 'Endowed: 20000'],
    ]);
    expect(customer && figuresOf(2, customer, bank)).toEqual([
      ...['Cash held: 20000', 'Cash brought: 20000'],
    ]);
    expect(bank && figuresOf(6, bank, BLANK)).toEqual(['Least cash: 0', 'Least debt: 0']);
  });

  test('have a number, a title and a sentence each', () => {
    expect(INVARIANTS.map(({ number }) => number)).toEqual([1, 2, 4, 5, 6, 8]);
    for (const { title, sentence } of INVARIANTS) {
      expect(title.length).toBeLessThanOrEqual(40);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});
