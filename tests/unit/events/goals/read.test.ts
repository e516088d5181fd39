import { describe, expect, test } from 'vitest';
import { GOAL_PARTS, goalProblem } from '@/events/goals/read';

const money = { kind: 'money' };
const rich = { kind: 'figure', of: money, is: 'atLeast', than: 100 };
const not = (of: unknown) => ({ kind: 'not', of });
const all = (...of: unknown[]) => ({ kind: 'and', of });

describe('a goal from outside', () => {
  test.each<unknown>([
    rich,
    not(not(not(rich))),
    all(...Array.from({ length: 29 }, () => rich)),
    { ...rich, at: 'before', less: 'opening', than: { of: money, share: -5000, plus: -1 } },
    {
      kind: 'act',
      act: { type: 'transfer', fields: { from: 1 }, apart: ['fromBank', 'toBank'] },
      in: 'task',
    },
    {
      kind: 'refused',
      event: { type: 'withdraw', customer: 1, bank: 0, amount: 1 },
      codes: ['INSUFFICIENT_CASH'],
    },
    { kind: 'ratio', of: money, to: money, is: 'atLeast', than: 'reserveRequirement' },
    { kind: 'figure', of: { kind: 'sum', of: [{ kind: 'sum', of: [money] }] }, is: 'is', than: 0 },
  ])('is read: %j', (goal) => {
    expect(goalProblem(goal)).toBeNull();
  });

  test.each<readonly [unknown, string]>([
    [null, 'A goal is an object with a “kind”.'],
    [{ kind: 7 }, 'There is no goal of such a kind.'],
    [{ kind: '__proto__' }, 'There is no goal of the kind “__proto__”.'],
    [{ ...rich, than: 0.5 }, 'is a whole number, or a figure as it is read.'],
    [
      { ...rich, is: 'about' },
      '“is” of a goal of the kind “figure” is missing or not what it should be.',
    ],
    [{ ...rich, of: { kind: 'luck' } }, 'There is no figure of the kind “luck”.'],
    [{ ...rich, met: true }, 'A goal of the kind “figure” has no key met.'],
    [{ ...rich, of: { kind: 'sheet', party: -1, take: 'total' } }, '“party” of a figure'],
    [{ ...rich, than: { of: money, at: 'soon' } }, '“at” of a figure as it is read'],
    [not(not(not(not(rich)))), 'Goals may be joined 3 deep at most.'],
    [all(), '“of” of a goal of the kind “and”'],
    [
      all(...Array.from({ length: 31 }, () => rich)),
      `A task may have ${GOAL_PARTS} goals and figures at most.`,
    ],
    [
      { kind: 'act', act: { fields: { from: 1 } }, in: 'task' },
      'A kind of act that asks about fields names its type.',
    ],
    [
      { kind: 'act', act: { type: 'transfer', fields: { via: 1 } }, in: 'task' },
      '“transfer” has no field via.',
    ],
    [{ kind: 'act', act: { type: 'steal' }, in: 'task' }, '“type” of a kind of act'],
    [
      { kind: 'refused', event: { type: 'steal' }, codes: ['SAME_PARTY'] },
      'There is no event of this type.',
    ],
    [{ kind: 'closed', debt: { line: 'Deposits' }, in: 'last' }, '“line” of a debt that ended'],
    [
      {
        kind: 'figure',
        of: { kind: 'sum', of: [{ kind: 'sum', of: [{ kind: 'sum', of: [money] }] }] },
        is: 'is',
        than: 0,
      },
      'Figures may stand in one another 2 deep at most.',
    ],
  ])('is turned away with a sentence: %j', (goal, problem) => {
    expect(goalProblem(goal)).toContain(problem);
  });
});
