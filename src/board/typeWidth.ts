/** About how wide words and figures are drawn in the system's sans, whichever it is: in ems. */

const NARROW = /[fijlrtI .,'’]/;
const WIDE = /[mwMW]/;

/** About how wide a text is, in ems of its own size. */
export function typeWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += NARROW.test(letter) ? 0.32 : WIDE.test(letter) ? 0.85 : 0.6;
  return width;
}

/** A label in two: what comes first, and a name with its number, which are kept on one line. */
export function partsOf(label: string): readonly [string, string] {
  const numbered = /\S+ \d+$/.exec(label)?.[0] ?? '';
  return [label.slice(0, label.length - numbered.length), numbered];
}

/** About how wide a label has to be drawn for two lines to hold it, in ems. */
export function widthInTwoLines(label: string): number {
  const [before, numbered] = partsOf(label);
  const units = [...before.split(' '), numbered].filter((unit) => unit !== '');
  const ways = units.map((_, place) =>
    Math.max(typeWidth(units.slice(0, place).join(' ')), typeWidth(units.slice(place).join(' '))),
  );
  return Math.min(...ways);
}
