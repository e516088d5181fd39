/** What points a hand-in has for what: by the checks, and by whoever teaches. */
import { type GivenPoints, keyOf, type Scored, type Worth } from '@/src/contract/marks';
import { isBoardPart } from '@/src/contract/parts';
import { isBoardWork, type Outline, type WorkOutline } from '../parts';

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
  const known = new Set(worthsOf(parts).map(keyOf));
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
    const place = tasks.findIndex(({ index }) => index + 1 === task);
    return (done.met[place] ?? null) === null ? 0 : worth;
  }
  if (done.isRight === null) return null;
  return done.isRight ? worth : 0;
}

/**
 * The points of a hand-in, for each task and each question.
 *
 * @param points given by hand, as they are kept
 */
export function scoresOf(
  parts: readonly Outline[],
  work: Readonly<Record<string, WorkOutline>>,
  points: GivenPoints,
): readonly Scored[] {
  return worthsOf(parts).map((worth) => ({
    ...worth,
    byCheck: byCheck(parts, worth, work),
    byHand: points[keyOf(worth)] ?? null,
  }));
}
