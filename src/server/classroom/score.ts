/** What a hand-in is worth: the points of the tasks that it meets and of the answers that are right. */
import { isBoardPart, type LateRule } from '@/src/contract/parts';
import { isBoardWork, type Outline, type WorkOutline } from './parts';

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** Points of a hand-in. */
export interface Points {
  /** Reached, before anything is taken off for being late. */
  readonly got: number;
  /** That can be reached. */
  readonly of: number;
  /** Of questions that were answered and of which it is not said whether they are right. */
  readonly open: number;
}

/** How many points a part has. */
export function pointsOf(part: Outline): number {
  if (!isBoardPart(part)) return part.points;
  return part.tasks.reduce((sum, { points }) => sum + points, 0);
}

/** What was reached of a part; null while it is not known. */
export function gotOf(part: Outline, done: WorkOutline | undefined): number | null {
  if (done === undefined) return 0;
  if (!isBoardPart(part)) {
    if (isBoardWork(done)) return 0;
    return done.isRight === null ? null : done.isRight ? part.points : 0;
  }
  if (!isBoardWork(done)) return 0;
  return part.tasks.reduce(
    (sum, { points }, place) => sum + ((done.met[place] ?? null) === null ? 0 : points),
    0,
  );
}

/**
 * The points of a hand-in.
 *
 * @param tellsAnswers whether it may be said which answers are right; else their points are open
 */
export function scoreOf(
  parts: readonly Outline[],
  work: Readonly<Record<string, WorkOutline>>,
  tellsAnswers: boolean,
): Points {
  const each = parts.map((part) => {
    const done = work[part.id];
    const isKept = !tellsAnswers && !isBoardPart(part) && done !== undefined;
    const got = isKept ? null : gotOf(part, done);
    return { got: got ?? 0, of: pointsOf(part), open: got === null ? pointsOf(part) : 0 };
  });
  return {
    got: each.reduce((sum, { got }) => sum + got, 0),
    of: each.reduce((sum, one) => sum + one.of, 0),
    open: each.reduce((sum, { open }) => sum + open, 0),
  };
}

/** Whether something was handed in after it was due. */
export function isLate(handedInAt: Date, due: Date | null): boolean {
  return due !== null && handedInAt > due;
}

/** What is done about late work, as the row of an assignment has it. */
export interface Lateness {
  readonly due: Date | null;
  readonly lateRule: LateRule;
  /** Of the points, per cent for each day begun; null unless the rule says so. */
  readonly latePercent: number | null;
}

/** How many per cent of its points a hand-in loses for being late. */
export function lateLoss({ due, lateRule, latePercent }: Lateness, handedInAt: Date): number {
  if (due === null || lateRule !== 'percent' || handedInAt <= due) return 0;
  const days = Math.ceil((handedInAt.getTime() - due.getTime()) / DAY);
  return Math.min(100, days * (latePercent ?? 0));
}

/** Points without what is taken off for being late, in whole points: halves count as one. */
export function afterLoss({ got, ...points }: Points, loss: number): Points {
  return { ...points, got: Math.round((got * (100 - loss)) / 100) };
}

/**
 * Whether learners are told which answers are right: once the due date has passed, and at once where
 * there is none. Before, everybody could try until it is right.
 */
export function tellsAnswers({ due }: Pick<Lateness, 'due'>, now = new Date()): boolean {
  return due === null || due < now;
}
