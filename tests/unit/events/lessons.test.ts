import { describe, expect, test } from 'vitest';
import { ACTIONS } from '@/events/banking/actions/registry';
import { apply, fold, readEvent } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { LESSONS, lessonAt, lessonById } from '@/events/lessons/all';
import {
  boardEntry,
  CATALOGUE,
  entryOf,
  LECTURES,
  lectureAt,
  lectureOf,
  lessonPath,
  lessonsOf,
} from '@/events/lessons/catalogue';
import type { Lecture } from '@/events/lessons/lesson';
import { loadLesson } from '@/events/lessons/load';
import { isOffered, offeredTo } from '@/events/world/offers';
import { lessonOf, openingOf, sentenceOf } from '../../helpers/boards';

const SETTINGS_AND_NOTES = ['setOverdraft', 'setReserveRequirement', 'setInterestRate', 'note'];

const [central, fed] = ['towards-a-central-bank', 'the-federal-reserve'];

/** Every lesson as the list of lessons has it. Which terms the last lecture uses is told further down. */
const listed: readonly (readonly [id: number, title: string, path: string, terms?: number[]])[] = [
  [0, 'Introduction', 'fundamentals/introduction', []],
  [1, 'Balance Sheets and Deposits', 'fundamentals/balance-sheets-and-deposits', [0, 1, 2]],
  [2, 'Deposit Transfers', 'fundamentals/deposit-transfers', [3, 4]],
  [3, 'Overdrafts', 'fundamentals/overdrafts', [5, 6]],
  [4, 'Loans', 'fundamentals/loans', [7, 8]],
  [5, 'Constraints', 'fundamentals/constraints', [9]],
  [6, 'Conclusion', 'fundamentals/conclusion', []],
  [7, 'Introduction', `${central}/introduction`, []],
  [8, 'One Big Bank', `${central}/one-big-bank`, [10, 11]],
  [9, 'Multiple Banks', `${central}/multiple-banks`, [12, 13]],
  [10, 'Correspondent Banking', `${central}/correspondent-banking`, [14, 15, 16, 17]],
  [11, 'The Clearing House', `${central}/the-clearing-house`, [18, 19, 20]],
  [12, 'Clearing House Loans', `${central}/clearing-house-loans`, [21]],
  [13, 'Conclusion', `${central}/conclusion`, []],
  [14, 'Introduction', `${fed}/introduction`, [22]],
  [15, 'Daylight Overdrafts', `${fed}/daylight-overdrafts`, [24]],
  [16, 'The Fed Funds Market', `${fed}/the-fed-funds-market`, [23, 25]],
  [17, 'Funding a Mortgage', `${fed}/funding-a-mortgage`, [27, 28]],
  [18, 'Fed Funds Rate: Effective', `${fed}/fed-funds-rate-1`, [29, 30]],
  [19, 'Fed Funds Rate: Target', `${fed}/fed-funds-rate-2`, [26, 31, 32]],
  [20, 'Introduction', 'repos/introduction'],
  [21, 'Repo in Balance Sheets', 'repos/repo-in-balance-sheets'],
  [22, 'Comparison with Fed Funds', 'repos/comparison-with-fed-funds'],
  [23, 'Legal Construction of Repo', 'repos/legal-construction-of-repo'],
  [24, 'Security Dealers', 'repos/security-dealers'],
  [25, 'Repo and the Fed', 'repos/repo-and-the-fed'],
  [26, 'Interest Rate Spreads', 'repos/interest-rate-spreads'],
];

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

const banking = { customer: ['deposit', 'withdraw', 'transfer'] };
const lending = { customer: ['deposit', 'withdraw', 'transfer', 'getLoan', 'repayLoan'] };
const clearing = { customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] };

/** What each type of party is offered on the boards without a central bank. */
const offered: readonly (readonly [id: number, parties: Readonly<Record<string, string[]>>])[] = [
  [1, { customer: ['deposit', 'withdraw'] }],
  [2, banking],
  [3, banking],
  [4, lending],
  [5, lending],
  [6, banking],
  [8, banking],
  [9, { customer: ['transfer'], bank: ['payDues'] }],
  [10, { customer: ['transfer'], bank: ['settleDues', 'netDues'] }],
  [11, clearing],
  [12, clearing],
  [13, clearing],
  [14, clearing],
];

