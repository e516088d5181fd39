/**
 * The book: who takes part and which claims stand between them. It changes
 * rarely and is kept with immer; the balances live apart, in a flat column of
 * integers that every round copies (see state.ts). Each claim owns one slot of that column: ONE number seen from two sides.
 */
import { itemAt } from '../../assert';
import type { BasisPoints, Cents } from '../../money';
import {
  type AccountEnds,
  creditorOf,
  type DebtEnds,
  debtorOf,
  holderOf,
  isBilateral,
  isPartyTo,
  issuerOf,
} from './ends';
import type { CreditInstrument, DepositInstrument, OverdraftInstrument } from './instruments';
import type { PartyType } from './partyTypes';
import type { Settings } from './settings';
import type { SystemType } from './systemTypes';

/** The central bank's id, on every board that has one. */
export const CENTRAL_BANK = 0;

export interface Party {
  readonly id: number;
  readonly name: string;
  readonly type: PartyType;
  /** Accounts in which the party is holder or issuer, in order of opening. */
  readonly accountIds: readonly number[];
  /** The day on which it was closed, of a bank that takes no further part since. */
  readonly closedOn?: number;
  /** Whether it is a bank that is paid no interest on its reserve balance: by law depository institutions alone are. */
  readonly isWithoutIorb?: true;
}

/** A party's cash. One per party; its id is the party's. */
export interface Reserves {
  readonly kind: 'reserves';
  readonly id: number;
  readonly slot: number;
  readonly category: 'Reserves';
  readonly instrument: 'Reserves';
  /** The cash the party was created with. */
  readonly cashReserves: Cents;
}

/** The central bank's notes: all cash outside it, which it owes. Its id is the central bank's. */
interface Notes {
  readonly kind: 'notes';
  readonly id: number;
  readonly slot: number;
  readonly instrument: 'Notes';
}

/** A party's Treasury Bills, at what they are worth; their face value is in the slot after it, on boards with a clock. One per party that ever had any; its id is the party's. */
export interface Securities {
  readonly kind: 'securities';
  readonly id: number;
  readonly slot: number;
  readonly instrument: 'Treasury Bills';
  /** Periods until they fall due. */
  readonly maturity: number;
  readonly interest: BasisPoints;
  /** The face value that the holding was opened with. */
  readonly principal: Cents;
}

/** A deposit-type claim. Its signed balance is an overdraft when below zero. */
export interface Account extends AccountEnds {
  readonly id: number;
  readonly slot: number;
  readonly instrument: DepositInstrument;
  /** What it is called below zero. */
  readonly overdraft: OverdraftInstrument;
  /** What a positive balance bears in a year, on boards with a clock; left out, nothing. */
  readonly rate?: BasisPoints;
}

/** Bills that stand as collateral of a repo, by where the borrower had them from. */
export interface Collateral {
  /** The borrower's own bills; they stay on its sheet. */
  readonly own: Cents;
  /** Bills the borrower had received in repos in which it lends, oldest repo first. */
  readonly received: readonly { readonly repo: number; readonly amount: Cents }[];
}

/** What a debt is agreed on; a part left out is nothing. */
export interface Terms {
  readonly interest: Cents;
  readonly interestRate: BasisPoints;
  /** The part of the collateral's value that secures nothing. */
  readonly haircut: BasisPoints;
  /** The bills that secure it; null where none do. */
  readonly collateral: Collateral | null;
  /** The day on which it falls due, on boards with a clock; left out, it is owed on demand. */
  readonly due?: number;
  /** The id of the debt on which it has accrued; of accrued interest only. */
  readonly accruedOnId?: number;
}

/** A debt between two parties; never below zero. */
export interface CreditAccount extends Terms, DebtEnds {
  readonly id: number;
  /**
   * Dues own the slot after it too: it holds 1 while they are netted (see isNetted). So does every
   * debt of a board with a clock: it holds what was left over in rounding its interest (see interest.ts).
   */
  readonly slot: number;
  readonly instrument: CreditInstrument;
  /** The balance it opened with. */
  readonly principal: Cents;
}

/** A claim between two parties; ends.ts says which of them owes. */
export type Bilateral = Account | CreditAccount;

/** What owns a slot in the column. */
export type Claim = Reserves | Notes | Securities | Bilateral;

/** A payment between customers of two banks. */
export interface Payment {
  readonly from: number;
  readonly fromBank: number;
  readonly to: number;
  readonly toBank: number;
  readonly amount: Cents;
}

/** What the central bank pays on reserves, pays in its reverse repo facility and asks at its discount window, and where it wants fed funds. */
export const ADMINISTERED_RATES = ['iorb', 'onRrp', 'discount', 'target'] as const;

export type AdministeredRate = (typeof ADMINISTERED_RATES)[number];

/** The days of a board. */
export interface Clock {
  /** Days of a year, by which rates of interest are divided: 360 or 365. */
  readonly basis: number;
  /** The day that it is, from 1. */
  readonly day: number;
}

