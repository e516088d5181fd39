/** Words that the calculators of interest share. */

/** `1 year`, `10 years`. */
export function yearsSaid(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
