/**
 * Weights of a basket: whole hundredths of a percent, none below zero, always 10,000 in all. Whole
 * numbers, because shares that are rounded one by one would no longer make up the whole.
 */

/** All of the spending: 100 %. */
export const WHOLE = 10_000;

/** Whether these are weights of a basket with so many categories. */
export function areWeights(candidate: readonly number[], categories: number): boolean {
  return (
    candidate.length === categories &&
    candidate.every((weight) => Number.isInteger(weight) && weight >= 0 && weight <= WHOLE) &&
    candidate.reduce(plus, 0) === WHOLE
  );
}

/**
 * The weights after one of them is set: the others share what is left in proportion to what they
 * have. Where they have nothing, they share it in proportion to `usual`.
 *
 * Throws where the weight is none, or the category is not there.
 */
export function withWeight(
  weights: readonly number[],
  category: number,
  weight: number,
  usual: readonly number[],
): readonly number[] {
  if (!Number.isInteger(weight) || weight < 0 || weight > WHOLE) {
    throw new RangeError(`a weight is 0 to ${WHOLE} whole hundredths of a percent, not ${weight}`);
  }
  if (weights[category] === undefined) throw new RangeError(`there is no category ${category}`);
  const others = without(weights, category);
  const shares = others.some((other) => other > 0) ? others : without(usual, category);
  const shared = apportioned(WHOLE - weight, shares);
  return shared.map((share, index) => (index === category ? weight : share));
}

/** The weights with nothing in one place. */
function without(weights: readonly number[], category: number): readonly number[] {
  return weights.map((weight, index) => (index === category ? 0 : weight));
}

/**
 * A whole number split in proportion to shares, into whole numbers that make it up: each is rounded
 * down, and what is then missing goes one by one to those that lost most, the first before the last.
 *
 * Throws where there is something to split and every share is zero.
 */
export function apportioned(whole: number, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce(plus, 0);
  if (sum === 0) {
    if (whole === 0) return shares;
    throw new RangeError('nobody has a share');
  }
  // Products of whole numbers up to 10,000: exact, and so are their remainders.
  const parts = shares.map((share, index) => {
    const lost = (whole * share) % sum;
    return { index, part: (whole * share - lost) / sum, lost };
  });
  const missing = whole - parts.reduce((total, { part }) => total + part, 0);
  const favoured = new Set(
    [...parts]
      .sort((one, other) => other.lost - one.lost || one.index - other.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ part, index }) => (favoured.has(index) ? part + 1 : part));
}

function plus(one: number, other: number): number {
  return one + other;
}
