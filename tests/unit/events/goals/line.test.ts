/** Goals asked of lines that grow, and for tasks that begin at different places of them. */
import { describe, expect, test } from 'vitest';
import { isMet } from '@/events/goals/evaluate';
import { figureAt } from '@/events/goals/figures';
import type { Figure, Goal, Span } from '@/events/goals/grammar';
import type { GoalLine } from '@/events/goals/line';
import { fedFunds } from '../../../helpers/days';
import { frozenLine, heldAlong } from '../../../helpers/lines/goalLines';
import { built } from '../../../helpers/rows';
import { bank, system } from '../../../helpers/setup';

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
    expect(heldAlong(goal, { ...line, taskStart: 5 })).toBe('xxxxxxxxxxxxx..');
  });

  test('looks back before its task began where it asks of the last event, or of the day', () => {
    const line = frozenLine(38, 0);
    const later = { ...line, taskStart: 5 };
    const ended = (span: Span): Goal => ({ kind: 'act', act: { type: 'endDay' }, in: span });
    expect(heldAlong(ended('last'), later)).toBe(heldAlong(ended('last'), line));
    expect(heldAlong(ended('last'), later).slice(0, 6)).toContain('x');
    expect(heldAlong(ended('lastOfTask'), later).slice(0, 6)).toBe('......');
    expect(heldAlong(ended('day'), later)).toBe(heldAlong(ended('day'), line));
    expect(heldAlong(ended('day'), later).slice(0, 6)).toContain('x');
    expect(heldAlong(ended('dayOfTask'), later).slice(0, 6)).toBe('......');
  });

  test('counts trades of the opening among those of a market', () => {
    const opening = [
      ...[system('centralbank'), bank('One', 0, 5000), bank('Two', 0, 5000)],
      ...[fedFunds(1, 2, 1000, 450), fedFunds(2, 1, 3000, 425)],
    ];
    const line: GoalLine = {
      ...{ ground: { opening, offers: { board: [], parties: {} } }, opening: built(...opening) },
      ...{ rounds: [], taskStart: 0 },
    };
    const median: Figure = { kind: 'median', market: 'Fed Funds' };
    expect(figureAt(median, { line, end: 0 })).toBe(425);
    expect(figureAt({ ...median, market: 'Repos' }, { line, end: 0 })).toBeNull();
  });
});
