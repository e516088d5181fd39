import { describe, expect, test } from 'vitest';
import type { MarkedLine } from '@/events/banking/views/changes/changes';
import { type MergedLine, mergedLines, mergesFor } from '@/src/board/sheets/mergedLines';

/** A line on the side of the assets: towards whom, in what, how much and by how much it changed. */
function line(
  other: [number, string] | null,
  instrument: string,
  amount: number,
  change = 0,
): MarkedLine {
  const [id, name] = other ?? [0, ''];
  const key = `${instrument}-${id}-${amount}`;
  const thirdPartyDetail = other ? { id, name } : null;
  const kind = other ? 'account' : 'reserves';
  return { line: { key, id, kind, side: 'asset', instrument, thirdPartyDetail, amount }, change };
}

const bank = (number: number): [number, string] => [number, `Bank ${number}`];
const kindOf = (id: number) => (id < 10 ? 'bank' : 'customer');
const merged = (...lines: readonly MarkedLine[]) => mergedLines(lines, 'kinds', 'customer', kindOf);
const told = (lines: readonly MergedLine[]) =>
  lines.map(({ label, amount, change, members }) => [label, amount, change, members.length]);

const AT = 'Customer Deposits';

/** A line whose amount is a debt's. */
function debt(...given: Parameters<typeof line>): MarkedLine {
  const { line: drawn, change } = line(...given);
  return { line: { ...drawn, kind: 'credit' }, change };
}

describe('lines of one kind', () => {
  test('stand together under the numbers of their parties', () => {
    expect(told(merged(line(bank(1), AT, 300), line(bank(3), AT, 500)))).toEqual([
      ['At Bank 1 and 3', 800, 0, 2],
    ]);
    const three = [bank(1), bank(2), bank(3)].map((one) => line(one, AT, 100));
    expect(told(merged(...three))).toEqual([['At Bank 1, 2 and 3', 300, 0, 3]]);
  });

  test('are counted where their parties are many, or have names of their own', () => {
    const four = [1, 2, 3, 4].map((id) => line(bank(id), AT, 100));
    expect(told(merged(...four))).toEqual([['At 4 banks', 400, 0, 4]]);
    const named = [line([11, 'Ann'], 'Loan To', 100), line([12, 'Ben'], 'Loan To', 200)];
    expect(told(merged(...named))).toEqual([['Loan to 2 customers', 300, 0, 2]]);
    const mixed = [line([11, 'Ann'], 'Loan To', 100), line([2, 'One'], 'Loan To', 200)];
    expect(told(merged(...mixed))).toEqual([['Loan to 2 parties', 300, 0, 2]]);
  });

  test('with one party say how many they are', () => {
    const two = [line(bank(1), 'Loan To', 300), line(bank(1), 'Loan To', 50)];
    expect(told(merged(...two))).toEqual([['Loan to Bank 1 ×2', 350, 0, 2]]);
  });

  test('that grew are never set off against those that shrank', () => {
    const lines = [line(bank(1), AT, 0, -80), line(bank(2), AT, 70, 70), line(bank(3), AT, 5, -5)];
    expect(told(merged(...lines))).toEqual([
      ['At Bank 1 and 3', 5, -85, 2],
      ['At Bank 2', 70, 70, 1],
    ]);
  });

  test('that are debts stand together whatever they are, where room is shorter still', () => {
    const [fed, repo] = [
      debt(bank(1), 'fed funds to', 0, -40),
      debt(bank(1), 'Reverse Repo', 0, -20),
    ];
    const [shares, at] = [debt(bank(1), 'Shares', 0, -9), line(bank(1), AT, 0, -10)];
    const lines = [at, fed, repo, shares];
    expect(told(mergedLines(lines, 'debts', 'bank', kindOf))).toEqual([
      ['At Bank 1', 0, -10, 1],
      ['Owed by Bank 1 ×2', 0, -60, 2],
      ['Shares of Bank 1', 0, -9, 1],
    ]);
    expect(told(mergedLines(lines, 'kinds', 'bank', kindOf))).toHaveLength(4);
    const others = [fed, debt(bank(2), 'Reverse Repo', 0, -20)];
    expect(told(mergedLines(others, 'debts', 'bank', kindOf))[0]?.[0]).toBe('Owed by Bank 1 and 2');
  });

  test('keep their order, and whatever is one of its kind stays as it is', () => {
    const cash = line(null, 'Reserves', 900);
    const lines = [cash, line(bank(2), AT, 10), line(bank(1), 'Loan To', 7), line(bank(1), AT, 20)];
    expect(told(merged(...lines))).toEqual([
      ['Cash', 900, 0, 1],
      ['At Bank 2 and 1', 30, 0, 2],
      ['Loan to Bank 1', 7, 0, 1],
    ]);
    expect(merged(...lines)[0]?.members).toEqual([cash]);
  });
});

describe('the ways to merge that are of use', () => {
  const [at, other] = [line(bank(1), AT, 100), line(bank(2), AT, 100)];
  const [fed, repo] = [debt(bank(1), 'fed funds to', 40), debt(bank(1), 'Reverse Repo', 20)];

  test('are those that leave a sheet fewer lines', () => {
    expect(mergesFor([[at, other], [fed]])).toEqual(['kinds']);
    expect(mergesFor([[at], [fed, repo]])).toEqual(['debts']);
    expect(mergesFor([[at, other, fed, repo]])).toEqual(['kinds', 'debts']);
  });

  test('are none where no line has another of its kind', () => {
    expect(mergesFor([[at, fed], [other], []])).toEqual([]);
    // One grew, the other shrank.
    expect(mergesFor([[line(bank(1), AT, 5, 5), line(bank(2), AT, 0, -5)]])).toEqual([]);
  });
});
