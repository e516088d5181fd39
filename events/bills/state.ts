/**
 * State and rounds of the Renaissance exercise: players in two cities, the bills
 * between them, and what the two bankers owe each other. Goods, coins and marcs
 * of account are integers in hundredths.
 */

import { assertDefined, itemAt } from '../assert';
import type { Notation } from '../world/notation';

export type City = 'Florence' | 'Lyons';

export type PlayerType = 'exporter' | 'importer' | 'banker';

/** A city's coin. The marc is also the unit of account that every bill is written in. */
export type Currency = 'ecus' | 'marcs';

export const CURRENCIES: readonly Currency[] = ['ecus', 'marcs'];

export interface Player {
  readonly id: number;
  readonly name: string;
  readonly city: City;
  readonly type: PlayerType;
  /** Hundredths of a good. */
  readonly goods: number;
  /** Hundredths of each coin. */
  readonly coins: Readonly<Record<Currency, number>>;
}

export interface Bill {
  readonly id: number;
  /** Who holds it: the payee, and after a payment the one who was paid. */
  readonly dueTo: number;
  /** Who must pay it. */
  readonly dueFrom: number;
  /** Where it is payable: the debtor's city. */
  readonly city: City;
  /** Hundredths of a marc. */
  readonly amount: number;
  readonly paid: boolean;
}

export interface BillsState {
  /** By id. */
  readonly players: readonly Player[];
  /** Every bill since the board was set up or reset, paid ones too, by id. */
  readonly bills: readonly Bill[];
  /** What the Lyons banker owes the Florence banker, in hundredths of a marc; below zero when it is the other way round. */
  readonly claim: number;
}

/** Goods or coins that one player gained or lost. */
interface HoldingPosting {
  readonly playerId: number;
  /** Who gave or took them; null when the board itself did. */
  readonly counterpartyId: number | null;
  readonly delta: number;
  readonly notation: Notation;
}

/** One change of one holding or claim. It never takes the bankers' claim through zero: such a move is two postings. */
export type BillsPosting =
  | ({ readonly kind: 'goods' } & HoldingPosting)
  | ({ readonly kind: 'coin'; readonly currency: Currency } & HoldingPosting)
  | {
      readonly kind: 'bill';
      /** The bill as it was before. */
      readonly bill: Bill;
      /** Whose asset it becomes (delta above zero) or ceases to be. */
      readonly holderId: number;
      /** Who passed it on or took it over; the debtor when the bill arises or ends. */
      readonly counterpartyId: number;
      readonly delta: number;
      readonly notation: Notation;
    }
  | {
      readonly kind: 'claim';
      readonly creditorId: number;
      readonly debtorId: number;
      readonly delta: number;
      readonly notation: Notation;
    };

/** What one event did: the state after it, and the postings that led there. */
export interface BillsStep<Event> extends BillsState {
  /** null only for the position that a stage opens with. */
  readonly event: Event | null;
  readonly postings: readonly BillsPosting[];
  /** How many rounds have been closed up to and with this event. Notes share the figure before them. */
  readonly count: number;
}

/** The player of this id, undefined when there is none. */
export function findPlayer(state: BillsState, id: number): Player | undefined {
  return state.players[id];
}

/** The player of this id. Throws when there is none: the common checks come first. */
export function playerOf(state: BillsState, id: number): Player {
  return itemAt(state.players, id);
}

/** The bill of this id, undefined when there is none. */
export function findBill(state: BillsState, id: number): Bill | undefined {
  return state.bills[id];
}

/** The bill of this id. Throws when there is none: the common checks come first. */
export function billOf(state: BillsState, id: number): Bill {
  return itemAt(state.bills, id);
}

/** Who owes whom between the two bankers; null when they are even. */
export function mutualClaim(
  state: BillsState,
): { readonly creditorId: number; readonly debtorId: number; readonly amount: number } | null {
  if (state.claim === 0) return null;
  const florence = assertDefined(bankerIn(state, 'Florence'), 'banker in Florence');
  const lyons = assertDefined(bankerIn(state, 'Lyons'), 'banker in Lyons');
  const [creditor, debtor] = state.claim > 0 ? [florence, lyons] : [lyons, florence];
  return { creditorId: creditor.id, debtorId: debtor.id, amount: Math.abs(state.claim) };
}

/** The banker of a city, undefined when it has none. */
export function bankerIn(state: BillsState, city: City): Player | undefined {
  return state.players.find((player) => player.type === 'banker' && player.city === city);
}
