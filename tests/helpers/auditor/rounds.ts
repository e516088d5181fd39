/** A board's rounds as they are handed to the audit of postings, and what it makes of them. */
import type { AuditedSheet } from '../auditor';
import type { AuditedEvent } from './events';

/** What one party has by itself: cash, bills, or the central bank's notes. */
interface OwnClaim {
  readonly kind: 'reserves' | 'notes' | 'securities';
  readonly id: number;
}

/** What stands between two parties. */
export interface MutualClaim {
  readonly kind: 'account' | 'credit';
  readonly id: number;
  readonly subordinateId: number;
  readonly superiorId: number;
  readonly instrument: string;
}

export type PostedClaim = OwnClaim | MutualClaim;

/** Whether a claim stands between two parties. */
export function isMutual(claim: PostedClaim): claim is MutualClaim {
  return claim.kind === 'account' || claim.kind === 'credit';
}

export interface Posting {
  readonly claim: PostedClaim;
  readonly delta: number;
  readonly notation: string;
}

/** An entry in a party's records. */
interface RecordedEntry {
  readonly partyId: number;
  /** `asset` or `liability`, in the singular or the plural. */
  readonly side: string;
  readonly amount: number;
  readonly symbol: string;
  /** Where every entry has one, entries are added up by kind of claim as well. */
  readonly instrumentType?: string | undefined;
}

/** A round as it is audited. */
export interface PostedRound {
  readonly event: AuditedEvent;
  readonly postings: readonly Posting[];
  /** The parties on the board after the round, by id. */
  readonly parties: readonly {
    readonly id: number;
    readonly name: string;
    readonly type: string;
  }[];
  /** The face value of the bills of each party after the round, by id; left out, they are at par. */
  readonly faces?: readonly number[];
  /** What the round wrote into the records of all parties; left out where they are not looked at. */
  readonly records?: readonly RecordedEntry[];
  /** The repos that are open after the round; left out where they are not looked at. */
  readonly repos?: readonly {
    readonly borrower: number;
    readonly lender: number;
    readonly collateral: number;
  }[];
}

/** A claim and what it has come to. */
export interface PostedBalance {
  readonly claim: PostedClaim;
  readonly balance: number;
}

/** What the postings so far come to. */
export interface PostedBooks {
  readonly balances: ReadonlyMap<string, PostedBalance>;
  readonly sheets: readonly AuditedSheet[];
  /** How much of a customer's deposit with a bank is insured; left out, nothing is. */
  readonly insured?: number;
  /** The face value of each party's bills, by id. */
  readonly faces: readonly number[];
  /** What bills cost, in basis points of that. */
  readonly price: number;
}
