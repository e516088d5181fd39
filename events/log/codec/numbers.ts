/** Whole numbers over a model: a tree of decisions for small ones, length and digits for large ones. */
import { itemAt } from '../../assert';
import type { Model } from './model';

const EVEN = 0x8000;

/**
 * Codes a number of `bits` binary digits, the highest first, each in the context of those before it.
 *
 * @param node where the tree's decisions are numbered from; it takes 2^bits numbers
 * @param chances how likely a 1 is at each node of the tree to begin with, in
 * 65536ths; node 1 is the first digit, nodes 2 and 3 the second ...
 */
export function codeTree(
  model: Model,
  node: number,
  bits: number,
  value: number,
  chances: readonly number[] = [],
): number {
  let index = 1;
  for (let digit = bits - 1; digit >= 0; digit -= 1) {
    const bit = (value >>> digit) & 1;
    index = index * 2 + model.bit(node + index, chances[index] ?? EVEN, bit);
  }
  return index - 2 ** bits;
}

/** The chances of a tree whose leaves are this likely, relative to one another; leaves left out count 1. */
export function chancesOf(bits: number, leaves: readonly number[]): readonly number[] {
  const size = 2 ** bits;
  const sums = Array.from({ length: size * 2 }, (_, index) => leaves[index - size] ?? 1);
  const chances: number[] = [];
  for (let index = size - 1; index > 0; index -= 1) {
    const ones = itemAt(sums, index * 2 + 1);
    const both = itemAt(sums, index * 2) + ones;
    sums[index] = both;
    const chance = both === 0 ? EVEN : Math.floor((ones * 65536) / both);
    chances[index] = Math.max(64, Math.min(65472, chance));
  }
  return chances;
}

/** Digits of a number that are told apart by all digits before them; those after are looked at alone. */
const TOLD_APART = 11;

/**
 * Codes a whole number from 0 on: how many binary digits it has, then those after the first.
 *
 * @param node where the decisions are numbered from; it takes 2^17 numbers
 * @param lengths see codeTree: the chances of the tree of lengths, 3 digits deep
 */
export function codeWhole(
  model: Model,
  node: number,
  value: number,
  lengths: readonly number[],
): number {
  const length = codeLength(model, node, lengthOf(value), lengths);
  let read = Math.min(length, 1);
  for (let digit = length - 2; digit >= 0; digit -= 1) {
    const bit = Math.floor(value / 2 ** digit) % 2;
    const offset = length - digit <= TOLD_APART ? (length + 1) * 2048 + read : 128 + digit;
    read = read * 2 + model.bit(node + offset, EVEN, bit);
  }
  return read;
}

const LONG = 7;

/** Lengths up to 6 in a tree of their own, which is all that most numbers need; beyond, in a deeper one. */
function codeLength(
  model: Model,
  node: number,
  length: number,
  chances: readonly number[],
): number {
  const short = codeTree(model, node, 3, Math.min(length, LONG), chances);
  return short < LONG ? short : short + codeTree(model, node + 8, 6, length - LONG, LONG_CHANCES);
}

const LONG_CHANCES = chancesOf(
  6,
  [8, 7, 7, 7, 6, 6, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
);

function lengthOf(value: number): number {
  let length = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 2)) length += 1;
  return length;
}
