/** What the form of a board opens with is a move towards the task at hand. */
import { describe, expect, test } from 'vitest';
import { actionNamed, actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import { openingPosition } from '@/events/banking/board/boards';
import { fold } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import type { Book } from '@/events/banking/ledger/book';
import { buttonText } from '@/src/board/composer/sentence';
import { LESSONS } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';
import { everyStart } from '@/src/lessons/course/openings';
import { metTasks } from '@/src/lessons/course/task';
import { lessonOf, openingOf } from '../../helpers/boards';
import { frozenLog, tasksLogOf } from '../../helpers/logs';

/** The event that the opened form would bring about, without what is typed: who, in which role, does what. */
function openedFor(lesson: Lesson, task: number) {
  const begins = lesson.tasks[task]?.begins;
  const opening = openingPosition(lesson);
  const party = begins && opening.book.parties[begins.party];
  if (!begins || !party) return null;
  // What the board itself does, as ending a day, is no party's act, but among its verbs all the same.
  const isBoards = lesson.offers.board.includes(begins.act);
  const action = isBoards
    ? actionNamed(begins.act)
    : BANKING_FORMS.actionsFor(party, lesson.offers).find(({ type }) => type === begins.act);
  if (!action) return null;
  const { type } = action;
  const role = isBoards
    ? null
    : BANKING_FORMS.contextFor(opening, action, party, begins.role ?? null).role;
  return { party: party.id, type, role };
}

/** An event, and the book before it. */
interface Step {
  readonly event: BankingEvent;
  readonly book: Book;
}

/** For each task, the steps of the log that meets them all which lead from the task before to it. */
function leadingTo(lesson: Lesson): readonly (readonly Step[])[] {
  const { tasks, offers } = lesson;
  const log = frozenLog(1, tasksLogOf(lesson));
  if (log.world !== 'banking') throw new Error('this log is of another world');
  const opening = openingPosition(lesson);
  const { rounds } = fold(opening, log.events, offers);
  const met = metTasks(tasks, opening, rounds);
  const steps = log.events.map((event, index) => ({
    event,
    book: (rounds[index - 1] ?? opening).book,
  }));
  return met.map((last, task) => {
    const before = met[task - 1] ?? -1;
    return steps.slice(Math.min(before + 1, last), last + 1);
  });
}

describe.each(LESSONS.flatMap(everyStart))('in lesson $id from $startsFrom', (lesson) => {
  const { tasks } = lesson;

  test.each([...tasks.keys()])('the form opens on a move towards task %i', (task) => {
    const opened = openedFor(lesson, task);
    expect(opened).not.toBeNull();
    const steps = leadingTo(lesson)[task] ?? [];
    // What is done by a setting alone is no party's act: then it is among the board's own verbs.
    if (steps.every(({ event }) => !actionOf(event).closesRound)) {
      expect(lesson.offers.board).toEqual(
        expect.arrayContaining(steps.map(({ event }) => event.type)),
      );
      return;
    }
    const takes = ({ event, book }: Step): boolean => {
      if (event.type !== opened?.type) return false;
      const named: Readonly<Record<string, string | number>> = event;
      return opened.role === null
        ? actionOf(event).actors(book, event)?.includes(opened.party) !== false
        : named[opened.role] === opened.party;
    };
    expect(steps.filter(takes)).not.toEqual([]);
  });
});

describe('what a board says to do first', () => {
  const FIRST = LESSONS.flatMap(({ id, opensWith }) => (opensWith ? [{ id, opensWith }] : []));

  test('is said on the first board', () => {
    expect(FIRST.map(({ id }) => id)).toContain(1);
  });

  test.each(FIRST)('is what the form of lesson $id opens with', ({ id, opensWith }) => {
    const lesson = lessonOf(id);
    const { begins } = lesson.tasks[0] ?? {};
    const party = begins && openingOf(id).book.parties[begins.party];
    const action = begins && actionNamed(begins.act);
    if (!party || !action) throw new Error('its form opens with nothing');
    expect(opensWith).toContain(party.name);
    expect(opensWith).toContain(`press ${buttonText(action)}.`);
  });
});
