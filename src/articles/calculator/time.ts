/** Reading a time that people type: in years, as a fraction of a year, or in days. */
import { type NumberRule, plainNumber, type Reading, readNumber } from './numbers';

/** A day is this part of a year, as the custom for sterling has it. */
const DAYS_IN_YEAR = 365;

const MONTHS_IN_YEAR = 12;

const DAYS = /^(.*\d)\s*days?$/i;
const MONTHS = /^(.*\d)\s*months?$/i;
const FRACTION = /^([^/]+)\/([^/]+)$/;

/** Years with more decimals than these were not typed as years. */
const MAX_DECIMALS = 6;

/** What years take: plain years may have decimals, where nothing else is said. */
export const PARTS_OF_YEARS = { decimals: MAX_DECIMALS, unit: 'years' } as const;

/** Reads `0.25`, `90 days`, `18 months` or `90/360` as years. It never throws. */
export function readYears(text: string, rule: NumberRule): Reading {
  const typed = text.normalize('NFKC').trim();
  const days = DAYS.exec(typed)?.[1];
  const months = MONTHS.exec(typed)?.[1];
  const [, over, under] = FRACTION.exec(typed) ?? [];
  if (days !== undefined) return quotient(text, days, `${DAYS_IN_YEAR}`, rule);
  if (months !== undefined) return quotient(text, months, `${MONTHS_IN_YEAR}`, rule);
  if (over === undefined || under === undefined) return readNumber(text, rule);
  return quotient(text, over, under, rule);
}

function quotient(text: string, over: string, under: string, rule: NumberRule): Reading {
  // Each part is read by itself; the rule's span is for the years that come out.
  const part = { ...rule, max: Number.MAX_SAFE_INTEGER, unit: '' };
  const [one, other] = [readNumber(over, part), readNumber(under, part)];
  const years = (one.value ?? Number.NaN) / (other.value ?? Number.NaN);
  // `abc/2` and `1/0`: refused as a whole.
  if (!Number.isFinite(years)) return readNumber(text, rule);
  if (years >= rule.min && years <= rule.max) return { value: years };
  return readNumber(`${rule.max + 1}`, rule);
}

/** A time that is a whole number of days or months. */
interface Parts {
  readonly count: number;
  readonly name: 'day' | 'month';
  /** How many of them make a year. */
  readonly inYear: number;
}

/** The days or months of a time that was not typed as years; null for other times. */
function partsOf(years: number): Parts | null {
  if (Number(years.toFixed(MAX_DECIMALS)) === years) return null;
  const days = Math.round(years * DAYS_IN_YEAR);
  if (days / DAYS_IN_YEAR === years) return { count: days, name: 'day', inYear: DAYS_IN_YEAR };
  const months = Math.round(years * MONTHS_IN_YEAR);
  if (months / MONTHS_IN_YEAR !== years) return null;
  return { count: months, name: 'month', inYear: MONTHS_IN_YEAR };
}

/** A time in words: `1 year`, `0.25 years`, `90 days`, `7 months`. */
export function yearsSaid(years: number): string {
  const parts = partsOf(years);
  const [count, name] = parts ? [parts.count, parts.name] : [years, 'year'];
  return `${plainNumber(count)} ${name}${count === 1 ? '' : 's'}`;
}

/** A time as it stands in a formula, in years: `0.25`, `90 / 365`, `7 / 12`. */
export function yearsInFormula(years: number): string {
  const parts = partsOf(years);
  return parts ? `${parts.count} / ${parts.inYear}` : plainNumber(years);
}

/** A time at the head of a row that counts years. */
export function yearsAtHead(years: number): string {
  return partsOf(years) === null ? plainNumber(years) : yearsSaid(years);
}
