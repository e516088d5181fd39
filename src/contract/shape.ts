/**
 * The shapes of answers, as the browser reads them. They are made of zod's core: `zod/mini` names every
 * kind of schema there is, so that a page that takes one of them from there fetches them all
 * (docs/decisions/0046).
 */
import {
  type $strip,
  $ZodArray,
  $ZodBoolean,
  $ZodCatch,
  $ZodEnum,
  $ZodLiteral,
  $ZodNullable,
  $ZodNumber,
  $ZodNumberFormat,
  $ZodObject,
  $ZodOptional,
  type $ZodShape,
  $ZodString,
  $ZodTuple,
  type $ZodType,
  $ZodUnion,
  $ZodUnknown,
  type output,
  safeParse,
} from 'zod/v4/core';

/** A shape that reads as such data. */
export type Shape<Data = unknown> = $ZodType<Data>;

/** The data of a shape. */
export type Of<S extends $ZodType> = output<S>;

/** What a value holds of a shape; null where it is not of it. */
export function readAs<Data extends object>(shape: Shape<Data>, value: unknown): Data | null {
  return safeParse(shape, value).data ?? null;
}

// Each is said twice, because the classes of zod's core forget what they are made of.

/** An object with these keys; others are left out. */
export function object<S extends $ZodShape>(shape: S): $ZodObject<S, $strip>;
export function object(shape: $ZodShape): $ZodObject {
  return new $ZodObject({ type: 'object', shape });
}

/** An object with these keys, and others that may be such. */
export function openObject<S extends $ZodShape, C extends $ZodType>(
  shape: S,
  catchall: C,
): $ZodObject<S, { out: Record<string, output<C>>; in: Record<string, output<C>> }>;
export function openObject(shape: $ZodShape, catchall: $ZodType): $ZodObject {
  return new $ZodObject({ type: 'object', shape, catchall });
}

/** A list of any length, each of one shape. */
export function list<S extends $ZodType>(element: S): $ZodArray<S>;
export function list(element: $ZodType): $ZodArray {
  return new $ZodArray({ type: 'array', element });
}

/** A list of so many, each of its own shape. */
export function tuple<const S extends readonly [$ZodType, ...$ZodType[]]>(
  ...items: S
): $ZodTuple<S, null>;
export function tuple(...items: $ZodType[]): $ZodTuple {
  return new $ZodTuple({ type: 'tuple', items, rest: null });
}

/** Of a shape, or null. */
export function nullable<S extends $ZodType>(innerType: S): $ZodNullable<S>;
export function nullable(innerType: $ZodType): $ZodNullable {
  return new $ZodNullable({ type: 'nullable', innerType });
}

/** Of a shape, or left out. */
export function optional<S extends $ZodType>(innerType: S): $ZodOptional<S>;
export function optional(innerType: $ZodType): $ZodOptional {
  return new $ZodOptional({ type: 'optional', innerType });
}

/** What is of one of these shapes. */
export function union<const S extends readonly $ZodType[]>(...options: S): $ZodUnion<S>;
export function union(...options: $ZodType[]): $ZodUnion {
  return new $ZodUnion({ type: 'union', options });
}

/** One of these words. */
export function oneOf<const Word extends string>(
  ...words: Word[]
): $ZodEnum<{ [Key in Word]: Key }>;
export function oneOf(...words: string[]): $ZodEnum {
  return new $ZodEnum({
    type: 'enum',
    entries: Object.fromEntries(words.map((word) => [word, word])),
  });
}

/** Of a shape; a value that stands in the place of anything else. */
export function fallback<S extends $ZodType>(innerType: S, value: output<S>): $ZodCatch<S>;
export function fallback(innerType: $ZodType, value: unknown): $ZodCatch {
  return new $ZodCatch({ type: 'catch', innerType, catchValue: () => value });
}

export const text = new $ZodString({ type: 'string' });

export const boolean = new $ZodBoolean({ type: 'boolean' });

/** This value, and nothing else. */
export function literal<const Value extends boolean>(value: Value): $ZodLiteral<Value>;
export function literal(value: boolean): $ZodLiteral {
  return new $ZodLiteral({ type: 'literal', values: [value] });
}

/** A number, with a fraction or without. */
export const number = new $ZodNumber({ type: 'number', checks: [] });

/** A whole number, up to 2^53 - 1 either way. */
export const integer = new $ZodNumberFormat({
  type: 'number',
  check: 'number_format',
  abort: false,
  format: 'safeint',
});

/** Whatever it is: to be read by another shape, or by nobody. */
export const anything = new $ZodUnknown({ type: 'unknown' });
