/** The checks on an event's values, kind by kind. */
import { exactDollars, MAX_AMOUNT, percentFigure } from '../money';
import { foremost, type Refusal, refusal } from '../refusal';
import type { AnyEvent } from './board';
import type { ChoiceField, TextField, ValueField } from './fields';
import type { FieldsByKind } from './signature';

/** How a world words what is wrong with an amount. */
export interface AmountWords {
  /** For what is no amount at all: "That is not an amount; type a figure such as 2 or 1.50." */
  readonly none: string;
  /** For an amount with more than two decimals. */
  readonly decimals: string;
  /** The largest amount, with its unit. */
  readonly largest: string;
}

/**
 * Why a value of an event is unsound, or null when all are sound; of several reasons the one that takes precedence.
 * The codes: `AMOUNT_INVALID`, `AMOUNT_TOO_LARGE`, `VALUE_INVALID`, `TEXT_INVALID`, and that of a figure's own field.
 */
export function refuseValues(
  { amounts, values, choices, texts }: FieldsByKind,
  event: AnyEvent,
  zeroAllowed: boolean,
  words: AmountWords,
): Refusal | null {
  let first: Refusal | null = null;
  for (const { name } of amounts) {
    first = foremostOfTwo(first, refuseAmount(event[name], zeroAllowed, name, words));
  }
  for (const { name, field } of values) {
    first = foremostOfTwo(first, refuseFigure(field, event[name], name));
  }
  for (const { name, field } of choices) {
    first = foremostOfTwo(first, refuseChoice(field, event[name], name));
  }
  for (const { name, field } of texts) {
    first = foremostOfTwo(first, refuseText(field, event[name], name));
  }
  return first;
}

function foremostOfTwo(one: Refusal | null, other: Refusal | null): Refusal | null {
  return one && other ? foremost([one, other]) : (one ?? other);
}

function refuseAmount(
  amount: unknown,
  zeroAllowed: boolean,
  name: string,
  words: AmountWords,
): Refusal | null {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) {
    return refusal('AMOUNT_INVALID', words.none, name);
  }
  if (amount < 0 || (amount === 0 && !zeroAllowed)) {
    const least = zeroAllowed ? 'zero or more' : 'more than zero';
    return refusal('AMOUNT_INVALID', `The amount must be ${least}.`, name);
  }
  if (!Number.isInteger(amount)) return refusal('AMOUNT_INVALID', words.decimals, name);
  if (amount <= MAX_AMOUNT) return null;
  return refusal('AMOUNT_TOO_LARGE', `An amount may be ${words.largest} at most.`, name);
}

function refuseFigure(field: ValueField, value: unknown, name: string): Refusal | null {
  const { unit, most, code, label } = field;
  if (value === undefined && field.optional) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) {
    return null;
  }
  if (unit === 'days') {
    return refusal(code, `${label}: set whole days, from 0 to ${most}.`, name);
  }
  const range =
    unit === 'cents' ? `$0.00 to ${exactDollars(most)}` : `0 % to ${shortPercent(most)} %`;
  return refusal(code, `${label}: set a figure from ${range}, with at most two decimals.`, name);
}

const shortPercent = (rate: number): string =>
  rate % 100 === 0 ? String(rate / 100) : percentFigure(rate);

function refuseChoice(field: ChoiceField<string>, value: unknown, name: string): Refusal | null {
  if (value === undefined && field.optional) return null;
  if (field.options.some((option) => option === value)) return null;
  const words = field.options.map((option) => `“${option}”`).join(', ');
  return refusal('VALUE_INVALID', `${field.label}: choose one of ${words}.`, name);
}

/** Control characters but line breaks, and halves of surrogate pairs, which no link could carry back. */
const UNFIT_FOR_TEXT = /[\p{Cs}\p{Cc}]/u;

/** And what would turn the sentence around in which a name stands. */
const UNFIT_FOR_NAME = /[\p{Cs}\p{Cc}\p{Bidi_Control}]/u;

function refuseText(field: TextField, value: unknown, name: string): Refusal | null {
  if (typeof value === 'string' && value.trim() !== '') {
    if ([...value].length > field.max) {
      return refusal(
        'TEXT_INVALID',
        `${field.label}: ${[...value].length} characters is too long; use ${field.max} or fewer.`,
        name,
      );
    }
    const unfit = field.lines ? UNFIT_FOR_TEXT : UNFIT_FOR_NAME;
    if (!unfit.test(field.lines ? value.replaceAll('\n', '') : value)) return null;
    return refusal(
      'TEXT_INVALID',
      `${field.label}: it contains characters that are not text; type it again.`,
      name,
    );
  }
  return refusal('TEXT_INVALID', `${field.label}: write at least one word.`, name);
}
