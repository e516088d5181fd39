/** Tasks that logs carry, in files and links. */
import { describe, expect, test } from 'vitest';
import type { TaskData } from '@/events/goals/tasks';
import { acceptLog } from '@/events/log/accept';
import { toBase64url } from '@/events/log/codec/base64url';
import { sealed } from '@/events/log/codec/header';
import { TREE_WORDS } from '@/events/log/codec/treeWords';
import { decodePayload, encodeCode, encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { parseLog, parseLogText } from '@/events/log/parse';
import type { Log } from '@/events/worlds';
import first from '@/fixtures/payloads/tasks-1.json';
import withDays from '@/fixtures/payloads/tasks-2.json';
import { Chance } from '@/scripts/chance';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';
import { SHELF } from '@/src/lessons/course/shelf';

function readLog(content: unknown): Log {
  const read = parseLog(content);
  if ('problem' in read || read.malformed) throw new Error('the log cannot be read');
  return read.log;
}

const head = { format: 'tallystick-log', version: 1, world: 'banking' };

const withdrawn: TaskData = {
  goal: 'Withdraw until Customer 1 holds $150 in cash.',
  begins: { party: 1, act: 'withdraw' },
  hints: [],
  asks: {
    kind: 'figure',
    of: { kind: 'line', line: 'Reserves', party: 1 },
    is: 'is',
    than: 15_000,
  },
};

const carrying = (tasks: unknown) => ({ ...head, lesson: 1, events: [], tasks });

const problemOf = (tasks: unknown): string | null => {
  const read = parseLog(carrying(tasks));
  return 'problem' in read ? read.problem : null;
};

describe.each([...first, ...withDays])(
  'the golden payloads with the $name',
  ({ link, code, log: content }) => {
    const log = readLog(content);

    test('are what is written today, and are read as they were', () => {
      expect(encodeLink(log)).toBe(link);
      expect(encodeCode(log)).toBe(code);
      expect(decodePayload(link)).toEqual({ log, truncated: null });
      expect(decodePayload(code)).toEqual({ log, truncated: null });
    });

    test('are shown without tasks where the link was cut off', () => {
      const cut = decodePayload(link.slice(0, -6));
      if ('problem' in cut) {
        expect(cut.problem).toContain('cut off');
        return;
      }
      expect(cut.truncated).not.toBeNull();
      expect(cut.log).not.toHaveProperty('tasks');
    });
  },
);

describe('the tasks of a log', () => {
  test.each(LESSONS.flatMap(everyStart).filter(({ tasks }) => tasks.some(({ data }) => data)))(
    'come back from file and link: $slug $startsFrom',
    (lesson) => {
      const list = lesson.tasks.flatMap(({ data }) => data ?? []);
      const { opening, events } = { opening: lesson.opening, events: [] };
      const log: Log = {
        world: 'banking',
        lesson: 'sandbox',
        opening,
        events,
        tasks: { version: 1, list },
      };
      const carried = JSON.parse(JSON.stringify(log));
      expect(parseLogText(fileTextOf(log))).toEqual({ log: carried, malformed: null });
      expect(decodePayload(encodeLink(log))).toEqual({ log: carried, truncated: null });
    },
  );

  test('are no part of a log that has none: its link has not one letter more', () => {
    const bare = encodeLink(readLog({ ...head, lesson: 1, events: [] }));
    const with1 = encodeLink(readLog(carrying({ version: 1, list: [withdrawn] })));
    expect(with1.length).toBeGreaterThan(bare.length);
    expect(decodePayload(bare)).not.toHaveProperty('log.tasks');
  });

  test('are taken by the server as they were sent', async () => {
    const accepted = await acceptLog(
      JSON.stringify(carrying({ version: 1, list: [withdrawn] })),
      SHELF,
    );
    expect(accepted).toHaveProperty('log.tasks', { version: 1, list: [withdrawn] });
  });

  test.each<readonly [unknown, string]>([
    [[], 'The tasks of a file are an object with “version” and “list”.'],
    [{ version: 2, list: [] }, 'were saved by a newer version of Tallystick'],
    [{ version: 1, list: [] }, '“list” of a list of tasks is missing'],
    [{ version: 1, list: [{ ...withdrawn, goal: '' }] }, 'Task 1: “goal” of a task is missing'],
    [{ version: 1, list: [{ ...withdrawn, met: true }] }, 'Task 1: A task has no key met.'],
    [
      { version: 1, list: [withdrawn, { ...withdrawn, asks: { kind: 'wish' } }] },
      'Task 2: There is no goal of the kind “wish”.',
    ],
    [
      { version: 1, list: [{ ...withdrawn, begins: { party: 1, act: 'steal' } }] },
      'Task 1: “act” of a first move is missing',
    ],
  ])('are turned away with a sentence: %j', (tasks, problem) => {
    expect(problemOf(tasks)).toContain(problem);
  });

  test('are carried by no log of the bills', () => {
    const bills = { ...head, world: 'bills', lesson: 'bills', stage: 1, events: [] };
    const read = parseLog({ ...bills, tasks: { version: 1, list: [withdrawn] } });
    expect(read).toEqual({
      problem: 'This file cannot be read: it has a key that none has, tasks.',
    });
  });
});

describe('tasks that nobody wrote', () => {
  const header = { wireVersion: 1, logVersion: 1, world: 0, lesson: 1, count: 0, hasTasks: true };

  test('are refused, however the bytes behind the events fall', () => {
    const chance = new Chance(54);
    for (let tries = 0; tries < 300; tries += 1) {
      const body = Uint8Array.from({ length: chance.below(60) }, () => chance.below(256));
      const decoded = decodePayload(toBase64url(sealed(header, body)));
      expect(decoded).toEqual({ problem: 'This link is damaged: what it holds makes no sense.' });
    }
  });
});

describe('the words of the wire', () => {
  test('are told apart, and fit', () => {
    expect(new Set(TREE_WORDS).size).toBe(TREE_WORDS.length);
    expect(TREE_WORDS.length).toBeLessThanOrEqual(248);
  });
});
