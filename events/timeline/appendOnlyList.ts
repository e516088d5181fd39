/**
 * A list that grows at its end without being copied. All versions of it share
 * one array, and each sees only its own length of it; whoever appends to a
 * version that is not the longest gets an array of its own. So appending and
 * reading take the same time at any length, and no version ever changes.
 */
export interface AppendOnlyList<Item> {
  readonly length: number;
  /** Longer than `length` when a later version has grown on; never read past `length`. */
  readonly shared: Item[];
}

/** A list of these items. */
export function appendOnlyList<Item>(items: readonly Item[]): AppendOnlyList<Item> {
  return { length: items.length, shared: items.slice() };
}

/** The list with one item more; the one given stays as it was. */
export function append<Item>(list: AppendOnlyList<Item>, item: Item): AppendOnlyList<Item> {
  const isLongest = list.shared.length === list.length;
  const shared = isLongest ? list.shared : list.shared.slice(0, list.length);
  shared.push(item);
  return { length: list.length + 1, shared };
}

/** The item at an index, undefined past the end. */
export function entryAt<Item>(list: AppendOnlyList<Item>, index: number): Item | undefined {
  return index < list.length ? list.shared[index] : undefined;
}
