/**
 * What a bank that is closed owes, creditor by creditor, and who is paid what of it. The ranks, one
 * after the other: what pledges cover, insured deposits, all other claims by size, the owners.
 */
import { itemAt } from '../../assert';
import { type Cents, total } from '../../money';
import type { Account, Book, CreditAccount } from './book';
import { CREDITS } from './debtRows';
import { creditorOf, debtorOf, holderOf, isPartyTo, issuerOf } from './ends';
import { owedOn } from './interest';
import { collateralFor, marketValueOf } from './price';
import { inProportion } from './proportion';
import { collateralOf } from './securities';
import { claimsOnSheet } from './sides';
import { balanceOf, type State } from './state';

/** What a bank owes one creditor, with interest, by rank. All in cents. */
export interface ClaimOnBank {
  readonly creditor: number;
  /** What its pledges cover, which it keeps. */
  readonly pledged: Cents;
  /** Of a customer's deposit, what is insured. */
  readonly insured: Cents;
  /** What stands behind both: it shares with the others. */
  readonly rest: Cents;
}

/** A claim, and what is paid of its last part. */
interface PaidClaim extends ClaimOnBank {
  readonly paid: Cents;
}

/** A holder's share capital, and what is paid on it. */
export interface PaidOwner {
  readonly holder: number;
  readonly shares: Cents;
  readonly paid: Cents;
}

/** Who is paid what of a bank’s estate. */
export interface Payout {
  /** By id of the creditor. */
  readonly claims: readonly PaidClaim[];
  /** What the estate falls short of insured deposits by: the fund pays it. Cents. */
  readonly shortfall: Cents;
  /** By id of the holder. */
  readonly owners: readonly PaidOwner[];
  /** What is left for owners who are not on the board. Cents. */
  readonly left: Cents;
}

/** How much of an account is insured, in cents: of a customer's deposit, up to the limit of the board. */
export function insuredOf(state: State, account: Account): Cents {
  const { insured } = state.book;
  if (insured === undefined || account.instrument !== 'Customer Deposits') return 0;
  return Math.min(insured, Math.max(0, balanceOf(state, account)));
}

/** What a bank can be asked for, by id of the creditor; share capital is no claim. */
export function claimsOn(state: State, bank: number): readonly ClaimOnBank[] {
  const sums = new Map<number, { pledged: Cents; insured: Cents; rest: Cents }>();
  const add = (creditor: number, owed: Cents, pledged: Cents, insured: Cents): void => {
    const sum = sums.get(creditor) ?? { pledged: 0, insured: 0, rest: 0 };
    sum.pledged += pledged;
    sum.insured += insured;
    sum.rest += owed - pledged - insured;
    sums.set(creditor, sum);
  };
  for (const account of state.book.accounts) {
    if (!isPartyTo(account, bank)) continue;
    const balance = balanceOf(state, account);
    if (issuerOf(account) === bank && balance > 0) {
      add(holderOf(account), balance, 0, insuredOf(state, account));
    }
    if (holderOf(account) === bank && balance < 0) add(issuerOf(account), -balance, 0, 0);
  }
  const covered = coveredBy(state, bank);
  for (const debt of debtsOf(state.book, bank)) {
    const owed = owedOn(state, debt);
    add(creditorOf(debt), owed, covered.get(debt.id) ?? 0, 0);
  }
  return [...sums]
    .map(([creditor, sum]) => ({ creditor, ...sum }))
    .filter(({ pledged, insured, rest }) => pledged + insured + rest > 0)
    .sort((one, other) => one.creditor - other.creditor);
}

/** The debts of a bank in order of opening; interest stands with its debt, share capital is none. */
export function debtsOf({ credits }: Book, bank: number): readonly CreditAccount[] {
  return credits.filter(
    (debt) =>
      debtorOf(debt) === bank && debt.accruedOnId === undefined && debt.instrument !== 'Shares',
  );
}

/**
 * What the pledge of each secured debt of a bank covers of principal and interest, by its id. Bills
 * count at their price; discount loans without bills are covered by what customers owe the bank, the oldest first.
 */
export function coveredBy(state: State, bank: number): ReadonlyMap<number, Cents> {
  const { book } = state;
  let loans = total(
    book.credits
      .filter((debt) => creditorOf(debt) === bank && CREDITS[debt.instrument].isPledgeable)
      .map((debt) => balanceOf(state, debt)),
  );
  const covered = new Map<number, Cents>();
  for (const debt of debtsOf(book, bank)) {
    const owed = owedOn(state, debt);
    if (debt.collateral) {
      covered.set(debt.id, Math.min(owed, marketValueOf(book, collateralOf(debt))));
    } else if (debt.instrument === 'Discount Loans') {
      const pledged = Math.min(loans, collateralFor(balanceOf(state, debt), debt.haircut));
      covered.set(debt.id, Math.min(owed, pledged));
      loans -= pledged;
    }
  }
  return covered;
}

/** What a party has, in cents. */
export function assetsOf(state: State, partyId: number): Cents {
  return total(
    claimsOnSheet(state, partyId)
      .filter(({ side }) => side.side === 'asset')
      .map(({ side }) => side.amount),
  );
}

/**
 * Shares an estate out by rank. What is paid comes in whole cents, by the largest remainder, of
 * equal ones to the lowest id.
 *
 * @param estate what the bank has beside what its pledges cover, in cents
 * @param shares who has how much of its share capital, by id
 */
export function payoutOf(
  claims: readonly ClaimOnBank[],
  estate: Cents,
  shares: readonly Omit<PaidOwner, 'paid'>[],
): Payout {
  const insured = total(claims.map((claim) => claim.insured));
  const behind = Math.max(0, estate - insured);
  const rests = claims.map(({ rest }) => rest);
  const toOthers = Math.min(behind, total(rests));
  const paid = partsOf(toOthers, rests);
  const surplus = behind - toOthers;
  const sizes = shares.map((one) => one.shares);
  const toOwners = partsOf(surplus, sizes);
  return {
    claims: claims.map((claim, index) => ({ ...claim, paid: itemAt(paid, index) })),
    shortfall: Math.max(0, insured - estate),
    owners: shares.map((one, index) => ({ ...one, paid: itemAt(toOwners, index) })),
    left: total(sizes) > 0 ? 0 : surplus,
  };
}

function partsOf(sum: Cents, sizes: readonly Cents[]): readonly Cents[] {
  return total(sizes) > 0 ? inProportion(sum, sizes) : sizes.map(() => 0);
}
