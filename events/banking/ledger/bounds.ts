/**
 * How large a board may grow. Every round keeps a column of balances and shares
 * what it can of the book, so a log that only ever opens things would take up more
 * memory with every event; no board that anyone can read comes near these bounds.
 */
import { type Refusal, refusal } from '../../refusal';
import type { Book } from './book';
import { CREDITS } from './debtRows';

const MAX_PARTIES = 60;
const MAX_LOANS = 100;
const MAX_WAITING = 100;

/** Slots that one column may have. */
const MAX_SLOTS = 600;

/** Why a book is too large to go on with (`TOO_MANY_OPEN`), or null when it is not. */
export function refuseBeyondBounds(book: Book): Refusal | null {
  const beyond = (what: string, cure: string): Refusal =>
    refusal('TOO_MANY_OPEN', `A board holds ${what}; ${cure}.`);
  if (book.parties.length > MAX_PARTIES) {
    return beyond(`${MAX_PARTIES} parties at most`, 'use those already there');
  }
  if (book.queue.length > MAX_WAITING) {
    return beyond(`${MAX_WAITING} waiting payments at most`, 'end the day first');
  }
  if (book.credits.length > MAX_LOANS && loansIn(book) > MAX_LOANS) {
    return beyond(`${MAX_LOANS} open loans at most`, 'repay one first');
  }
  if (book.slotCount > MAX_SLOTS) {
    // No number: it depends on what is open, since dues own two slots and cash owns one for each party.
    return beyond('no more accounts and debts than these', 'use those that are open');
  }
  return null;
}

function loansIn({ credits }: Book): number {
  return credits.filter(({ instrument }) => CREDITS[instrument].isLent).length;
}
