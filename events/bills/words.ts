/** Words for sentences about bills: figures with their unit, players, bills. */

import { figure } from '../money';
import type { PhrasePart } from '../phrase';
import { type Bill, type BillsState, type Currency, playerOf } from './state';

const ONE = 100;

const SINGULAR: Readonly<Record<Currency | 'goods', string>> = {
  ecus: 'ecu',
  marcs: 'marc',
  goods: 'good',
};

/** Hundredths of coins or goods as a sentence has them: "1 marc", "65.50 ecus", "no goods". */
export function quantity(hundredths: number, unit: Currency | 'goods'): string {
  if (hundredths === 0) return `no ${unit}`;
  return `${figure(hundredths)} ${hundredths === ONE ? SINGULAR[unit] : unit}`;
}

/** Names a player inside a phrase. */
export function tell(state: BillsState, playerId: number): PhrasePart {
  return { partyId: playerId, name: playerOf(state, playerId).name };
}

/** A bill as a sentence has it: "bill on Lyons for 1 marc". */
export function billWords({ city, amount }: Pick<Bill, 'city' | 'amount'>): string {
  return `bill on ${city} for ${quantity(amount, 'marcs')}`;
}

/** How a bill is told apart from others on the board: "Bill 1". */
export function billNumber({ id }: Pick<Bill, 'id'>): string {
  return `Bill ${id + 1}`;
}
