import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type LogLine, partyLog } from '@/events/banking/views/records/partyLog';
import { note, payment } from '../../helpers/cursors';
import { fail, lend, repay } from '../../helpers/lines/reserveEvents';
import { bankingLogs, frozenLine, lineOn } from './support';

/** A line in short. */
const inShort = ({ round, symbol, action, thirdPartyId, aside }: LogLine): string =>
  `${round} ${symbol} ${action} (${thirdPartyId})${aside ? ` ${aside}` : ''}`;

const logOf = (lesson: number, events: readonly BankingEvent[], party: number, from = 1) =>
  partyLog(lineOn(lesson, events), party, events.length).filter(({ round }) => round >= from);

describe('the log of a party', () => {
  const events = [
    payment(1, 2, 3000),
    note('A remark.'),
    { type: 'deposit', customer: 1, bank: 0, amount: 500 },
  ] as const satisfies readonly BankingEvent[];

  test('has a line for each entry, with who stood on the other side', () => {
    expect(logOf(2, events, 1).map(inShort)).toEqual([
      '1 - Has $30 less on deposit with Bank 1. (0) Net worth falls by $30, paid for something outside the board.',
      '2 - Hands $5 in cash to Bank 1. (0)',
      '2 + Has $5 more on deposit with Bank 1. (0)',
    ]);
    expect(logOf(2, events, 0).map(inShort)).toEqual([
      '1 + Owes Customer 1 $30 less on deposit. (1)',
      '1 - Owes Customer 2 $30 more on deposit. (2)',
      '2 + Receives $5 in cash from Customer 1. (1)',
      '2 - Owes Customer 1 $5 more on deposit. (1)',
    ]);
  });

  test('says by the names of the parties who they were', () => {
    expect(logOf(2, events, 0).map(({ thirdPartyName }) => thirdPartyName)).toEqual([
      'Customer 1',
      'Customer 2',
      'Customer 1',
      'Customer 1',
    ]);
  });

  test('goes from the opening up to the shown round', () => {
    const line = lineOn(2, events);
    expect(partyLog(line, 2, 0).map(inShort)).toEqual([
      '-2 + Comes by $200 in cash. (null) Net worth rises by $200 as the board is set up.',
      '0 - Hands $100 in cash to Bank 1. (0)',
      '0 + Has $100 more on deposit with Bank 1. (0)',
    ]);
    expect(partyLog(line, 2, 1)).toHaveLength(4);
    expect(partyLog(line, 2, -3)).toEqual([]);
  });

  test('puts what interest and failures did to net worth aside, with the last line of the round', () => {
    expect(logOf(16, [lend(1, 2, 3000, 500), repay(0, 3000)], 2, 2).map(inShort)).toEqual([
      '2 + Has $31.50 more on deposit with the Central Bank. (0)',
      '2 - Is owed $30 less in fed funds by Bank 1. (1) Net worth rises by $1.50 of interest.',
    ]);
    const failed = logOf(23, [fail(0)], 2);
    expect(failed.map(({ action }) => action).sort()).toEqual([
      'Is owed $98 less in repo by Bank 1.',
      'Receives $100 of Treasury Bills from Bank 1.',
    ]);
    expect(failed.map(({ aside }) => aside)).toEqual([
      undefined,
      'Net worth rises by $2 on the repo in default.',
    ]);
  });

  test('numbers its lines, on every board', () => {
    for (const name of bankingLogs) {
      const line = frozenLine(name);
      for (const { id } of line.rounds.at(-1)?.book.parties ?? []) {
        const lines = partyLog(line, id, line.rounds.length);
        expect(lines.map((one) => one.id)).toEqual(lines.map((_, index) => index));
        for (const { action } of lines) expect(action).toMatch(/^[A-Z][^@]*\.$/);
      }
    }
  });
});
