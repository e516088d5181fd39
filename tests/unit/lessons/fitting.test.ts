/** What boards are called, and whether a log fits an assignment. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { boardName, handInProblem, keyOf } from '@/events/log/fitting';
import { notHere } from '@/events/log/folded';
import type { Log } from '@/events/worlds';
import { SHELF } from '@/src/lessons/course/shelf';

const bank = (name: string): BankingEvent => ({
  type: 'createBank',
  partyType: 'bank',
  name,
  cash: 10_000,
  deposit: 0,
});
const note = (text: string): BankingEvent => ({ type: 'note', text });
const pay = (amount: number): BankingEvent => ({
  type: 'transfer',
  from: 1,
  fromBank: 0,
  to: 2,
  toBank: 0,
  amount,
});
const lesson = (...events: readonly BankingEvent[]): Log => ({
  world: 'banking',
  lesson: 2,
  events,
});
const sandbox = (...opening: readonly BankingEvent[]): Log => ({
  world: 'banking',
  lesson: 'sandbox',
  opening,
  events: [note('mine')],
});
const bills = (stage: number): Log => ({ world: 'bills', lesson: 'bills', stage, events: [] });

describe('the board of a log', () => {
  test.each([
    [lesson(), 2, 'lesson 2, Deposit Transfers', 'lesson 2'],
    [sandbox(), 'sandbox', 'a sandbox', 'a sandbox'],
    [
      bills(3),
      'bills-3',
      'part 3 of the bills of exchange, Remitting Bills',
      'stage 3 of the bills',
    ],
    [bills(9), 'bills-9', 'part 9 of the bills of exchange, ', 'stage 9 of the bills'],
  ])('has a key and two names: case %#', (log, key, called, number) => {
    expect(keyOf(log)).toBe(key);
    expect(boardName(log, SHELF)).toBe(called);
    expect(notHere(log)).toBe(`These steps belong to ${number}, which is not here.`);
  });

  test('is handed in from above where a lesson has one', async () => {
    expect((await SHELF.load(2))?.title).toBe('Deposit Transfers');
    expect(await SHELF.load(0)).toBeNull();
  });
});

describe('a log fits an assignment', () => {
  test('on its board, with a step of one’s own', () => {
    expect(handInProblem(lesson(pay(5)), lesson(), SHELF)).toBeNull();
    expect(handInProblem(lesson(pay(5), pay(6)), lesson(pay(5)), SHELF)).toBeNull();
    expect(handInProblem(lesson(pay(5), pay(7)), lesson(pay(5), pay(6)), SHELF)).toBeNull();
    expect(
      handInProblem(sandbox(bank('A')), { ...sandbox(bank('A')), events: [] }, SHELF),
    ).toBeNull();
  });

  test.each([
    [
      lesson(pay(5)),
      bills(2),
      'These steps were played in lesson 2, Deposit Transfers; the assignment is about part 2 of the bills of exchange, Bills of Exchange and Units of Account.',
    ],
    [
      sandbox(bank('A')),
      sandbox(bank('B')),
      'These steps were played in another sandbox; the assignment is about the one that it opens.',
    ],
    [
      sandbox(bank('A'), bank('B')),
      sandbox(bank('A')),
      'These steps were played in another sandbox; the assignment is about the one that it opens.',
    ],
    [lesson(), lesson(), 'There is no step here yet: do something on the board first.'],
    [
      lesson(pay(5)),
      lesson(pay(5), pay(6)),
      'This holds nothing but the scenario as it was given: add steps of your own first.',
    ],
    [
      lesson(pay(9)),
      lesson(pay(5)),
      'There is no step of the scenario here: open the scenario on the board, and go on from one of its steps, not from the opening.',
    ],
  ])('or is told why not: case %#', (log, start, problem) => {
    expect(handInProblem(log, start, SHELF)).toBe(problem);
  });
});
