import { describe, expect, test } from 'vitest';
import { ACTIONS } from '@/events/banking/actions/registry';
import { apply, fold, readEvent } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { isOffered } from '@/events/world/offers';
import published from '@/fixtures/lessons.json';
import { LESSONS, lessonById } from '@/src/lessons/course/all';
import {
  boardEntry,
  CATALOGUE,
  entryIn,
  entryOf,
  folderOf,
  LECTURES,
  lectureAt,
  lectureOf,
  lessonPath,
  lessonsOf,
} from '@/src/lessons/course/catalogue';
import { EXAMPLE } from '@/src/lessons/course/example';
import { loadLesson } from '@/src/lessons/course/load';
import { exampleBoard, lessonOf, openingOf, sentenceOf } from '../../../helpers/boards';

const [overdraft, reserves, interest] = ['overdraft', 'reserveRequirement', 'interestRate'];

/** Sliders and rules of the boards without a central bank. */
const panels: readonly (readonly [
  id: number,
  charts: string[],
  sliders: string[],
  rules: string[],
])[] = [
  [1, ['balances'], [overdraft, reserves, interest], []],
  [2, ['balances'], [overdraft, reserves, interest], []],
  [3, ['credit'], [reserves, interest], [overdraft]],
  [4, ['credit'], [], [overdraft, reserves, interest]],
  [5, ['credit'], [interest], [overdraft, reserves]],
  [6, ['credit'], [interest], [overdraft, reserves]],
  [8, ['credit'], [interest], [overdraft, reserves]],
  [9, ['credit'], [interest], [overdraft, reserves]],
  [10, ['credit'], [interest], [overdraft, reserves]],
  [11, ['credit'], [reserves, interest], [overdraft]],
  [12, ['credit'], [reserves, interest], [overdraft]],
  [13, ['credit'], [reserves, interest], [overdraft]],
  [14, ['credit'], [reserves, interest], [overdraft]],
];

/** A number that no lesson has. */
const NO_LESSON = Math.max(...CATALOGUE.map(({ id }) => id)) + 1;

const rising = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

describe('the catalogue', () => {
  test('lists the lectures in order, and finds each by its part of an address', () => {
    const ids = LECTURES.map(({ id }) => id);
    expect(ids).toEqual(rising([...new Set(ids)]));
    for (const lecture of LECTURES) expect(lectureAt(lecture.path)).toBe(lecture);
    expect(lectureAt('no-lecture')).toBeUndefined();
    expect(() =>
      lectureOf({ ...entryOf(1), lectureId: 1 + Math.max(...LECTURES.map(({ id }) => id)) }),
    ).toThrow(new Error('no lecture of this lesson'));
  });

  test('lists every lesson lecture by lecture, in the order of their numbers', () => {
    expect(LECTURES.flatMap(lessonsOf)).toEqual(CATALOGUE);
    for (const lecture of LECTURES) {
      const ids = lessonsOf(lecture).map(({ id }) => id);
      expect(ids).toEqual(rising(ids));
    }
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
  });

  test('has every address once, and finds each lesson by its folder', () => {
    expect(new Set(CATALOGUE.map(lessonPath)).size).toBe(CATALOGUE.length);
    for (const entry of CATALOGUE) expect(entryIn(folderOf(entry))).toBe(entry);
    expect(() => entryIn('fundamentals/no-lesson')).toThrow('no lesson in fundamentals/no-lesson');
  });

  test.each(Object.entries(published))('has lesson %s where it was published', (id, path) => {
    expect(lessonPath(entryOf(Number(id)))).toBe(path);
  });

  test.each(CATALOGUE.filter(({ hasBoard }) => hasBoard))(
    'loads the board of lesson $id, which carries its entry',
    async (entry) => {
      const lesson = await loadLesson(entry.id);
      expect(lesson).toMatchObject(entry);
      expect(lesson.about).toMatch(/^[A-Z].+\.$/);
      expect(lesson).toBe(lessonById(entry.id));
      expect(boardEntry(entry.id)).toBe(entry);
    },
  );

  test('finds nothing where nothing is, nor a board where there is none', async () => {
    const without = CATALOGUE.filter(({ hasBoard }) => !hasBoard).map(({ id }) => id);
    expect(without).toContain(0);
    for (const id of [...without, NO_LESSON, -1]) {
      expect(lessonById(id)).toBeUndefined();
      expect(boardEntry(id)).toBeUndefined();
      await expect(loadLesson(id)).rejects.toThrow(`lesson ${id} has no board`);
    }
    expect(() => entryOf(NO_LESSON)).toThrow(`the catalogue has no lesson ${NO_LESSON}`);
  });

  test('shows a single payment on the lesson of payments', () => {
    expect(EXAMPLE).toEqual(lessonOf(EXAMPLE.id));
  });
});

