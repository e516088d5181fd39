/** How lines that have no look of their own are told apart: by colour, dash and mark. */
import { LOOKS, type Look } from './look';

const FIRST: Look = LOOKS.credit;

const FIGURE_LOOKS: readonly Look[] = [
  FIRST,
  LOOKS.reserves,
  LOOKS.privateCredit,
  { color: 'var(--qualitative-4)', dash: '10 3 2 3', shape: 'circle' },
];

/** The look of a line by its place in the legend. */
export function lookOf(place: number): Look {
  return FIGURE_LOOKS[place] ?? FIRST;
}
