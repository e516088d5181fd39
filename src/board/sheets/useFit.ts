'use client';
/**
 * Makes the sheets small enough for their place. What gives way, in this order:
 *
 * 1. lines stand closer
 * 2. labels are shorter
 * 3. a column has only as many rows as lines
 * 4. a figure goes under its label
 * 5. sheets that the step leaves alone fold to their heading and total
 * 6. of the other sheets only what changed is drawn
 * 7. lines of one kind are drawn as one
 *
 * What does not fit even so scrolls inside its place. A folded sheet that finds room after all is
 * drawn whole again.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '@/src/ui/observing';
import { firstFitting } from './firstFitting';
import { apply, type Fits, waysFor } from './fitWays';
import { drawNamedWhole, hasRoom, leaveAllOut, leaveOut, refold, unfold } from './unfold';

/** Whether what all sheets take together is higher than their room. */
const isTooHigh = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight > clientHeight;

const isTooWide = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1;

/** Whether the sheets are wider than their room, or a line is wider than its side of a sheet. */
function isCut(element: HTMLElement): boolean {
  const parts = element.querySelectorAll('.t-account, .t-column, .t-column tbody th');
  return isTooWide(element) || [...parts].some(isTooWide);
}

/** Draws the sheets in the first of some ways that fits, or as best they can. */
function search(element: HTMLElement, ways: readonly string[], from: number, last: number) {
  return firstFitting({
    count: ways.length,
    from,
    last,
    isTaller: (way) => ways[way]?.includes('stacked') === true,
    draw(way) {
      apply(element, ways[way] ?? '');
      return { isTooHigh: isTooHigh(element), isCut: () => isCut(element) };
    },
  });
}

/** How the sheets of a line were fitted last. */
interface Reached {
  /** What was fitted: the line, and the room for it. */
  readonly of: string;
  /** The roomiest lasting way that it may have. */
  readonly from: number;
  /** The lasting way that was needed last, in whatever room: the likeliest one, where the search begins. */
  readonly last: number;
  /** Of those that fold, the way that was chosen; null where none was needed. */
  readonly folded: number | null;
}

const FIT_CHECKS = { isTooHigh, isCut };

/** Whether others are left out before sheets are drawn so: lines of two rows, or the smallest type. */
const isHardToRead = (fit: string) => fit.startsWith('5') || fit.includes('stacked');

const fitsAsDrawn = (element: HTMLElement) => hasRoom(element, FIT_CHECKS);

/**
 * Draws the sheets that the composer names whole, in the first of the folding ways that has room for them and is
 * easy to read.
 *
 * @param from the first way in which all sheets find room as they are folded, which is drawn
 * @returns whether there is one
 */
function drawNamed(element: HTMLElement, folding: readonly string[], from: number): boolean {
  const isWhole = () => unfold(element, FIT_CHECKS, 'whole or nothing') === 0;
  if (isWhole()) return true;
  return folding.slice(from + 1).some((fit) => {
    if (isHardToRead(fit)) return false;
    refold(element);
    apply(element, fit);
    return fitsAsDrawn(element) && isWhole();
  });
}

/**
 * Leaves sheets out so that those which the composer names find room: fewer have more room each. Where even so
 * they have none, they are drawn closer; where that is not enough either, so that the fewest of them stay folded.
 */
function drawFewer(element: HTMLElement, folding: readonly string[], from: number): void {
  const begin = (fit: string): void => {
    refold(element);
    apply(element, fit);
  };
  const isFirstCut = () => {
    begin(folding[0] ?? '');
    return isCut(element);
  };
  const first = folding[from > 0 && isFirstCut() ? from : 0] ?? '';
  const ways = [...new Set([first, ...folding.filter(isHardToRead)])];
  const isNamedWhole = ways.some((fit) => {
    begin(fit);
    return leaveOut(element, FIT_CHECKS);
  });
  if (isNamedWhole) return;
  const draw = (fit: string): number => {
    begin(fit);
    leaveAllOut(element);
    const folded = unfold(element, FIT_CHECKS);
    return fitsAsDrawn(element) ? folded : Number.POSITIVE_INFINITY;
  };
  let best = { fit: first, folded: Number.POSITIVE_INFINITY };
  for (const fit of ways) {
    const folded = draw(fit);
    // In none of these ways all find room: fewer than one cannot be.
    if (folded <= 1) return;
    if (folded < best.folded) best = { fit, folded };
  }
  draw(best.fit);
}

