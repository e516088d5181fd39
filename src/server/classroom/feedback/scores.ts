/** What points a hand-in has for what: by the checks, and by whoever teaches. */
import {
  type GivenPoints,
  type Scored,
  type ToldAt,
  type Total,
  totalOf,
  type Worth,
  worthKey,
} from '@/src/contract/marks';
import { isBoardPart } from '@/src/contract/parts';
import type { SeenAssignment } from '../access';
import { tellsAnswers } from '../answersShown';
import { lateLoss } from '../dates';
import { isBoardWork, type Outline, outlinesOf, type WorkOutline } from '../parts';

/** What an assignment gives points for, in order: the tasks of its boards, and its questions. */
function worthsOf(parts: readonly Outline[]): readonly Worth[] {
  return parts.flatMap((part): readonly Worth[] =>
    isBoardPart(part)
      ? part.tasks.map(({ index, points }) => ({ part: part.id, task: index + 1, worth: points }))
      : [{ part: part.id, task: null, worth: part.points }],
  );
}

/** Whether everything that points are given for is something that the assignment gives points for. */
export function isWorth(parts: readonly Outline[], points: GivenPoints): boolean {
  const known = new Set(worthsOf(parts).map(worthKey));
  return Object.keys(points).every((key) => known.has(key));
}

/** What the check of a task or question gives; null while only a person can say. */
function byCheck(
  parts: readonly Outline[],
  { part: id, task, worth }: Worth,
  work: Readonly<Record<string, WorkOutline>>,
): number | null {
  const done = work[id];
  if (done === undefined) return 0;
  if (isBoardWork(done)) {
    const part = parts.find((one) => one.id === id);
    const tasks = part && isBoardPart(part) ? part.tasks : [];
    const taskIndex = tasks.findIndex(({ index }) => index + 1 === task);
    return (done.met[taskIndex] ?? null) === null ? 0 : worth;
  }
  if (done.isRight === null) return null;
  return done.isRight ? worth : 0;
}

/** Which answers were marked by their checks, where that is told later: none of boards, which tell it themselves. */
function isKeptBack(parts: readonly Outline[], id: string, done: WorkOutline | undefined): boolean {
  const part = parts.find((one) => one.id === id);
  return done !== undefined && part !== undefined && !isBoardPart(part) && part.kind !== 'short';
}

/**
 * When a learner is told which of their answers are right; null where they are told now.
 *
 * @param handIn theirs, as far as it was returned
 */
export function toldLater(
  seen: Pick<SeenAssignment, 'due' | 'answersShown'>,
  handIn: Parameters<typeof tellsAnswers>[1],
): ToldAt | null {
  if (tellsAnswers(seen, handIn)) return null;
  return seen.answersShown === 'due' ? 'due' : 'returned';
}

/** A hand-in, as far as its points go. */
interface Counted {
  readonly work: Readonly<Record<string, WorkOutline>>;
  /** Given by hand, as far as its learner may know them. */
  readonly points: GivenPoints;
  readonly handedInAt: Date;
  readonly times: number;
  readonly returnedOf: number | null;
}

/** The total of a hand-in as its learner may see it, the same on every page. */
export function totalFor(seen: SeenAssignment, handIn: Counted): Total {
  const { work, points, handedInAt } = handIn;
  const scores = scoresOf(outlinesOf(seen), work, points, toldLater(seen, handIn));
  return totalOf(scores, lateLoss(seen, handedInAt));
}

/**
 * The points of a hand-in, for each task and each question.
 *
 * @param points given by hand, as they are kept
 * @param later when right answers will be shown, for a reader who may not see them yet; else null
 */
export function scoresOf(
  parts: readonly Outline[],
  work: Readonly<Record<string, WorkOutline>>,
  points: GivenPoints,
  later: ToldAt | null = null,
): readonly Scored[] {
  return worthsOf(parts).map((worth) => {
    const byHand = points[worthKey(worth)] ?? null;
    return later !== null && isKeptBack(parts, worth.part, work[worth.part])
      ? { ...worth, byCheck: null, toldAt: later, byHand }
      : { ...worth, byCheck: byCheck(parts, worth, work), byHand };
  });
}
