/**
 * Money and rates. Money is an integer number of cents, rates and haircuts an
 * integer number of basis points (1 % = 100); nothing here is ever a fraction.
 */
import { withCommas } from './pluralize';

/** An integer number of cents. */
export type Cents = number;

/** An integer number of basis points: 10,000 is 100 %. */
export type BasisPoints = number;

/** The largest amount one event may carry: $10,000,000,000.00. */
export const MAX_AMOUNT: Cents = 1_000_000_000_000;

/** The largest balance a claim may reach; beyond it integers are no longer exact. */
export const MAX_BALANCE: Cents = Number.MAX_SAFE_INTEGER;

/** 100 % in basis points. */
export const FULL_RATE: BasisPoints = 10_000;

/** The sum of some amounts, in cents. */
export function total(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * `amount × numerator ÷ denominator`, rounded half up to a whole cent. The
 * product can pass 2^53, and is formed in BigInt where it does. Every share of a sum
 * is taken here; what bills secure, and what they take to secure, is rounded in the
 * lender's favour in ledger/securities.ts.
 *
 * @param amount cents, zero or more
 * @param denominator more than zero
 */
export function share(amount: Cents, numerator: number, denominator: number): Cents {
  // Below 2^53 every step is exact: a quotient of such whole numbers is never rounded up to the next one.
  const sum = 2 * amount * numerator + denominator;
  if (sum <= Number.MAX_SAFE_INTEGER) return Math.floor(sum / (2 * denominator));
  const twice = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(twice / (2n * BigInt(denominator)));
}

/**
 * Whether `part` is at least `rate` of `whole`, compared exactly.
 *
 * @param part cents
 * @param rate basis points
 * @param whole cents
 */
export function coversShare(part: Cents, rate: BasisPoints, whole: Cents): boolean {
  return BigInt(part) * BigInt(FULL_RATE) >= BigInt(whole) * BigInt(rate);
}

/**
 * A figure without its currency: `1,234.50`, whole dollars without cents
 * (`20`), below zero with a true minus sign. Never depends on a locale.
 */
export function figure(cents: Cents): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  const dollars = withCommas(String((size - rest) / 100));
  const text = rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
  return cents < 0 ? `−${text}` : text;
}

/** A change with its sign, for those who do not see a colour: `+20`, `−20`, `0`. */
export function signed(cents: Cents): string {
  return cents > 0 ? `+${figure(cents)}` : figure(cents);
}

/** A sum as it stands in a sentence: `$20`, `$1,234.50`. */
export function dollars(cents: Cents): string {
  return cents < 0 ? `−$${figure(-cents)}` : `$${figure(cents)}`;
}

/** A sum with its cents always shown, as a refusal quotes it: `$40.00`. */
export function exactDollars(cents: Cents): string {
  const text = dollars(cents);
  return cents % 100 === 0 ? `${text}.00` : text;
}

/** A whole number of hundredths, zero or more, as a plain decimal with both its decimals: `1234.50`. */
export function twoDecimals(hundredths: number): string {
  const rest = hundredths % 100;
  return `${(hundredths - rest) / 100}.${String(rest).padStart(2, '0')}`;
}

/** A rate without its sign for percent, as it stands in a field: `5.00`. */
export function percentFigure(rate: BasisPoints): string {
  return `${rate < 0 ? '−' : ''}${twoDecimals(Math.abs(rate))}`;
}

/** A rate to two decimals: 525 is `5.25 %`; below zero with a true minus sign. */
export function percent(rate: BasisPoints): string {
  return `${percentFigure(rate)} %`;
}

/** Digits with commas, apostrophes or spaces between thousands, or with nothing; after a point its decimals. */
const NUMERAL = /^-?(?:\d{1,3}(?:([,'\u2019\s])\d{3})(?:\1\d{3})*|\d*)(?:\.\d*)?$/;

/**
 * A number as people type it, with its thousands apart or not, in plain digits: `1,234.50`, `1 234.50` and
 * `1’234.50` are `1234.50`; `−5` is `-5`.
 *
 * @returns null when the text is no number
 */
export function plainNumeral(text: string): string | null {
  const typed = text.trim().replace(/^[\u2010-\u2013\u2212]/, '-');
  return NUMERAL.test(typed) && /\d/.test(typed) ? typed.replace(/[^-.\d]/g, '') : null;
}

/** A decimal number with at most two decimals, in hundredths; NaN when the text is none. */
function parseHundredths(text: string): number {
  const [, whole, decimals = ''] = /^(\d*)(?:\.(\d\d?))?$/.exec(plainNumeral(text) ?? '-') ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** A count of days as it stands in a sentence: `1 day`, `30 days`. */
export function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/**
 * Reads a count of days as a person types it: `30`.
 *
 * @returns whole days, or NaN when the text is no whole number
 */
export function parseDays(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/**
 * Reads dollars as a person types them: `20`, `1,234.50`, `1 234.50`, `$5`.
 *
 * @returns cents, or NaN when the text is no amount with at most two decimals.
 */
export function parseDollars(text: string): Cents {
  return parseHundredths(text.trim().replace(/^\$/, ''));
}

/**
 * Reads a rate in percent as a person types it: `5`, `5.25`, `5 %`.
 *
 * @returns basis points, or NaN when the text is no percentage with at most two decimals.
 */
export function parsePercent(text: string): BasisPoints {
  return parseHundredths(text.trim().replace(/%$/, ''));
}
