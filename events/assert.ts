/**
 * Look-ups that cannot fail, because something else made sure of it. Should they fail all the
 * same, that is a mistake in the program: it is said at once, and no figure is made up instead.
 */

/** A value that must be there; `what` names it where it is not. */
export function assertDefined<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`no ${what}`);
  return value;
}

/** The item at an index of a list that must have one there. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The same for typed arrays. A function of its own, so that each of the two stays fast. */
export function numberAt(table: Int32Array, index: number): number {
  return table[index] ?? noFigure(table, index);
}

function noFigure(table: Int32Array, index: number): never {
  throw new Error(`no figure ${index} in a table of ${table.length}`);
}

/** A value that must be of a kind, by the question whose yes tells it; `what` names the kind. */
export function assertType<T>(value: unknown, is: (value: unknown) => value is T, what: string): T {
  if (!is(value)) throw new Error(`no ${what}`);
  return value;
}
