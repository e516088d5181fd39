import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Blamed,
  blamedLine,
  blamedWorth,
  lineNamed,
} from '@/events/banking/views/changes/blamed';
import type { Line } from '@/events/banking/views/line';
import { balanceSheet, sheetLines } from '@/events/banking/views/sheet';
import { payment } from '../../helpers/cursors';
import { lend, repay } from '../../helpers/lines/reserveEvents';
import { bankingLogs, frozenLine, lineByChance, lineOn } from './support';

const read = ({ moves }: Blamed): readonly string[] =>
  moves.map(({ number, change, balance }) => `${number}: ${change} to ${balance}`);

/** Expects that what was carried and the changes add up, move by move. */
function addsUp({ balance, moves, carried }: Blamed): void {
  let sum = carried;
  const sums = moves.toReversed().map(({ change }) => {
    sum += change;
    return sum;
  });
  expect(moves.map((move) => move.balance)).toEqual(sums.reverse());
  expect(moves.filter(({ change }) => change === 0)).toEqual([]);
  expect(sum).toBe(balance);
}

function allAddUp(line: Line): void {
  const last = line.rounds.at(-1);
  for (const { id } of last?.book.parties ?? []) {
    if (!last) continue;
    for (const { key, amount } of sheetLines(last, id)) {
      const blamed = blamedLine(line, id, key);
      expect(blamed).toMatchObject({ balance: amount, carried: 0, isCut: false });
      addsUp(blamed);
    }
    const worth = blamedWorth(line, id, 1000);
    expect(worth).toMatchObject({ balance: balanceSheet(last, id).netWorth, carried: 0 });
    addsUp(worth);
    addsUp(blamedWorth(line, id, 3));
  }
}

describe('the figures of a sheet', () => {
  test.each(bankingLogs)('of %s add up from their moves', (name) => allAddUp(frozenLine(name)));

  test('of sessions by chance add up from their moves', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => allAddUp(lineByChance(seed))),
      { numRuns: 15, seed: 20_264 },
    );
  });
});

describe('a line that stands', () => {
  test('is found by its key as it stands at the end', () => {
    const line = lineOn(2, [payment(1, 2, 2500)]);
    expect(lineNamed(line, 1, 'account-0-asset')).toEqual({
      key: 'account-0-asset',
      id: 0,
      kind: 'account',
      side: 'asset',
      instrument: 'Customer Deposits',
      thirdPartyDetail: { id: 0, name: 'Bank 1' },
      amount: 7500,
    });
  });
});

describe('a line at zero', () => {
  test('has the moves of what it last was', () => {
    const line = lineOn(2, [payment(1, 2, 10_000), payment(2, 1, 700), payment(1, 2, 700)]);
    expect(read(blamedLine(line, 1, 'account-0-asset'))).toEqual(['3: -700 to 0', '2: 700 to 700']);
    expect(lineNamed(line, 1, 'account-0-asset')).toMatchObject({
      instrument: 'Customer Deposits',
      amount: 0,
    });
  });

  test('has them when its debt was closed and its place is another’s', () => {
    const line = lineOn(16, [lend(1, 2, 3000, 0), repay(0, 3000), lend(1, 2, 500, 0)]);
    expect(read(blamedLine(line, 2, 'credit-0-asset'))).toEqual([
      '2: -3000 to 0',
      '1: 3000 to 3000',
    ]);
    expect(lineNamed(line, 2, 'credit-0-asset')).toMatchObject({ instrument: 'fed funds to' });
  });

  test('that never was anything has none', () => {
    const line = lineOn(2, []);
    expect(blamedLine(line, 1, 'account-0-liability')).toEqual({
      balance: 0,
      moves: [],
      carried: 0,
      isCut: false,
    });
    expect(lineNamed(line, 1, 'account-0-liability')).toBeUndefined();
  });
});

describe('net worth', () => {
  test('is looked at only so far back', () => {
    const line = lineOn(2, [payment(1, 2, 1000), payment(1, 2, 2000)]);
    expect(blamedWorth(line, 1, 1)).toMatchObject({
      balance: 17_000,
      carried: 19_000,
      isCut: true,
    });
    expect(read(blamedWorth(line, 1, 1))).toEqual(['2: -2000 to 17000']);
    expect(blamedWorth(line, 1, line.opening + 2).isCut).toBe(false);
  });
});
