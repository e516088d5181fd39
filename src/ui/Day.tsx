/** A date on a page, as a person writes it: 21 November 2026. Everybody reads the same one, that of UTC. */

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Draws it, for machines too. */
export function Day({ date }: { readonly date: Date }) {
  return <time dateTime={date.toISOString()}>{DAY.format(date)}</time>;
}