export interface Book {
  readonly system: SystemType;
  /** Left out on boards whose time is the order of events alone. */
  readonly clock?: Clock;
  /** The rates that the central bank sets, basis points a year; one that was never set is left out. */
  readonly rates?: Readonly<Partial<Record<AdministeredRate, BasisPoints>>>;
  /** The capital that banks must have, as a share of their risk assets; left out, no rule asks for any. */
  readonly capitalRequirement?: BasisPoints;
  /** What Treasury Bills cost, in basis points of their face value; left out, par. */
  readonly billPrice?: BasisPoints;
  /** The limit up to which a customer's deposit with a bank is insured, in cents; left out, nothing is. */
  readonly insured?: Cents;
  /** Index is id. */
  readonly parties: readonly Party[];
  /** Index is the party's id. */
  readonly reserves: readonly Reserves[];
  /** Index is id: accounts are never closed. */
  readonly accounts: readonly Account[];
  /** Open credit accounts, in order of id. */
  readonly credits: readonly CreditAccount[];
  /** Ids are dense, and never used again. */
  readonly nextCreditId: number;
  /** Holdings of Treasury Bills, in order of opening. */
  readonly securities: readonly Securities[];
  /** null where there is no central bank. */
  readonly notes: Notes | null;
  /** Payments that wait for an offsetting one, in order of arrival; CHIPS only. */
  readonly queue: readonly Payment[];
  readonly slotCount: number;
  /** Slots of closed credit accounts, the next to be used last. */
  readonly freeSlots: readonly number[];
  readonly settings: Settings;
}

/** The book before anything has happened. */
export const EMPTY_BOOK: Book = {
  system: 'national',
  parties: [],
  reserves: [],
  accounts: [],
  credits: [],
  nextCreditId: 0,
  securities: [],
  notes: null,
  queue: [],
  slotCount: 0,
  freeSlots: [],
  settings: { overdraft: 0, reserveRequirement: 0, interestRate: 0 },
};

/** The party with this id. Throws when there is none: callers have checked. */
export function partyOf(book: Book, id: number): Party {
  const party = book.parties[id];
  if (!party) throw new Error(`no party ${id}`);
  return party;
}

/** The cash account of a party that exists. */
export function reservesOf(book: Book, partyId: number): Reserves {
  const reserves = book.reserves[partyId];
  if (!reserves) throw new Error(`no reserves of party ${partyId}`);
  return reserves;
}

/** The account that `holder` has with `issuer`, if there is one. */
export function findAccount(book: Book, holder: number, issuer: number): Account | undefined {
  const ids = book.parties[holder]?.accountIds ?? [];
  // By index: what immer has frozen is walked many times slower by "for … of".
  for (let index = 0; index < ids.length; index += 1) {
    const account = book.accounts[itemAt(ids, index)];
    if (account && holderOf(account) === holder && issuerOf(account) === issuer) return account;
  }
  return undefined;
}

/** The account that `holder` has with `issuer`. Throws when there is none: callers have checked. */
export function accountOf(book: Book, holder: number, issuer: number): Account {
  const account = findAccount(book, holder, issuer);
  if (!account) throw new Error(`no account of ${holder} with ${issuer}`);
  return account;
}

/** What `debtor` owes `creditor` in dues, if that account has ever been opened. */
export function findDues(book: Book, debtor: number, creditor: number): CreditAccount | undefined {
  for (const credit of book.credits) {
    if (credit.instrument !== 'Dues') continue;
    if (debtorOf(credit) === debtor && creditorOf(credit) === creditor) return credit;
  }
  return undefined;
}

/** A bank's share capital, holder by holder, in order of their first shares. */
export function sharesOf(book: Book, bank: number): readonly CreditAccount[] {
  if (!book.clock) return [];
  return book.credits.filter(
    (credit) => credit.instrument === 'Shares' && debtorOf(credit) === bank,
  );
}

/** The interest on a debt that has accrued and is not paid yet, if there is any. */
export function findAccrued(book: Book, { id }: CreditAccount): CreditAccount | undefined {
  return book.clock && book.credits.find(({ accruedOnId }) => accruedOnId === id);
}

/** The open credit account with this id, if there is one. */
export function findCredit(book: Book, id: number): CreditAccount | undefined {
  return book.credits.find((credit) => credit.id === id);
}

/** The open credit account with this id. Throws when there is none: callers have checked. */
export function creditOf(book: Book, id: number): CreditAccount {
  const credit = findCredit(book, id);
  if (!credit) throw new Error(`no open credit account ${id}`);
  return credit;
}

/** The open credit accounts in which a party is debtor or creditor, by id, in order of opening. */
export function creditIdsOf(book: Book, partyId: number): readonly number[] {
  return book.credits.filter((credit) => isPartyTo(credit, partyId)).map(({ id }) => id);
}

/** A party's holding of Treasury Bills, if it ever had any. */
export function findSecurities(book: Book, partyId: number): Securities | undefined {
  return book.securities.find(({ id }) => id === partyId);
}

/** A bank's account on the central bank's books, if there is one. */
export function findSettlementAccount(book: Book, bank: number): Account | undefined {
  return book.notes ? findAccount(book, bank, CENTRAL_BANK) : undefined;
}

/** A bank's account on the central bank's books. Throws when there is none: callers have checked. */
export function settlementAccountOf(book: Book, bank: number): Account {
  return accountOf(book, bank, CENTRAL_BANK);
}

/** The claims between two parties: accounts, then debts, each in order of opening. */
export function bilateralClaims({ accounts, credits }: Book): readonly Bilateral[] {
  return [...accounts, ...credits];
}

/** Every claim of the book, kind by kind, each in order of opening. */
export function claimsOf(book: Book): readonly Claim[] {
  const notes = book.notes ? [book.notes] : [];
  return [...book.reserves, ...notes, ...book.securities, ...book.accounts, ...book.credits];
}

/** The claims that touch a party: its cash, notes, bills, accounts and open credit accounts. */
export function claimsOfParty(book: Book, partyId: number): readonly Claim[] {
  return claimsOf(book).filter((claim) =>
    isBilateral(claim) ? isPartyTo(claim, partyId) : claim.id === partyId,
  );
}
