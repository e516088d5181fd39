import { describe, expect, test } from 'vitest';
import { loadFolded } from '@/events/log/folded';
import { stepEffects } from '@/events/log/stepEffects';
import type { Log } from '@/events/worlds';
import { SHELF } from '@/src/lessons/course/shelf';

const PAYMENTS: Log = {
  world: 'banking',
  lesson: 2,
  events: [
    { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 },
    { type: 'note', text: 'Why?' },
    { type: 'transfer', from: 2, fromBank: 0, to: 1, toBank: 0, amount: 200 },
  ],
};

async function effectsOf(log: Log) {
  const folded = await loadFolded(log, SHELF);
  if (!folded) throw new Error('there is no such board');
  return stepEffects(folded);
}

describe('what the steps of a log do', () => {
  test('is told step by step, notes passed over, with every line before and after', async () => {
    const effects = await effectsOf(PAYMENTS);
    expect(effects?.map(({ step, act }) => [step, act])).toMatchInlineSnapshot(`
      [
        [
          1,
          "Customer 1 pays Customer 2 $7. On the books of Bank 1 the sum passes from one account to the other.",
        ],
        [
          2,
          "Customer 2 pays Customer 1 $2. On the books of Bank 1 the sum passes from one account to the other.",
        ],
      ]
    `);
    const sheets = effects?.[0]?.sheets ?? [];
    const payer = sheets.find(({ name }) => name === 'Customer 1');
    const change = (key: string) => {
      const line = payer?.lines.find((one) => one.key === key);
      return line && line.after - line.before;
    };
    expect(change('net-worth')).toBe(-700);
    expect(payer?.lines.map((line) => line.called)).toEqual([
      'Cash',
      'Customer Deposits: At Bank 1',
      'Net worth',
    ]);
    expect(payer?.lines[1]).toMatchObject({ side: 'asset', before: 10_000, after: 9_300 });
    // What one party has, another owes.
    const bank = sheets.find(({ party }) => party === 0);
    const owed = bank?.lines.filter(({ side }) => side === 'liability') ?? [];
    expect(owed.map(({ before, after }) => after - before).sort()).toEqual([-700, 700].sort());
    expect(bank?.lines.at(-1)).toMatchObject({ key: 'net-worth', side: 'worth' });
  });

  test('lists a line that the step takes away, or makes, with nothing on the other side', async () => {
    const effects = await effectsOf(PAYMENTS);
    const lines = effects?.flatMap(({ sheets }) => sheets.flatMap((sheet) => sheet.lines)) ?? [];
    for (const { before, after } of lines) {
      expect(Number.isSafeInteger(before)).toBe(true);
      expect(Number.isSafeInteger(after)).toBe(true);
    }
    expect(lines.some(({ before, after }) => before !== after)).toBe(true);
  });

  test('is nothing where nothing was done, and null in a world without such sheets', async () => {
    expect(await effectsOf({ ...PAYMENTS, events: [] })).toEqual([]);
    const bills: Log = { world: 'bills', lesson: 'bills', stage: 1, events: [] };
    expect(await effectsOf(bills)).toBeNull();
  });
});
