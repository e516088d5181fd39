/** How the charts of interest write their figures: named once, so that no chart is drawn anew for them. */
import { plainNumber, shortNumber } from '../calculator/numbers';

export const yearOnAxis = (year: number): string => plainNumber(year);
export const dollarsOnAxis = (dollars: number): string => shortNumber(dollars);
