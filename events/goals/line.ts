/** A line as goals look at it: its moments, and what is told of it event by event and remembered. */
import { assertDefined, itemAt } from '../assert';
import type { Offers } from '../banking/actions/offers';
import type { BankingEvent } from '../banking/actions/registry';
import { type BankingRound, fold } from '../banking/board/rules';
import { BLANK } from '../banking/ledger/state';
import type { Moment, Span } from './grammar';

/** The board that goals are set on. */
export interface Ground {
  /** The events that build it: a market counts the loans among them. */
  readonly opening: readonly BankingEvent[];
  /** What it lets people do: what else they try is refused. */
  readonly offers: Offers;
}

/** A line as far as it is played, on its board. */
export interface GoalLine {
  readonly ground: Ground;
  /** Round 0. */
  readonly opening: BankingRound;
  /** What each event after the opening made, settings and notes included. */
  readonly rounds: readonly BankingRound[];
  /** How many of them had come when the task began. */
  readonly since: number;
}

/** A line up to an event: `end` is how many events have come. */
export interface Place {
  readonly line: GoalLine;
  readonly end: number;
}

/** One event of a line, with the rounds on both sides of it. */
export interface Step {
  readonly event: BankingEvent;
  readonly before: BankingRound;
  readonly after: BankingRound;
}

/** The position after so many events of a line. */
export function positionAt({ opening, rounds }: GoalLine, end: number): BankingRound {
  return end === 0 ? opening : itemAt(rounds, end - 1);
}

/** The event that is the last of so many, one or more. */
export function stepAt(line: GoalLine, end: number): Step {
  const after = positionAt(line, end);
  return {
    event: assertDefined(after.event, 'event of this round'),
    before: positionAt(line, end - 1),
    after,
  };
}

/** How many events had come at a moment; for a lowest figure, where the search for it begins. */
export function endOf({ line, end }: Place, moment: Moment): number {
  switch (moment) {
    case 'now':
      return end;
    case 'before':
      return Math.max(0, end - 1);
    case 'dayBegan':
      return dayBegan(line, end);
    case 'task':
    case 'lowestOfTask':
      return Math.min(line.since, line.rounds.length);
    case 'opening':
    case 'lowest':
      return 0;
  }
}

/** How many events had come as the day of the last of so many began; none where no days pass. */
function dayBegan(line: GoalLine, end: number): number {
  const dayAt = (one: number) => positionAt(line, one).book.clock?.day;
  let began = Math.max(0, end - 1);
  while (began > 0 && dayAt(began - 1) === dayAt(began)) began -= 1;
  return began;
}

/** How many events of a line came before the first that a span looks at. */
export function startOf({ line, end }: Place, span: Span): number {
  switch (span) {
    case 'last':
      return Math.max(0, end - 1);
    case 'lastOfTask':
      return end > line.since ? end - 1 : end;
    case 'task':
      return line.since;
    case 'opening':
      return 0;
    case 'day':
      return dayBegan(line, end);
    case 'dayOfTask':
      return Math.max(line.since, dayBegan(line, end));
  }
}

const openings = new WeakMap<readonly BankingEvent[], readonly BankingRound[]>();

/** The rounds that built the board. */
export function openingRounds({ ground: { opening } }: GoalLine): readonly BankingRound[] {
  const known = openings.get(opening);
  if (known) return known;
  const built = fold(BLANK, opening, 'opening').rounds;
  openings.set(opening, built);
  return built;
}

/** Results of `along`: by what is asked, where it starts, and round. Safe to keep, as a round has only one history. */
const told = new WeakMap<object, Map<string, WeakMap<BankingRound, number>>>();

/**
 * What is told of a line event by event, from one place to another. A line is asked after every event: what is
 * known of its beginning is not worked out again.
 *
 * @param key what is told; `of` tells apart what is told of it in several ways
 * @param first what it is at `from`
 * @param next what it becomes by the event that is the last of so many
 */
export function along(
  { line, end }: Place,
  from: number,
  { key, of, first }: { readonly key: object; readonly of: string; readonly first: number },
  next: (value: number, end: number) => number,
): number {
  // What one event tells is not worth remembering.
  if (end <= from + 1) return end > from ? next(first, end) : first;
  const known = rememberedFor(key, `${of} ${from}`);
  let start = end;
  let value = first;
  for (; start > from; start -= 1) {
    const before = known.get(positionAt(line, start));
    if (before === undefined) continue;
    value = before;
    break;
  }
  for (let one = start + 1; one <= end; one += 1) {
    value = next(value, one);
    known.set(positionAt(line, one), value);
  }
  return value;
}

function rememberedFor(key: object, of: string): WeakMap<BankingRound, number> {
  const ways = told.get(key) ?? new Map<string, WeakMap<BankingRound, number>>();
  told.set(key, ways);
  const known = ways.get(of) ?? new WeakMap<BankingRound, number>();
  ways.set(of, known);
  return known;
}
