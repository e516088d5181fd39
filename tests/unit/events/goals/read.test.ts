import { describe, expect, test } from 'vitest';
import { goalProblem, MAX_GOAL_PARTS } from '@/events/goals/read';

const money = { kind: 'money' };
const rich = { kind: 'figure', of: money, is: 'atLeast', than: 100 };
const made = (more: object) => ({
  kind: 'made',
  line: 'Fed Funds',
  in: 'day',
  take: 'lastRate',
  ...more,
});
const ofRate = (than: unknown) => ({ term: 'rate', is: 'lessThan', than });
const lent = made({ debtor: 1, creditor: 2 });
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
    { ...rich, of: lent, at: 'dayBegan', less: 'dayBegan' },
    { ...rich, of: { kind: 'debts', line: 'Shares', take: 'firstDue', where: [ofRate(-5)] } },
    { ...rich, of: made({ where: [ofRate({ of: made({ where: [ofRate(5)] }) })] }) },
    { ...rich, of: { kind: 'sum', of: [made({ where: [ofRate({ of: money })] })] } },
    { ...rich, of: { kind: 'line', line: 'Bank Deposits', partyType: 'treasury' } },
    { ...rich, of: { kind: 'margin', take: 'short' }, than: { of: { kind: 'insured', party: 2 } } },
    { ...rich, of: { kind: 'setting', setting: 'billPrice' }, than: { of: { kind: 'day' } } },
    { ...rich, of: { kind: 'volume', act: { least: 5 }, in: 'dayOfTask' } },
    { kind: 'or', of: [rich, { kind: 'bankClosed', party: 0 }], least: 2 },
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
      `A task may have ${MAX_GOAL_PARTS} goals and figures at most.`,
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
    [{ ...rich, of: made({ take: 'rate' }) }, '“take” of a figure of the kind “made”'],
    [{ ...rich, of: made({ in: 'week' }) }, '“in” of a figure of the kind “made”'],
    [{ ...rich, of: made({ where: [] }) }, '“where” of a figure of the kind “made”'],
    [{ ...rich, of: made({ where: [7] }) }, 'A term of a debt is an object.'],
    [
      { ...rich, of: made({ where: [{ term: 'rate', is: 'is' }] }) },
      '“than” of a term of a debt is',
    ],
    [
      { ...rich, of: made({ where: [{ ...ofRate(0), by: 1 }] }) },
      'A term of a debt has no key by.',
    ],
    [
      { ...rich, of: made({ where: [ofRate(0.5)] }) },
      '“than” of a term of a debt is a whole number',
    ],
    [
      { ...rich, of: made({ where: [ofRate({ of: { kind: 'luck' } })] }) },
      'There is no figure of the kind “luck”.',
    ],
    [
      {
        ...rich,
        of: made({
          where: [ofRate({ of: made({ where: [ofRate({ of: made({ where: [ofRate(1)] }) })] }) })],
        }),
      },
      'Figures may stand in one another 2 deep at most.',
    ],
    [
      { ...rich, of: { kind: 'sum', of: [{ kind: 'sum', of: [made({ where: [ofRate(0)] })] }] } },
      'Figures may stand in one another 2 deep at most.',
    ],
    [{ ...rich, of: { kind: 'volume', act: { least: -1 } } }, '“least” of a kind of act'],
    [{ ...rich, of: { kind: 'setting', setting: 'luck' } }, '“setting” of a figure'],
    [{ kind: 'or', of: [rich], least: -1 }, '“least” of a goal of the kind “or”'],
    [{ kind: 'and', of: [rich], least: 1 }, 'A goal of the kind “and” has no key least.'],
    [{ kind: 'bankClosed' }, '“party” of a goal of the kind “bankClosed”'],
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

  const act = (more: object) => ({ kind: 'act', act: { type: 'transfer', ...more }, in: 'task' });
  const ids = (count: number) => Array.from({ length: count }, (_, id) => id);
  const fieldsOf = (count: number) =>
    Object.fromEntries(ids(count).map((id) => [`f${'o'.repeat(id)}`, 1]));

  test.each<readonly [string, unknown]>([
    ['no list', act({ apart: 'fromBank' })],
    ['one', act({ apart: ['fromBank'] })],
    ['three', act({ apart: ['fromBank', 'toBank', 'from'] })],
    ['a number', act({ apart: ['fromBank', 7] })],
  ])('names two fields that hold different values, not %s', (_, goal) => {
    expect(goalProblem(goal)).toBe('“apart” of a kind of act is missing or not what it should be.');
  });

  test.each<readonly [string, unknown]>([
    ['a list', ['from']],
    ['a name that is no word', { 'from ': 1 }],
    ['a name with a digit before it', { '2from': 1 }],
    ['a fraction', { from: 0.5 }],
    ['several words', { fromBank: 1, from: 'one of them' }],
    ['more than eight', fieldsOf(9)],
  ])('asks about fields by name, in whole numbers and words: not %s', (_, fields) => {
    expect(goalProblem(act({ fields }))).toBe(
      '“fields” of a kind of act is missing or not what it should be.',
    );
  });

  test('may ask about eight fields and name eight parties, and no more', () => {
    expect(goalProblem(act({ fields: fieldsOf(8) }))).toContain('“transfer” has no field');
    expect(goalProblem(act({ names: ids(8) }))).toBeNull();
    const wrong = '“names” of a kind of act is missing or not what it should be.';
    expect(goalProblem(act({ names: ids(9) }))).toBe(wrong);
    expect(goalProblem(act({ names: [0, -1] }))).toBe(wrong);
  });

  test('asks about fields of a choice by its word', () => {
    const fields = { bank: 'all', with: 0, by: 'credit' };
    expect(
      goalProblem({ kind: 'act', act: { type: 'settleDues', fields }, in: 'task' }),
    ).toBeNull();
  });

  test.each([0.5, 'reserves', null])('holds no ratio against %j', (than) => {
    const ratio = { kind: 'ratio', of: money, to: money, is: 'atLeast', than };
    expect(goalProblem(ratio)).toContain('“than” of a goal of the kind “ratio”');
  });
});
