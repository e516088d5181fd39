/** What the board of the bills exercise shows beside the accounts: quotes, who owes whom, the bankers' worth. */
import { CONDITIONS } from '@/events/bills/conditions';
import type { Bill, BillsState, City, Currency, Player } from '@/events/bills/state';
import { billsSheet, type Debt, openDebts } from '@/events/bills/views';

/** How one city quotes the other. */
export interface Quote {
  readonly city: City;
  /** Where the bills are payable that it deals in. */
  readonly on: City;
  /** Hundredths of an ecu for a marc. */
  readonly rate: number;
  readonly isCertain: boolean;
}

const ABROAD: Readonly<Record<City, City>> = { Florence: 'Lyons', Lyons: 'Florence' };

/** A city's quote for bills on the other. */
export function quoteIn(city: City): Quote {
  const on = ABROAD[city];
  return {
    city,
    on,
    rate: CONDITIONS.exchangeRates[on],
    isCertain: CONDITIONS.certaintyQuotes[city],
  };
}

/** Every debt that is open, what they come to in hundredths of a marc, and the bills that have been paid. */
export function debtsIn(state: BillsState): {
  readonly open: readonly Debt[];
  readonly total: number;
  readonly paid: readonly Bill[];
} {
  const open = openDebts(state);
  return {
    open,
    total: open.reduce((sum, { amount }) => sum + amount, 0),
    paid: state.bills.filter(({ paid }) => paid),
  };
}

/** A banker's worth in the coin of its city, in hundredths; the other city's coin is left out. */
export interface BankerWorth {
  readonly player: Player;
  readonly currency: Currency;
  readonly coin: number;
  /** What it is owed, and what it owes, at the quotes. */
  readonly due: number;
  readonly owed: number;
  readonly worth: number;
  /** What it has gained since the opening. */
  readonly gain: number;
}

/** What the bankers are worth, and what they have gained since an earlier state of the same board. */
export function bankersWorth(state: BillsState, opening: BillsState): readonly BankerWorth[] {
  return state.players
    .filter(({ type }) => type === 'banker')
    .map((player) => {
      const now = worthIn(state, player);
      return { player, ...now, gain: now.worth - worthIn(opening, player).worth };
    });
}

function worthIn(state: BillsState, { id, city }: Player) {
  const { player, coinAsset: due, coinLiability: owed } = billsSheet(state, id);
  const currency = CONDITIONS.currencies[city];
  const coin = player.coins[currency];
  return { currency, coin, due, owed, worth: coin + due - owed };
}
