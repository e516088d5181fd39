/** Lists in pages, and how they name members. */
import { pictureAddress } from '../auth/member';

/** A member as others see them. */
export interface Author {
  readonly id: string;
  readonly name: string;
  /** The address of the picture; null where initials stand for it. */
  readonly image: string | null;
}

/** A member as others see them, from the columns that tell of them. */
export function authorOf(row: {
  readonly id: string;
  readonly name: string;
  readonly pictureAt: Date | null;
}): Author {
  const { id, name, pictureAt } = row;
  return { id, name, image: pictureAddress(id, pictureAt) };
}

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
