/** What gold and consumer goods cost in greenbacks, year by year: published averages, none of them our own. */

/** One year of the two series. */
export interface YearOfPrices {
  readonly year: number;
  /**
   * Dollars in paper for 100 dollars in gold at New York, the average of the year: Wesley C.
   * Mitchell, Gold, Prices, and Wages under the Greenback Standard, 1908. Paper and gold were one
   * until the end of 1861, and again from 1879.
   */
  readonly gold: number;
  /**
   * Consumer prices, 1967 = 100, in whole numbers as published: Ethel D. Hoover's index in the Handbook of
   * Labor Statistics of the U.S. Bureau of Labor Statistics.
   */
  readonly consumerPrices: number;
}

const year = (number: number, gold: number, consumerPrices: number): YearOfPrices => ({
  year: number,
  gold,
  consumerPrices,
});

/** From the year before the war to the year of resumption. */
export const YEARS: readonly YearOfPrices[] = [
  year(1860, 100, 27),
  year(1861, 100, 27),
  year(1862, 113.3, 30),
  year(1863, 145.2, 37),
  year(1864, 203.3, 47),
  year(1865, 157.3, 46),
  year(1866, 140.9, 44),
  year(1867, 138.2, 42),
  year(1868, 139.7, 40),
  year(1869, 133.0, 40),
  year(1870, 114.9, 38),
  year(1871, 111.7, 36),
  year(1872, 112.4, 36),
  year(1873, 113.8, 36),
  year(1874, 111.2, 34),
  year(1875, 114.9, 33),
  year(1876, 111.5, 32),
  year(1877, 104.8, 32),
  year(1878, 100.8, 29),
  year(1879, 100, 28),
];

const BASE = 27;

/** Consumer prices as a multiple of those of 1860, in percent: exact to about five points in the war years, as the published figures are whole. */
export function pricesOn1860({ consumerPrices }: YearOfPrices): number {
  return (100 * consumerPrices) / BASE;
}
