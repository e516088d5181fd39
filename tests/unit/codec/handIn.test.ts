import { describe, expect, test } from 'vitest';
import { firstDivergence } from '@/events/log/divergence';
import { parseLog } from '@/events/log/parse';
import type { AnyFoldedLog } from '@/events/worlds';
import { foldLog } from '@/src/lessons/course/all';
import { tasksMetIn, tasksOf } from '@/src/lessons/course/handIn';
import { lessonOf } from '../../helpers/boards';
import { frozenLog } from '../../helpers/logs';
import { account, bank, customer } from '../../helpers/setup';
import { deposit, overdraft, pay, repay, withdraw } from '../../helpers/tasks';

/** What a log's content folds to. Throws when it is not accepted whole. */
function folded(content: object): AnyFoldedLog {
  const read = parseLog({ format: 'tallystick-log', version: 1, world: 'banking', ...content });
  if ('problem' in read) throw new Error(read.problem);
  const result = foldLog(read.log, read.malformed);
  if (!result || result.refused) throw new Error(result?.refused?.message ?? 'no such board');
  return result;
}

const sandbox = (opening: readonly object[], events: readonly object[]) =>
  folded({ lesson: 'sandbox', opening, events });

const played = (lesson: number, events: readonly object[]) => folded({ lesson, events });

const note = { type: 'note', text: 'A thought.' };

const transfer = (from: number, to: number, amount: number) => pay([from, 0], [to, 0], amount);

describe('the tasks of a log', () => {
  test('are those of its lesson', async () => {
    expect(await tasksOf(frozenLog(1, 'lesson-04-tasks'))).toBe(lessonOf(4).tasks);
  });

  test('are none for a sandbox and the bills', async () => {
    expect(await tasksOf(frozenLog(1, 'sandbox-central-bank'))).toEqual([]);
    expect(await tasksOf(frozenLog(1, 'bills-remitting'))).toEqual([]);
  });
});

describe('the tasks that a log brings', () => {
  const own = {
    goal: 'Leave Bank 1 with no reserves.',
    begins: { party: 1, act: 'withdraw' },
    hints: [],
    asks: {
      kind: 'figure',
      of: { kind: 'line', line: 'Reserves', party: 0 },
      is: 'is',
      than: 0,
    },
  };
  const head = { format: 'tallystick-log', version: 1, world: 'banking' };
  const logOf = (content: object) => {
    const read = parseLog({ ...head, ...content, tasks: { version: 1, list: [own] } });
    if ('problem' in read) throw new Error(read.problem);
    return read.log;
  };

  test('stand in place of its lesson’s, and are met where they hold', async () => {
    const log = logOf({ lesson: 1, events: [withdraw(1, 0, 5000), withdraw(1, 0, 5000)] });
    const tasks = await tasksOf(log);
    expect(tasks.map(({ goal }) => goal)).toEqual([own.goal]);
    expect(tasksMetIn(played(1, log.events), tasks)).toEqual([2]);
  });

  test('are those of a sandbox, on its own opening', async () => {
    const opening = [bank('Bank 1'), customer('Ann', 10_000), account(1, 0, 10_000)];
    const log = logOf({ lesson: 'sandbox', opening, events: [withdraw(1, 0, 10_000)] });
    expect(tasksMetIn(sandbox(opening, log.events), await tasksOf(log))).toEqual([1]);
  });
});

describe('the tasks met in a log', () => {
  const { tasks } = lessonOf(1);

  test('are met at the rounds where the board says so; notes are no rounds', () => {
    const log = played(1, [note, withdraw(1, 0, 5000), note, deposit(1, 0, 15_000)]);
    expect(tasksMetIn(log, tasks)).toEqual([1, 2, ...tasks.slice(2).map(() => null)]);
  });

  test('do not count before the one before them is met', () => {
    const log = played(1, [deposit(1, 0, 10_000)]);
    expect(tasksMetIn(log, tasks)).toEqual(tasks.map(() => null));
  });

  test('are reported for those chosen only, in the order asked for', () => {
    const log = played(1, [withdraw(1, 0, 5000), deposit(1, 0, 15_000)]);
    expect(tasksMetIn(log, tasks, [1])).toEqual([2]);
    expect(tasksMetIn(log, tasks, [1, 0])).toEqual([2, 1]);
    expect(tasksMetIn(log, tasks, [])).toEqual([]);
    expect(tasksMetIn(log, tasks, [99])).toEqual([null]);
  });

  test('are none in the bills', () => {
    const bills = foldLog(frozenLog(1, 'bills-remitting'));
    if (!bills) throw new Error('its board is there');
    expect(tasksMetIn(bills, [], [0])).toEqual([null]);
  });
});

