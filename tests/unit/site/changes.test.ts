import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { lastChanges, type MarkedLine, markedLines } from '@/events/banking/views/changes/changes';
import { lessonOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';

/** Lines in short: instrument, counterparty, amount, and the change where one is marked. */
function inShort(lines: readonly MarkedLine[]): readonly string[] {
  return lines.map(({ line, change }) => {
    const whose = line.thirdPartyDetail ? ` ${line.thirdPartyDetail.name}` : '';
    const mark = change === 0 ? '' : ` (${change > 0 ? '+' : ''}${change})`;
    return `${line.side}: ${line.instrument}${whose} ${line.amount}${mark}`;
  });
}

/** The rounds of a lesson from its opening position on. */
function roundsAfter(lesson: number, events: readonly BankingEvent[]): readonly BankingRound[] {
  return Array.from({ length: events.length + 1 }, (_, count) =>
    played(lesson, events.slice(0, count)),
  );
}

/** What one party's sheet shows of the last round. */
function lastRound(lesson: number, events: readonly BankingEvent[], partyId: number) {
  const rounds = roundsAfter(lesson, events);
  return inShort(markedLines(rounds.at(-2) ?? BLANK, rounds.at(-1) ?? BLANK, partyId));
}

const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };

describe('what a round changed', () => {
  test('is marked on its lines, and the others are listed without a mark', () => {
    expect(lastRound(2, [payment(1, 2, 3000)], 0)).toEqual([
      'asset: Reserves 20000',
      'liability: Customer Deposits Customer 1 7000 (-3000)',
      'liability: Customer Deposits Customer 2 13000 (+3000)',
    ]);
    expect(lastRound(2, [payment(1, 2, 3000)], 1)).toEqual([
      'asset: Reserves 10000',
      'asset: Customer Deposits Bank 1 7000 (-3000)',
    ]);
  });

  test('is marked also on a line that it brought to zero', () => {
    expect(lastRound(2, [{ type: 'deposit', customer: 1, bank: 0, amount: 10_000 }], 1)).toEqual([
      'asset: Reserves 0 (-10000)',
      'asset: Customer Deposits Bank 1 20000 (+10000)',
    ]);
    const settled = { type: 'settleDues', bank: 0, with: 1, by: 'credit' } as const;
    const dues = lastRound(10, [settled], 0).filter((line) => line.includes('Due'));
    expect(dues).toEqual([
      'liability: Due Tos Bank 2 0 (-2000)',
      'asset: Due Froms Bank 2 0 (-1500)',
      'liability: Due Tos Bank 3 2000',
      'asset: Due Froms Bank 3 1000',
    ]);
  });

  const loan = { borrower: 1, lender: 2, amount: 3000, rate: 500 };
  const lent: BankingEvent = { type: 'getFedFundsLoan', ...loan };
  const repaid: BankingEvent = { type: 'payFedFundsLoan', loan: 0, amount: 3000 };

  test('is marked also on a debt that it closed', () => {
    expect(lastRound(16, [lent, repaid], 1)).toEqual([
      'asset: Bank Deposits Central Bank 9850 (-3150)',
      'liability: fed funds from Bank 2 0 (-3000)',
    ]);
    expect(lastRound(16, [lent, repaid], 2)).toEqual([
      'asset: Bank Deposits Central Bank 10150 (+3150)',
      'asset: fed funds to Bank 1 0 (-3000)',
    ]);
  });

  test('is not mixed up with a debt that was opened where the closed one had been', () => {
    const other: BankingEvent = { ...lent, borrower: 3, lender: 1, amount: 700 };
    const rounds = roundsAfter(16, [lent, repaid, other]);
    const [, before = BLANK, , after = BLANK] = rounds;
    expect(after.book.credits.map(({ slot }) => slot)).toEqual(
      before.book.credits.map(({ slot }) => slot),
    );
    expect(inShort(markedLines(before, after, 1))).toEqual([
      'asset: Bank Deposits Central Bank 9150 (-3850)',
      'liability: fed funds from Bank 2 0 (-3000)',
      'asset: fed funds to Bank 3 700 (+700)',
    ]);
  });

  test('keeps a closed debt in its place among the others', () => {
    const events = [lent, { ...lent, amount: 1000 }, repaid];
    expect(lastRound(16, events, 1).slice(1)).toEqual([
      'liability: fed funds from Bank 2 0 (-3000)',
      'liability: fed funds from Bank 2 1000',
    ]);
  });

  test('is gone in the round after, when the line is at zero still', () => {
    const spent: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 10_000 };
    expect(lastRound(2, [spent, payment(2, 1, 1)], 1)).toEqual([
      'asset: Customer Deposits Bank 1 20001 (+1)',
    ]);
  });

  test('is on both sides when a balance went through zero', () => {
    expect(lastRound(2, [overdraft, payment(1, 2, 12_000)], 1)).toEqual([
      'asset: Reserves 10000',
      'asset: Customer Deposits Bank 1 0 (-10000)',
      'liability: Customer Overdrafts Bank 1 2000 (+2000)',
    ]);
    expect(lastRound(2, [overdraft, payment(1, 2, 12_000)], 0)).toContain(
      'asset: Customer Overdrafts Customer 1 2000 (+2000)',
    );
  });

  test('is all of a line in the round that brought it', () => {
    const [blank = BLANK, first = BLANK] = [BLANK, lessonBoard(lessonOf(10)).start[2]];
    expect(inShort(markedLines(blank, first, 0))).toEqual(['asset: Reserves 20000 (+20000)']);
  });
});

