/** Who wrote something, as others see them. */
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
