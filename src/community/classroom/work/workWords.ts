/** What is said of doing an assignment and handing it in. */
import { capitalised } from '@/events/phrase';
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

/** Points of a task or a part, in words; nothing for none. */
export const pointsWord = (points: number): string =>
  points === 0 ? '' : ` (${pluralize(points, 'point').replace(' ', '\u00a0')})`;

/** Parts of which nothing is sent, by their numbers, rising. */
export interface NotSent {
  /** Handed in before: that stays. */
  readonly stay: readonly number[];
  /** What was typed for an answer is no number. */
  readonly unread: readonly number[];
  /** Nothing is there of them, and nothing was handed in. */
  readonly empty: readonly number[];
}

/** Parts by their numbers, in words: “part 2”, “parts 2 and 4”, “parts 2 to 5”. */
function partsCalled(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return `part ${first}`;
  const isRow = numbers.length > 2 && last - first === numbers.length - 1;
  if (isRow) return `parts ${first} to ${last}`;
  return `parts ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

/** What becomes of the parts that were not sent, in sentences. */
function notSentSaid({ stay, unread, empty }: NotSent): readonly string[] {
  const said: string[] = [];
  if (unread.length > 0) {
    const why =
      unread.length === 1 ? 'its answer is not a number' : 'their answers are not numbers';
    said.push(
      `${capitalised(partsCalled(unread))} ${unread.length === 1 ? 'was' : 'were'} not sent: ${why}.`,
    );
  }
  if (stay.length > 0) {
    const how = stay.length === 1 ? 'stays as you handed it in' : 'stay as you handed them in';
    said.push(`${capitalised(partsCalled(stay))} ${how}.`);
  }
  if (empty.length > 0) said.push(`Nothing of ${partsCalled(empty)} is handed in yet.`);
  return said;
}

/** What is missing before it is handed in, in sentences; null for nothing. */
export function gapsSaid({ unread, empty }: NotSent): string | null {
  const said = [
    ...(empty.length === 0 ? [] : [`${pluralize(empty.length, 'part is', 'parts are')} empty.`]),
    ...(unread.length === 0 ? [] : [`The answer to ${partsCalled(unread)} is not a number.`]),
  ];
  return said.length === 0 ? null : said.join(' ');
}

/**
 * What came of handing in, in sentences.
 *
 * @param left the parts that nothing was sent of
 */
export function handedInSaid({ isLate, leavesStart, points }: HandInAnswer, left: NotSent): string {
  return [
    isLate ? 'Handed in, late.' : 'Handed in.',
    points.worth > 0 ? `${totalSaid(points)}.` : '',
    ...notSentSaid(left),
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
