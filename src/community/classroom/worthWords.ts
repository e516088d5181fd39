/** How much an assignment is, in words. */
import { pluralize } from '@/events/pluralize';
import { isBoardPart } from '@/src/contract/parts';
import { type Outline, worthOfPart } from '@/src/server/classroom/parts';

/** Whether it is one board with a point for each task: then the tasks say it all. */
export function isPlain(parts: readonly Outline[]): boolean {
  return parts.every(
    (one) =>
      parts.length === 1 && isBoardPart(one) && one.tasks.every(({ points }) => points === 1),
  );
}

/** Its size: “3 tasks”, “5 parts, 9 points”. */
export function worthSaid(parts: readonly Outline[]): string {
  const [only] = parts;
  const tasks =
    parts.length === 1 && only && isBoardPart(only) ? pluralize(only.tasks.length, 'task') : null;
  if (tasks !== null && isPlain(parts)) return tasks;
  const points = parts.reduce((sum, part) => sum + worthOfPart(part), 0);
  const size = tasks ?? pluralize(parts.length, 'part');
  return points > 0 ? `${size}, ${pluralize(points, 'point')}` : size;
}
