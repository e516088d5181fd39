/** The ways in which sheets are made small enough for their room, by the width of the screen. */
import { NARROW, PHONE } from '../screen/media';

/** The ways to fit, from the roomiest on: how close the lines stand, and what gives way. */
export interface Fits {
  /** With whole sheets: along a line they only draw closer. */
  readonly lasting: readonly string[];
  /** The one of those that takes the least height: where it overflows, all of them do. */
  readonly lowest: string;
  /** With sheets that fold: what gives way at one step need not give way at the next. */
  readonly folding: readonly string[];
}

const FITS: Fits = {
  lasting: [
    ...['0', '1', '2', '2 short', '3 short', '3 short tight'],
    ...['4 short tight', '4 short tight stacked'],
  ],
  lowest: '4 short tight',
  folding: ['4 short tight brief', '4 short tight brief stacked', '5 short tight brief stacked'],
};

/** Where sheets stand below one another: two of a tier may stand side by side. */
const NARROW_FITS: Fits = {
  lasting: [
    ...['1', '2 short', '3 short tight', '4 short tight'],
    ...['4 short tight paired', '4 short tight paired stacked'],
  ],
  lowest: '4 short tight paired',
  folding: [
    '4 short tight brief',
    '4 short tight paired brief',
    '4 short tight paired brief stacked',
    '5 short tight brief',
    '5 short tight paired brief stacked',
  ],
};

/** On a tablet two of a tier stand side by side from the first: below one another they are as wide as the screen for two figures. */
const TABLET_FITS: Fits = {
  lasting: [
    ...['0 paired', '1 paired', '2 short paired', '3 short tight paired'],
    ...['4 short tight paired', '4 short tight paired stacked'],
  ],
  lowest: '4 short tight paired',
  folding: [
    '4 short tight paired brief',
    '4 short tight paired brief stacked',
    '5 short tight paired brief stacked',
  ],
};

/** Where no tiers are, nothing can be paired, and no chip leads to what has folded: lines draw as close as they may before it does. */
const UNTIERED_FITS: Fits = {
  lasting: ['1', '2 short', '3 short tight', '4 short tight', '5 short tight'],
  lowest: '5 short tight',
  folding: ['5 short tight brief', '5 short tight brief stacked'],
};

/** The ways to fit on a screen of this width. */
export function waysFor(element: HTMLElement): Fits {
  if (!window.matchMedia(NARROW).matches) return FITS;
  if (element.querySelector('.tier') === null) return UNTIERED_FITS;
  return window.matchMedia(PHONE).matches ? NARROW_FITS : TABLET_FITS;
}

/** What may give way. */
const MARKS = ['short', 'tight', 'stacked', 'paired', 'brief'] as const;

/** Draws the sheets so: `4 short tight` is lines of density 4 with two marks. */
export function apply(element: HTMLElement, fit: string): void {
  const [density = '0', ...marks] = fit.split(' ');
  element.dataset.density = density;
  for (const mark of MARKS) element.dataset[mark] = String(marks.includes(mark));
}
