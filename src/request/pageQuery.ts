/** What an address says behind its question mark. */

/** As Next gives it. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a name, cut at 2,000 characters; undefined where there is none, or an empty one. */
export function firstValue(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === '' ? undefined : first.slice(0, 2000);
}

/** The number of a page, from 1; the first where it is no such number. */
export function pageNumber(value: string | string[] | undefined): number {
  const page = Number(firstValue(value) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
