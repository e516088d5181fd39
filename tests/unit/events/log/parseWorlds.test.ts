import { describe, expect, test } from 'vitest';
import { notHere } from '@/events/log/folded';
import type { ReadLog, UnreadableLog } from '@/events/log/log';
import { parseLog } from '@/events/log/parse';
import { foldLog } from '@/src/lessons/course/all';

const file = {
  format: 'tallystick-log',
  version: 1,
  world: 'banking',
  lesson: 10,
  events: [{ type: 'netDues', bank: 0, with: 1 }],
};

/** What a file's content is read as. Throws when it cannot be read. */
function readAs(read: ReadLog | UnreadableLog): ReadLog {
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

/** Why a file's content cannot be read. Throws when it can. */
function problemOf(read: ReadLog | UnreadableLog): string {
  if (!('problem' in read)) throw new Error('it was read');
  return read.problem;
}

describe('a log of a board of one’s own', () => {
  const sandbox = {
    ...file,
    lesson: 'sandbox',
    opening: [{ type: 'setSystem', system: 'chips' }],
    events: [{ type: 'note', text: 'Empty.' }],
  };

  test('is read with its opening', () => {
    const { opening, events } = sandbox;
    expect(readAs(parseLog(sandbox))).toEqual({
      log: { world: 'banking', lesson: 'sandbox', opening, events },
      malformed: null,
    });
  });

  test('is not read without one, nor a lesson’s log with one', () => {
    const { opening, ...rest } = sandbox;
    expect(problemOf(parseLog(rest))).toMatch(/“opening” is missing/);
    expect(problemOf(parseLog({ ...file, opening }))).toBe(
      'This file cannot be read: “opening” is missing or not what it should be.',
    );
    expect(problemOf(parseLog({ ...sandbox, opening: 'none' }))).toMatch(/“opening” is missing/);
  });

  test('ends where an event of its opening is malformed: nothing can follow it', () => {
    const broken = [...sandbox.opening, { type: 'createBank', fee: 1 }, { type: 'teleport' }];
    expect(readAs(parseLog({ ...sandbox, opening: broken }))).toEqual({
      log: { world: 'banking', lesson: 'sandbox', opening: sandbox.opening, events: [] },
      malformed: {
        index: 1,
        code: 'MALFORMED_EVENT',
        field: null,
        inOpening: true,
        message: '“createBank” has no field fee.',
      },
    });
  });
});

describe('a log of the bills exercise', () => {
  const bills = {
    ...file,
    world: 'bills',
    lesson: 'bills',
    stage: 2,
    events: [{ type: 'trade', importer: 1, exporter: 0, amount: 100 }],
  };

  test('is read with its stage', () => {
    const { world, lesson, stage, events } = bills;
    expect(readAs(parseLog(bills))).toEqual({
      log: { world, lesson, stage, events },
      malformed: null,
    });
  });

  test.each([0, 7, -1])('of stage %i is of none that is here', (stage) => {
    const { log } = readAs(parseLog({ ...bills, stage }));
    expect(foldLog(log)).toBeNull();
    expect(notHere(log)).toBe(
      `These steps belong to stage ${stage} of the bills, which is not here.`,
    );
  });

  test.each([
    ['stage', { ...bills, stage: undefined }],
    ['stage', { ...bills, stage: '2' }],
    ['lesson', { ...bills, lesson: 2 }],
    ['lesson', { ...bills, lesson: 'sandbox' }],
  ])('is not read where “%s” is wrong', (key, content) => {
    expect(problemOf(parseLog(content))).toBe(
      `This file cannot be read: “${key}” is missing or not what it should be.`,
    );
  });

  test('knows the events of its own world only, and others do not know those', () => {
    const [trade] = bills.events;
    const payment = { type: 'deposit', customer: 1, bank: 0, amount: 1 };
    expect(readAs(parseLog({ ...bills, events: [trade, payment] })).malformed).toMatchObject({
      index: 1,
      code: 'MALFORMED_EVENT',
    });
    expect(readAs(parseLog({ ...file, events: [trade] })).malformed?.index).toBe(0);
  });
});
