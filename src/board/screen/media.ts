/**
 * Which screens are drawn on in which way, as the style sheets of the board say it. In em: whoever sets larger
 * type has, in what it can hold, a smaller screen.
 */

/** Where companion and stage have no room beside one another: one of them has the screen. */
export const ONE_PLACE = '(width < 68.75em)';

/** Where they do. */
export const BOTH_PLACES = '(width >= 68.75em)';

/** There, so low that one acts beside the sheets: they have no more room than on a phone. */
const LOW = `${ONE_PLACE} and (height < 30em)`;

/** Where sheets stand below one another. */
export const NARROW = `(width < 50em), ${LOW}`;

/** Where one chooses which sheets are drawn. */
export const FEW_SHEETS = `(width < 43.75em), ${LOW}`;

/** Where two sheets beside one another are hard to read. */
export const PHONE = `(width < 37.5em), ${LOW}`;

/** Where a note may stand below the sentence: elsewhere its line is too low for fingers. */
export const NOTED = '(width >= 48em) and (height >= 30em)';