describe('the first divergence from a model', () => {
  const model = played(2, [transfer(1, 2, 3000), transfer(2, 1, 1000)]);

  test('is none for the model itself, whatever is noted', () => {
    const noted = played(2, [note, transfer(1, 2, 3000), note, transfer(2, 1, 1000), note]);
    expect(firstDivergence(model, model)).toBeNull();
    expect(firstDivergence(noted, model)).toBeNull();
    expect(firstDivergence(model, noted)).toBeNull();
  });

  test('is none where one stops earlier', () => {
    const begun = played(2, [transfer(1, 2, 3000)]);
    expect(firstDivergence(begun, model)).toBeNull();
    expect(firstDivergence(model, begun)).toBeNull();
    expect(firstDivergence(played(2, []), model)).toBeNull();
  });

  test('names the step and both events, a sentence each', () => {
    const mine = played(2, [transfer(1, 2, 3000), note, transfer(1, 2, 500)]);
    expect(firstDivergence(mine, model)).toEqual({
      round: 2,
      mine: transfer(1, 2, 500),
      model: transfer(2, 1, 1000),
      words: 'Step 2: Customer 1 pays Customer 2 $5. The model: Customer 2 pays Customer 1 $10.',
    });
  });

  test('may be a setting, which belongs to the round before it', () => {
    const [at50, at20] = [overdraft(5000), overdraft(2000)].map((event) => played(3, [event]));
    if (!at50 || !at20) throw new Error('both are there');
    const found = firstDivergence(at50, at20);
    expect(found?.round).toBe(0);
    expect(found?.words).toMatch(/^At the opening: .*\$50.* The model: .*\$20/);
    const paid = played(3, [transfer(1, 2, 1000), overdraft(5000)]);
    const other = played(3, [transfer(1, 2, 1000), transfer(1, 2, 1000)]);
    expect(firstDivergence(paid, other)?.round).toBe(1);
    expect(firstDivergence(other, paid)?.round).toBe(2);
  });

  test('is told apart by the field where both events sound the same', () => {
    const loans = [1, 1].map((customer) => ({
      type: 'getLoan',
      customer,
      bank: 0,
      amount: 5000,
    }));
    const [first, second] = [0, 1].map((loan) =>
      played(4, [...loans, repay(loan, 1000, 'deposits')]),
    );
    if (!first || !second) throw new Error('both are there');
    expect(firstDivergence(first, second)?.words).toMatch(
      /^Step 3: .+\. The model does it with another “Loan”\.$/,
    );
  });

  test('is told apart by the action where other ones sound the same', () => {
    const borrow = { customer: 1, bank: 0, amount: 5000 };
    const owing = [
      { type: 'getLoan', ...borrow },
      { type: 'getMortgage', ...borrow },
    ];
    const opening = [bank('Bank 1'), customer('Ann', 9000), account(1, 0, 9000)];
    const repaying = (type: string, debt: number) =>
      sandbox(opening, [...owing, { type, loan: debt, amount: 1000, by: 'deposits' }]);
    const [one, other] = [repaying('repayLoan', 0), repaying('repayMortgage', 1)];
    const fact = 'Step 3: Ann repays Bank 1 $10, out of the deposit.';
    expect(firstDivergence(one, other)?.words).toBe(
      `${fact} The model comes to it by “Repay Mortgage”.`,
    );
    expect(firstDivergence(other, one)?.words).toBe(
      `${fact} The model comes to it by “Repay Loan”.`,
    );
  });

  test('is told in whole sentences, whatever full stops a name has', () => {
    const opening = [
      ...[bank('Bank St. Mary '), customer('Dr. Ann E. Lee', 9000), customer('Mr. 😀. Bo', 0)],
      ...[account(1, 0, 9000), account(2, 0, 0)],
    ];
    const [one, other] = [[transfer(1, 2, 100)], [transfer(1, 2, 250)]].map((events) =>
      sandbox(opening, events),
    );
    if (!one || !other) throw new Error('both are there');
    expect(firstDivergence(one, other)?.words).toBe(
      'Step 1: Dr. Ann E. Lee pays Mr. 😀. Bo $1. The model: Dr. Ann E. Lee pays Mr. 😀. Bo $2.50.',
    );
  });

  test('is told in the bills as well', () => {
    const bills = (events: readonly object[], stage = 1) =>
      folded({ world: 'bills', lesson: 'bills', stage, events });
    const trade = (amount: number) => ({ type: 'trade', importer: 1, exporter: 0, amount });
    expect(firstDivergence(bills([trade(100)]), bills([trade(200)]))?.words).toBe(
      'Step 1: Florence Exporter sends 1 good to Lyons Importer on credit. The model: Florence Exporter sends 2 goods to Lyons Importer on credit.',
    );
    const twice = [100, 100].map((amount) => ({ ...trade(amount), importer: 4 }));
    const [one, other] = [0, 1].map((bill) =>
      bills([...twice, { type: 'drawBill', payee: 0, drawee: 2, bill }], 5),
    );
    if (!one || !other) throw new Error('both are there');
    expect(firstDivergence(one, other)?.words).toBe(
      'Step 3: Florence Exporter sells the bill on Lyons for 1 marc to Florence Banker for 64 ecus, at 64 to the marc. The model does it with another “Bill”.',
    );
  });
});

describe('a log of another board', () => {
  const elsewhere = { round: 0, mine: null, model: null, words: 'It was played on another board.' };
  const opened = (...cash: readonly number[]) =>
    sandbox(
      cash.map((amount) => bank('Bank 1', amount)),
      [note],
    );

  test('differs from the start: another lesson, world or stage', () => {
    const bills = (stage: number) => folded({ world: 'bills', lesson: 'bills', stage, events: [] });
    expect(firstDivergence(played(2, []), played(3, []))).toEqual(elsewhere);
    expect(firstDivergence(bills(1), played(2, []))).toEqual(elsewhere);
    expect(firstDivergence(bills(1), bills(2))).toEqual(elsewhere);
  });

  test('is also a sandbox with another opening', () => {
    expect(firstDivergence(opened(0), opened(0))).toBeNull();
    expect(firstDivergence(opened(0), opened(0, 0))).toEqual(elsewhere);
    expect(firstDivergence(opened(0), opened(100))).toEqual(elsewhere);
  });
});
