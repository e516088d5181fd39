import { describe, expect, test } from 'vitest';
import { fold } from '@/events/banking/board/rules';
import { lastStep, now, stepsFrom } from '@/src/lessons/course/queries';
import { lessonOf, openingOf } from '../../../helpers/boards';
import { deposit, withdraw } from '../../../helpers/tasks';

const opening = openingOf(1);
const events = [withdraw(1, 0, 5000), deposit(1, 0, 2000)];
const { rounds } = fold(opening, events, lessonOf(1).offers);
const steps = [
  { event: events[0], before: opening, after: rounds[0] },
  { event: events[1], before: rounds[0], after: rounds[1] },
];

describe('a line that a task is asked about', () => {
  test('has a step for every event, with the rounds on both sides of it', () => {
    const progress = { opening, rounds, taskStart: 1 };
    expect(stepsFrom(progress)).toEqual(steps);
    expect(stepsFrom(progress, 2)).toEqual([]);
    expect(lastStep(progress)).toEqual(steps[1]);
    expect(now(progress)).toBe(rounds[1]);
  });

  test('has at least one event', () => {
    const nothing = { opening, rounds: [], taskStart: 0 };
    expect(() => lastStep(nothing)).toThrow(new Error('no item -1 in a list of 0'));
    expect(() => now(nothing)).toThrow(new Error('no item -1 in a list of 0'));
  });
});
