/** Reading the numbers that people type, and writing the numbers that they read. */
import { plainNumeral } from '@/events/money';
import { capitalised } from '@/events/phrase';

/** What a field takes. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** How many decimals there may be; 0 for whole numbers. */
  readonly decimals: number;
  /** `%` and `$` may be typed with the number, as sign or as word, as may a word such as `years`; empty for none. */
  readonly unit: string;
  /** What the number is, as it stands within a sentence: `the interest rate`. */
  readonly name: string;
}

/** A number, or one sentence that says what is wrong and what would work. */
export type Reading =
  | { readonly value: number; readonly problem?: never }
  | { readonly problem: string; readonly value?: never };

/** So much of what was typed is said back. */
const MAX_QUOTE_LENGTH = 20;

/** What signs are called. */
const SPOKEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['%', ['percent', 'per cent']],
  ['$', ['dollars', 'dollar', 'usd']],
]);

/** Spaces of every width, as some set them between thousands. */
const SPACES = /[\s\u00a0\u2000-\u200a\u202f]+/gu;
const MINUSES = /^[-\u2010-\u2013\u2212]/u;
/** A comma before the decimals, with or without marks between thousands: `1,5`, `1.000,50`, `1 000,50`. */
const COMMA_DECIMAL = /^(?:\d+|\d{1,3}(?:[. '\u2019]\d{3})+),\d*$/;
/** Three digits after a point: decimals, or thousands as they are written elsewhere. */
const THREE_AFTER = /^[1-9]\d{0,2}\.\d{3}$/;
/** More than one point stands between thousands: `1.000.000`. */
const POINTS = /^\d{1,3}(?:\.\d{3}){2,}$/;

/** Reads what a person typed. It never throws. */
export function readNumber(text: string, rule: NumberRule): Reading {
  const typed = text.normalize('NFKC').replace(SPACES, ' ').trim();
  if (typed === '') return { problem: `Type ${rule.name}: ${spanOf(rule)}.` };
  const isNegative = MINUSES.test(typed);
  const digits = withoutUnit(typed.replace(MINUSES, '').trim(), rule.unit);
  const plain = MINUSES.test(digits) ? null : plainNumeral(digits);
  if (plain === null) return { problem: otherMarks(digits) ?? notANumber(text, rule) };
  if (mayBeThousands(digits, rule)) return { problem: notThousands(digits, rule) };
  const [, fraction = ''] = plain.split('.');
  if (fraction.replace(/0+$/, '').length > rule.decimals) return { problem: tooFine(rule) };
  const size = Number(plain);
  const value = isNegative && size !== 0 ? -size : size;
  if (!(value >= rule.min && value <= rule.max)) {
    return { problem: `${capitalised(rule.name)} must be ${spanOf(rule)}.` };
  }
  return { value };
}

/** The sign or the word of the unit is taken off, with the spaces about it. */
function withoutUnit(typed: string, unit: string): string {
  if (unit === '') return typed;
  const lower = typed.toLowerCase();
  if (unit === '$' && typed.startsWith('$')) return typed.slice(1).trim();
  const words = [unit, unit.replace(/s$/, ''), ...(SPOKEN.get(unit) ?? [])];
  const found = words.find((word) => lower.endsWith(word.toLowerCase()));
  return found === undefined ? typed : typed.slice(0, -found.length).trim();
}

/** How a number is written here that was written with the marks of another country; null for anything else. */
function otherMarks(digits: string): string | null {
  if (POINTS.test(digits)) {
    return `Put commas between thousands, not points: ${digits.replaceAll('.', ',')}.`;
  }
  if (!COMMA_DECIMAL.test(digits)) return null;
  const [whole = '', fraction] = digits.split(',');
  const said = `${whole.replace(/\D/g, ',')}.${fraction || '0'}`;
  return whole.includes('.')
    ? `Put commas between thousands, and a point before the decimals: ${said}.`
    : `Put a point before the decimals, not a comma: ${said}.`;
}

/** Whether `1.000` stands where decimals are fewer and a thousand is in range: read as one, it would be a thousand times too little. */
const mayBeThousands = (digits: string, { decimals, max }: NumberRule): boolean =>
  THREE_AFTER.test(digits) && decimals < 3 && Number(digits) * 1000 <= max;

const notThousands = (digits: string, { decimals }: NumberRule): string =>
  `Put commas between thousands: ${digits.replace('.', ',')}. A point stands before decimals, and there can be at most ${decimals} here.`;

function notANumber(text: string, rule: NumberRule): string {
  const letters = [...text.replace(SPACES, ' ').trim()];
  const cut = letters.length > MAX_QUOTE_LENGTH;
  const quote = `${letters.slice(0, MAX_QUOTE_LENGTH).join('')}${cut ? '…' : ''}`;
  return `“${quote}” is not a number that can be read here. Type ${rule.name}: ${spanOf(rule)}.`;
}

function tooFine({ name, decimals, min, max }: NumberRule): string {
  if (decimals > 0) {
    return `${capitalised(name)} can have at most ${decimals === 1 ? 'one decimal' : `${decimals} decimals`}.`;
  }
  const example = Math.min(max, Math.max(min, 10));
  return `${capitalised(name)} must be a whole number, such as ${plainNumber(example)}.`;
}

function spanOf({ min, max, decimals, unit }: NumberRule): string {
  const kind = decimals === 0 ? 'a whole number' : 'a number';
  return `${kind} from ${withUnit(min, unit)} to ${withUnit(max, unit)}`;
}

function withUnit(value: number, unit: string): string {
  const said = plainNumber(value);
  if (unit === '') return said;
  if (unit === '$') return said.startsWith('−') ? `−$${said.slice(1)}` : `$${said}`;
  return `${said} ${unit}`;
}

/** From here on decimals mean nothing, and figures are counted by powers of ten. */
const POWERS_FROM = 1e15;

/**
 * A number as it is read: so many decimals, commas between thousands, a true minus sign. A very
 * large one is given to five figures with a power of ten: `1.6069 × 10^60`.
 */
export function formatNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return 'too large to show';
  const size = Math.abs(value);
  const said = size < POWERS_FROM ? fixed(size, decimals) : powered(size);
  // What rounds to zero has no sign.
  return value < 0 && /[1-9]/.test(said) ? `−${said}` : said;
}

/** A number with as many decimals as it has, ten at most. */
export function plainNumber(value: number): string {
  // The mantissa of a power of ten ends in front of a space.
  return formatNumber(value, 10).replace(/\.(\d*?)0*(?= |$)/, (_, kept: string) =>
    kept === '' ? '' : `.${kept}`,
  );
}

const LARGE: readonly (readonly [number, string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
];

/** A number with as few letters as can be, for an axis: `2.5 million`. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  const named = size < POWERS_FROM ? LARGE.find(([least]) => size >= least) : undefined;
  return named ? `${plainNumber(value / named[0])} ${named[1]}` : plainNumber(value);
}

/** Dollars and cents: `−$1,234.50`. */
export function formatMoney(value: number): string {
  const said = formatNumber(value, 2);
  return said.startsWith('−') ? `−$${said.slice(1)}` : `$${said}`;
}

/** A rate, given as a fraction of one: 0.05 with two decimals is `5.00 %`. */
export function formatPercent(fraction: number, decimals: number): string {
  return `${formatNumber(fraction * 100, decimals)} %`;
}

/** Half is rounded up, also where the binary fraction falls a hair short of it, as that of 1.005 does. */
function fixed(size: number, decimals: number): string {
  const scale = 10 ** decimals;
  const scaled = size * scale;
  // Beyond this, the scaled number has no fraction to round.
  if (scaled >= 2 ** 51) return grouped(size.toFixed(decimals));
  const units = Math.floor(scaled + 0.5 + scaled * 2 ** -50);
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return grouped(decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`);
}

function powered(size: number): string {
  const [mantissa = '', exponent = ''] = size.toExponential(4).split('e');
  return `${mantissa} × 10^${exponent.replace('+', '')}`;
}

function grouped(number: string): string {
  const [whole = '', fraction] = number.split('.');
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? parted : `${parted}.${fraction}`;
}
