/** Logs that start from a named opening: as files, links and saved sessions, and where the name is not known. */
import { describe, expect, test } from 'vitest';
import { lessonBoard } from '@/events/banking/board/boards';
import { isLessonLog, type LessonLog } from '@/events/banking/log';
import { balanceSheet } from '@/events/banking/views/sheet';
import { acceptLog } from '@/events/log/accept';
import { encodeLog } from '@/events/log/codec/payload';
import { firstDivergence } from '@/events/log/divergence';
import { handInProblem } from '@/events/log/fitting';
import { reportOf } from '@/events/log/folded';
import { decodePayload, encodeCode, encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { loadTree, saveTree } from '@/events/log/tree';
import { act, newTimeline } from '@/events/timeline/timeline';
import { lessonGame } from '@/src/board/session/game';
import { foldLog, LESSONS } from '@/src/lessons/course/all';
import { tasksMetIn, tasksOf } from '@/src/lessons/course/handIn';
import { everyStart, lessonAt, startsOf } from '@/src/lessons/course/openings';
import { SHELF } from '@/src/lessons/course/shelf';
import { lessonFrom, lessonOf } from '../../helpers/boards';
import { frozenLog, frozenText, tasksLogOf } from '../../helpers/logs';

/** Lessons from an opening other than their own. */
const OTHERS = LESSONS.flatMap((lesson) => everyStart(lesson).slice(1));

const named = OTHERS.map((lesson) => [lesson.id, tasksLogOf(lesson), lesson] as const);

/** A frozen log of a lesson from one of its openings. */
function logOf(name: string): LessonLog {
  const log = frozenLog(1, name);
  if (!isLessonLog(log) || log.opening === undefined) throw new Error(`${name} names no opening`);
  return log;
}

const unknown: LessonLog = { world: 'banking', lesson: 12, opening: 'no-such', events: [] };

/** A log of lesson 12 from its own opening, and one from another that does the same. */
const own: LessonLog = {
  world: 'banking',
  lesson: 12,
  events: [{ type: 'settleDues', bank: 3, with: 0 }],
};
const lent: LessonLog = { ...own, opening: 'lent' };

describe('a log from a named opening', () => {
  test.each(named)('is written and read as a file (lesson %i)', (_, name, { startsFrom }) => {
    const log = logOf(name);
    const text = fileTextOf(log);
    expect(text).toContain(`\n  "opening": "${startsFrom}",\n`);
    expect(parseLogText(text)).toEqual({ log, malformed: null });
  });

  test.each(named)('is carried by links and codes (lesson %i)', (_, name) => {
    const log = logOf(name);
    expect(decodePayload(encodeLink(log))).toEqual({ log, truncated: null });
    expect(decodePayload(encodeCode(log))).toEqual({ log, truncated: null });
  });

  test.each(named)(
    'is folded from there, not from the lesson’s own (lesson %i)',
    (id, name, lesson) => {
      const folded = foldLog(logOf(name));
      if (folded?.world !== 'banking') throw new Error('its board is there');
      expect(folded.refused).toBeNull();
      expect(folded.board.start).toEqual(lessonBoard(lesson).start);
      expect(folded.board.start).not.toEqual(lessonBoard(lessonOf(id)).start);
      expect(reportOf(folded, null)).toMatchObject({ lesson: id, opening: lesson.startsFrom });
    },
  );

  test.each(named)(
    'is accepted by the server, and meets the tasks of its board (lesson %i)',
    async (_, name, lesson) => {
      const answer = await acceptLog(frozenText(1, name), SHELF);
      if ('problem' in answer) throw new Error(answer.problem);
      const tasks = await tasksOf(answer.log);
      expect(tasks).toBe(lesson.tasks);
      expect(tasksMetIn(answer.folded, tasks)).not.toContain(null);
    },
  );

  test('is another board than the lesson’s own', () => {
    const [mine, model] = [foldLog(own), foldLog(lent)];
    if (!mine || !model) throw new Error('both are there');
    expect(firstDivergence(mine, model)?.words).toBe('It was played on another board.');
    expect(handInProblem(own, lent, SHELF)).toBe(
      'These steps were played in lesson 12, Clearing House Loans; the assignment is about lesson 12, Clearing House Loans, from the opening “lent”.',
    );
  });

  test('is cut off like any other: what is surely there is read', () => {
    const log = logOf('lesson-09-lent-tasks');
    const whole = encodeLink(log);
    const lengths = [...whole].map((_, end) => decodePayload(whole.slice(0, end)));
    for (const read of lengths) {
      if ('problem' in read) continue;
      expect(read.log).toMatchObject({ lesson: 9, opening: 'lent' });
      expect(log.events.slice(0, read.log.events.length)).toEqual(read.log.events);
      expect(read.truncated?.have).toBe(read.log.events.length);
    }
    expect(lengths.filter((read) => 'log' in read).length).toBeGreaterThan(0);
  });
});

describe('without a name', () => {
  test('a log is written as it ever was', () => {
    expect(fileTextOf(own)).not.toContain('opening');
    expect(encodeLog(own)[1]).toBe(12);
    expect(encodeLog(lent)[1]).toBe(62);
    expect(reportOf(foldedOf(own), null)).not.toHaveProperty('opening');
  });

  test('boards keep the keys that sessions were saved under', () => {
    const game = lessonGame(lessonOf(12));
    const other = lessonGame(lessonFrom(12, 'lent'));
    expect([game.board.key, game.storageKey]).toEqual([12, 'lesson-12']);
    expect([other.board.key, other.storageKey]).toEqual(['12@lent', 'lesson-12@lent']);
    // What a page leaves is found by how its key begins.
    expect(other.storageKey.startsWith(`${game.storageKey}-`)).toBe(false);
  });

  function foldedOf(log: LessonLog) {
    const folded = foldLog(log);
    if (!folded) throw new Error('its board is there');
    return folded;
  }
});

describe('a saved session', () => {
  const board = lessonBoard(lessonFrom(12, 'lent'));
  const blank = newTimeline(board);
  const { timeline } = act(blank, blank.opening, { type: 'settleDues', bank: 3, with: 0 });
  const saved = saveTree({ timeline, at: timeline.opening, leaf: timeline.opening });

  test('names its opening, and is read back on its board only', () => {
    expect(saved.lesson).toBe('12@lent');
    const content: unknown = JSON.parse(JSON.stringify(saved));
    expect(loadTree(content, board)).toMatchObject({ dropped: 0 });
    expect(loadTree(content, lessonBoard(lessonOf(12)))).toEqual({
      problem: 'What was saved here belongs to another board, 12@lent.',
    });
  });
});

describe('an opening that is not here', () => {
  test('is said in a sentence, and the log is whole all the same', async () => {
    expect(foldLog(unknown)).toBeNull();
    expect(await acceptLog(fileTextOf(unknown), SHELF)).toEqual({
      problem: 'These steps belong to an opening of lesson 12, “no-such”, which is not here.',
      refused: null,
    });
    expect(decodePayload(encodeLink(unknown))).toEqual({ log: unknown, truncated: null });
    expect(await tasksOf(unknown)).toEqual([]);
  });

  test.each(['Lent', '', 'a b', 'x'.repeat(25), '9lives', '__proto__'])(
    'is none where it is no name: %j',
    (opening) => {
      const text = fileTextOf({ ...own, opening });
      expect(parseLogText(text)).toHaveProperty('problem');
      expect(decodePayload(encodeLink({ ...own, opening }))).toEqual({
        problem: 'This link is damaged: what it holds makes no sense.',
      });
    },
  );
});

describe('the openings of a lesson', () => {
  test('are found by their names, each the same lesson every time', () => {
    const lesson = lessonOf(12);
    expect(lessonAt(lesson, undefined)).toBe(lesson);
    expect(lessonAt(lesson, 'no-such')).toBeNull();
    expect(lessonAt(lesson, 'lent')).toBe(lessonAt(lesson, 'lent'));
    expect(lessonAt(lessonOf(2), 'lent')).toBeNull();
  });

  test.each(LESSONS)('are told apart by short, stable names (lesson $id)', (lesson) => {
    const starts = startsOf(lesson);
    expect(new Set(starts.map(({ title }) => title)).size).toBe(starts.length);
    expect(new Set(starts.map(({ name }) => name)).size).toBe(starts.length);
    for (const { name, title, goals } of starts) {
      expect(name ?? 'own').toMatch(/^[a-z][a-z0-9-]{0,23}$/);
      expect(title.length).toBeLessThanOrEqual(24);
      expect(goals.length).toBeGreaterThan(0);
    }
    expect(lesson.opensFrom !== undefined).toBe(starts.length > 1);
  });

  // A customer may be broke: that is what the bank of lesson 31 does not know yet.
  test.each(named)('leave no bank with less than nothing (lesson %i)', (_, __, lesson) => {
    const { start } = lessonBoard(lesson);
    const last = start.at(-1);
    if (!last) throw new Error('a board starts somewhere');
    const banks = last.book.parties.filter(({ type }) => type !== 'customer');
    const worth = banks.map(({ id }) => balanceSheet(last, id).netWorth);
    expect(Math.min(...worth)).toBeGreaterThanOrEqual(0);
  });
});
