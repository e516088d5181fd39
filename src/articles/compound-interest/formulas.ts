/**
 * What a sum grows to. Rates are fractions of one: 0.05 is 5 %. Powers are taken by `log1p`, `exp`
 * and `expm1`, which keep every figure where a rate or its difference is very small.
 */

/** Compounded at every moment. */
export const CONTINUOUSLY = Number.POSITIVE_INFINITY;

/** The sum after some years of simple interest: only the principal earns. */
export function simpleAmount(principal: number, rate: number, years: number): number {
  return principal * (1 + rate * years);
}

/** The interest of some years of simple interest. */
export function simpleInterest(principal: number, rate: number, years: number): number {
  return principal * rate * years;
}

/** The logarithm of what a dollar grows to in a year, by nominal rate and periods in a year. */
export function yearlyLog(rate: number, periods: number): number {
  return periods === CONTINUOUSLY ? rate : periods * Math.log1p(rate / periods);
}

/** The times that interest was added in so many years, and what is left of the last period, in years. */
export function periodsIn(
  years: number,
  periods: number,
): { readonly times: number; readonly rest: number } {
  const all = years * periods;
  // A quotient such as 90 / 365 can fall a hair short of the whole number of periods that it is.
  const near = Math.round(all);
  const times = Math.abs(all - near) < 1e-12 * Math.max(1, all) ? near : Math.floor(all);
  return { times, rest: times === near && near >= all ? 0 : years - times / periods };
}

/**
 * The sum after some years of compound interest. For what is left of the last period, the sum earns
 * simple interest, as nothing is added within a period.
 *
 * @param rate nominal, in a year
 * @param periods how often in a year interest is added
 */
export function compoundAmount(
  principal: number,
  rate: number,
  years: number,
  periods = 1,
): number {
  if (periods === CONTINUOUSLY) return principal * Math.exp(years * rate);
  const { times, rest } = periodsIn(years, periods);
  return principal * Math.exp((times / periods) * yearlyLog(rate, periods)) * (1 + rate * rest);
}

/** The interest of some years of compound interest, exact also where it is small beside the sum. */
export function compoundInterest(
  principal: number,
  rate: number,
  years: number,
  periods = 1,
): number {
  if (periods === CONTINUOUSLY) return principal * Math.expm1(years * rate);
  const { times, rest } = periodsIn(years, periods);
  const added = Math.expm1((times / periods) * yearlyLog(rate, periods));
  return principal * (added + (1 + added) * rate * rest);
}

/**
 * What compound interest, added once a year, brings beyond simple interest: in each year, the rate on
 * all interest of the years before. Added up so that nothing cancels out.
 *
 * In the last year, that is on the part of it that has passed.
 */
export function interestOnInterest(principal: number, rate: number, years: number): number {
  let sum = 0;
  for (let year = 1; year < years; year += 1) {
    sum += rate * Math.min(1, years - year) * compoundInterest(principal, rate, year);
  }
  return sum;
}

/** What a nominal rate comes to over a year, as a fraction: the effective annual rate. */
export function effectiveRate(rate: number, periods: number): number {
  return Math.expm1(yearlyLog(rate, periods));
}

/** The rate in goods, by Fisher: what the sum grows by, over what prices grow by. */
export function realRate(nominal: number, inflation: number): number {
  return (nominal - inflation) / (1 + inflation);
}

/** The rate in goods as most people reckon it, close enough for small rates. */
export function roughRealRate(nominal: number, inflation: number): number {
  return nominal - inflation;
}

/** What a sum with compound interest buys after some years, in the money of today. */
export function realAmount(
  principal: number,
  nominal: number,
  inflation: number,
  years: number,
): number {
  return principal * Math.exp(years * (Math.log1p(nominal) - Math.log1p(inflation)));
}
