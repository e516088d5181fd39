/** Where sheets have folded and room is left, draws as many of them whole as it holds. */

/** The lines of a sheet that may give way, in all looks of the sheets. */
const LINES = '.t-line, .t-memo, .b-line, .b-group, .b-heading, .bills-unit';

/** Folds again what was drawn whole: the way to draw the sheets is looked for without. */
export function refold(place: HTMLElement): void {
  for (const sheet of place.querySelectorAll('[data-whole]')) sheet.removeAttribute('data-whole');
}

/** Pixels that the sheets leave free below them. */
function freeIn(place: HTMLElement, sheets: readonly HTMLElement[]): number {
  const bottoms = sheets.map((sheet) => sheet.getBoundingClientRect().bottom);
  return place.getBoundingClientRect().bottom - Math.max(...bottoms);
}

/** Pixels by which a sheet would grow, were it whole, at the least: its sides are drawn beside one another. */
function growthOf(sheet: HTMLElement): number {
  const hidden = [...sheet.querySelectorAll(LINES)].filter((line) => !line.checkVisibility());
  const sides = new Map<Element | null, number>();
  for (const line of hidden)
    sides.set(line.parentElement, (sides.get(line.parentElement) ?? 0) + 1);
  // Without a total in sight nothing is known of a line's height but that it has one.
  const line = sheet.querySelector('.t-total')?.getBoundingClientRect().height || 1;
  return Math.max(0, ...sides.values()) * line;
}

/** Pixels that a sheet may grow by before its row does: another beside it is longer. */
function slackOf(sheet: HTMLElement): number {
  const { top, bottom } = sheet.getBoundingClientRect();
  const beside = [...(sheet.parentElement?.children ?? [])]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.top < bottom && one.bottom > top);
  return Math.max(bottom, ...beside.map((one) => one.bottom)) - bottom;
}

/**
 * Draws folded sheets whole, as long as all of them fit: first those that the composer names,
 * then those that the step changes, then the others as they stand.
 *
 * @param fits whether the sheets, as they are drawn now, find room and none is cut
 */
export function unfold(place: HTMLElement, fits: () => boolean): void {
  const sheets = [...place.querySelectorAll<HTMLElement>('[data-sheet]')];
  const rank = ({ dataset }: HTMLElement) =>
    dataset.named === 'true' ? 0 : dataset.changed === undefined ? 2 : 1;
  const inTurn = [0, 1, 2].flatMap((turn) => sheets.filter((sheet) => rank(sheet) === turn));
  for (const sheet of inTurn) {
    const growth = growthOf(sheet);
    // Each try lays all sheets out anew: what has no room by its lines alone is not tried.
    if (growth === 0 || growth - slackOf(sheet) > freeIn(place, sheets)) continue;
    sheet.dataset.whole = '';
    if (!fits()) delete sheet.dataset.whole;
  }
}
