/** Points in words. */
import { pluralize } from '@/events/pluralize';
import { type Scored, type ToldAt, type Total, totalOf } from '@/src/contract/marks';

/** Something that points are given for, with what it is called. */
export interface NamedScore extends Scored {
  /** “Task 2: Pay …”, “Question 1: …”. */
  readonly name: string;
}

/** A number of points: “2”, “2.5”. */
export function pointsSaid(points: number): string {
  return String(points);
}

/** When it is told what the checks of questions give, in words. */
export const TOLD_AT: Readonly<Record<ToldAt, string>> = {
  due: 'after the due date',
  returned: 'once it is returned',
};

/** A sum: “3.5 of 5 points; 1 answer waits for a mark; 2 answers are told after the due date”. */
export function totalSaid({ points, worth, waiting, loss, later }: Total): string {
  const late = loss === 0 ? '' : `, after ${loss}% off for being late`;
  const sum = `${pointsSaid(points)} of ${pluralize(worth, 'point')}${late}`;
  return [
    sum,
    ...(waiting === 0 ? [] : [`${counted(waiting, 'waits', 'wait')} for a mark`]),
    ...(later === null
      ? []
      : [`${counted(later.count, 'is', 'are')} told ${TOLD_AT[later.toldAt]}`]),
  ].join('; ');
}

const counted = (answers: number, one: string, several: string): string =>
  `${pluralize(answers, 'answer')} ${answers === 1 ? one : several}`;

/** The sum of what was scored, in words. */
export function sumSaid(scored: readonly Scored[], loss: number): string {
  return totalSaid(totalOf(scored, loss));
}

/** What the check of something gives, in words. */
export function checkSaid({ byCheck, worth }: Scored): string {
  if (byCheck === null) return `Worth ${pluralize(worth, 'point')}. It waits for your mark.`;
  return `The check gives ${pointsSaid(byCheck)} of ${pluralize(worth, 'point')}.`;
}
