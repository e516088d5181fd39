import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { offersOf } from '@/events/banking/board/menus';
import { apply } from '@/events/banking/board/rules';
import {
  type Grade,
  gradePrediction,
  type PredictedEntry,
  scoreSentence,
} from '@/events/banking/views/predict';
import { lessonOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { ann, ben, start as chipsStart } from '../../helpers/lines/chipsBoard';
import { fail, lend, limit, repay, repo } from '../../helpers/lines/reserveEvents';
import { built, playOn } from '../../helpers/rows';
import { bank, bills, system, transfer } from '../../helpers/setup';

type Named = readonly [
  partyId: number,
  side: PredictedEntry['side'],
  instrument: string,
  thirdPartyId: number | null,
  change: number,
];

const entry = ([partyId, side, instrument, thirdPartyId, change]: Named): PredictedEntry => ({
  partyId,
  side,
  instrument,
  thirdPartyId,
  change,
});

/** The grade of a prediction of an event on a lesson's board, after other events. */
function graded(
  lesson: number,
  given: readonly BankingEvent[],
  event: BankingEvent,
  predicted: readonly Named[],
): Grade {
  const before = played(lesson, given);
  const { round, refused } = apply(before, event, lessonOf(lesson).offers);
  if (refused) throw new Error(refused.message);
  return gradePrediction(before, round, predicted.map(entry));
}

const verdicts = (grade: Grade): readonly string[] =>
  grade.graded.map(({ verdict, sentence }) => `${verdict}: ${sentence}`);

const missed = ({ missed: entries }: Grade): readonly (readonly unknown[])[] =>
  entries.map(({ partyId, side, instrument, thirdPartyId, change }) => [
    partyId,
    side,
    instrument,
    thirdPartyId,
    change,
  ]);

const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 2000 };

/** What a deposit of $20 does: cash from one to the other, and a deposit seen from two sides. */
const DEPOSIT = [
  [0, 'asset', 'Reserves', null, 2000],
  [0, 'liability', 'Customer Deposits', 1, 2000],
  [1, 'asset', 'Reserves', null, -2000],
  [1, 'asset', 'Customer Deposits', 0, 2000],
] as const satisfies readonly Named[];

const [BANK_CASH, OWED, CASH, HELD] = DEPOSIT;

describe('a prediction', () => {
  test('is right where every entry is, in any order', () => {
    const grade = graded(2, [], deposit, DEPOSIT.toReversed());
    expect(verdicts(grade)).toEqual(Array(4).fill('right: Right.'));
    expect(missed(grade)).toEqual([]);
    expect(grade.worths).toEqual([]);
    expect(scoreSentence(grade)).toBe('All 4 entries right.');
  });

  test('that gives a claim on one side only misses the other', () => {
    const grade = graded(2, [], deposit, [CASH, BANK_CASH, HELD]);
    expect(missed(grade)).toEqual([OWED]);
    expect(scoreSentence(grade)).toBe('3 of 4 entries right.');
  });

  test('of nothing misses everything', () => {
    const grade = graded(2, [], deposit, []);
    expect(missed(grade)).toEqual(DEPOSIT);
    expect(scoreSentence(grade)).toBe('0 of 4 entries right.');
  });

  test('is told which figure is so, and which way', () => {
    const grade = graded(2, [], deposit, [
      [0, 'asset', 'Reserves', null, 1000],
      [1, 'asset', 'Reserves', null, 2000],
      [1, 'asset', 'Customer Deposits', 0, -500],
    ]);
    expect(verdicts(grade)).toEqual([
      'amount: It rises by $20, not by $10.',
      'sign: It falls by $20; it does not rise.',
      'sign: It rises by $20; it does not fall.',
    ]);
    expect(missed(grade)).toEqual([OWED]);
    expect(scoreSentence(grade)).toBe('0 of 4 entries right.');
  });

  test('is told the right side', () => {
    const grade = graded(2, [], deposit, [[0, 'asset', 'Customer Deposits', 1, 2000], HELD]);
    expect(verdicts(grade)).toEqual([
      'side: For Bank 1 it is a liability, not an asset; it rises by $20.',
      'right: Right.',
    ]);
    expect(missed(grade)).toEqual([BANK_CASH, CASH]);
  });

  test('is told why an account does not change', () => {
    const grade = graded(2, [], deposit, [
      [2, 'asset', 'Reserves', null, 2000],
      [0, 'liability', 'Customer Deposits', 2, 2000],
      [1, 'liability', 'Loan From', 0, 2000],
    ]);
    expect(verdicts(grade)).toEqual([
      'account: Nothing changes on the sheet of Customer 2.',
      'account: The counterparty is Customer 1, not Customer 2.',
      'account: This account of Customer 1 does not change.',
    ]);
    expect(missed(grade)).toEqual(DEPOSIT);
    expect(scoreSentence(grade)).toBe('0 of 4 entries right, and 3 of yours are not made.');
    expect(
      scoreSentence(graded(2, [], deposit, [...DEPOSIT, [2, 'asset', 'Reserves', null, 1]])),
    ).toBe('All 4 entries right, but 1 of yours is not made.');
  });

  test('counts an account once', () => {
    const half: Named = [1, 'asset', 'Reserves', null, -1000];
    expect(verdicts(graded(2, [], deposit, [CASH, half]))).toEqual([
      'right: Right.',
      'repeated: Another row has this account; give its whole change there.',
    ]);
  });
});

