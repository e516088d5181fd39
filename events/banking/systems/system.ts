/**
 * What holds a banking system together: how a bank joins it, how a payment
 * between customers of two banks travels, how dues are settled. One file per
 * system; the actions ask the system of the book and know none by name.
 */

import type { Limit } from '../../limits';
import type { Cents } from '../../money';
import type { Phrase } from '../../phrase';
import type { Refusal } from '../../refusal';
import type { Book, Payment } from '../ledger/book';
import type { DepositInstrument } from '../ledger/instruments';
import type { Journal } from '../ledger/journal';
import type { NarrationContext } from '../ledger/narration';
import type { Gains } from '../ledger/netWorth';
import type { PartyType } from '../ledger/partyTypes';
import type { State } from '../ledger/state';

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

/** A party that a system brings with it. */
export interface Institution {
  readonly name: string;
  readonly type: PartyType;
}

/** What a bank must be able to pay with. Cents. */
interface Needs {
  /** The deepest that it falls, when each payment is made as it comes. */
  readonly gross: Cents;
  /** All that it pays. */
  readonly paid: Cents;
  /** What it is to fund beforehand, where it funds a position. */
  readonly funded: Cents;
}

/** A system to start from in the sandbox. */
interface Example<Event> {
  readonly title: string;
  /** What there is to see in it, in a sentence. */
  readonly about: string;
  readonly opening: readonly Event[];
}

/** How the dues between two parties are brought to zero. */
export interface Settling {
  refuse(state: State, settlement: Settlement): Refusal | null;
  settle(journal: Journal, settlement: Settlement): void;
  tell(context: NarrationContext<unknown>, settlement: Settlement): Phrase;
  /** Whether `tell` speaks of every overdraft itself. */
  readonly tellsOverdrafts: boolean;
}

/**
 * A banking system.
 *
 * @template Act the names of the actions on its menu
 * @template Event the events of its example; systems stand below actions, so those who know
 * both check the one and the other
 */
export interface BankingSystem<Act extends string = string, Event = unknown> {
  /** "Correspondent banking", as a heading. */
  readonly title: string;
  /** What the round in which the system is set up says: how banks pay, and what this simplifies. */
  readonly description: string;
  /** How a day's payments between banks are settled, as a clause. */
  readonly settlementClause: string;
  /** What it shows when systems are compared: netting once a day, or payments one by one; null where neither. */
  readonly settlementStyle: 'net' | 'gross' | null;
  /** The actions that it has, by who may take them, in the order of the menu. */
  readonly menu: Readonly<Partial<Record<PartyType, readonly Act[]>>>;
  readonly example: Example<Event>;

  /** The parties that it brings with it, by id, which `found` gives them from 0. */
  readonly institutions: readonly Institution[];
  /** Whether banks may hold accounts with one another. */
  readonly banksHoldAccounts: boolean;
  /** Whom banks come to owe dues for what their customers pay; null where payments leave none. */
  readonly duesWith: PartyType | null;
  /** The id of the institution with which banks fund positions beforehand; null where there is none. */
  readonly prefundedWith: number | null;
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
  /** What a bank brings along that is to make payments here. */
  fundsToBring(needs: Needs): Pick<Newcomer, 'cash' | 'deposit'>;
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
  tellPayment(context: NarrationContext<unknown>, payment: Payment): Phrase;

  /** Why two parties have no dues here that could be netted; the amounts are not looked at. */
  refuseNetting(book: Book, bank: number, other: number): Refusal | null;
  /** Why dues cannot be settled here at all; null where they are, by `settling`. */
  refuseSettling(): Refusal | null;
  /** null where dues cannot be settled. */
  readonly settling: Settling | null;
}

/** Declares a system, and keeps the names on its menu and the events of its example for those who check them. */
export function defineSystem<const Act extends string, const Event>(
  system: BankingSystem<Act, Event>,
): BankingSystem<Act, Event> {
  return system;
}