describe('the catalogue', () => {
  test('lists four lectures', () => {
    expect(LECTURES.map(({ id, title, path }) => [id, title, path])).toEqual([
      [0, 'Fundamentals', 'fundamentals'],
      [1, 'Towards a Central Bank', 'towards-a-central-bank'],
      [2, 'The Federal Reserve', 'the-federal-reserve'],
      [3, 'Repos', 'repos'],
    ]);
  });

  test('finds a lecture by its part of an address, and its lessons in order', () => {
    const idsOf = ({ path }: Lecture) =>
      listed.filter(([, , address]) => address.startsWith(`${path}/`)).map(([id]) => id);
    for (const lecture of LECTURES) {
      expect(lectureAt(lecture.path)).toBe(lecture);
      expect(lessonsOf(lecture).map(({ id }) => id)).toEqual(idsOf(lecture));
    }
    expect(lectureAt('no-lecture')).toBeUndefined();
    expect(() => lectureOf({ ...entryOf(1), lectureId: 4 })).toThrow(
      new Error('no lecture of this lesson'),
    );
  });

  test('lists 27 lessons, in order', () => {
    expect(CATALOGUE.map((one) => [one.id, one.title, lessonPath(one)])).toEqual(
      listed.map(([id, title, path]) => [id, title, `/lectures/${path}`]),
    );
  });

  test('names the key terms of each, and lets the last lecture use old ones and its own', () => {
    for (const [id, , , terms] of listed) {
      const { keyTermIds } = CATALOGUE.find((one) => one.id === id) ?? { keyTermIds: [-1] };
      if (terms) expect([id, keyTermIds]).toEqual([id, terms]);
      else expect(keyTermIds.every((term) => (term >= 1 && term <= 9) || term >= 33)).toBe(true);
    }
  });

  test('has a board for every lesson but three introductions', () => {
    const withBoard = new Set(LESSONS.map(({ id }) => id));
    expect(listed.filter(([id]) => !withBoard.has(id)).map(([id]) => id)).toEqual([0, 7, 20]);
    for (const lesson of LESSONS) {
      expect(lessonById(lesson.id)).toBe(lesson);
      expect(lessonAt(lectureOf(lesson).path, lesson.slug)).toBe(lesson);
      expect(lesson.about).toMatch(/^[A-Z].+\.$/);
    }
  });

  test.each(CATALOGUE.filter(({ hasBoard }) => hasBoard))(
    'has a file for the board of lesson $id, which carries its entry',
    async (entry) => {
      const lesson = await loadLesson(entry.id);
      expect(lesson).toMatchObject(entry);
      expect(lesson).toBe(lessonById(entry.id));
      expect(boardEntry(entry.id)).toBe(entry);
    },
  );

  test('finds nothing where nothing is, nor a board where there is none', async () => {
    for (const id of [0, 7, 20, 27, -1]) {
      expect(lessonById(id)).toBeUndefined();
      expect(boardEntry(id)).toBeUndefined();
      await expect(loadLesson(id)).rejects.toThrow(`lesson ${id} has no board`);
    }
    expect(() => entryOf(27)).toThrow('the catalogue has no lesson 27');
    expect(lessonAt('fundamentals', 'introduction')).toBeUndefined();
    expect(lessonAt('fundamentals', 'correspondent-banking')).toBeUndefined();
    expect(lessonAt('no-lecture', 'deposit-transfers')).toBeUndefined();
  });

  test('has every address once, though two lectures have a conclusion and four an introduction', () => {
    expect(new Set(CATALOGUE.map(lessonPath)).size).toBe(27);
    expect(lessonAt('fundamentals', 'conclusion')?.id).toBe(6);
    expect(lessonAt(central, 'conclusion')?.id).toBe(13);
    expect(lessonAt(fed, 'introduction')?.id).toBe(14);
  });
});

describe('what the boards show and offer', () => {
  test.each(panels)('are these charts, sliders and rules in lesson %i', (id, ...panel) => {
    const { charts, sliders, rules } = lessonOf(id);
    expect([charts, sliders, rules]).toEqual(panel);
  });

  test.each(offered)('are these actions in lesson %i', (id, parties) => {
    const { offers } = lessonOf(id);
    expect(offers).toEqual({ parties, board: SETTINGS_AND_NOTES });
    expect(offeredTo('bank', offers)).toEqual(parties.bank ?? []);
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
    ({ openingOnly, examples }) => {
      expect(examples.length).toBeGreaterThan(0);
      for (const { lesson, after: first = [], event } of examples) {
        const { offers } = lessonOf(lesson);
        const events = first.map((one) => readEvent(one).event).filter((one) => one !== null);
        const { rounds } = fold(openingOf(lesson), events, offers);
        const start = event.type === 'setSystem' ? BLANK : (rounds.at(-1) ?? openingOf(lesson));
        const { round, refused } = apply(start, event, openingOnly ? 'opening' : offers);
        expect(refused).toBeNull();
        expect(round && sentenceOf(start, round).length).toBeGreaterThan(3);
      }
    },
  );
});
