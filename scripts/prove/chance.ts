/** Chance that is the same on every machine: a small generator of numbers from a seed (sfc32). */

export class Chance {
  private readonly words: Uint32Array;

  /** @param stream numbers of one seed that differ from those of its other streams */
  constructor(seed: number, stream = 0) {
    this.words = Uint32Array.of(seed >>> 0, stream >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 1);
    // The first numbers of near seeds are alike.
    for (let turn = 0; turn < 12; turn += 1) this.next();
  }

  /** A whole number from 0 to 2^32 - 1. */
  private next(): number {
    const { words } = this;
    const [a = 0, b = 0, c = 0, counter = 0] = words;
    const sum = (a + b + counter) >>> 0;
    words[3] = counter + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum;
  }

  /** A whole number from 0 up to, but not including, `limit`, which may be up to 2^53. */
  below(limit: number): number {
    if (limit <= 2 ** 20) return Math.floor((this.next() / 2 ** 32) * limit);
    const fraction = ((this.next() >>> 5) * 2 ** 26 + (this.next() >>> 6)) / 2 ** 53;
    return Math.floor(fraction * limit);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** One of the items. Throws when there is none. */
  pick<Item>(items: readonly Item[]): Item {
    for (const item of items.slice(this.below(items.length))) return item;
    throw new Error('there is nothing to pick from');
  }

  /** One of the items, those with a greater weight more often; undefined when no weight is above zero. */
  weighed<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item | undefined {
    let left = this.below(items.reduce((sum, item) => sum + weightOf(item), 0));
    for (const item of items) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return undefined;
  }
}
