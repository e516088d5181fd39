/** Numbers of things in words; never depends on a locale. */

/** Digits with a comma before every three from the end: `1,200`. */
export const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A number of things: "1 step", "1,200 steps". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${withCommas(String(count))} ${count === 1 ? one : many}`;
}
