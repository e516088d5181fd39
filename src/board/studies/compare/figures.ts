/** The three figures by which studies compare lines: credit, reserves, money. */
import type { State } from '@/events/banking/ledger/state';
import { type Figures, figuresOf } from '@/events/banking/views/figures';

export const COMPARED = [
  ['credit', 'Credit'],
  ['reserves', 'Reserves'],
  ['money', 'Quantity of money'],
] as const satisfies readonly (readonly [keyof Figures, string])[];

const known = new WeakMap<State, Figures>();

/** The figures of a state, cached with it: a range over all lines reads every state. */
export function figuresAt(state: State): Figures {
  const found = known.get(state) ?? figuresOf(state);
  known.set(state, found);
  return found;
}
