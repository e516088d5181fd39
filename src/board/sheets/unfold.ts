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

/** Which sheets come first: those that the composer names, then those that the step changes. */
function turnOf({ dataset }: HTMLElement): Foldable['turn'] {
  if (dataset.named === 'true') return 0;
  return dataset.changed === undefined ? 2 : 1;
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
 * @returns whether those are whole that the composer names
 */
export function unfold(place: HTMLElement, { overflows, isCut }: Asked): boolean {
  const sheets = sheetsIn(place);
  const folded = sheets.map((sheet) => sheet.getBoundingClientRect());
  for (const { dataset } of sheets) dataset.whole = '';
  const fits = () => !overflows(place) && !isCut(place);
  if (fits()) return true;
  const drawn = sheets.map((sheet, index): Foldable => {
    const { top = 0, height = 0 } = folded[index] ?? {};
    const whole = sheet.getBoundingClientRect().height;
    return { row: top, folded: height, whole, turn: turnOf(sheet), isCut: isCut(sheet) };
  });
  const room = wholeHeight(drawn) - (place.scrollHeight - place.clientHeight);
  const chosen = [...wholeOnes(drawn, room)];
  const kept = new Set(chosen);
  sheets.forEach(({ dataset }, index) => {
    if (!kept.has(index)) delete dataset.whole;
  });
  // A pixel that is rounded elsewhere may be one too many.
  while (chosen.length > 0 && !fits()) delete sheets[chosen.pop() ?? 0]?.dataset.whole;
  const isWhole = ({ folded: low, whole: high }: Foldable, index: number) =>
    high <= low || sheets[index]?.dataset.whole !== undefined;
  return drawn.every((sheet, index) => sheet.turn > 0 || isWhole(sheet, index));
}

/**
 * Leaves out sheets that neither the step nor the composer names, the last first, until those that the composer names would find room whole:
 * what one is about to act with comes before the totals of all others, which are a press away.
 */
export function leaveOut(place: HTMLElement, { overflows, isCut }: Asked): void {
  const sheets = sheetsIn(place);
  const named = sheets.filter((sheet) => turnOf(sheet) === 0);
  const others = sheets.filter((sheet) => turnOf(sheet) === 2);
  for (const { dataset } of named) dataset.whole = '';
  while (others.length > 0 && (overflows(place) || isCut(place))) {
    const last = others.pop();
    if (last) last.dataset.away = '';
  }
  for (const { dataset } of named) delete dataset.whole;
}
