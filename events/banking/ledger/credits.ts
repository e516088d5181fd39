/**
 * Opening and closing credit accounts. They come and go with every loan, so the
 * book is copied here by hand, as far as it changes and no further; everywhere
 * else immer does that. A closed account leaves its slot to the next one opened:
 * the column grows with what is open, not with what has ever been.
 */
import type { Cents } from '../../money';
import type { Book, CreditAccount, Terms } from './book';
import type { CreditInstrument } from './instruments';
import { CREDITS } from './instruments';

/** A book with a credit account more, on which nothing is posted yet. */
export function withCredit(
  book: Book,
  instrument: CreditInstrument,
  debtor: number,
  creditor: number,
  principal: Cents,
  terms: Partial<Terms>,
): { readonly book: Book; readonly credit: CreditAccount } {
  const { freeSlots, slotCount, nextCreditId } = book;
  const { isLoan } = CREDITS[instrument];
  const reused = isLoan ? freeSlots.at(-1) : undefined;
  const credit: CreditAccount = {
    kind: 'credit',
    id: nextCreditId,
    slot: reused ?? slotCount,
    subordinateId: debtor,
    superiorId: creditor,
    instrument,
    principal,
    interest: terms.interest ?? 0,
    interestRate: terms.interestRate ?? 0,
    haircut: terms.haircut ?? 0,
    collateral: terms.collateral ?? null,
  };
  const opened: Book = {
    ...book,
    credits: [...book.credits, credit],
    nextCreditId: nextCreditId + 1,
    slotCount: reused === undefined ? slotCount + (isLoan ? 1 : 2) : slotCount,
    freeSlots: reused === undefined ? freeSlots : freeSlots.slice(0, -1),
  };
  return { book: opened, credit };
}

/** The book without a loan that was repaid in full. Dues are never closed: they rise again. */
export function withoutCredit(book: Book, credit: CreditAccount): Book {
  return {
    ...book,
    credits: book.credits.filter(({ id }) => id !== credit.id),
    freeSlots: [...book.freeSlots, credit.slot],
  };
}

/** A book in which a credit account's terms are others. */
export function withTerms(book: Book, credit: CreditAccount, terms: Partial<Terms>): Book {
  return {
    ...book,
    credits: book.credits.map((one) => (one.id === credit.id ? { ...one, ...terms } : one)),
  };
}
