/** Tables whose keys keep their types. */
import { assertType } from './assert';

/** The keys of a table, in its order. */
export function keysOf<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table).filter((key): key is keyof Table & string => key in table);
}

/** A table with a value for each of some keys. */
export function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const table: Partial<Record<Key, Value>> = {};
  for (const key of keys) table[key] = value(key);
  const isWhole = (one: unknown): one is Readonly<Record<Key, Value>> => one === table;
  return assertType(table, isWhole, 'table of these keys');
}
