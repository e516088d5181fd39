/** Where sheets have folded and room is left, draws as many of them whole as it holds. */
import { type Foldable, wholeHeight, wholeOnes } from './wholeOnes';

/** Folds again what was drawn whole, and draws what gave way: the way to draw the sheets is looked for with that. */
export function refold(place: HTMLElement): void {
  for (const { dataset } of sheetsIn(place)) {
    delete dataset.whole;
    delete dataset.away;
  }
}

const sheetsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[data-sheet]')];

/** Those that the composer names come before this turn. */
const CHANGED = 1;
const LEFT_ALONE = 2;

/** Which sheets come first: the acting party, the others that the composer names from the lowest tier up, as a customer's tells more of what it does than its bank's; then those that the step changes. */
function turnOf({ dataset }: HTMLElement, index: number): number {
  if (dataset.selected === 'true') return Number.NEGATIVE_INFINITY;
  if (dataset.named === 'true') return -index;
  return dataset.changed === undefined ? LEFT_ALONE : CHANGED;
}

/** What is asked of the sheets as they are drawn. */
interface Asked {
  readonly overflows: (element: HTMLElement) => boolean;
  readonly isCut: (element: HTMLElement) => boolean;
}

/**
 * Draws folded sheets whole, as long as all of them fit. Each drawing lays all sheets out anew, so all are
 * drawn whole once, to see how high they are; which of them find room is reckoned from that.
 *
 * @returns how many of those stay folded that the composer names
 */
export function unfold(place: HTMLElement, { overflows, isCut }: Asked): number {
  const sheets = sheetsIn(place);
  const folded = sheets.map((sheet) => sheet.getBoundingClientRect().height);
  for (const { dataset } of sheets) dataset.whole = '';
  const fits = () => !overflows(place) && !isCut(place);
  if (fits()) return 0;
  const drawn = sheets.map((sheet, index): Foldable => {
    // Folded ones may share a row that they have not whole.
    const { top: row, height: whole } = sheet.getBoundingClientRect();
    const turn = turnOf(sheet, index);
    return { row, folded: folded[index] ?? 0, whole, turn, isCut: isCut(sheet) };
  });
  const room = wholeHeight(drawn) - (place.scrollHeight - place.clientHeight);
  const chosen = [...wholeOnes(drawn, room)];
  const kept = new Set(chosen);
  sheets.forEach(({ dataset }, index) => {
    if (!kept.has(index)) delete dataset.whole;
  });
  // A pixel that is rounded elsewhere may be one too many.
  while (chosen.length > 0 && !fits()) delete sheets[chosen.pop() ?? 0]?.dataset.whole;
  const isFolded = ({ folded: low, whole: high }: Foldable, index: number) =>
    high > low && sheets[index]?.dataset.whole === undefined;
  return drawn.filter((sheet, index) => sheet.turn < CHANGED && isFolded(sheet, index)).length;
}

/**
 * Leaves out sheets that neither the step nor the composer names, the last first, until those that the composer names would find room whole:
 * what one is about to act with comes before the totals of all others, which are a press away.
 */
export function leaveOut(place: HTMLElement, { overflows, isCut }: Asked): void {
  const sheets = sheetsIn(place);
  const named = sheets.filter((sheet, index) => turnOf(sheet, index) < CHANGED);
  const others = sheets.filter((sheet, index) => turnOf(sheet, index) === LEFT_ALONE);
  for (const { dataset } of named) dataset.whole = '';
  while (others.length > 0 && (overflows(place) || isCut(place))) {
    const last = others.pop();
    if (last) last.dataset.away = '';
  }
  for (const { dataset } of named) delete dataset.whole;
}
