/** How long a sum takes to double, exactly and by rule. Rates are fractions of one: 0.05 is 5 %. */
import { yearlyLog } from '../compound-interest/formulas';

/** The numbers that are divided by the rate in percent. */
export const RULES = [72, 70, 69.3] as const;

export type Rule = (typeof RULES)[number];

/**
 * The years in which a sum doubles; infinite where it does not grow.
 *
 * @param rate nominal, in a year; zero or more
 * @param periods how often in a year interest is added
 */
export function yearsToDouble(rate: number, periods = 1): number {
  if (rate === 0) return Number.POSITIVE_INFINITY;
  return Math.LN2 / yearlyLog(rate, periods);
}

/** The years in which a sum doubles, by a rule; infinite where it does not grow. */
export function yearsByRule(rule: number, rate: number): number {
  return rate === 0 ? Number.POSITIVE_INFINITY : rule / (rate * 100);
}

/**
 * The relative error of a rule, as a fraction of the exact time; below zero where the rule is too short.
 * At a rate of 0 both times are infinite: then the limit of the error as the rate goes to 0.
 */
export function errorOfRule(rule: number, rate: number, periods = 1): number {
  if (rate === 0) return rule / 100 / Math.LN2 - 1;
  return yearsByRule(rule, rate) / yearsToDouble(rate, periods) - 1;
}

/**
 * The number that would be exact in a rule at this rate.
 *
 * @param rate above zero
 */
export function exactNumber(rate: number, periods = 1): number {
  return yearsToDouble(rate, periods) * rate * 100;
}
