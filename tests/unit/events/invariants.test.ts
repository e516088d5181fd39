import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { type Claim, type CreditAccount, reservesOf } from '@/events/banking/ledger/book';
import { INVARIANTS } from '@/events/banking/ledger/invariants/invariants';
import { BLANK, type Posting } from '@/events/banking/ledger/state';
import { lessonOf, openingOf, played } from '../../helpers/boards';
import { repo } from '../../helpers/lines/reserveEvents';
import { built, playOn } from '../../helpers/rows';
import { bank, bills, system } from '../../helpers/setup';

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

  test('may be the blank board, on which nothing has come about', () => {
    expect(netWorthEffectOf(BLANK, BLANK)).toEqual({ reason: null, gains: [] });
    expect(checkRound(BLANK, BLANK)).toEqual([]);
  });
});

describe('a round that the core should never make', () => {
  test('1: a claim that its issuer does not list', () => {
    const parties = sound.book.parties.map((party) =>
      party.id === 0 ? { ...party, accountIds: [1] } : party,
    );
    const round = { ...sound, book: { ...sound.book, parties } };
    expect(checkRound(before, round)).toEqual([
      {
        invariant: 1,
        message: 'Customer Deposits between Customer 1 and Bank 1 is not listed with Bank 1.',
      },
    ]);
  });

  test('2: cash out of nowhere', () => {
    const cash = reservesOf(sound.book, 1);
    expect(
      violated(
        reposted([
          ...sound.postings,
          { claim: cash, delta: 5, notation: 'issuance', counterpartyId: null },
        ]),
      ),
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
      { claim: bank, delta: -20001, notation: 'assignment', counterpartyId: 1 },
      { claim: customer, delta: 20001, notation: 'assignment', counterpartyId: 0 },
    ]);
    expect(violated(round)).toContain(6);
    expect(checkRound(before, round)).toContainEqual({
      invariant: 6,
      message: 'The cash of Bank 1 is −$0.01.',
    });
  });

  test('6: dues below zero', () => {
    const opening = openingOf(10);
    const dues = opening.book.credits[0];
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
      { claim: account, delta: -12000, notation: 'novation', counterpartyId: null },
      { claim: other, delta: 12000, notation: 'novation', counterpartyId: null },
    ]);
    expect(round.column).toEqual(sound.column);
    expect(violated(round)).toEqual([8]);
  });

  test('8: a record that is missing', () => {
    expect(violated({ ...sound, postings: sound.postings.slice(1) })).toContain(8);
  });
});

