/** The answers that wait for a mark, for the form in which it is given. */
import { worthKey } from '@/src/contract/marks';
import { isBoardPart } from '@/src/contract/parts';
import type { ToMark } from './GivenPoints';
import type { HandInView } from './handInView';

/** The answers in words, by what points for them are kept as. */
export function toMarkOf({
  outlines,
  work,
}: Pick<HandInView, 'outlines' | 'work'>): Readonly<Record<string, ToMark>> {
  return Object.fromEntries(
    outlines.flatMap((one) => {
      const done = work[one.id];
      if (isBoardPart(one) || one.kind !== 'short' || !done || !('answer' in done)) return [];
      const key = worthKey({ part: one.id, task: null });
      return [[key, { answer: String(done.answer), model: one.modelAnswer }]];
    }),
  );
}
