/**
 * The book: who takes part and which claims stand between them. It changes
 * rarely and is kept with immer; the balances live apart, in a flat column of
 * integers that every round copies (see state.ts). Each claim owns one slot of
 * that column: it is ONE number seen from two sides.
 */
import type { BasisPoints, Cents } from '../money';

export type PartyType = 'customer' | 'bank' | 'clearinghouse' | 'centralbank';

/** How banks pay one another; see systems/. */
export type SystemType = 'national' | 'correspondent';

export interface Party {
  readonly id: number;
  readonly name: string;
  readonly type: PartyType;
  /** Accounts in which the party is holder or issuer, in order of opening. */
  readonly accountIds: readonly number[];
  /** Open credit accounts in which the party is debtor or creditor, in order of opening. */
  readonly creditIds: readonly number[];
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

export type DepositInstrument = 'Customer Deposits' | 'Bank Deposits' | 'CH Certificates';

/** A deposit-type claim. Its signed balance is an overdraft when below zero. */
export interface Account {
  readonly kind: 'account';
  readonly id: number;
  readonly slot: number;
  /** The holder. */
  readonly subordinateId: number;
  /** The issuer. */
  readonly superiorId: number;
  readonly instrument: DepositInstrument;
}

export type CreditInstrument = 'Dues' | 'Loans' | 'Fed Funds' | 'Mortgage' | 'Repos';

/** A debt between two parties; never below zero. */
export interface CreditAccount {
  readonly kind: 'credit';
  readonly id: number;
  readonly slot: number;
  /** The debtor. */
  readonly subordinateId: number;
  /** The creditor. */
  readonly superiorId: number;
  readonly instrument: CreditInstrument;
  readonly interest: Cents;
  readonly interestRate: BasisPoints;
  /** The balance it opened with. */
  readonly principal: Cents;
  /** Dues only: whether they have been netted since they were last zero. */
  readonly netted: boolean;
}

/** Anything that owns a slot in the column of balances. */
export type Claim = Reserves | Account | CreditAccount;

interface Settings {
  /** How far below zero an account may go. Cents. */
  readonly overdraft: Cents;
  /** Share of customer deposits a bank must hold in reserve. */
  readonly reserveRequirement: BasisPoints;
  /** Charged once per loan. */
  readonly interestRate: BasisPoints;
}

export interface Book {
  readonly system: SystemType;
  /** Index is id. */
  readonly parties: readonly Party[];
  /** Index is the party's id. */
  readonly reserves: readonly Reserves[];
  /** Index is id: accounts are never closed. */
  readonly accounts: readonly Account[];
  /** Open credit accounts, by id. */
  readonly credits: Readonly<Record<number, CreditAccount>>;
  /** Ids are dense, and never used again. */
  readonly nextCreditId: number;
  readonly slotCount: number;
  readonly settings: Settings;
}

/** The book before anything has happened. */
export const EMPTY_BOOK: Book = {
  system: 'national',
  parties: [],
  reserves: [],
  accounts: [],
  credits: {},
  nextCreditId: 0,
  slotCount: 0,
  settings: { overdraft: 0, reserveRequirement: 0, interestRate: 0 },
};

/** The party with this id, if there is one. */
export function findParty(book: Book, id: number): Party | undefined {
  return book.parties[id];
}

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
  for (const id of book.parties[holder]?.accountIds ?? []) {
    const account = book.accounts[id];
    if (account?.subordinateId === holder && account.superiorId === issuer) return account;
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
  for (const id of book.parties[debtor]?.creditIds ?? []) {
    const credit = book.credits[id];
    if (
      credit?.instrument === 'Dues' &&
      credit.subordinateId === debtor &&
      credit.superiorId === creditor
    ) {
      return credit;
    }
  }
  return undefined;
}

/** Every claim of the book: reserves, accounts, credit accounts, each in order of id. */
export function claimsOf(book: Book): readonly Claim[] {
  return [...book.reserves, ...book.accounts, ...Object.values(book.credits)];
}
