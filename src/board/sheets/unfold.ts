/** Where sheets have folded and room is left, draws as many of them whole as it holds. */
import { chooseUnfolded, type Foldable, wholeHeight } from './chooseUnfolded';

/** Folds again what was drawn whole, and draws what gave way: the way to draw the sheets is looked for with that. */
export function refold(container: HTMLElement): void {
  for (const { dataset } of sheetsIn(container)) {
    delete dataset.whole;
    delete dataset.away;
  }
}

const sheetsIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('[data-sheet]'),
];

/** Ranks of the sheets that the composer does not name; those that it names have lower ones. */
const CHANGED = 1;
const LEFT_ALONE = 2;

/** Lower comes first: the acting party, the others that the composer names from the lowest tier up, as a customer's tells more of what it does than its bank's; then those that the step changes. */
function rankOf({ dataset }: HTMLElement, index: number): number {
  if (dataset.selected === 'true') return Number.NEGATIVE_INFINITY;
  if (dataset.named === 'true') return -index;
  return dataset.changed === undefined ? LEFT_ALONE : CHANGED;
}

const isNamed = (sheet: HTMLElement, index: number): boolean => rankOf(sheet, index) < CHANGED;

/** Draws the sheets that the composer names whole, whether they find room or not. */
export function drawNamedWhole(container: HTMLElement): void {
  for (const { dataset } of sheetsIn(container).filter(isNamed)) dataset.whole = '';
}

/** What is checked of the sheets as they are drawn. */
interface FitChecks {
  readonly isTooHigh: (element: HTMLElement) => boolean;
  readonly isCut: (element: HTMLElement) => boolean;
}

/** Whether all sheets find room as they are drawn, and nothing on them is cut. */
export const hasRoom = (container: HTMLElement, { isTooHigh, isCut }: FitChecks): boolean =>
  !isTooHigh(container) && !isCut(container);

/** Whether any that the composer names may stay folded, where not all of them find room. */
type Named = 'whole or nothing' | 'as many as fit';

/**
 * Draws folded sheets whole, as long as all of them fit. Each drawing lays all sheets out anew, so all are
 * drawn whole once, to see how high they are; which of them find room is reckoned from that.
 *
 * @param wanted with “whole or nothing”, where a sheet that the composer names would stay folded, nothing is settled: all stand whole as
 * they were measured, and the caller draws them otherwise
 * @returns how many of those stay folded that the composer names
 */
export function unfold(
  container: HTMLElement,
  checks: FitChecks,
  wanted: Named = 'as many as fit',
): number {
  const sheets = sheetsIn(container);
  const folded = sheets.map((sheet) => sheet.getBoundingClientRect().height);
  for (const { dataset } of sheets) dataset.whole = '';
  if (hasRoom(container, checks)) return 0;
  const drawn = sheets.map((sheet, index): Foldable => {
    // Folded ones may share a row that they have not whole.
    const { top: row, height: whole } = sheet.getBoundingClientRect();
    const rank = rankOf(sheet, index);
    return { row, folded: folded[index] ?? 0, whole, rank, isCut: checks.isCut(sheet) };
  });
  const room = wholeHeight(drawn) - (container.scrollHeight - container.clientHeight);
  const chosen = [...chooseUnfolded(drawn, room)];
  const stillFolded = () =>
    drawn.filter(
      ({ rank, folded: low, whole: high }, index) =>
        rank < CHANGED && high > low && !chosen.includes(index),
    ).length;
  if (wanted === 'whole or nothing' && stillFolded() > 0) return stillFolded();
  sheets.forEach(({ dataset }, index) => {
    if (!chosen.includes(index)) delete dataset.whole;
  });
  // A pixel that is rounded elsewhere may be one too many.
  while (chosen.length > 0 && !hasRoom(container, checks))
    delete sheets[chosen.pop() ?? 0]?.dataset.whole;
  return stillFolded();
}

/** The sheets that neither the step nor the composer names. */
const othersIn = (container: HTMLElement) =>
  sheetsIn(container).filter((sheet, index) => rankOf(sheet, index) === LEFT_ALONE);

/** Leaves out all sheets that neither the step nor the composer names. */
export function leaveAllOut(container: HTMLElement): void {
  for (const { dataset } of othersIn(container)) dataset.away = '';
}

/**
 * Leaves out sheets that neither the step nor the composer names, the last first and as few as may be, so that those that the
 * composer names find room whole: what one is about to act with comes before the totals of all others, which are a press away.
 *
 * @returns whether they find room; where they do not, they stay folded and all others are left out
 */
export function leaveOut(container: HTMLElement, checks: FitChecks): boolean {
  const sheets = sheetsIn(container);
  const others = othersIn(container);
  const named = sheets.filter(isNamed);
  for (const { dataset } of named) dataset.whole = '';
  const fitsWithout = (count: number): boolean => {
    others.forEach(({ dataset }, index) => {
      if (index >= others.length - count) dataset.away = '';
      else delete dataset.away;
    });
    return hasRoom(container, checks);
  };
  if (!fitsWithout(others.length)) {
    for (const { dataset } of named) delete dataset.whole;
    return false;
  }
  // Each look lays all sheets out anew: half of those that are left, and half of those again.
  let [tooFew, enough] = [-1, others.length];
  while (enough - tooFew > 1) {
    const half = Math.floor((tooFew + enough) / 2);
    if (fitsWithout(half)) enough = half;
    else tooFew = half;
  }
  fitsWithout(enough);
  // What is left of the room may hold another.
  unfold(container, checks);
  return true;
}
