/** The shown line of a board on which days pass, from its opening position on. */
import type { BankingRound } from '@/events/banking/board/rules';
import { lineTo } from '@/events/banking/views/line';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { StudyProps } from '../study';

/** The rounds of the line to a leaf, its opening position first. */
export function roundsFromOpening(
  timeline: Timeline<BankingRound>,
  leaf: number,
): readonly BankingRound[] {
  return lineTo(timeline, leaf).rounds.slice(nodeAt(timeline, timeline.opening).depth);
}

/** The day that is shown; before the opening, the first. */
export function dayAt(timeline: Timeline<BankingRound>, at: number): number {
  return nodeAt(timeline, at).round.book.clock?.day ?? 1;
}

/** The number of the last step of each day of a line that starts with the opening position, by day. */
export function lastSteps(rounds: readonly BankingRound[]): ReadonlyMap<number, number> {
  const first = rounds[0]?.count ?? 0;
  return new Map(
    rounds.flatMap(({ book, count }) => (book.clock ? [[book.clock.day, count - first]] : [])),
  );
}

/** Whether days pass on a board that has a central bank. */
export function hasDaysAndCentralBank({ timeline }: Pick<StudyProps, 'timeline'>): boolean {
  const { book } = nodeAt(timeline, timeline.opening).round;
  return book.clock !== undefined && book.notes !== null;
}