describe('a round that the core should never make where there is a central bank', () => {
  /** Banks A 1, B 2, C 3 with balances of 100; A with bills of 100, 60 of them with B, 20 of those with C. */
  const start = built(
    ...[system('centralbank'), bank('A', 500, 10_000), bank('B', 0, 10_000), bank('C', 0, 10_000)],
    ...[bills(1, 10_000), repo(1, 2, 6000, 0, 0), repo(2, 3, 2000, 0, 0)],
  );
  const note: BankingEvent = { type: 'note', text: 'Nothing has happened.' };
  const still = playOn(start, note);

  /** Every message of the round in which a claim's balance changed and nothing was posted. */
  function messagesWith(claim: Claim | null | undefined, delta: number): readonly string[] {
    if (!claim) throw new Error('there is such a claim');
    const column = still.column.map((one, slot) => (slot === claim.slot ? one + delta : one));
    return messagesOf({ ...still, column });
  }

  const messagesOf = (round: BankingRound): readonly string[] =>
    checkRound(start, round).map(({ invariant, message }) => `${invariant}: ${message}`);

  const withCredits = (
    change: (credit: CreditAccount) => Partial<CreditAccount>,
  ): BankingRound => ({
    ...still,
    book: {
      ...still.book,
      credits: still.book.credits.map((credit) => ({ ...credit, ...change(credit) })),
    },
  });

  test('1: notes that nobody holds', () => {
    expect(messagesWith(still.book.notes, 5)).toContain(
      '1: Notes of $5.05 are owed, and $5 of them are held.',
    );
  });

  test('2: specie that is gone', () => {
    expect(messagesWith(still.book.reserves[0], -5)).toContain(
      '2: The parties hold $309.95 in cash and should hold $310.',
    );
  });

  test('3: bills out of nowhere', () => {
    expect(messagesWith(still.book.securities[0], 5)).toContain(
      '3: There were bills of $100 and now of $100.05.',
    );
  });

  test('3: bills pledged that are not there', () => {
    expect(messagesWith(still.book.securities[0], -4001)).toContain(
      '3: A has pledged $0.01 more than it holds.',
    );
  });

  test('3: bills pledged on that were never received', () => {
    const round = withCredits(({ id, collateral }) =>
      id === 0 ? { collateral: { own: 1999, received: [] } } : { collateral },
    );
    expect(messagesOf(round)).toEqual(['3: B has pledged on $0.01 more than it received.']);
  });

  test('6: bills and debts below zero', () => {
    expect(messagesWith(still.book.securities[0], -10_001)).toContain(
      '6: The Treasury Bills of A is −$0.01.',
    );
    expect(messagesWith(still.book.credits[0], -6001)).toContain(
      '6: Repos between A and B is −$0.01.',
    );
  });

  test('1: an account that its holder does not list', () => {
    const parties = still.book.parties.map((party) =>
      party.id === 1 ? { ...party, accountIds: [] } : party,
    );
    expect(messagesOf({ ...still, book: { ...still.book, parties } })).toEqual([
      '1: Bank Deposits between A and Central Bank is not listed with A.',
    ]);
  });
});

describe('the figures that the invariants compare', () => {
  const figuresOf = (number: number, round: BankingRound, earlier = before) =>
    INVARIANTS.find((one) => one.number === number)
      ?.figures({ before: earlier, round, effect: netWorthEffectOf(earlier, round) })
      .map(({ label, amount }) => `${label}: ${amount}`);

  test('are those of the round', () => {
    expect(figuresOf(1, sound)).toEqual([
      'Claims as assets: 24000',
      'Claims as liabilities: 24000',
    ]);
    expect(figuresOf(2, sound)).toEqual(['Cash held: 40000', 'Cash brought or issued: 40000']);
    expect(figuresOf(4, sound)).toEqual(['Net worth gained: 12000', 'Net worth lost: -12000']);
    expect(figuresOf(5, sound)).toEqual([
      'Net worth gained: 12000',
      'Gained by this action: 12000',
    ]);
    expect(figuresOf(6, sound)).toEqual(['Least cash: 10000', 'Least bills: 0', 'Least debt: 0']);
    expect(figuresOf(8, sound)).toEqual([
      'Changes of all sheets: 8000',
      'Entries of all records: 8000',
    ]);
  });

  test('name what an endowment brought', () => {
    const [, bank, customer] = lessonBoard(lessonOf(2)).start;
    expect(bank && customer && figuresOf(4, customer, bank)).toEqual([
      ...['Net worth gained: 20000', 'Net worth lost: 0', 'Endowed: 20000'],
    ]);
    expect(customer && figuresOf(2, customer, bank)).toEqual([
      ...['Cash held: 20000', 'Cash brought or issued: 20000'],
    ]);
    expect(bank && figuresOf(6, bank, BLANK)).toEqual([
      'Least cash: 0',
      'Least bills: 0',
      'Least debt: 0',
    ]);
  });

  test('compare the bills of all parties before and after', () => {
    const held = built(system('centralbank'), bank('A', 0, 0), bills(1, 700));
    const more = playOn(held, bills(0, 400));
    expect(figuresOf(3, more, held)).toEqual(['Bills before: 700', 'Bills now: 1100']);
    expect(figuresOf(3, held, more)).toEqual(['Bills before: 1100', 'Bills now: 700']);
  });

  test('have a number, a title and a sentence each', () => {
    expect(INVARIANTS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 8]);
    for (const { title, sentence } of INVARIANTS) {
      expect(title.length).toBeLessThanOrEqual(40);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});
