/**
 * The conditions of the exercise: each city's coin and how it quotes, what a
 * marc of account fetches, and what everyone brings.
 */
import { share } from '../money';
import type { Bill, City, Currency, Player, PlayerType } from './state';

interface Conditions {
  /** Whether a city quotes certain, that is, counts in the marc itself. */
  readonly certaintyQuotes: Readonly<Record<City, boolean>>;
  /** Hundredths of an ecu for one marc, by the city where a bill is payable. */
  readonly exchangeRates: Readonly<Record<City, number>>;
  readonly currencies: Readonly<Record<City, Currency>>;
}

export const CONDITIONS: Conditions = {
  certaintyQuotes: { Florence: false, Lyons: true },
  exchangeRates: { Florence: 6550, Lyons: 6400 },
  currencies: { Florence: 'ecus', Lyons: 'marcs' },
};

/**
 * What marcs payable in one city come to in the coin of another: as many marcs
 * where the quote is certain; else marcs × the rate of the city where they are
 * payable, rounded half up to a hundredth of an ecu.
 *
 * @param inCity where they are bought or paid
 * @param due hundredths of a marc, and where they are payable
 * @returns hundredths of `inCity`'s coin
 */
export function priceIn(inCity: City, due: Pick<Bill, 'amount' | 'city'>): number {
  return CONDITIONS.certaintyQuotes[inCity]
    ? due.amount
    : share(due.amount, CONDITIONS.exchangeRates[due.city], 100);
}

type Endowment = Pick<Player, 'goods' | 'coins'>;

/** What a player brings: hundredths of goods and of each coin. */
export function endowment(city: City, type: PlayerType): Endowment {
  if (type === 'banker') return { goods: 0, coins: { ecus: 500_00, marcs: 10_00 } };
  const coins = city === 'Florence' ? { ecus: 500_00, marcs: 0 } : { ecus: 0, marcs: 1_00 };
  return { goods: 10_00, coins };
}
