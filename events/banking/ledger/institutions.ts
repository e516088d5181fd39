/** The Treasury, the insurance fund and the clearing house of a board, who may close a bank, and which banks are open. */
import { assertDefined } from '../../assert';
import { type Account, type Book, CENTRAL_BANK } from './book';
import { holderOf, issuerOf } from './ends';

/** The Treasury of a board, by id, where there is one. */
export function findTreasury({ clock, parties }: Book): number | undefined {
  return clock && parties.find(({ type }) => type === 'treasury')?.id;
}

/** The Treasury of a board, by id. Throws when there is none: callers have checked. */
export function treasuryOf(book: Book): number {
  return assertDefined(findTreasury(book), 'Treasury on this board');
}

/** The fund that insures the deposits of a board, by id, where there is one. */
export function findInsuranceFund({ clock, parties }: Book): number | undefined {
  return clock && parties.find(({ type }) => type === 'insurancefund')?.id;
}

/** The clearing house of a board, by id, where there is one. */
export function findClearingHouse({ parties }: Book): number | undefined {
  return parties.find(({ type }) => type === 'clearinghouse')?.id;
}

/** Who closes banks: the fund that insures their deposits, else the central bank; undefined where there is neither. */
export function findResolutionAuthority(book: Book): number | undefined {
  return findInsuranceFund(book) ?? (book.notes ? CENTRAL_BANK : undefined);
}

/** Whether a bank was closed. */
export function isBankClosed({ parties }: Book, id: number): boolean {
  return parties[id]?.closedOn !== undefined;
}

/** The account through which a customer is reached: its oldest with a bank that is open, if it has one. */
export function findOldestAccount(book: Book, customer: number): Account | undefined {
  return book.accounts.find(
    (account) => holderOf(account) === customer && !isBankClosed(book, issuerOf(account)),
  );
}
