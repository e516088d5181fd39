/** How the auditor values Treasury Bills: parties own a face value, and sheets show what it is worth. */
import { type Books, halfUp } from './books';
import type { EventNamed } from './events';

export const PAR = 100_00;

/** What a face value is worth at the price of the day, half a cent upwards. */
export function worthOf(books: Books, face: number): number {
  return halfUp(face, books.price, PAR);
}

/** The face value of bills whose worth, less a haircut, is some cash at least. Exact however large. */
export function faceThatSecures(books: Books, cash: number, haircut: number): bigint {
  const kept = (10_000n - BigInt(haircut)) * BigInt(books.price);
  return (BigInt(cash) * 100_000_000n + kept - 1n) / kept;
}

/** A party owns more or less of bills; its worth changes by what its whole holding does. */
export function addBills(books: Books, party: number, face: number): void {
  const owner = books.party(party);
  const before = worthOf(books, owner.bills);
  owner.bills += face;
  owner.worth += BigInt(worthOf(books, owner.bills) - before);
}

/** Whoever owns bills is richer or poorer at once. */
export function setPrice(books: Books, { price }: EventNamed<'setPrice'>): void {
  for (const party of books.parties) party.worth -= BigInt(worthOf(books, party.bills));
  books.price = price;
  for (const party of books.parties) party.worth += BigInt(worthOf(books, party.bills));
}
