import { describe, expect, test } from 'vitest';
import { apply } from '@/events/actions/apply';
import { isOffered, offeredTo } from '@/events/actions/offers';
import { ACTIONS, actionNamed, actionOf } from '@/events/actions/registry';
import { BLANK } from '@/events/ledger/state';
import {
  LECTURES,
  LESSONS,
  lectureOf,
  lessonAt,
  lessonById,
  lessonPath,
} from '@/events/lessons/catalogue';
import { openingRounds } from '@/events/log/fold';
import { balancesOf, lessonOf, openingOf, sentenceOf, worthsOf } from '../../helpers/boards';

const SETTINGS_AND_NOTES = ['setOverdraft', 'setReserveRequirement', 'setInterestRate', 'note'];

describe('the opening of lesson 2', () => {
  test('has one bank and two customers with 100 in cash and 100 on deposit each', () => {
    const opening = openingOf(2);
    expect(opening.book.parties.map(({ id, name, type }) => [id, name, type])).toEqual([
      [0, 'Bank 1', 'bank'],
      [1, 'Customer 1', 'customer'],
      [2, 'Customer 2', 'customer'],
    ]);
    expect(balancesOf(opening)).toEqual({
      'cash 0': 20000,
      'cash 1': 10000,
      'cash 2': 10000,
      'account 1@0': 10000,
      'account 2@0': 10000,
    });
    expect(worthsOf(opening)).toEqual([0, 20000, 20000]);
    expect(opening.book.reserves.map(({ cashReserves }) => cashReserves)).toEqual([
      0, 20000, 20000,
    ]);
    expect(opening.book.system).toBe('national');
    expect(openingRounds(lessonOf(2))).toHaveLength(5);
  });
});

describe('the opening of lesson 10', () => {
  test('has three banks that hold accounts with one another, and owe one another', () => {
    const opening = openingOf(10);
    expect(opening.book.parties.map(({ name }) => name)).toEqual([
      ...['Bank 1', 'Bank 2', 'Bank 3', 'Customer 1', 'Customer 2', 'Customer 3'],
    ]);
    expect(balancesOf(opening)).toEqual({
      ...{
        'cash 0': 30000,
        'cash 1': 30000,
        'cash 2': 30000,
        'cash 3': 0,
        'cash 4': 0,
        'cash 5': 0,
      },
      ...{ 'account 0@1': 10000, 'account 0@2': 10000, 'account 1@0': 10000 },
      ...{ 'account 1@2': 10000, 'account 2@0': 10000, 'account 2@1': 10000 },
      ...{ 'account 3@0': 8500, 'account 4@1': 9500, 'account 5@2': 12000 },
      ...{ 'dues 0>1': 2000, 'dues 1>0': 1500, 'dues 1>2': 2000 },
      ...{ 'dues 2>1': 1000, 'dues 0>2': 2000, 'dues 2>0': 1000 },
    });
    expect(worthsOf(opening)).toEqual([20000, 20000, 20000, 8500, 9500, 12000]);
    expect(opening.book.system).toBe('correspondent');
    expect(opening.count).toBe(22);
  });
});

describe('the catalogue', () => {
  test.each([
    [2, 'Deposit Transfers', '/lectures/fundamentals/deposit-transfers', [3, 4], ['balances']],
    [
      10,
      'Correspondent Banking',
      '/lectures/towards-a-central-bank/correspondent-banking',
      [14, 15, 16, 17],
      ['credit'],
    ],
  ])('tells what lesson %i is', (id, title, path, keyTermIds, charts) => {
    const lesson = lessonOf(id);
    expect(lesson).toMatchObject({ title, keyTermIds, charts });
    expect(lessonPath(lesson)).toBe(path);
    expect(lessonAt(lectureOf(lesson).path, lesson.slug)).toBe(lesson);
  });

  test('tells which settings are sliders and which are rules, at what figure they start', () => {
    expect([lessonOf(2).sliders, lessonOf(2).rules]).toEqual([
      ['overdraft', 'reserveRequirement', 'interestRate'],
      [],
    ]);
    expect([lessonOf(10).sliders, lessonOf(10).rules]).toEqual([
      ['interestRate'],
      ['overdraft', 'reserveRequirement'],
    ]);
    for (const lesson of LESSONS) {
      expect(openingOf(lesson.id).book.settings).toEqual({
        overdraft: 0,
        reserveRequirement: 0,
        interestRate: 0,
      });
    }
  });

  test('finds nothing where nothing is', () => {
    expect(lessonById(0)).toBeUndefined();
    expect(lessonAt('fundamentals', 'correspondent-banking')).toBeUndefined();
    expect(lessonAt('no-lecture', 'deposit-transfers')).toBeUndefined();
  });

  test('has every id and address once', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    expect(new Set(LESSONS.map(lessonPath)).size).toBe(LESSONS.length);
    expect(new Set(LECTURES.map(({ path }) => path)).size).toBe(LECTURES.length);
  });
});

describe('what the boards offer', () => {
  test('is what the lessons say', () => {
    expect(lessonOf(2).offers).toEqual({
      parties: { customer: ['deposit', 'withdraw', 'transfer'] },
      board: SETTINGS_AND_NOTES,
    });
    expect(lessonOf(10).offers).toEqual({
      parties: { customer: ['transfer'], bank: ['settleDues', 'netDues'] },
      board: SETTINGS_AND_NOTES,
    });
    expect(offeredTo('bank', lessonOf(2).offers)).toEqual([]);
    expect(offeredTo('bank', lessonOf(10).offers)).toEqual(['settleDues', 'netDues']);
  });

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
    const rounds = [BLANK, ...openingRounds(lesson)];
    rounds.slice(1).forEach((round, index) => {
      expect(sentenceOf(rounds[index] ?? BLANK, round)).toMatch(/^[A-Z].*\.$/);
      expect(round.count).toBe(index + 1);
    });
  });

  test('of lesson 10 tell how the board came about', () => {
    const rounds = [BLANK, ...openingRounds(lessonOf(10))];
    const told = (index: number): string =>
      sentenceOf(rounds[index] ?? BLANK, rounds[index + 1] ?? BLANK);
    expect(told(0)).toBe('Banks keep accounts with one another.');
    expect(told(1)).toBe('Bank 1 opens its doors with $200 in cash.');
    expect(told(4)).toBe('Bank 1 opens an account with Bank 2 and pays in $100.');
    expect(told(10)).toBe('Customer 1 joins with $100 in cash.');
    const told2 = openingRounds(lessonOf(2))[0];
    expect(told2 && sentenceOf(BLANK, told2)).toBe('Bank 1 opens its doors.');
  });
});

describe('the examples of every event type', () => {
  const examples = ACTIONS.flatMap(({ type, openingOnly, examples: list }) =>
    list.map(({ lesson, event }) => ({ type, openingOnly, lesson, event })),
  );

  test('are there', () => {
    for (const { examples: list } of ACTIONS) expect(list.length).toBeGreaterThan(0);
  });

  test.each(examples)('$type in lesson $lesson is accepted and told', (example) => {
    const { type, openingOnly, lesson, event } = example;
    const start = type === 'setSystem' ? BLANK : openingOf(lesson);
    const { offers } = lessonOf(lesson);
    const { round, refused } = apply(start, event, openingOnly ? 'opening' : offers);
    expect(refused).toBeNull();
    expect(round && sentenceOf(start, round).length).toBeGreaterThan(3);
    expect(actionOf(event)).toBe(actionNamed(type));
  });
});
