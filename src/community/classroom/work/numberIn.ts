/** Reading an answer that is a number. */
import { plainNumeral } from '@/events/money';

/** The number in a text, as `plainNumeral` reads it; null where it is none, or beyond 10^15. */
export function numberIn(text: string): number | null {
  const plain = plainNumeral(text);
  const value = Number(plain);
  return plain !== null && Math.abs(value) <= 1e15 ? value : null;
}
