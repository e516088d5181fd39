/** Whether a line meets a goal: the one file in which goals are understood. */
import { itemAt } from '../assert';
import type { BankingRound } from '../banking/board/rules';
import { readEvent, wouldRefuse } from '../banking/board/rules';
import { claimsOf } from '../banking/ledger/book';
import { isBankClosed } from '../banking/ledger/institutions';
import { balanceOf } from '../banking/ledger/state';
import { closedBy, isAct, isSuchClosedDebt } from './acts';
import { comparand, figureAt, readingAt, settingOf } from './figures';
import type { ActPattern, Atom, Goal, Joined, Span } from './grammar';
import { accumulate, type GoalLine, type LinePoint, positionAt, startOf, stepAt } from './line';
import { holds, WHOLE } from './relation';

/** Whether a goal is met after the last event of a line. */
export function isMet(goal: Goal, line: GoalLine): boolean {
  return holdsAt(goal, { line, end: line.rounds.length });
}

/** Whether a goal holds after so many events of a line. */
export function holdsAt(goal: Goal, point: LinePoint): boolean {
  switch (goal.kind) {
    case 'and':
    case 'or':
    case 'not':
    case 'since':
    case 'endsWith':
      return joinedHolds(goal, point);
    default:
      return atomHolds(goal, point);
  }
}

function joinedHolds(goal: Joined, point: LinePoint): boolean {
  switch (goal.kind) {
    case 'and':
      return goal.of.every((one) => holdsAt(one, point));
    case 'or':
      return isEnough(goal, point);
    case 'not':
      return !holdsAt(goal.of, point);
    case 'since':
      return hasHeld(goal, point);
    case 'endsWith':
      return countIn(goal.act, goal.in, point) > 0 && holdsAt(goal.of, point);
  }
}

/** Whether as many of some goals hold as are asked for. */
function isEnough({ of, least = 1 }: Extract<Joined, { kind: 'or' }>, point: LinePoint): boolean {
  let found = 0;
  return of.some((one) => {
    if (holdsAt(one, point)) found += 1;
    return found >= least;
  });
}

/** Whether a goal held after some event. */
function hasHeld(goal: Extract<Joined, { kind: 'since' }>, { line, end }: LinePoint): boolean {
  const from = goal.from === 'task' ? line.taskStart : 0;
  const memo = { cacheKey: goal, variant: `held ${line.taskStart}`, initial: 0 };
  const held = accumulate({ line, end }, from, memo, (already, one) =>
    already === 1 || holdsAt(goal.of, { line, end: one }) ? 1 : 0,
  );
  return held === 1;
}

function atomHolds(goal: Atom, point: LinePoint): boolean {
  const { line, end } = point;
  const here = positionAt(line, end);
  switch (goal.kind) {
    case 'figure':
      return figureHolds(goal, point);
    case 'ratio': {
      const [part, whole] = [figureAt(goal.of, point), figureAt(goal.to, point)];
      if (part === null || whole === null) return false;
      const { than } = goal;
      const rate = typeof than === 'number' ? than : settingOf(here.book, than);
      return holds(BigInt(part) * WHOLE, goal.is, BigInt(whole) * BigInt(rate));
    }
    case 'act': {
      const { act, in: span, is = 'atLeast', times = 1 } = goal;
      return holds(BigInt(countIn(act, span, point)), is, BigInt(times));
    }
    case 'refused': {
      const { event, refused } = readEvent(goal.event);
      if (refused) return false;
      const why = wouldRefuse(here, event, line.ground.offers);
      return why !== null && goal.codes.includes(why.code);
    }
    case 'closed':
      return hasClosed(goal, point);
    case 'bankClosed':
      return isBankClosed(here.book, goal.party);
    case 'back':
      return isBack(goal.part, point);
  }
}

/** Whether some event of the span ended such a debt. */
function hasClosed(goal: Extract<Atom, { kind: 'closed' }>, point: LinePoint): boolean {
  const { line } = point;
  const closes = (end: number): boolean => {
    const step = stepAt(line, end);
    if (goal.by !== undefined && step.event.type !== goal.by) return false;
    return closedBy(step).some((debt) => isSuchClosedDebt({ line, end }, debt, goal.debt));
  };
  // Whether a debt is new depends on where the task began.
  const memo = { cacheKey: goal, variant: `closed ${line.taskStart}`, initial: 0 };
  const from = startOf(point, goal.in);
  return (
    accumulate(point, from, memo, (already, end) => (already === 1 || closes(end) ? 1 : 0)) === 1
  );
}

/** How many such acts a span has. */
function countIn(act: ActPattern, span: Span, point: LinePoint): number {
  return accumulate(
    point,
    startOf(point, span),
    { cacheKey: act, variant: 'count', initial: 0 },
    (sum, end) => (isAct(stepAt(point.line, end), act) ? sum + 1 : sum),
  );
}

function figureHolds(goal: Extract<Atom, { kind: 'figure' }>, point: LinePoint): boolean {
  const [left, right] = [readingAt(goal, point), comparand(goal.than, point)];
  return left !== null && right !== null && holds(left, goal.is, right);
}

/** Whether a line that has left the opening has its balances again. */
function isBack(part: 'cash' | 'rest' | 'all', { line, end }: LinePoint): boolean {
  const { opening } = line;
  const asFirst = (round: BankingRound, only: 'cash' | 'rest' | 'all') =>
    claimsOf(opening.book)
      .filter(({ kind }) => only === 'all' || (kind === 'reserves') === (only === 'cash'))
      .every((claim) => balanceOf(round, claim) === balanceOf(opening, claim));
  if (!asFirst(positionAt(line, end), part)) return false;
  for (let one = 1; one <= end; one += 1) {
    if (!asFirst(itemAt(line.rounds, one - 1), 'all')) return true;
  }
  return false;
}
