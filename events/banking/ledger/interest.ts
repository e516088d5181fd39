/**
 * Interest. On boards without a clock it is a charge per loan, fixed when it is made, paid in
 * proportion to what is repaid. On boards with one it accrues by the day.
 */
import { itemAt } from '../../assert';
import { type BasisPoints, type Cents, FULL_RATE, share } from '../../money';
import type { Bilateral, Book, Clock, CreditAccount } from './book';
import { findAccrued } from './book';
import { CREDITS } from './debtRows';
import { holderOf, issuerOf } from './ends';
import { balanceOf, type State } from './state';

/** Days of a year by which interest is divided: in the money market, and elsewhere. */
export const YEAR_LENGTHS: readonly number[] = [360, 365];

/** The interest on a loan of `principal` at `rate`, rounded half up to a cent. */
export function interestOn(principal: Cents, rate: BasisPoints): Cents {
  return rate === 0 ? 0 : share(principal, rate, FULL_RATE);
}

/** What a loan that is made on a board is charged at once, in cents: nothing where interest accrues. */
export function chargeOn({ clock }: Book, principal: Cents, rate: BasisPoints): Cents {
  return clock ? 0 : interestOn(principal, rate);
}

/**
 * The interest that falls on repaying `amount` of a loan that stands at `balance`.
 * What has been paid is always the same share of the interest as of the principal,
 * rounded half up, so the last part takes the rest.
 */
export function interestPart(loan: CreditAccount, balance: Cents, amount: Cents): Cents {
  const { interest, principal } = loan;
  if (interest === 0) return 0;
  const paid = share(interest, principal - balance, principal);
  return share(interest, principal - balance + amount, principal) - paid;
}

/** The interest on a debt that has accrued and is not paid yet, in cents. */
export function accruedOn(state: State, loan: CreditAccount): Cents {
  return balanceOf(state, findAccrued(state.book, loan));
}

/** Principal and accrued interest still owed on a debt, in cents. */
export function owedOn(state: State, debt: CreditAccount): Cents {
  return balanceOf(state, debt) + accruedOn(state, debt);
}

/** What is booked for a day, and what that leaves over. */
interface Accrual {
  readonly cents: Cents;
  /** In parts of a cent, `basis` × 10,000 to the cent: at least minus half a cent, less than half a cent. */
  readonly residue: number;
}

/**
 * A day's interest on a principal, so that all that was booked is the exact sum of all days, rounded
 * half up once: what rounding left over so far is taken along.
 *
 * @param principal cents, more than zero
 * @param rate basis points a year
 * @param residue what the days before have left over, as `Accrual` has it
 */
export function accrualOf(
  principal: Cents,
  rate: BasisPoints,
  residue: number,
  { basis }: Pick<Clock, 'basis'>,
): Accrual {
  const cent = basis * FULL_RATE;
  const sum = principal * rate + residue;
  if (sum <= MAX_EXACT) {
    const cents = Math.floor((2 * sum + cent) / (2 * cent));
    return { cents, residue: sum - cents * cent };
  }
  const exact = BigInt(principal) * BigInt(rate) + BigInt(residue);
  const whole = BigInt(cent);
  const cents = (2n * exact + whole) / (2n * whole);
  return { cents: Number(cents), residue: Number(exact - cents * whole) };
}

/** Below it twice a sum, and a cent more, is still exact. */
const MAX_EXACT = Number.MAX_SAFE_INTEGER / 4;

/** What a claim bears on the day that ends. */
export interface DayInterest extends Accrual {
  readonly claim: Bilateral;
}

/** The yearly rate of a claim on a board with a clock; 0 where it bears none. */
export function rateOf({ notes, parties, rates }: Book, claim: Bilateral): BasisPoints {
  if (claim.kind === 'account') {
    const holder = parties[holderOf(claim)];
    const isReserves =
      notes !== null &&
      issuerOf(claim) === notes.id &&
      holder?.type === 'bank' &&
      !holder.isWithoutIorb;
    return isReserves ? (rates?.iorb ?? 0) : (claim.rate ?? 0);
  }
  return CREDITS[claim.instrument].isLent ? claim.interestRate : 0;
}

/** What the claims of a board bear as its day ends, those that bear none left out: debts first, each kind in order of opening. */
export function dayInterest(state: State): readonly DayInterest[] {
  const { book } = state;
  const { clock } = book;
  if (!clock) return [];
  return [...book.credits, ...book.accounts].flatMap((claim) => {
    const rate = rateOf(book, claim);
    const balance = balanceOf(state, claim);
    if (rate === 0 || balance <= 0) return [];
    return [{ claim, ...accrualOf(balance, rate, residueOf(state, claim), clock) }];
  });
}

/** What rounding has left over of a claim's interest so far, on a board with a clock. */
export function residueOf({ column }: State, { slot }: Bilateral): number {
  return itemAt(column, slot + 1);
}
