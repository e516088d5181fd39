/** Whether a line meets a goal: the one place where goals are understood. */
import { itemAt } from '../assert';
import type { BankingRound } from '../banking/board/rules';
import { readEvent, wouldRefuse } from '../banking/board/rules';
import { claimsOf } from '../banking/ledger/book';
import { balanceOf } from '../banking/ledger/state';
import { closedBy, isAct, isClosed, placesIn } from './acts';
import { figureAt } from './figures';
import type { ActPattern, Atom, Goal, Joined, Reading, Relation } from './grammar';
import { along, endOf, type GoalLine, type Place, positionAt, stepAt } from './line';

/** Whether a goal is met after the last event of a line. */
export function isMet(goal: Goal, line: GoalLine): boolean {
  return holdsAt(goal, { line, end: line.rounds.length });
}

/** Whether a goal holds after so many events of a line. */
export function holdsAt(goal: Goal, place: Place): boolean {
  switch (goal.kind) {
    case 'and':
    case 'or':
    case 'not':
    case 'since':
    case 'endsWith':
      return joinedHolds(goal, place);
    default:
      return atomHolds(goal, place);
  }
}

function joinedHolds(goal: Joined, place: Place): boolean {
  switch (goal.kind) {
    case 'and':
      return goal.of.every((one) => holdsAt(one, place));
    case 'or':
      return goal.of.some((one) => holdsAt(one, place));
    case 'not':
      return !holdsAt(goal.of, place);
    case 'since':
      return hasHeld(goal, place);
    case 'endsWith':
      return countIn(goal.act, goal.in, place) > 0 && holdsAt(goal.of, place);
  }
}

/** Whether a goal held after some event. */
function hasHeld(goal: Extract<Joined, { kind: 'since' }>, { line, end }: Place): boolean {
  const from = goal.from === 'task' ? line.since : 0;
  const told = { key: goal, of: `held ${line.since}`, first: 0 };
  const held = along({ line, end }, from, told, (already, one) =>
    already === 1 || holdsAt(goal.of, { line, end: one }) ? 1 : 0,
  );
  return held === 1;
}

function atomHolds(goal: Atom, place: Place): boolean {
  const { line, end } = place;
  const here = positionAt(line, end);
  switch (goal.kind) {
    case 'figure':
      return figureHolds(goal, place);
    case 'ratio': {
      const [part, whole] = [figureAt(goal.of, place), figureAt(goal.to, place)];
      if (part === null || whole === null) return false;
      const rate = typeof goal.than === 'number' ? goal.than : here.book.settings[goal.than];
      return stands(BigInt(part) * WHOLE, goal.is, BigInt(whole) * BigInt(rate));
    }
    case 'act': {
      const { act, in: span, is = 'atLeast', times = 1 } = goal;
      return stands(BigInt(countIn(act, span, place)), is, BigInt(times));
    }
    case 'refused': {
      const { event, refused } = readEvent(goal.event);
      if (refused) return false;
      const why = wouldRefuse(here, event, line.ground.offers);
      return why !== null && goal.codes.includes(why.code);
    }
    case 'closed':
      return hasClosed(goal, place);
    case 'back':
      return isBack(goal.part, place);
  }
}

/** Whether some event of the span ended such a debt. */
function hasClosed(goal: Extract<Atom, { kind: 'closed' }>, place: Place): boolean {
  const { line } = place;
  const closes = (end: number): boolean => {
    const step = stepAt(line, end);
    if (goal.by !== undefined && step.event.type !== goal.by) return false;
    return closedBy(step).some((debt) => isClosed({ line, end }, debt, goal.debt));
  };
  if (goal.in === 'last' || goal.in === 'lastOfTask') return placesIn(place, goal.in).some(closes);
  const from = goal.in === 'task' ? line.since : 0;
  // Whether a debt is new depends on where the task began.
  const told = { key: goal, of: `closed ${line.since}`, first: 0 };
  return along(place, from, told, (already, end) => (already === 1 || closes(end) ? 1 : 0)) === 1;
}

/** How many such acts a span has. */
function countIn(act: ActPattern, span: 'last' | 'lastOfTask' | 'task' | 'opening', place: Place) {
  const { line } = place;
  if (span === 'last' || span === 'lastOfTask') {
    return placesIn(place, span).filter((one) => isAct(stepAt(line, one), act)).length;
  }
  const from = span === 'task' ? line.since : 0;
  return along(place, from, { key: act, of: 'count', first: 0 }, (sum, end) =>
    isAct(stepAt(line, end), act) ? sum + 1 : sum,
  );
}

/** 100 % in basis points. */
const WHOLE = 10_000n;

function figureHolds(goal: Extract<Atom, { kind: 'figure' }>, place: Place): boolean {
  const left = read(goal, place);
  const right = typeof goal.than === 'number' ? BigInt(goal.than) * WHOLE : read(goal.than, place);
  return left !== null && right !== null && stands(left, goal.is, right);
}

/** What a reading comes to, in ten-thousandths of its unit, so that a share of it is exact. */
function read({ of, at = 'now', less, share = 10_000, plus = 0 }: Reading, place: Place) {
  const value = figureWhen(of, at, place);
  const earlier = less === undefined ? 0 : figureWhen(of, less, place);
  if (value === null || earlier === null) return null;
  return BigInt(value - earlier) * BigInt(share) + BigInt(plus) * WHOLE;
}

/** A figure at a moment; null where there is none then. */
function figureWhen(of: Reading['of'], at: NonNullable<Reading['at']>, place: Place) {
  const { line, end } = place;
  const start = Math.min(end, endOf(place, at));
  const first = figureAt(of, { line, end: start });
  if (first === null || (at !== 'lowest' && at !== 'lowestOfTask')) return first;
  return along(place, start, { key: of, of: at, first }, (lowest, one) =>
    Math.min(lowest, figureAt(of, { line, end: one }) ?? lowest),
  );
}

function stands(left: bigint, is: Relation, right: bigint): boolean {
  switch (is) {
    case 'is':
      return left === right;
    case 'isNot':
      return left !== right;
    case 'atLeast':
      return left >= right;
    case 'atMost':
      return left <= right;
    case 'moreThan':
      return left > right;
    case 'lessThan':
      return left < right;
  }
}

/** Whether a line that has left the opening has its balances again. */
function isBack(part: 'cash' | 'rest' | 'all', { line, end }: Place): boolean {
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
