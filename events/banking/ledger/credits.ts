/**
 * Opening and closing credit accounts. They come and go with every loan, so the
 * book is copied here by hand, as far as it changes and no further; everywhere
 * else immer does that. A closed account leaves its slot to the next one opened:
 * the column grows with what is open, not with what has ever been.
 */
import type { BasisPoints, Cents } from '../../money';
import type { Book, CreditAccount, Terms } from './book';
import { CREDITS } from './debtRows';
import type { CreditInstrument } from './instruments';

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
  const owned = isLoan && !book.clock ? 1 : 2;
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
    ...(terms.due === undefined ? {} : { due: terms.due }),
    ...(terms.accruedOnId === undefined ? {} : { accruedOnId: terms.accruedOnId }),
  };
  const opened = copyOf(book);
  opened.credits = withOneMore(book.credits, credit);
  opened.nextCreditId = nextCreditId + 1;
  if (reused === undefined) opened.slotCount = slotCount + owned;
  else opened.freeSlots = freeSlots.slice(0, -1);
  return { book: opened, credit };
}

/** The book without a loan that was repaid in full. Dues are never closed: they rise again. */
export function withoutCredit(book: Book, credit: CreditAccount): Book {
  const closed = copyOf(book);
  // A copy of just that length: what is filtered keeps room for more, in every round.
  closed.credits = book.credits.filter(({ id }) => id !== credit.id).slice();
  closed.freeSlots = withOneMore(book.freeSlots, credit.slot);
  return closed;
}

/** A list with an item more. Every round keeps it, so it is just as long: one that is pushed to keeps room for more. */
function withOneMore<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.toSpliced(list.length, 0, item);
}

/**
 * A copy of a book, to be written to before anybody else sees it: what a literal gives anew after a spread is written
 * slowly. Books without a clock have these fields and no others, and are copied field by field, so that all have one
 * shape: a spread of a spread has another each time, and the engine reads things of many shapes slowly.
 */
function copyOf(book: Book): { -readonly [Part in keyof Book]: Book[Part] } {
  if (book.clock) return { ...book };
  const { system, parties, reserves, accounts, credits, nextCreditId } = book;
  const { securities, notes, queue, slotCount, freeSlots, settings } = book;
  return {
    system,
    parties,
    reserves,
    accounts,
    credits,
    nextCreditId,
    securities,
    notes,
    queue,
    slotCount,
    freeSlots,
    settings,
  };
}

/** A book in which a debt falls due on another day, or on demand, at another yearly rate. */
export function withMaturity(
  book: Book,
  credit: CreditAccount,
  interestRate: BasisPoints,
  due: number | undefined,
): Book {
  const { due: _, ...rest } = credit;
  const renewed = { ...rest, interestRate, ...(due === undefined ? {} : { due }) };
  return {
    ...book,
    credits: book.credits.map((one) => (one.id === credit.id ? renewed : one)),
  };
}

/** A book in which a credit account's terms are others. */
export function withTerms(book: Book, credit: CreditAccount, terms: Partial<Terms>): Book {
  return {
    ...book,
    credits: book.credits.map((one) => (one.id === credit.id ? { ...one, ...terms } : one)),
  };
}
