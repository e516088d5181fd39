import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES } from '@/events/rules';
import type { Tries } from '@/src/contract/tries';
import { classTriesOf } from '@/src/server/classroom/tree/tries';

const GOALS = ['Pay.', 'Gather.'];

const refused = (task: number, code: string, count: number) => ({ task, code, count });

const of = (change: Partial<Tries>): Tries => ({ refused: [], predicted: [], ...change });

describe('what a class tried', () => {
  test('is told task by task, what refused most learners first', () => {
    const { learners, refused: told } = classTriesOf(
      [
        of({ refused: [refused(1, 'SAME_PARTY', 9), refused(0, 'NOTHING_DUE', 1)] }),
        of({ refused: [refused(1, 'NOTHING_DUE', 1)] }),
        of({
          refused: [
            refused(1, 'NOTHING_DUE', 2),
            refused(7, 'NOTHING_DUE', 1),
            refused(2, 'NOTHING_DUE', 1),
          ],
        }),
        of({ refused: [refused(0, 'NO_SUCH_RULE', 5), refused(0, 'SAME_PARTY', 0)] }),
      ],
      GOALS,
    );
    expect(learners).toBe(4);
    expect(told).toEqual([
      { task: 0, goal: 'Pay.', rule: RULES.NOTHING_DUE, tries: 1, learners: 1 },
      { task: 1, goal: 'Gather.', rule: RULES.NOTHING_DUE, tries: 3, learners: 2 },
      { task: 1, goal: 'Gather.', rule: RULES.SAME_PARTY, tries: 9, learners: 1 },
      { task: 2, goal: null, rule: RULES.NOTHING_DUE, tries: 2, learners: 1 },
    ]);
  });

  test('has five refusals a task, and ten accounts', () => {
    const codes = Object.keys(RULES).slice(0, 8);
    const accounts = Array.from({ length: 14 }, (_, index) => ({
      account: `Account ${index}`,
      side: 'asset' as const,
      right: 0,
      wrong: index,
      missed: 0,
    }));
    const told = classTriesOf(
      [of({ refused: codes.map((code) => refused(0, code, 1)), predicted: accounts })],
      GOALS,
    );
    expect(told.refused).toHaveLength(5);
    expect(told.predicted.map(({ wrong }) => wrong)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  });

  test('sums predictions by account and side, and leaves out what nobody had wrong', () => {
    const row = { account: 'Deposits', right: 1, wrong: 0, missed: 0 };
    const { predicted } = classTriesOf(
      [
        of({
          predicted: [
            { ...row, side: 'asset', wrong: 2 },
            { ...row, side: 'liability' },
          ],
        }),
        of({ predicted: [{ ...row, side: 'asset', missed: 1 }] }),
        of({ predicted: [{ ...row, side: 'asset' }] }),
      ],
      GOALS,
    );
    expect(predicted).toEqual([
      { account: 'Deposits', side: 'asset', right: 3, wrong: 2, missed: 1, learners: 2 },
    ]);
  });

  test('is the same in whatever order learners are read', () => {
    const tries = fc.record({
      refused: fc.array(
        fc.record({
          task: fc.nat(3),
          code: fc.constantFrom('SAME_PARTY', 'NOTHING_DUE'),
          count: fc.nat(9),
        }),
        { maxLength: 4 },
      ),
      predicted: fc.constant<Tries['predicted']>([]),
    });
    fc.assert(
      fc.property(fc.array(tries, { maxLength: 6 }), (all) => {
        const total = (list: readonly { readonly tries: number }[]) =>
          list.reduce((sum, { tries: more }) => sum + more, 0);
        const given = all
          .flatMap(({ refused: rows }) => rows)
          .reduce((sum, { count }) => sum + count, 0);
        expect(total(classTriesOf(all, GOALS).refused)).toBe(given);
        expect(total(classTriesOf(all.toReversed(), GOALS).refused)).toBe(given);
      }),
    );
  });
});
