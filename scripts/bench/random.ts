/** Numbers that are the same on every machine: a linear congruential generator. */

/** Gives whole numbers from 0 up to, but not, `below`. */
export type Next = (below: number) => number;

/** A generator that starts from a seed. */
export function numbers(seed: number): Next {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One of a list, undefined when it is empty. */
export function pick<Item>(next: Next, items: readonly Item[]): Item | undefined {
  return items[next(items.length)];
}