describe('the last change of each line', () => {
  const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 5000 };

  /** A line of rounds as the view is given it, and how many rounds before the shown one it read. */
  function lastOf(partyId: number, events: readonly BankingEvent[]) {
    const rounds = roundsAfter(2, events);
    let read = 0;
    function* history(): Generator<{
      readonly round: BankingRound;
      readonly before: BankingRound;
    }> {
      for (let at = rounds.length - 2; at > 0; at -= 1) {
        const [before, round] = rounds.slice(at - 1, at + 1);
        if (!before || !round) throw new Error(`no round ${at}`);
        read += 1;
        yield { round, before };
      }
    }
    const [before = BLANK, round = BLANK] = rounds.slice(-2);
    const lines = inShort(lastChanges({ before, round }, history(), partyId));
    return { lines, read };
  }

  test('is the shown round’s, or that of the last round that changed it', () => {
    const events = [deposit, payment(2, 1, 700), overdraft, payment(1, 2, 300)];
    expect(lastOf(1, events).lines).toEqual([
      'asset: Reserves 5000 (-5000)',
      'asset: Customer Deposits Bank 1 15400 (-300)',
    ]);
    expect(lastOf(0, events).lines).toEqual([
      'asset: Reserves 25000 (+5000)',
      'liability: Customer Deposits Customer 1 15400 (-300)',
      'liability: Customer Deposits Customer 2 9600 (+300)',
    ]);
  });

  test('is none for a line that never changed', () => {
    expect(lastOf(2, [payment(1, 2, 100), payment(2, 1, 50)]).lines).toEqual([
      'asset: Reserves 10000',
      'asset: Customer Deposits Bank 1 10050 (-50)',
    ]);
  });

  test('is looked for no further back than it must', () => {
    const pays = [payment(1, 2, 100), payment(1, 2, 200), payment(1, 2, 300)];
    expect(lastOf(1, [...pays, deposit, payment(1, 2, 400)]).read).toBeLessThanOrEqual(2);
    expect(lastOf(1, [deposit, ...pays]).read).toBe(3);
  });

  test('is the overdraft’s own where the deposit went through zero before', () => {
    const events = [overdraft, payment(1, 2, 12_000), { ...deposit, customer: 2 }];
    expect(lastOf(1, events).lines).toEqual([
      'asset: Reserves 10000',
      'liability: Customer Overdrafts Bank 1 2000 (+2000)',
    ]);
  });
});
