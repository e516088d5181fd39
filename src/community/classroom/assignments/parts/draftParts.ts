/** The parts of an assignment while they are being written: in order, each with a key of its own. */

/** What a part can be. */
export type DraftKind = 'board' | 'choice' | 'number' | 'short';

/** A part that is being written; what stands in its fields is its own. */
export interface DraftPart {
  /** The id that it is sent under; it stays when parts are moved. */
  readonly id: string;
  readonly kind: DraftKind;
}

/** What a form begins with. */
export const FIRST_DRAFT: readonly DraftPart[] = [{ id: '1', kind: 'board' }];

/** The parts with another at their end, under an id that none of them had. */
export function added(parts: readonly DraftPart[], kind: DraftKind): readonly DraftPart[] {
  const last = Math.max(0, ...parts.map(({ id }) => Number(id)));
  return [...parts, { id: String(last + 1), kind }];
}

/** The parts with one of them moved by one place; the same where there is no such place. */
export function moved(parts: readonly DraftPart[], id: string, by: 1 | -1): readonly DraftPart[] {
  const place = parts.findIndex((part) => part.id === id);
  const [one, other] = [parts[place], parts[place + by]];
  if (!one || !other) return parts;
  return parts.map((part) => (part === one ? other : part === other ? one : part));
}

/** The parts without one of them. */
export function without(parts: readonly DraftPart[], id: string): readonly DraftPart[] {
  return parts.filter((part) => part.id !== id);
}
