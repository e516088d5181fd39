/** Where the timeline shown comes from: what is the learner's own, saved or from another tab, and shared logs. */

import type { Cursor } from '@/events/log/tree';
import { lastRound } from '@/events/timeline/lines';
import { childrenOf, extend, newTimeline, nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound, Board, BoardKey } from '@/events/world/board';
import type { RefusedEvent } from '@/events/world/fold';
import { foldWith } from '@/events/world/fold';
import { attemptsIn, carriedOver, union } from './carryOver';
import {
  type Change,
  cursorOf,
  type LessonContext,
  type OwnCursor,
  openingCursor,
} from './context';
import { atEnd, atRound } from './moves';

/** The learner's own cursor: the one shown, or the one kept aside while a shared log is open. */
export function ownCursor(context: LessonContext): Cursor<AnyRound> {
  return cursorOf(context.own ?? context);
}

function withOwnCursor(context: LessonContext, cursor: Cursor<AnyRound>): Change {
  if (context.own) return { own: { ...cursor, undo: context.own.undo } };
  return { ...cursor, attempts: attemptsIn(cursor.timeline, context) };
}

/** Takes up what was saved. What the person did before it arrived is kept, and so is where they are. */
export function loaded(
  context: LessonContext,
  saved: Cursor<AnyRound>,
  problem: string | null,
): Change {
  const own = ownCursor(context);
  const hasActed = childrenOf(own.timeline, own.timeline.opening).length > 0;
  const cursor = hasActed ? carriedOver(union(saved.timeline, own.timeline), own) : saved;
  return { ...withOwnCursor(context, cursor), problem: both(context.problem, problem) };
}

function both(one: string | null, other: string | null): string | null {
  return one !== null && other !== null ? `${one} ${other}` : (one ?? other);
}

/**
 * Takes up what another tab saved.
 *
 * @param replaced whether the other tab cut something off: then its timeline is
 * adopted as it is, and where that lacks the node shown, the last one before it
 * is shown
 */
export function merged(
  context: LessonContext,
  timeline: Timeline<AnyRound>,
  replaced: boolean,
): Change {
  const own = ownCursor(context);
  const adopted = replaced ? timeline : union(timeline, own.timeline);
  return withOwnCursor(context, carriedOver(adopted, own));
}

/** A log as a visit shows it. */
interface VisitedLog {
  /** The key of the board that it belongs to. */
  readonly board: BoardKey;
  readonly title: string | null;
  readonly events: readonly AnyEvent[];
  /** What another line does that is laid beside it, to be compared; left out where there is none. */
  readonly beside?: readonly AnyEvent[] | undefined;
}

/** A shared log to open, as it was read. */
export interface Visit {
  readonly log: VisitedLog;
  /** Whether it is what the lesson's own text shows. */
  readonly isDemonstration: boolean;
  /** The round to open at; null when the link names none. */
  readonly round: number | null;
  /** What reading it found wrong. */
  readonly problem: string | null;
  /** The event at which reading ended, if it did before the log's end. */
  readonly refused: RefusedEvent | null;
}

/** A timeline of one line, as far as its events can be done. */
function lineOf(board: Board<AnyRound>, events: readonly AnyEvent[]) {
  const fresh = newTimeline(board);
  const { rounds, refused } = foldWith(
    nodeAt(fresh, fresh.opening).round,
    events,
    (before, event) => board.apply(before, event),
  );
  return { timeline: extend(fresh, fresh.opening, rounds), refused };
}

/** Opens a shared log on a timeline of its own. Throws when it belongs to another board: the page sees to that. */
export function visited(context: LessonContext, visit: Visit): Change {
  const { log, round } = visit;
  const { board } = context.timeline;
  if (log.board !== board.key) {
    throw new Error(`a log of board ${log.board} came to board ${board.key}`);
  }
  const { timeline: alone, refused: stopped } = lineOf(board, log.events);
  const leaf = alone.nodes.length - 1;
  const timeline = log.beside ? union(alone, lineOf(board, log.beside).timeline) : alone;
  const refused = stopped ?? visit.refused;
  const start: Cursor<AnyRound> = { timeline, at: leaf, leaf };
  const stepped = refused && round === null ? atEnd(start) : atRound(start, round ?? 0);
  return {
    ...stepped,
    own: setAside(context),
    undo: null,
    attempts: [],
    visiting: { title: log.title, isDemonstration: visit.isDemonstration },
    problem: problemOf(visit.problem, refused, lastRound(timeline, leaf)),
  };
}

function problemOf(
  problem: string | null,
  refused: RefusedEvent | null,
  lastGood: number,
): string | null {
  if (!refused) return problem;
  return both(
    problem,
    `What follows step ${lastGood} cannot be done: ${refused.message} The board shows it up to there.`,
  );
}

function setAside(context: LessonContext): OwnCursor {
  return context.own ?? { ...cursorOf(context), undo: context.undo };
}

/** Shows the opening because a shared log could not be read at all. */
export function unreadable(context: LessonContext, problem: string): Change {
  return {
    ...openingCursor(context.timeline.board),
    own: setAside(context),
    undo: null,
    attempts: [],
    visiting: null,
    problem,
  };
}

/** Adds the lines of the shared steps to the learner's own, and stays where it is. */
export function kept(context: LessonContext): Change {
  if (!context.own) return {};
  const timeline = union(context.own.timeline, context.timeline);
  return { ...backHome(context.own), ...carriedOver(timeline, context) };
}

/** Goes back to the learner's own cursor. */
export function left(context: LessonContext): Change {
  return context.own ? backHome(context.own) : {};
}

function backHome({ undo, ...cursor }: OwnCursor): Change {
  return { ...cursor, undo, attempts: [], own: null, visiting: null, problem: null };
}
