/** How lines that have no look of their own are told apart: by colour, dash and mark. */
import { type Look, SERIES_STYLES } from './look';

const FIRST: Look = SERIES_STYLES.credit;

const FIGURE_LOOKS: readonly Look[] = [
  FIRST,
  SERIES_STYLES.reserves,
  SERIES_STYLES.privateCredit,
  { color: 'var(--qualitative-4)', dash: '10 3 2 3', shape: 'circle' },
];

/** The look of a line by its place in the legend. */
export function seriesStyleOf(index: number): Look {
  return FIGURE_LOOKS[index] ?? FIRST;
}
