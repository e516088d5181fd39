/** Questions to what comes from outside: files, saved sessions, other tabs. Nothing in it is trusted. */

/** A question to a value, whose yes tells its type. */
type Guard<Type> = (value: unknown) => value is Type;

/** What an object should be: a question to the value of each of its keys, which is given undefined for a key that is missing. */
export type Shape = Readonly<Record<string, Guard<unknown>>>;

/** An object of a shape. */
export type Fitting<S extends Shape> = {
  readonly [Key in keyof S]: S[Key] extends Guard<infer Type> ? Type : never;
};

/** Whether a value is a whole number that is kept exactly. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether a value is such a number above zero. */
export function isAboveZero(value: unknown): value is number {
  return isWhole(value) && value > 0;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether it is an array; what is in it is still to be asked. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Says yes to everything: for values that are looked at later. */
export function isAnything(_value: unknown): _value is unknown {
  return true;
}

/** The question whether a value is exactly this one. */
export function is<const Value extends string>(expected: Value): Guard<Value> {
  return (value): value is Value => value === expected;
}

/** The value that an object itself has under a key, inherited ones and computed ones apart. */
export function ownValue(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** Whether a value is an object, and no array. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is an object with these keys; it may have others. */
export function matches<S extends Shape>(value: unknown, shape: S): value is Fitting<S> {
  if (!isRecord(value)) return false;
  return Object.entries(shape).every(([key, accepts]) => accepts(ownValue(value, key)));
}

/** The keys of an object that a shape has not. */
export function strangeKeys(value: object, shape: object): readonly string[] {
  return Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
}

/** Whether a value is an object with these keys and no others. */
export function matchesExactly<S extends Shape>(value: unknown, shape: S): value is Fitting<S> {
  return matches(value, shape) && strangeKeys(value, shape).length === 0;
}
