/** What would work, in words: the bound of an amount, the room that a note has left. */
import type { Bound } from '@/events/limits';
import { NOTE_LENGTH } from '@/events/world/fields';

/** What bounds an amount, in a sentence: "At most $80.00: Customer 1 has $80.00 on deposit with Bank 1." */
export function boundSentence({ most, why }: Bound, worded: (amount: number) => string): string {
  return most > 0 ? `At most ${worded(most)}: ${why}.` : `No amount would do now: ${why}.`;
}

/** From this many characters on, a note shows how many are left. */
const FEW = 60;

/** How many characters a note has left, once few are; empty before. */
export function roomLeft(text: string): string {
  const left = NOTE_LENGTH - [...text].length;
  return left < FEW ? `${left} ${left === 1 ? 'character' : 'characters'} left.` : '';
}