describe('what the boards show and offer', () => {
  test.each(panels)('are these charts, sliders and rules in lesson %i', (id, ...panel) => {
    const { charts, sliders, rules } = lessonOf(id);
    expect([charts, sliders, rules]).toEqual(panel);
  });

  test.each(LESSONS)(
    'are the settings of sliders and rules, and no others, in lesson $id',
    (lesson) => {
      const shown: readonly string[] = [...lesson.sliders, ...lesson.rules];
      expect(isOffered('setOverdraft', lesson.offers)).toBe(shown.includes(overdraft));
      expect(isOffered('setReserveRequirement', lesson.offers)).toBe(shown.includes(reserves));
      expect(isOffered('setInterestRate', lesson.offers)).toBe(shown.includes(interest));
      expect(new Set(shown).size).toBe(shown.length);
    },
  );

  test('is never what only an opening may do', () => {
    for (const { type } of ACTIONS.filter(({ openingOnly }) => openingOnly)) {
      expect(LESSONS.filter(({ offers }) => isOffered(type, offers))).toEqual([]);
    }
  });

  test('goes only to parties that the lesson has', () => {
    for (const lesson of LESSONS) {
      const types = openingOf(lesson.id).book.parties.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(Object.keys(lesson.offers.parties)));
    }
  });
});

describe('the opening rounds', () => {
  test.each(LESSONS)('of lesson $id each tell a sentence', (lesson) => {
    const { rounds } = fold(BLANK, lesson.opening, 'opening');
    rounds.forEach((round, index) => {
      expect(sentenceOf(rounds[index - 1] ?? BLANK, round)).toMatch(/^[A-Z].*\.$/);
    });
    expect(rounds).toHaveLength(lesson.opening.length);
  });

  test('of lesson 10 tell how the board came about', () => {
    const rounds = [BLANK, ...fold(BLANK, lessonOf(10).opening, 'opening').rounds];
    const told = (index: number): string =>
      sentenceOf(rounds[index] ?? BLANK, rounds[index + 1] ?? BLANK);
    expect(told(0)).toBe('Banks keep accounts with one another.');
    expect(told(1)).toBe('Bank 1 opens its doors with $200 in cash.');
    expect(told(4)).toBe('Bank 1 opens an account with Bank 2 and pays in $100.');
    expect(told(10)).toBe('Customer 1 joins with $100 in cash.');
  });
});

describe('the examples of every event type', () => {
  test.each(ACTIONS)(
    '$type are accepted on their boards, and told',
    ({ kind, openingOnly, examples }) => {
      expect(examples.length).toBeGreaterThan(0);
      for (const { board, after: first = [], event } of examples) {
        const { offers, start: opened } = exampleBoard(board);
        const events = first.map((one) => readEvent(one).event).filter((one) => one !== null);
        const { rounds } = fold(opened, events, offers);
        const start = kind === 'founding' ? BLANK : (rounds.at(-1) ?? opened);
        const { round, refused } = apply(start, event, openingOnly ? 'opening' : offers);
        expect(refused).toBeNull();
        expect(round && sentenceOf(start, round).length).toBeGreaterThan(3);
      }
    },
  );
});
