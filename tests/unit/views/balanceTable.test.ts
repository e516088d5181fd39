import { describe, expect, test } from 'vitest';
import { balanceTable } from '@/events/banking/views/balanceTable';
import { lineTo } from '@/events/banking/views/line';
import { acting, note, openingCursorOf, payment } from '../../helpers/cursors';

const { timeline, leaf } = acting(
  openingCursorOf(2),
  payment(1, 2, 1050),
  note('Watch Bank 1.'),
  payment(2, 1, 250),
);
const [head, ...rows] = balanceTable(lineTo(timeline, leaf));
const at = (step: string) => rows.filter(([number]) => number === step);

describe('the balances as a table', () => {
  test('begin with the opening position, and have every step once', () => {
    expect(head).toEqual(['Step', 'What happened', 'Party', 'Side', 'Item', 'Dollars']);
    expect([...new Set(rows.map(([number]) => number))]).toEqual(['0', '1', '2']);
    expect(new Set(at('0').map(([, told]) => told))).toEqual(new Set(['Opening position']));
    expect(at('1')[0]?.[1]).toMatch(/^Customer 1 pays Customer 2 \$10\.50\./);
  });

  test('say what each party has and owes, to the cent', () => {
    const before = at('0').find(
      ([, , party, , item]) => party === 'Bank 1' && item === 'Customer 1',
    );
    const after = at('1').find(
      ([, , party, , item]) => party === 'Bank 1' && item === 'Customer 1',
    );
    expect(Number(before?.[5]) - Number(after?.[5])).toBe(10.5);
    expect(after?.[3]).toBe('Liabilities');
  });

  test.each(['0', '1', '2'])('balance at step %s: the sides of a sheet come to as much', (step) => {
    for (const party of new Set(at(step).map(([, , name]) => name))) {
      const sum = (side: string) =>
        at(step)
          .filter(([, , name, on]) => name === party && on === side)
          .reduce((all, [, , , , , dollars]) => all + Math.round(100 * Number(dollars)), 0);
      expect(sum('Assets')).toBe(sum('Liabilities'));
    }
  });
});

test('calls what balances the sheet of a bank with share capital by its name', () => {
  const cursor = openingCursorOf(30);
  const rowsOf30 = balanceTable(lineTo(cursor.timeline, cursor.leaf));
  const named = rowsOf30.filter(([, , party]) => party === 'Bank 1').map(([, , , , item]) => item);
  expect(named).toContain('Retained earnings');
  expect(named).not.toContain('Net worth');
});
