/** The three figures by which studies compare lines: credit, reserves, money. */
import type { State } from '@/events/banking/ledger/state';
import { type Figures, figuresOf } from '@/events/banking/views/figures';

export const COMPARED = [
  ['credit', 'Credit'],
  ['reserves', 'Reserves'],
  ['money', 'Quantity of money'],
] as const satisfies readonly (readonly [keyof Figures, string])[];

const known = new WeakMap<State, Figures>();

/** The figures of a state, summed once for as long as it is kept: a range over all lines asks for them all. */
export function figuresAt(state: State): Figures {
  const found = known.get(state) ?? figuresOf(state);
  known.set(state, found);
  return found;
}
