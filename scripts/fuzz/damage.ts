/** Damage to JSON: to the values that it holds, and to its letters. */
import type { Chance } from '../chance';
import { deep, HOSTILE_KEYS, HOSTILE_TEXTS, wide } from './hostile';

/** JSON as it was parsed. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a value is an object with keys. */
export function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes JSON in which one value, chosen at random, is replaced, left out or doubled. */
export function withDamagedValue(chance: Chance, value: Json): string {
  if (chance.oneIn(12)) return hostileFor(chance, value);
  if (isList(value)) return damagedList(chance, value);
  return isRecord(value) ? damagedObject(chance, value) : hostileFor(chance, value);
}

function damagedList(chance: Chance, list: readonly Json[]): string {
  const texts = list.map((item) => JSON.stringify(item));
  const index = chance.below(list.length + 1);
  const item = list[index];
  const way = item === undefined ? 0 : chance.below(8);
  if (way === 0) texts.splice(index, 0, chance.pick(HOSTILE_TEXTS));
  else if (way === 1) texts.splice(index, 1);
  else if (way === 2) texts.splice(chance.below(texts.length), 0, texts[index] ?? '0');
  else texts[index] = withDamagedValue(chance, item ?? null);
  return `[${texts.join(',')}]`;
}

function damagedObject(chance: Chance, object: { readonly [key: string]: Json }): string {
  const entries = Object.entries(object).map(([key, value]): [string, string] => [
    JSON.stringify(key),
    JSON.stringify(value),
  ]);
  const keys = Object.keys(object);
  const way = chance.below(10);
  if (way === 0 || keys.length === 0) {
    entries.splice(chance.below(entries.length + 1), 0, strangeEntry(chance));
  } else if (way === 1) {
    entries.splice(chance.below(entries.length), 1);
  } else {
    // Long lists are where most of a log is.
    const weightOf = (key: string): number => (Array.isArray(object[key]) ? 6 : 1);
    const key = chance.weighed(keys, weightOf) ?? '';
    const index = keys.indexOf(key);
    const known = way === 2 ? [...entries] : entries;
    const damaged = withDamagedValue(chance, object[key] ?? null);
    if (way === 2) known.push([JSON.stringify(key), damaged]);
    else known[index] = [JSON.stringify(key), damaged];
    return written(known);
  }
  return written(entries);
}

function strangeEntry(chance: Chance): [string, string] {
  return [JSON.stringify(chance.pick(HOSTILE_KEYS)), chance.pick(HOSTILE_TEXTS)];
}

const written = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([key, value]) => `${key}:${value}`).join(',')}}`;

/** A text for a value: near to it, or hostile. Very large ones are rare, for they take long. */
function hostileFor(chance: Chance, value: Json): string {
  if (typeof value === 'number' && chance.oneIn(2)) {
    return String(chance.pick([value + 1, value - 1, -value, value * 100, chance.below(12), 1e12]));
  }
  if (chance.oneIn(400)) return deep(chance.pick([100, 10_000, 100_000]));
  if (chance.oneIn(400))
    return wide(chance.pick(['0', '{}', '[]', '{"type":"note","text":"x"}']), 20_000);
  if (chance.oneIn(200)) return JSON.stringify('x'.repeat(chance.pick([281, 5000, 100_000])));
  return chance.pick(HOSTILE_TEXTS);
}

/** A text with letters left out, doubled, changed or put in, or with its end cut off. */
export function withDamagedLetters(chance: Chance, text: string, other: string): string {
  const at = chance.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + chance.below(chance.pick([1, 4, 40])));
  switch (chance.below(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(end);
    case 2:
      return text.slice(0, end) + text.slice(at);
    case 3:
      return text.slice(0, at) + chance.pick(HOSTILE_TEXTS) + text.slice(end);
    case 4:
      return text.slice(0, at) + other.slice(chance.below(other.length + 1));
    default:
      return text.slice(0, at) + String.fromCharCode(chance.below(0x10000)) + text.slice(at + 1);
  }
}
