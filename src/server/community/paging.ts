/** Lists in pages. */

/** A page of a list. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  /** How many there are on all pages. */
  readonly total: number;
  /** The number of this page, from 1. */
  readonly page: number;
  /** How many pages there are; 1 where there is nothing. */
  readonly pages: number;
}

/** Which page is shown of a list: the one that is wanted, or the nearest there is. */
export function pageOf(total: number, size: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, offset: (page - 1) * size };
}
