/**
 * The model: how likely the next decision is, learnt from those before it. Each
 * decision is looked at from several contexts, the widest first. Every context
 * keeps a chance and how often it was seen; a mixer weighs them by how well they
 * have foretold so far. Whole numbers only, so that all machines agree.
 */
import { itemAt, numberAt } from '../../assert';
import { type BitCoder, ONE } from './rangeCoder';
import {
  CONFIDENCE,
  CONTEXTS,
  LEARNING,
  MAX_WEIGHT,
  MIXERS,
  type Mixer,
  RATES,
  SHARE_OF_SEEN,
  SLOT_BITS,
  SPAN,
  SQUASHED,
} from './tables';

// Copies, because the loops below look at them millions of times and an import may be slow to reach.
const CHANCE_BY_ODDS = Int32Array.from(SQUASHED);
const TRUST = Int32Array.from({ length: 256 }, (_, count) => CONFIDENCE[count] ?? 16);
const RATE = Int32Array.from(RATES);
const figure = numberAt;
const REACH = SPAN;
const SURE = ONE - 32;
const UNSURE = 32;
const HIGHEST = ONE - 1;
const HEAVIEST = MAX_WEIGHT;
const SHIFT = 32 - SLOT_BITS;
const ROW = CONTEXTS;
const PACE = LEARNING;

/** Log-odds, in 256ths, to a chance in 65536ths. */
function squash(odds: number): number {
  const scaled = Math.max(0, Math.min(2 * REACH - 1, odds + REACH));
  const below = figure(CHANCE_BY_ODDS, scaled >> 7);
  const above = figure(CHANCE_BY_ODDS, (scaled >> 7) + 1);
  return below + (((above - below) * (scaled & 127)) >> 7);
}

/** Log-odds by chance in 4096ths: the inverse of `squash`. */
const STRETCHED = stretchTable();

function stretchTable(): Int32Array {
  const table = new Int32Array(4096);
  let odds = 1 - REACH;
  for (let chance = 0; chance < 4096; chance += 1) {
    while (odds < REACH - 1 && squash(odds) < chance * 16 + 8) odds += 1;
    table[chance] = odds;
  }
  return table;
}

/** Practice neither writes nor reads: what is given happens. */
const REHEARSAL: BitCoder = { bit: (_chance, bit) => bit };

/** Why nothing sensible was read: it cannot have been written, or this site does not know it yet. */
export type Failure = 'damaged' | 'unknown';

export class Model {
  /** The first thing that went wrong in reading. */
  failure: Failure | null = null;
  /** Decisions so far: what a reader has worked. */
  decisions = 0;
  /** By slot, chance * 256 + count: the chance of a 1 in 65536ths, and how often it was seen. */
  private readonly learnt = new Int32Array(1 << SLOT_BITS);
  private readonly weights = firstWeights();
  private readonly keys = new Int32Array(CONTEXTS);
  private readonly slots = new Int32Array(CONTEXTS);
  private readonly inputs = new Int32Array(CONTEXTS);
  private width = 0;
  private mixer = 0;
  private limit = 0;

  constructor(private coder: BitCoder) {}

  /** Says that what was read makes no sense; the first reason is kept. */
  fail(failure: Failure): void {
    this.failure ??= failure;
  }

  /** Learns from what `run` codes, writing and reading nothing. */
  practise(run: () => void): void {
    const { coder } = this;
    this.coder = REHEARSAL;
    run();
    this.coder = coder;
  }

  /** Codes one decision that nothing is learnt from. */
  fixed(chance: number, bit: number): number {
    return this.coder.bit(chance, bit);
  }

  /**
   * Sets what the next decisions are looked at from.
   *
   * @param keys one number per context, the widest first, as many as the mixer has
   */
  look(mixer: Mixer, keys: readonly number[]): void {
    this.mixer = mixer.id;
    this.limit = mixer.limit;
    this.width = mixer.weights.length;
    for (let index = 0; index < this.width; index += 1) {
      this.keys[index] = mixed(mixed(mixer.id * ROW + index) ^ itemAt(keys, index));
    }
  }

  /**
   * Codes one decision and learns from it.
   *
   * @param node which decision of the value this is
   * @param first how likely a 1 is before anything was learnt, in 65536ths
   */
  bit(node: number, first: number, bit: number): number {
    this.decisions += 1;
    const base = this.gather(node, first);
    const { weights, inputs, width } = this;
    let odds = 0;
    for (let index = 0; index < width; index += 1) {
      odds += (figure(weights, base + index) * figure(inputs, index)) >> 16;
    }
    const chance = squash(odds);
    const found = this.coder.bit(chance, bit);
    this.learn(base, chance, found);
    return found;
  }

  /** Reads every context's slot into the mixer's inputs, and chooses the set of weights. */
  private gather(node: number, first: number): number {
    const { keys, slots, inputs, learnt, width } = this;
    const turn = Math.imul(node + 1, 0x9e3779b1);
    let seen = 0;
    for (let index = 0; index < width; index += 1) {
      const slot = Math.imul(figure(keys, index) ^ turn, 0x2c1b3c6d) >>> SHIFT;
      slots[index] = slot;
      const known = figure(learnt, slot);
      const count = known & 255;
      if (index === 0) {
        if (count === 0) learnt[slot] = first << 8;
        inputs[0] = figure(STRETCHED, (count === 0 ? first : known >> 8) >> 4);
      } else if (count === 0) {
        inputs[index] = 0;
      } else {
        seen += 1;
        inputs[index] = (figure(STRETCHED, known >> 12) * figure(TRUST, count)) >> 4;
      }
    }
    return (this.mixer * ROW + seen) * ROW;
  }

  private learn(base: number, chance: number, bit: number): void {
    const { slots, inputs, learnt, weights, width, limit } = this;
    const target = bit === 1 ? HIGHEST : 0;
    const step = ((target - chance) * PACE) >> 4;
    for (let index = 0; index < width; index += 1) {
      const weight = figure(weights, base + index) + ((figure(inputs, index) * step) >> 14);
      weights[base + index] = Math.max(-HEAVIEST, Math.min(HEAVIEST, weight));
      const slot = figure(slots, index);
      const known = figure(learnt, slot);
      const count = known & 255;
      const old = count === 0 && index > 0 ? chance : known >> 8;
      const moved = old + (((target - old) * figure(RATE, count)) >> 15);
      const bounded = Math.max(UNSURE, Math.min(SURE, moved));
      learnt[slot] = (bounded << 8) | (count < limit ? count + 1 : count);
    }
  }
}

function firstWeights(): Int32Array {
  const weights = new Int32Array(MIXERS.length * CONTEXTS * CONTEXTS);
  for (const { id, weights: shares } of MIXERS) {
    for (let seen = 0; seen < CONTEXTS; seen += 1) {
      for (const [index, share] of shares.entries()) {
        const weight = index === 0 && seen === 0 ? 256 : (share * itemAt(SHARE_OF_SEEN, seen)) >> 8;
        weights[(id * CONTEXTS + seen) * CONTEXTS + index] = weight << 8;
      }
    }
  }
  return weights;
}

function mixed(key: number): number {
  const once = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d);
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39);
  return twice ^ (twice >>> 15);
}