describe('an overdraft', () => {
  const overdrawing = payment(1, 2, 12_000);

  test('is an entry apart from the deposit that ran out', () => {
    const grade = graded(2, [limit(5000)], overdrawing, [
      [1, 'asset', 'Customer Deposits', 0, -12_000],
      [0, 'liability', 'Customer Deposits', 2, 12_000],
      [2, 'asset', 'Customer Deposits', 0, 12_000],
    ]);
    expect(verdicts(grade)).toEqual([
      'amount: It falls by $100, to zero; the other $20 is entered as “Overdraft at Bank 1”.',
      'right: Right.',
      'right: Right.',
    ]);
    expect(missed(grade)).toEqual([
      [0, 'asset', 'Customer Overdrafts', 1, 2000],
      [0, 'liability', 'Customer Deposits', 1, -10_000],
      [1, 'liability', 'Customer Overdrafts', 0, 2000],
    ]);
    expect(grade.worths).toEqual([
      { partyId: 1, name: 'Net worth', change: -12_000 },
      { partyId: 2, name: 'Net worth', change: 12_000 },
    ]);
  });

  test('is told from a deposit', () => {
    const [above, below]: readonly Named[] = [
      [1, 'asset', 'Customer Deposits', 0, -1000],
      [1, 'liability', 'Customer Overdrafts', 0, 1000],
    ];
    if (!above || !below) throw new Error('two entries');
    expect(verdicts(graded(2, [limit(5000)], payment(1, 2, 1000), [below]))).toEqual([
      'account: The account does not fall below zero: what changes is the line “At Bank 1”.',
    ]);
    expect(verdicts(graded(2, [limit(5000), overdrawing], payment(1, 2, 1000), [above]))).toEqual([
      'account: The account is below zero: what changes is the line “Overdraft at Bank 1”.',
    ]);
  });
});

describe('a debt', () => {
  const across: BankingEvent = {
    type: 'transfer',
    from: 3,
    fromBank: 0,
    to: 4,
    toBank: 1,
    amount: 2000,
  };

  test('is called otherwise by who owes it', () => {
    const grade = graded(10, [], across, [
      [0, 'asset', 'Due Froms', 1, 2000],
      [1, 'asset', 'Due Froms', 0, 2000],
    ]);
    expect(verdicts(grade)).toEqual([
      'side: For Bank 1 it is a liability (Due to Bank 2), not an asset; it rises by $20.',
      'right: Right.',
    ]);
  });

  test('of one kind between the same two is one entry, however many loans there are', () => {
    const given = [lend(1, 2, 1000, 0), lend(1, 2, 2000, 0)];
    const grade = graded(16, given, repay(1, 500), [
      [2, 'asset', 'fed funds to', 1, -500],
      [1, 'liability', 'fed funds from', 2, -500],
    ]);
    expect(verdicts(grade)).toEqual(Array(2).fill('right: Right.'));
    expect(missed(grade)).toEqual([
      [0, 'liability', 'Bank Deposits', 1, -500],
      [0, 'liability', 'Bank Deposits', 2, 500],
      [1, 'asset', 'Bank Deposits', 0, -500],
      [2, 'asset', 'Bank Deposits', 0, 500],
    ]);
  });

  test('of one kind between the same two is one entry, however many of them a round changes', () => {
    // Bank 2 pledges on what it has received from Bank 1 in two repos, and lets that repo fail.
    const before = built(
      ...[system('centralbank'), bank('Bank 1', 0, 20_000), bank('Bank 2', 0, 20_000)],
      ...[bank('Bank 3', 0, 20_000), bills(1, 20_000)],
      ...[repo(1, 2, 5000, 0, 0), repo(1, 2, 3000, 0, 0), repo(2, 3, 6000, 0, 0)],
    );
    const all: readonly Named[] = [
      [1, 'asset', 'Treasury Bills', null, -6000],
      [1, 'liability', 'Repo', 2, -6000],
      [2, 'asset', 'Reverse Repo', 1, -6000],
      [2, 'liability', 'Repo', 3, -6000],
      [3, 'asset', 'Treasury Bills', null, 6000],
      [3, 'asset', 'Reverse Repo', 2, -6000],
    ];
    const round = playOn(before, fail(2));
    expect(missed(gradePrediction(before, round, []))).toEqual(all);
    expect(scoreSentence(gradePrediction(before, round, all.map(entry)))).toBe(
      'All 6 entries right.',
    );
  });

  test('to the central bank in repo goes by the name that its counterparty uses', () => {
    const grade = graded(25, [], repo(2, 0, 6000, 500, 0), [
      [0, 'asset', 'Repo', 2, 6000],
      [2, 'liability', 'Repo', 0, 6000],
    ]);
    expect(verdicts(grade)).toEqual(Array(2).fill('right: Right.'));
    expect(
      verdicts(
        graded(25, [], repo(2, 0, 6000, 500, 0), [[0, 'liability', 'Reverse Repo', 2, 6000]]),
      ),
    ).toEqual([
      'side: For the Central Bank it is an asset (Repo with Bank 2), not a liability; it rises by $60.',
    ]);
  });

  test('that fails changes net worth, which follows from the entries', () => {
    const { worths } = graded(23, [], fail(0), []);
    expect(worths.reduce((sum, { change }) => sum + change, 0)).toBe(0);
    expect(worths).toHaveLength(2);
  });
});

describe('an action that posts nothing', () => {
  const waiting = apply(chipsStart, transfer(ann, ben, 20_000), offersOf(chipsStart.book)).round;

  test('is predicted by no entry at all', () => {
    if (!waiting) throw new Error('a payment that waits');
    expect(scoreSentence(gradePrediction(chipsStart, waiting, []))).toBe(
      'Right: no sheet changes.',
    );
    const grade = gradePrediction(chipsStart, waiting, [
      entry([5, 'asset', 'Customer Deposits', 2, -1]),
    ]);
    expect(verdicts(grade)).toEqual(['account: Nothing changes on the sheet of Ann.']);
    expect(scoreSentence(grade)).toBe('No entry is right: no sheet changes.');
  });
});
