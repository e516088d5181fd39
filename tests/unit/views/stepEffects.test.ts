import { describe, expect, test } from 'vitest';
import { itemAt } from '@/events/assert';
import { stepEffects } from '@/events/banking/views/changes/stepEffects';
import { balanceSheet } from '@/events/banking/views/sheet';
import { inWorld, loadFolded } from '@/events/log/folded';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { workSteps } from '@/src/community/classroom/assignments/parts/workSteps';
import { SHELF } from '@/src/lessons/course/shelf';
import { frozenLog, roundsOf } from '../../helpers/logs';

const PAYMENTS: Log = {
  world: 'banking',
  lesson: 2,
  events: [
    { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 },
    { type: 'note', text: 'Why?' },
    { type: 'transfer', from: 2, fromBank: 0, to: 1, toBank: 0, amount: 200 },
  ],
};

/** Of each kind of system one, and one in which days pass and interest accrues. */
const LOGS = ['02', '05', '10', '13', '16', '28'].map((lesson) => `lesson-${lesson}-tasks`);

async function effectsOf(log: Log) {
  const folded = await loadFolded(log, SHELF);
  if (!folded) throw new Error('there is no such board');
  const banking = inWorld('banking', folded);
  return banking && stepEffects(banking);
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

  test.each(LOGS)(
    'has the net worth of every party after each step of %s, and goes on from the one before',
    async (name) => {
      const last = new Map<string, number>();
      const faults: string[] = [];
      const rounds = roundsOf(frozenLog(1, name));
      const byNumber = rounds.filter(({ event }, index) => index === 0 || event?.type !== 'note');
      for (const { step, act, sheets } of (await effectsOf(frozenLog(1, name))) ?? []) {
        if (act === '') faults.push(`step ${step} is not told`);
        for (const { party, lines } of sheets) {
          const { netWorth } = balanceSheet(itemAt(byNumber, step), party);
          if (lines.at(-1)?.after !== netWorth)
            faults.push(`step ${step}: the net worth of ${party}`);
          for (const { key, called, before, after } of lines) {
            if (/^(?:At |$)/.test(called)) faults.push(`“${called}” says too little`);
            if (before !== (last.get(`${party} ${key}`) ?? before))
              faults.push(`step ${step}: ${key}`);
            last.set(`${party} ${key}`, after);
          }
        }
      }
      expect(faults).toEqual([]);
      expect(last.size).toBeGreaterThan(0);
    },
  );

  test('says of accrued interest on what it is', async () => {
    const effects = await effectsOf(frozenLog(1, 'lesson-28-tasks'));
    const called = effects?.flatMap(({ sheets }) =>
      sheets.flatMap(({ lines }) => lines.map((line) => line.called)),
    );
    expect(called).toContainEqual(expect.stringMatching(/nterest .*, on /));
  });

  test('is nothing where nothing was done, and none in a world without such sheets', async () => {
    expect(await effectsOf({ ...PAYMENTS, events: [] })).toEqual([]);
    const bills: Log = { world: 'bills', lesson: 'bills', stage: 1, events: [] };
    expect(await effectsOf(bills)).toBeNull();
    expect(await workSteps(fileTextOf(bills))).toEqual({
      problem: 'This board has no balance sheets that a prediction could be about.',
    });
  });
});
