/**
 * The two ends of a claim: who is owed, and who owes. The data name them by rank, as
 * subordinate and superior. An account's holder ranks below its issuer, and a debtor below
 * its creditor; so an account is owed to its subordinate, a debt to its superior, and an
 * account below zero the other way round. No other file knows that.
 */
import type { Cents } from '../../money';

/** What an account and a debt have in common: two parties. */
export interface Ends {
  readonly kind: 'account' | 'credit';
  /** The holder of an account, the debtor of a debt. */
  readonly subordinateId: number;
  /** The issuer of an account, the creditor of a debt. */
  readonly superiorId: number;
}

/** The ends of a deposit-type account. */
export interface AccountEnds extends Ends {
  readonly kind: 'account';
}

/** The ends of a debt. */
export interface DebtEnds extends Ends {
  readonly kind: 'credit';
}

/** Whether a claim stands between two parties; cash, notes and bills do not. */
export function isBilateral<Claim extends { readonly kind: string }>(
  claim: Claim,
): claim is Extract<Claim, Ends> {
  return claim.kind === 'account' || claim.kind === 'credit';
}

/** Who holds an account. */
export function holderOf({ subordinateId }: AccountEnds): number {
  return subordinateId;
}

/** With whom an account is held. */
export function issuerOf({ superiorId }: AccountEnds): number {
  return superiorId;
}

/** Who is owed a debt, or an account that stands at this balance. */
export function creditorOf(debt: DebtEnds): number;
export function creditorOf(claim: Ends, balance: Cents): number;
export function creditorOf(claim: Ends, balance: Cents = 0): number {
  return isOwedToSuperior(claim, balance) ? claim.superiorId : claim.subordinateId;
}

/** Who owes a debt, or an account that stands at this balance. */
export function debtorOf(debt: DebtEnds): number;
export function debtorOf(claim: Ends, balance: Cents): number;
export function debtorOf(claim: Ends, balance: Cents = 0): number {
  return isOwedToSuperior(claim, balance) ? claim.subordinateId : claim.superiorId;
}

function isOwedToSuperior({ kind }: Ends, balance: Cents): boolean {
  return kind === 'credit' || balance < 0;
}

/** On which side of the sheet of one of its two parties a claim stands at this balance. */
export function sideFor(partyId: number, claim: Ends, balance: Cents): 'asset' | 'liability' {
  return creditorOf(claim, balance) === partyId ? 'asset' : 'liability';
}

/** Both parties of a claim. */
export function partiesTo({ subordinateId, superiorId }: Ends): readonly [number, number] {
  return [subordinateId, superiorId];
}

/** Whether a party stands on either end of a claim. */
export function isPartyTo({ subordinateId, superiorId }: Ends, partyId: number): boolean {
  return subordinateId === partyId || superiorId === partyId;
}

/** The other party of a claim that a party stands on one end of. */
export function counterpartyOf({ subordinateId, superiorId }: Ends, partyId: number): number {
  return subordinateId === partyId ? superiorId : subordinateId;
}
