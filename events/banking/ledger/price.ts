/**
 * The price of Treasury Bills. They are held at face value, and stand on sheets at what they are
 * worth: face value × price, rounded half up for each holder. Where no days pass the price is par.
 */
import { itemAt } from '../../assert';
import { type BasisPoints, type Cents, FULL_RATE, share } from '../../money';
import type { Book, Securities } from './book';
import type { State } from './state';

/** A bill at par costs its face value. */
export const PAR: BasisPoints = FULL_RATE;

/** The least that a bill may cost, as a share of its face value; the most is par, which is all that it ever pays. */
export const MIN_PRICE: BasisPoints = 100;

/** Taken off bills that somebody borrows against where nothing else is agreed; the central bank always takes so much. */
export const USUAL_BILLS_HAIRCUT: BasisPoints = 200;

/** What bills cost on a board, in basis points of their face value. */
export function priceOf({ billPrice }: Book): BasisPoints {
  return billPrice ?? PAR;
}

/** What bills of a face value are worth, in cents, rounded half up. */
export function marketValueOf(book: Book, face: Cents): Cents {
  return share(face, priceOf(book), PAR);
}

/** The smallest face value of bills that are worth a sum of more than nothing, to the cent: no cent of face value is worth more than one. */
export function faceValueFor(book: Book, sum: Cents): Cents {
  const price = BigInt(priceOf(book));
  return Number(((2n * BigInt(sum) - 1n) * BigInt(PAR) + 2n * price - 1n) / (2n * price));
}

/** The face value of a holding, in cents. */
export function faceOf({ book, column }: State, { slot }: Securities): Cents {
  return itemAt(column, book.clock ? slot + 1 : slot);
}

/**
 * The bills that a lender asks for, by face value: cash ÷ ((1 - haircut) × price), rounded up to a cent.
 *
 * @param price basis points of face value; leave it out where the collateral is no bill
 */
export function collateralFor(cash: Cents, haircut: BasisPoints, price: BasisPoints = PAR): Cents {
  const kept = BigInt(FULL_RATE - haircut) * BigInt(price);
  const whole = BigInt(FULL_RATE) * BigInt(PAR);
  return Number((BigInt(cash) * whole + kept - 1n) / kept);
}

/** The bills that must go on securing a debt, by face value, rounded down: it is not called for a fraction of a cent. */
export function maintenanceCollateral(
  cash: Cents,
  haircut: BasisPoints,
  price: BasisPoints,
): Cents {
  const kept = BigInt(FULL_RATE - haircut) * BigInt(price);
  return Number((BigInt(cash) * BigInt(FULL_RATE) * BigInt(PAR)) / kept);
}

/** The most cash that bills of a face value can secure, in cents. */
export function cashAgainst(face: Cents, haircut: BasisPoints, price: BasisPoints = PAR): Cents {
  const kept = BigInt(FULL_RATE - haircut) * BigInt(price);
  return Number((BigInt(face) * kept) / (BigInt(FULL_RATE) * BigInt(PAR)));
}
