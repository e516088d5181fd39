/** How the rates of a central bank are told apart, and the loans among them. */
import type { AdministeredRate } from '@/events/banking/ledger/book';
import type { RatesOfDay, Trade } from '@/events/banking/views/time/rates';
import type { Look, Shape } from './look';

/** The rates from the highest on, as they usually stand. */
export const RATES: readonly AdministeredRate[] = ['discount', 'target', 'iorb', 'onRrp'];

export const RATE_NAMES: Readonly<Record<AdministeredRate, string>> = {
  discount: 'Discount rate',
  target: 'Target for fed funds',
  iorb: 'Interest on reserves',
  onRrp: 'Reverse repo facility',
};

/** Lines carry no marks: those are the loans’. */
export const RATE_LOOKS: Readonly<Record<AdministeredRate, Pick<Look, 'color' | 'dash'>>> = {
  discount: { color: 'var(--qualitative-2)', dash: null },
  target: { color: 'var(--qualitative-4)', dash: '10 3 2 3' },
  iorb: { color: 'var(--qualitative-1)', dash: null },
  onRrp: { color: 'var(--qualitative-3)', dash: '2 4' },
};

/** The mark of a loan, by what it was lent in. */
export const TRADE_SHAPES: ReadonlyMap<Trade['instrument'], Shape> = new Map([
  ['Fed Funds', 'circle'],
  ['Repos', 'square'],
  ['Discount Loans', 'triangle'],
  ['Facility Repos', 'diamond'],
]);

/** The look of a loan's mark. */
export function tradeLook(instrument: Trade['instrument']): Look {
  const shape = TRADE_SHAPES.get(instrument) ?? 'circle';
  return { color: 'var(--color-text)', dash: null, shape };
}

/** The least that money is lent at, and the most that it need be borrowed at, as the central bank sets them. */
export function corridorOf({ rates }: RatesOfDay): readonly [number, number] | null {
  const floors = [rates.iorb, rates.onRrp].filter((rate) => rate !== undefined);
  const { discount } = rates;
  if (floors.length === 0 || discount === undefined) return null;
  const floor = Math.min(...floors);
  return floor < discount ? [floor, discount] : null;
}
