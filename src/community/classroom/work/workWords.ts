/** What is said of doing an assignment and handing it in. */
import { pluralize } from '@/events/pluralize';
import type { HandInAnswer } from '@/src/contract/handIn';
import type { CHANGES, Question } from '@/src/contract/parts';
import { totalSaid } from '../feedback/pointsWords';
import { LEAVES_START } from '../handIns/handedInWords';

/** How a line can go, as learners choose it. */
export const CHANGE_WORDS: Readonly<Record<(typeof CHANGES)[number], string>> = {
  grows: 'It grows',
  shrinks: 'It shrinks',
  stays: 'It stays as it is',
};

/** What a prediction asks, in a sentence. */
export function predictionWords(
  asks: 'change' | 'amount',
  [party, line]: readonly [string, string],
) {
  return asks === 'change'
    ? `On the balance sheet of ${party}, does “${line}” grow, shrink or stay as it is?`
    : `On the balance sheet of ${party}, how much does “${line}” show after that?`;
}

/** What a prediction is about, in full: the step, and what is asked of it. */
export function predictionSaid({
  step,
  act,
  amount,
  called,
}: Pick<Extract<Question, { readonly kind: 'predict' }>, 'step' | 'act' | 'amount' | 'called'>) {
  const done = act === undefined ? `Step ${step}.` : `Step ${step}: “${act}”`;
  return `${done} ${predictionWords(amount === undefined ? 'change' : 'amount', called)}`;
}

/**
 * What came of handing in, in sentences.
 *
 * @param left how many parts nothing was sent of
 */
export function handedInSaid({ isLate, leavesStart, points }: HandInAnswer, left: number): string {
  return [
    isLate ? 'Handed in, late.' : 'Handed in.',
    points.worth > 0 ? `${totalSaid(points)}.` : '',
    left > 0 ? `Of ${pluralize(left, 'part')} there was nothing in this browser.` : '',
    leavesStart ? LEAVES_START : '',
    'You can go on and hand in again.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What is done about late work, in a sentence; null where it counts in full. */
export function lateSaid(rule: string, percent: number | null): string | null {
  if (rule === 'refused') return 'Nothing is taken after that.';
  if (rule === 'percent') {
    return `Each day late takes ${percent} % off all points reached in the assignment, also off those for what was handed in before.`;
  }
  return null;
}