/** Draws the sheets as they fit, or as best they can. */
function drawFitting(
  element: HTMLElement,
  ways: Fits,
  { of, from, last, folded }: Reached,
  isMerged: boolean,
) {
  const { lasting, lowest, folding } = ways;
  refold(element);
  // Where they had to fold, they will have to again: one look shows whether.
  if (folded !== null && !isMerged) apply(element, lowest);
  const isFolding = isMerged || (folded !== null && isTooHigh(element));
  const whole = isFolding
    ? null
    : search(element, lasting, from, folded === null ? last : lasting.length);
  if (whole?.fits) {
    return { reached: { of, from: whole.way, last: whole.way, folded: null }, fits: true };
  }
  const mayYield = element.dataset.yields !== undefined;
  if (!mayYield) {
    drawNamedWhole(element);
    const { way, fits } = search(element, folding, 0, folded ?? 0);
    if (fits) {
      unfold(element, FIT_CHECKS);
      return { reached: { of, from, last, folded: way }, fits };
    }
    refold(element);
  }
  const { way, fits } = search(element, folding, 0, folded ?? 0);
  const reached = { of, from, last, folded: way };
  if (!mayYield) {
    if (fits) unfold(element, FIT_CHECKS);
    return { reached, fits };
  }
  if (fits && drawNamed(element, folding, way)) return { reached, fits };
  drawFewer(element, folding, way);
  return { reached, fits: fitsAsDrawn(element) };
}

/** What lines were merged for. */
interface Fitted {
  readonly shown: unknown;
  readonly size: string;
  /** The index of the way among those there are. */
  readonly way: number;
}

/** What the sheets were fitted to last. */
interface FittedTo {
  /** All that decides how they are drawn but their room. */
  readonly drawn: readonly unknown[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels by which the height of the room may change while what fits in it stays as it is drawn. */
const HARDLY = 2;

/** Whether the sheets can stay as they are drawn: nothing has changed, or hardly their room, and they fit even so. */
function staysFitted(
  element: HTMLElement,
  before: FittedTo | null,
  { drawn, width, height }: FittedTo,
): boolean {
  if (before === null || before.width !== width) return false;
  if (before.drawn.some((part, index) => part !== drawn[index])) return false;
  const change = Math.abs(height - before.height);
  return (
    change === 0 || (change <= HARDLY && element.dataset.fits === 'true' && !isTooHigh(element))
  );
}

/** Where nothing that is drawn is about to be drawn anew. */
const never = () => false;

/**
 * Fits the sheets in an element anew whenever the element's size or `shown` changes. Along one line
 * they only draw closer, so that they keep their places from step to step.
 *
 * @param line what is fitted from the roomiest on when it changes
 * @param merges the ways to draw several lines as one, the last the one that merges most
 * @param isPassing whether what is drawn is drawn anew before anybody sees it: then it need not fit
 * @returns the way that is needed; null where each line has its room
 */
export function useFit<M>(
  container: RefObject<HTMLElement | null>,
  shown: unknown,
  line: string,
  merges: readonly M[],
  isPassing: () => boolean = never,
): M | null {
  const [size, setSize] = useState('');
  const [merged, setMerged] = useState<Fitted | null>(null);
  const way = merged !== null && merged.shown === shown && merged.size === size ? merged.way : -1;
  const reached = useRef<Reached>({ of: '', from: 0, last: 0, folded: null });
  const fitted = useRef<FittedTo | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    return watchSize(element, () => setSize(`${element.clientWidth}×${element.clientHeight}`));
  }, [container]);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || isPassing()) return;
    const { clientWidth: width, clientHeight: height } = element;
    if (height === 0) return;
    const to = { drawn: [shown, line, way, merges], width, height };
    if (staysFitted(element, fitted.current, to)) return;
    fitted.current = to;
    const ways = waysFor(element);
    const of = `${line} ${width}×${height}`;
    // Other sheets begin from the roomiest way; whether they have to fold is likeliest as before even so.
    const before =
      reached.current.of === of ? reached.current : { ...reached.current, of, from: 0 };
    const { reached: now, fits } = drawFitting(element, ways, before, way >= 0);
    reached.current = now;
    element.dataset.fits = String(fits);
    // Drawn so before anybody sees that it does not fit.
    if (!fits && way < merges.length - 1) setMerged({ shown, size, way: way + 1 });
  }, [container, size, shown, line, way, merges, isPassing]);
  return merges[way] ?? null;
}
