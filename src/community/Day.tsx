/** A date on a page. */
import { dayOf } from './words';

/** Draws it, for machines too. */
export function Day({ date }: { readonly date: Date }) {
  return <time dateTime={date.toISOString()}>{dayOf(date)}</time>;
}
