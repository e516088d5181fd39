/** Chance that is the same on every machine: what scripts and tests choose by it, from the numbers of pure-rand. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

export class Chance {
  private readonly numbers;

  /** @param stream numbers of one seed that differ from those of its other streams */
  constructor(seed: number, stream = 0) {
    this.numbers = xoroshiro128plusFromState([seed | 0, stream | 0, (seed / 2 ** 32) | 0, 1]);
    // The first numbers of near seeds are alike.
    skipN(this.numbers, 12);
  }

  /** A whole number from 0 up to, but not including, `limit`, which may be up to 2^53. */
  below(limit: number): number {
    return this.between(0, Math.max(0, limit - 1));
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return uniformInt(this.numbers, least, most);
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
