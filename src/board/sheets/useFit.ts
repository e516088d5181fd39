'use client';
/**
 * Makes the sheets small enough for their place: closer lines first, then shorter labels, then only
 * as many rows as there are, then a figure goes under its label, then sheets that the step
 * leaves alone fold to their heading and total, and of the others only what changed is drawn, lines
 * of one kind together at last. What does not fit even so scrolls inside its place. Sheets that have folded
 * and find room all the same are drawn whole again.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '@/src/ui/observing';
import { firstFitting } from './firstFitting';
import { refold, unfold } from './unfold';

/** The ways to fit, from the roomiest on: how close the lines stand, and what gives way. */
const FITS = [
  '0',
  '1',
  '2',
  '2 short',
  '3 short',
  '3 short tight',
  '4 short tight',
  '4 short tight stacked',
  '3 short tight folded',
  '4 short tight folded',
  '4 short tight folded stacked',
  '4 short tight folded brief',
  '4 short tight folded brief stacked',
  '5 short tight folded brief stacked',
] as const;

/** Where sheets stand below one another: two of a tier may stand side by side. */
const NARROW_FITS = [
  '1',
  '2 short',
  '3 short tight',
  '4 short tight',
  '4 short tight paired',
  '4 short tight paired stacked',
  '4 short tight folded',
  '4 short tight folded brief',
  '4 short tight paired folded brief',
  '4 short tight paired folded brief stacked',
  '5 short tight folded brief',
  '5 short tight paired folded brief stacked',
] as const;

/** As in stage.css: pixels of the screen's width. */
const NARROW = '(width < 800px)';

/** The first way with sheets that fold: lines that are merged are fitted from there on. */
const firstFolded = (ways: readonly string[]): number =>
  ways.findIndex((way) => way.includes('folded'));

/** What gives way at one step need not give way at the next: sheets unfold again. */
const isLasting = (fit: string): boolean => !/folded|brief/.test(fit);

const MARKS = ['short', 'tight', 'stacked', 'folded', 'paired', 'brief'] as const;

function apply(element: HTMLElement, fit: string): void {
  const [density = '0', ...marks] = fit.split(' ');
  element.dataset.density = density;
  for (const mark of MARKS) element.dataset[mark] = String(marks.includes(mark));
}

/** Whether what all sheets take together is higher or wider than their room. */
function overflows({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth + 1;
}

/** Whether a line is wider than its side of a sheet. */
function isCut(element: HTMLElement): boolean {
  return [...element.querySelectorAll('.t-account, .t-column, .t-column tbody th')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
}

/** What lines were merged for. */
interface Fitted {
  readonly shown: unknown;
  readonly size: string;
  /** The place of the way among those there are. */
  readonly way: number;
}

/**
 * Fits the sheets in an element anew whenever the element's size or `shown` changes. Along one line
 * they only draw closer, so that they keep their places from step to step.
 *
 * @param line what is fitted from the roomiest on when it changes
 * @param merges the ways to draw several lines as one, the last the one that merges most
 * @returns the way that is needed; null where each line has its room
 */
export function useFit<M>(
  place: RefObject<HTMLElement | null>,
  shown: unknown,
  line: string,
  merges: readonly M[],
): M | null {
  const [size, setSize] = useState('');
  const [merged, setMerged] = useState<Fitted | null>(null);
  const way = merged !== null && merged.shown === shown && merged.size === size ? merged.way : -1;
  const reached = useRef({ at: 0, last: 0, of: '' });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    return watchSize(element, () => setSize(`${element.clientWidth}×${element.clientHeight}`));
  }, [place]);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || element.clientHeight === 0) return;
    const ways = window.matchMedia(NARROW).matches ? NARROW_FITS : FITS;
    const of = `${line} ${element.clientWidth}×${element.clientHeight}`;
    // Other sheets begin from the roomiest way; the one that was needed last is the likeliest even so.
    const from = reached.current.of === of ? reached.current.at : 0;
    const { last } = reached.current;
    refold(element);
    const { way: at, fits } = firstFitting({
      count: ways.length,
      from: way < 0 ? from : firstFolded(ways),
      last,
      isTaller: (one) => ways[one]?.includes('stacked') === true,
      draw(one) {
        apply(element, ways[one] ?? '');
        return { overflows: overflows(element), isCut: () => isCut(element) };
      },
    });
    reached.current = { at: isLasting(ways[at] ?? '') ? at : from, last: at, of };
    element.dataset.fits = String(fits);
    if (fits && !isLasting(ways[at] ?? '')) {
      unfold(element, { overflows, isCut });
    }
    // Drawn so before anybody sees that it does not fit.
    if (!fits && way < merges.length - 1) setMerged({ shown, size, way: way + 1 });
  }, [place, size, shown, line, way, merges]);
  return merges[way] ?? null;
}
