/**
 * Where the sheets stand: whoever issues what others settle in on top, the Treasury beside it, banks in
 * the middle, their customers below, each under its bank. The places are those of the parties, whatever
 * is done.
 */
import type { Book, Party } from '@/events/banking/ledger/book';
import { holderOf, issuerOf } from '@/events/banking/ledger/ends';

/** Sheets that stand abreast at most: narrower ones would show no line whole. */
export const MAX_ABREAST = 6;

/** A tier in rows as even as can be, of so many abreast at most. */
export function inRows<One>(
  tier: readonly One[],
  abreast: number = MAX_ABREAST,
): readonly (readonly One[])[] {
  const rows = Math.ceil(tier.length / abreast);
  const wide = Math.ceil(tier.length / rows);
  return Array.from({ length: rows }, (_, row) => tier.slice(row * wide, (row + 1) * wide));
}

/** The tiers of a board that have parties, top to bottom; one of many parties in rows. */
export function tiersOf(book: Book): readonly (readonly Party[])[] {
  const { parties } = book;
  // The Treasury keeps its account with the central bank, and stands beside it.
  const issuers = parties.filter(({ type }) => type !== 'bank' && type !== 'customer');
  const banks = parties.filter(({ type }) => type === 'bank');
  const customers = parties.filter(({ type }) => type === 'customer');
  const bankOf = (customer: Party): number => {
    const account = book.accounts.find((one) => holderOf(one) === customer.id);
    const index = account ? banks.findIndex(({ id }) => id === issuerOf(account)) : -1;
    return index < 0 ? banks.length : index;
  };
  const placed = customers
    .map((customer) => ({ customer, bank: bankOf(customer) }))
    .toSorted((one, other) => one.bank - other.bank || one.customer.id - other.customer.id)
    .map(({ customer }) => customer);
  return [issuers, banks, placed].filter((tier) => tier.length > 0).flatMap((tier) => inRows(tier));
}

/**
 * The rows of a row's tier that have as many parties as it, itself among them: their sheets stand one under
 * the other.
 */
export function rowsLike(
  row: readonly Party[],
  rows: readonly (readonly Party[])[],
): readonly (readonly Party[])[] {
  const type = row[0]?.type;
  return rows.filter((other) => other.length === row.length && other[0]?.type === type);
}
