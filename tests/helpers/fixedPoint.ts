/** Figures with a hundred decimals, in whole numbers: what formulas in floating point are held against. */

const SCALE = 10n ** 100n;

/** A whole number of hundredth-decimal units. */
type Fixed = bigint;

/** The fraction `over / under` with a hundred decimals. */
export function fixed(over: bigint, under: bigint): Fixed {
  return (over * SCALE) / under;
}

export const ONE: Fixed = SCALE;

function product(one: Fixed, other: Fixed): Fixed {
  return (one * other) / SCALE;
}

/** A figure multiplied with itself so often. */
export function power(base: Fixed, times: number): Fixed {
  let result = ONE;
  let square = base;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(result, square);
    square = product(square, square);
  }
  return result;
}

/** e to that power, by its series. */
export function exponential(exponent: Fixed): Fixed {
  // A power of the series' argument must be small for the series to be short.
  const halvings = 16;
  const small = exponent / 2n ** BigInt(halvings);
  let term = ONE;
  let sum = 0n;
  for (let n = 1n; term !== 0n; n += 1n) {
    sum += term;
    term = product(term, small) / n;
  }
  return power(sum, 2 ** halvings);
}

/** The natural logarithm of a figure from above 0 to about 10: twice the series of artanh((x − 1) / (x + 1)). */
export function logarithm(figure: Fixed): Fixed {
  const ratio = ((figure - ONE) * SCALE) / (figure + ONE);
  const square = product(ratio, ratio);
  let sum = 0n;
  let term = ratio;
  for (let odd = 1n; term !== 0n; odd += 2n) {
    sum += term / odd;
    term = product(term, square);
  }
  return 2n * sum;
}

function bitsOf(whole: bigint): number {
  return whole.toString(2).length;
}

/** The nearest number to `over / under`, however large or small the two are. */
export function quotient(over: bigint, under: bigint): number {
  if (over === 0n) return 0;
  if (over < 0n) return -quotient(-over, under);
  const shift = 70 - (bitsOf(over) - bitsOf(under));
  const shifted = shift > 0 ? (over << BigInt(shift)) / under : over / (under << BigInt(-shift));
  return Number(shifted) * 2 ** -shift;
}

/** A figure as a number. */
export function asNumber(figure: Fixed): number {
  return quotient(figure, SCALE);
}

/** By what part of the right figure another is off. */
export function relativeError(found: number, right: number): number {
  return found === right ? 0 : Math.abs(found - right) / Math.abs(right);
}
