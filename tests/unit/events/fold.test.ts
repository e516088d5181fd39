import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard, openingPosition } from '@/events/banking/board/boards';
import { apply, fold, wouldRefuse } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import type { Lesson } from '@/src/lessons/course/lesson';
import { lessonOf, openingOf } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';

const { offers } = lessonOf(2);
const pay = (amount: number) => payment(1, 2, amount);
const note: BankingEvent = { type: 'note', text: 'So far so good.' };
const setting: BankingEvent = { type: 'setInterestRate', value: 525 };

describe('a fold', () => {
  const events = [pay(1000), note, setting, pay(2000), pay(3000)];
  const { rounds, refused } = fold(openingOf(2), events, offers);

  test('makes a round of every event', () => {
    expect(refused).toBeNull();
    expect(rounds.map(({ event }) => event)).toEqual(events);
    expect(rounds.at(-1)?.column).toEqual([20000, 10000, 10000, 4000, 16000]);
  });

  test('counts rounds, and keeps settings and notes with the round before them', () => {
    expect(openingOf(2).count).toBe(5);
    expect(rounds.map(({ count }) => count)).toEqual([6, 6, 6, 7, 8]);
  });

  test('gives the same from any of its rounds', () => {
    for (let at = 0; at <= events.length; at += 1) {
      const start = rounds[at - 1] ?? openingOf(2);
      expect(fold(start, events.slice(at), offers).rounds).toStrictEqual(rounds.slice(at));
    }
  });

  test('of no events has no rounds', () => {
    expect(fold(openingOf(2), [], offers)).toEqual({ rounds: [], refused: null });
  });

  test('stops at the first event that is refused, and says which', () => {
    const stopped = fold(openingOf(2), [pay(1000), pay(9001), pay(1)], offers);
    expect(stopped.rounds).toStrictEqual(rounds.slice(0, 1));
    expect(stopped.refused).toEqual({
      index: 1,
      code: 'INSUFFICIENT_DEPOSITS',
      field: 'amount',
      message: 'Customer 1 has $90.00 on deposit with Bank 1; pay $90.00 or less.',
    });
  });
});

describe('one step', () => {
  test('leaves the round before it as it was, accepted or refused', () => {
    const before = openingOf(2);
    const copy = structuredClone(before);
    const accepted = apply(before, pay(1000), offers);
    const refused = apply(before, pay(99999), offers);
    expect(before).toStrictEqual(copy);
    expect(accepted.refused).toBeNull();
    expect(refused.round).toBeNull();
  });

  test('shares what it does not change with the round before it', () => {
    expect(apply(openingOf(2), pay(1000), offers).round?.book).toBe(openingOf(2).book);
  });

  test('can be asked without being taken', () => {
    expect(wouldRefuse(openingOf(2), pay(10000), offers)).toBeNull();
    expect(wouldRefuse(openingOf(2), pay(10001), offers)?.code).toBe('INSUFFICIENT_DEPOSITS');
  });

  test('records a setting in the book and posts nothing', () => {
    const events: readonly BankingEvent[] = [
      { type: 'setOverdraft', value: 1_000_000_000_000 },
      { type: 'setReserveRequirement', value: 10_000 },
      { type: 'setInterestRate', value: 525 },
    ];
    const { rounds } = fold(openingOf(2), events, offers);
    expect(rounds.at(-1)?.book.settings).toEqual({
      overdraft: 1_000_000_000_000,
      reserveRequirement: 10_000,
      interestRate: 525,
    });
    expect(rounds.flatMap(({ postings }) => postings)).toEqual([]);
    expect(rounds.at(-1)?.column).toEqual(openingOf(2).column);
  });
});

describe('an opening', () => {
  test('is folded once and kept', () => {
    expect(lessonBoard(lessonOf(2))).toBe(lessonBoard(lessonOf(2)));
    expect(openingPosition(lessonOf(2))).toBe(lessonBoard(lessonOf(2)).start.at(-1));
  });

  test('that is refused is a mistake of ours, and thrown', () => {
    const broken: Lesson = {
      ...lessonOf(2),
      id: 99,
      opening: [{ type: 'openAccount', holder: 0, issuer: 1, amount: 0 }],
    };
    expect(() => lessonBoard(broken)).toThrow('the opening of lesson 99 is refused at 0');
  });

  test('of nothing is the blank board', () => {
    const blank: Lesson = { ...lessonOf(2), opening: [] };
    expect(openingPosition(blank)).toBe(BLANK);
  });

  test('may use amounts of zero, and may not leave anything out', () => {
    const bank: BankingEvent = {
      type: 'createBank',
      name: 'Bank 1',
      partyType: 'bank',
      cash: 0,
      deposit: 0,
    };
    expect(fold(BLANK, [bank], 'opening').refused).toBeNull();
    expect(fold(BLANK, [bank], offers).refused?.code).toBe('NOT_OFFERED');
    expect(fold(BLANK, [{ ...bank, partyType: '' }], 'opening').refused?.code).toBe(
      'VALUE_INVALID',
    );
  });
});
