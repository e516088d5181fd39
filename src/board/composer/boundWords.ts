/** What would work, in words: the bound of an amount, the room that a note has left. */
import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS, type FormContext } from '@/events/banking/form';
import type { Bound } from '@/events/limits';
import type { Cents } from '@/events/money';
import { pluralize } from '@/events/pluralize';
import { MAX_NOTE_LENGTH } from '@/events/world/fields';

/** What bounds an amount, in a sentence: "At most $80.00: Customer 1 has $80.00 on deposit with Bank 1." */
export function boundSentence({ most, why }: Bound, worded: (amount: number) => string): string {
  return most > 0 ? `At most ${worded(most)}: ${why}.` : `No amount would do now: ${why}.`;
}

/**
 * The amount by which nothing of a debt would be left, in cents: what is owed, as far as nothing else binds
 * it. Null where the act is about no debt, or somebody cannot pay so much.
 */
export function allOwed(
  { action }: FormContext,
  event: BankingEvent,
  round: BankingRound,
  offers: Offers,
): Cents | null {
  const bound = BANKING_FORMS.amountBound(round, action, event, offers);
  if (!bound) return null;
  const owed = action.limits(round, event).find(({ code }) => code === 'EXCEEDS_LOAN');
  return owed !== undefined && owed.most > 0 && owed.most === bound.most ? owed.most : null;
}

/** From this many characters on, a note shows how many are left. */
const FEW_LEFT = 60;

/** How many characters a note has left, once few are; null before. */
export function charactersLeft(text: string): string | null {
  const left = MAX_NOTE_LENGTH - [...text].length;
  return left < FEW_LEFT ? `${pluralize(left, 'character')} left` : null;
}

/** The same as a sentence; empty while many are left. */
export function charactersLeftSentence(text: string): string {
  const left = charactersLeft(text);
  return left === null ? '' : `${left}.`;
}
