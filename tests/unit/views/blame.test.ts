import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { blameOf } from '@/events/banking/views/changes/blame';
import type { Line } from '@/events/banking/views/line';
import { sheetLines } from '@/events/banking/views/sheet';
import { note, payment } from '../../helpers/cursors';
import { ann, opening as chips, cleo, thereAndBack } from '../../helpers/lines/chipsBoard';
import { lend, limit, repay } from '../../helpers/lines/reserveEvents';
import { transfer } from '../../helpers/setup';
import { bankingLogs, frozenLine, lineByChance, lineFrom, lineOn } from './support';

/** What makes up the line of a party's sheet with this instrument: round number, event type, change. */
function blamed(line: Line, party: number, instrument: string): readonly string[] {
  const last = line.rounds.at(-1);
  const found = last && sheetLines(last, party).find((one) => one.instrument === instrument);
  return found
    ? blameOf(line, party, found.key).map(
        ({ number, event, delta }) => `${number} ${event.type} ${delta}`,
      )
    : [];
}

describe('the events that make up a balance', () => {
  const events: readonly BankingEvent[] = [
    payment(1, 2, 3000),
    note('A remark.'),
    payment(2, 1, 500),
  ];

  test('are listed latest first, back into the opening', () => {
    expect(blamed(lineOn(2, events), 1, 'Customer Deposits')).toEqual([
      '2 transfer 500',
      '1 transfer -3000',
      '-1 openAccount 10000',
    ]);
    expect(blamed(lineOn(2, events), 1, 'Reserves')).toEqual([
      '-1 openAccount -10000',
      '-3 createBank 20000',
    ]);
  });

  test('have the place of their node on the line', () => {
    const line = lineOn(2, events);
    const [latest] = blameOf(line, 1, 'account-0-asset');
    expect(latest && line.rounds[latest.index]?.event).toBe(latest?.event);
    expect(latest?.index).toBe(line.rounds.length - 1);
  });

  test('begin where the balance last was zero', () => {
    const emptied: readonly BankingEvent[] = [payment(1, 2, 10_000), payment(2, 1, 700)];
    expect(blamed(lineOn(2, emptied), 1, 'Customer Deposits')).toEqual(['2 transfer 700']);
    expect(blameOf(lineOn(2, emptied.slice(0, 1)), 1, 'account-0-asset')).toEqual([]);
  });

  test('leave out a round that took as much as it gave back', () => {
    const line = lineFrom(chips, ...thereAndBack, transfer(ann, cleo, 1000));
    expect(blamed(line, 5, 'Customer Deposits')).toEqual([
      '3 transfer -1000',
      '-2 openAccount 30000',
    ]);
  });

  test('are for an overdraft those that made the overdraft', () => {
    const overdrawn = [limit(5000), payment(1, 2, 12_000), payment(1, 2, 1000)];
    expect(blamed(lineOn(2, overdrawn), 1, 'Customer Overdrafts')).toEqual([
      '2 transfer 1000',
      '1 transfer 2000',
    ]);
    expect(blamed(lineOn(2, overdrawn), 0, 'Customer Overdrafts')).toEqual([
      '2 transfer 1000',
      '1 transfer 2000',
    ]);
  });

  test('are for a loan its own, though another one had its place before', () => {
    const again = [lend(1, 2, 3000, 0), repay(0, 3000), lend(1, 2, 500, 0), repay(1, 100)];
    expect(blamed(lineOn(16, again), 2, 'fed funds to')).toEqual([
      '4 payFedFundsLoan -100',
      '3 getFedFundsLoan 500',
    ]);
  });

  test('are none for a line that is not there', () => {
    expect(blameOf(lineOn(2, []), 1, 'credit-9-asset')).toEqual([]);
    expect(blameOf(lineOn(2, []), 2, 'account-0-asset')).toEqual([]);
  });

  const addUp = (line: Line): void => {
    const last = line.rounds.at(-1);
    for (const { id } of last?.book.parties ?? []) {
      for (const { key, amount } of last ? sheetLines(last, id) : []) {
        const parts = blameOf(line, id, key).map(({ delta }) => delta);
        expect(parts).not.toContain(0);
        expect(parts.reduce((sum, delta) => sum + delta, 0)).toBe(amount);
      }
    }
  };

  test.each(bankingLogs)('add up to every balance of %s', (name) => addUp(frozenLine(name)));

  test('add up to every balance of sessions by chance', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => addUp(lineByChance(seed))),
      { numRuns: 40, seed: 20_263 },
    );
  });
});
