/** Terms of loans on boards with a clock: how long they run, and what they bear in a year. */
import { type BasisPoints, type Cents, inDays, percent } from '../../../money';
import { type Refusal, refusal } from '../../../refusal';
import { optionalDays } from '../../../world/fields';
import type { Book, Terms } from '../../ledger/book';
import { chargeOn } from '../../ledger/interest';

/** The longest term, in days: ten years. */
export const MAX_TERM_DAYS = 3650;

/** The terms that loans have where an event leaves them out, in days: until they are called, and until the next day. */
export const ON_DEMAND = 0;
export const OVERNIGHT = 1;

/** How many days a loan runs; boards without a clock do not ask. */
export function term(usual: number) {
  return optionalDays('Term', MAX_TERM_DAYS, usual);
}

/** Refuses a term where no days pass (`VALUE_INVALID`). */
export function refuseTerm({ clock }: Book, days: number | undefined): Refusal | null {
  if (days === undefined || clock) return null;
  const message = 'No days pass on this board, so that no loan has a term; leave it out.';
  return refusal('VALUE_INVALID', message, 'term');
}

/** The day on which a claim of so many days falls due; undefined on demand, and where no days pass. */
export function dueIn({ clock }: Book, days: number): number | undefined {
  return clock && days > 0 ? clock.day + days : undefined;
}

/** What a loan is agreed on: its charge, or its yearly rate and the day on which it falls due. */
export function loanTerms(
  book: Book,
  principal: Cents,
  interestRate: BasisPoints,
  days: number | undefined,
  usual: number,
): Partial<Terms> {
  const due = dueIn(book, days ?? usual);
  const interest = chargeOn(book, principal, interestRate);
  return { interest, interestRate, ...(due === undefined ? {} : { due }) };
}

/** A loan's term in words, on boards with a clock: " at 5.00 % a year, due on day 3". Nothing on others. */
export function tellTerm(
  book: Book,
  rate: BasisPoints,
  days: number | undefined,
  usual: number,
): string {
  if (!book.clock) return '';
  const due = dueIn(book, days ?? usual);
  const when = due === undefined ? 'on demand' : `for ${inDays(days ?? usual)}, due on day ${due}`;
  return rate > 0 ? ` at ${percent(rate)} a year, ${when}` : `, ${when}`;
}
