/** Goals about debts where several are open, made or repaid at once. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { fold } from '@/events/banking/board/rules';
import { figureAt } from '@/events/goals/figures';
import type { ClosedDebt, Figure } from '@/events/goals/grammar';
import type { GoalLine } from '@/events/goals/line';
import { clock, fedFunds } from '../../../helpers/days';
import { heldAlong } from '../../../helpers/lines/goalLines';
import { built } from '../../../helpers/rows';
import { account, bank, bills, customer, loan, repayLoan, system } from '../../../helpers/setup';

/** The central bank (0), One (1), Two (2) and Three (3) with bills, Ann (4) at One. */
const opening = built(
  ...[system('centralbank'), clock(), bank('One', 0, 90_000), bank('Two', 0, 90_000)],
  ...[bank('Three', 0, 90_000), customer('Ann', 50_000), account(4, 1, 50_000)],
  ...[bills(1, 9000), bills(3, 9000)],
);

function lineOf(...events: readonly BankingEvent[]): GoalLine {
  const { rounds, refused } = fold(opening, events, 'opening');
  if (refused) throw new Error(refused.message);
  return {
    ground: { opening: [], offers: { board: [], parties: {} } },
    opening,
    rounds,
    taskStart: 0,
  };
}

const along = (of: Figure, line: GoalLine) =>
  Array.from({ length: line.rounds.length + 1 }, (_, end) => figureAt(of, { line, end }));

const repo = (borrower: number, lender: number, amount: number, haircut: number): BankingEvent => ({
  ...{ type: 'doRepo', borrower, lender, amount, rate: 300, haircut, term: 9 },
});
const paid = (id: number, amount: number): BankingEvent => ({
  ...{ type: 'payFedFundsLoan', loan: id, amount },
});

describe('figures of debts', () => {
  const line = lineOf(
    ...[fedFunds(1, 2, 500, 400, 5), fedFunds(1, 3, 700, 600, 2), fedFunds(2, 1, 300, 500, 9)],
    ...[paid(1, 700), paid(0, 500)],
  );
  const open = (take: 'firstDue' | 'lastDue' | 'count' | 'principal'): Figure => ({
    ...{ kind: 'debts', line: 'Fed Funds', take },
  });

  test('are of the first and the last day on which any of them falls due', () => {
    expect(along(open('firstDue'), line)).toEqual([null, 6, 3, 3, 6, 10]);
    expect(along(open('lastDue'), line)).toEqual([null, 6, 6, 10, 10, 10]);
    expect(along(open('count'), line)).toEqual([0, 1, 2, 3, 2, 1]);
    expect(along(open('principal'), line)).toEqual([0, 500, 1200, 1500, 800, 300]);
  });

  test('are of the highest and the lowest rate that somebody has repaid', () => {
    const rate = (take: 'highest' | 'lowest', debtor: number): Figure => ({
      ...{ kind: 'repaidRate', line: 'Fed Funds', take, debtor },
    });
    expect(along(rate('highest', 1), line)).toEqual([null, null, null, null, 600, 600]);
    expect(along(rate('lowest', 1), line)).toEqual([null, null, null, null, 600, 400]);
    expect(along(rate('lowest', 2), line).at(-1)).toBeNull();
    const other: Figure = { kind: 'repaidRate', line: 'Repos', take: 'lowest', debtor: 1 };
    expect(along(other, line).at(-1)).toBeNull();
  });

  test('are of the bills that a party itself has pledged on', () => {
    const chain = lineOf(repo(3, 1, 1000, 0), repo(1, 2, 600, 0));
    const on = (party: number): Figure => ({ kind: 'bills', party, take: 'pledgedOn' });
    expect(along(on(1), chain)).toEqual([0, 0, 600]);
    expect(along(on(3), chain)).toEqual([0, 0, 0]);
    expect(along(on(2), chain)).toEqual([0, 0, 0]);
  });
});

describe('debts that have ended', () => {
  const closed = (debt: ClosedDebt, line: GoalLine) =>
    heldAlong({ kind: 'closed', in: 'opening', debt }, line);

  test('were secured by more than they were for, by less, or by just as much', () => {
    const ended = (haircut: number) =>
      lineOf(repo(1, 2, 1000, haircut), { type: 'unwindRepo', repo: 0 });
    expect(closed({ collateral: 'more' }, ended(200))).toBe('..x');
    expect(closed({ collateral: 'less' }, ended(200))).toBe('...');
    expect(closed({ collateral: 'more' }, ended(0))).toBe('...');
    expect(closed({ collateral: 'less' }, ended(0))).toBe('...');
    expect(closed({ line: 'Repos' }, ended(0))).toBe('..x');
  });

  test('were repaid in one way from first to last', () => {
    const line = lineOf(
      ...[loan(4, 1, 1000), loan(4, 1, 1000), loan(4, 1, 1000)],
      ...[{ type: 'withdraw', customer: 4, bank: 1, amount: 5000 } as const],
      ...[repayLoan(0, 400, 'cash'), repayLoan(1, 1000, 'cash'), repayLoan(0, 600)],
    );
    expect(closed({ repaidIn: 'cash' }, line)).toBe('......xx');
    const mixed = lineOf(
      ...[loan(4, 1, 1000), { type: 'withdraw', customer: 4, bank: 1, amount: 5000 } as const],
      ...[repayLoan(0, 400, 'cash'), repayLoan(0, 600)],
    );
    expect(closed({ repaidIn: 'cash' }, mixed)).toBe('.....');
    expect(closed({ repaidIn: 'deposits' }, mixed)).toBe('.....');
  });
});
