/**
 * What holds a banking system together: how a bank joins it, how a payment
 * between customers of two banks travels, how dues are settled. One file per
 * system; the actions ask the system of the book and know none by name.
 */

import type { Limit } from '../../limits';
import type { Cents } from '../../money';
import type { Phrase } from '../../phrase';
import type { Refusal } from '../../refusal';
import type { Book, DepositInstrument, PartyType, Payment, SystemType } from '../ledger/book';
import type { WorthEffect } from '../ledger/invariant';
import type { Journal } from '../ledger/journal';
import type { State } from '../ledger/state';
import type { Told } from '../ledger/telling';

/** The ways in which a correspondent bank can pay what remains after setting off. */
type SettlementWay = 'credit' | 'debit';

export interface Settlement {
  readonly bank: number | 'all';
  readonly with: number;
  readonly by?: SettlementWay | '';
}

/** A party that is about to be created. */
export interface Newcomer {
  readonly name: string;
  readonly partyType: 'customer' | 'bank' | '';
  readonly cash: Cents;
  readonly deposit: Cents;
}

/** Who gains how much net worth, by party id, in cents. */
export type Gains = WorthEffect['gains'];

/** How the dues between two parties are brought to zero. */
export interface Settling {
  refuse(state: State, settlement: Settlement): Refusal | null;
  settle(journal: Journal, settlement: Settlement): void;
  tell(told: Told<unknown>, settlement: Settlement): Phrase;
}

export interface BankingSystem {
  readonly type: SystemType;
  /** "Correspondent banking", as a heading. */
  readonly title: string;
  /** What the round in which the system is set up says: how banks pay, and what this simplifies. */
  readonly description: string;
  /** Who settles dues here. Empty where dues are paid in cash only. */
  readonly settlers: readonly PartyType[];
  /** Whether whoever settles chooses between crediting and debiting. */
  readonly settlesBy: boolean;
  /** Whether the institution settles for all banks at once and never for one alone. */
  readonly settlesForAllOnly: boolean;
  /** Whether banks keep balances with a central bank, whose notes are the cash of this board. */
  readonly hasCentralBank: boolean;

  /** Brings the institution that the system knows onto the board. */
  found(journal: Journal): void;
  /** What `found` endows the institution with. */
  readonly foundingGains: Gains;
  refuseJoin(state: State, newcomer: Newcomer): Refusal | null;
  /** Brings a party onto the board and lets it join. */
  join(journal: Journal, newcomer: Newcomer): void;
  /** What joining endows with, given the book before it. */
  joinGains(book: Book, newcomer: Newcomer): Gains;
  /** What an account of one party with another would be; null when this system has no such accounts. */
  accountBetween(book: Book, holder: number, issuer: number): DepositInstrument | null;

  /** Why a payment between these two banks cannot travel at all, whatever its amount. */
  refuseRoute(book: Book, payment: Payment): Refusal | null;
  /** What binds the amount of a payment between two banks, beside the payer's own funds. */
  paymentLimits(state: State, payerBank: number): readonly Limit[];
  /** Moves the claims of a payment between customers of two banks, the customers' accounts included. */
  pay(journal: Journal, payment: Payment): void;
  /** The payments that a payment has brought about: itself, none when it waits, and others that waited. */
  paymentsMade(before: Book, after: Book, payment: Payment): readonly Payment[];
  /** Who pays whom, or would, and what became of the claim between the two banks. */
  tellPayment(told: Told<unknown>, payment: Payment): Phrase;

  /** Why two parties have no dues here that could be netted; the amounts are not looked at. */
  refuseNetting(book: Book, bank: number, other: number): Refusal | null;
  /** Why dues cannot be settled here at all; null where they are, by `settling`. */
  refuseSettling(): Refusal | null;
  /** null where dues cannot be settled. */
  readonly settling: Settling | null;
}
