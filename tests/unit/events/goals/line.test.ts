/** Goals asked of lines that grow, and for tasks that begin at different places of them. */
import { describe, expect, test } from 'vitest';
import { isMet } from '@/events/goals/evaluate';
import type { Goal } from '@/events/goals/grammar';
import { frozenLine, heldAlong } from '../../../helpers/lines/goalLines';

describe('a goal', () => {
  test('is met where it holds after the last event', () => {
    const line = frozenLine(4, 0);
    const goal: Goal = { kind: 'act', act: { type: 'repayLoan' }, in: 'last' };
    expect(isMet(goal, line)).toBe(true);
    expect(isMet(goal, { ...line, rounds: line.rounds.slice(0, 7) })).toBe(false);
    expect(isMet(goal, { ...line, rounds: [] })).toBe(false);
  });

  test('asked of a longer line says the same as one that is asked afresh', () => {
    const line = frozenLine(38, 0);
    const goal = (): Goal => ({ kind: 'act', act: { type: 'endDay' }, in: 'opening', times: 2 });
    const asked = goal();
    const held = line.rounds.map((_, end) =>
      isMet(asked, { ...line, rounds: line.rounds.slice(0, end + 1) }),
    );
    const afresh = line.rounds.map((_, end) =>
      isMet(goal(), { ...line, rounds: line.rounds.slice(0, end + 1) }),
    );
    expect(held).toEqual(afresh);
    expect(held.indexOf(true)).toBe(9);
  });

  test('is asked of one line for tasks that began at different places', () => {
    const line = frozenLine(38, 0);
    const lent = { kind: 'made', line: 'Fed Funds', in: 'task', take: 'amount' } as const;
    const unlent = { kind: 'sum', of: [{ kind: 'money' }], less: [lent] } as const;
    const goal: Goal = { kind: 'figure', of: unlent, at: 'lowest', is: 'is', than: 0 };
    expect(heldAlong(goal, line)).toBe('x..............');
    expect(heldAlong(goal, { ...line, since: 5 })).toBe('xxxxxxxxxxxxx..');
  });
});
