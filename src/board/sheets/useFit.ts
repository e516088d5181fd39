'use client';
/**
 * Makes the sheets small enough for their place: closer lines first, then only as many rows as
 * there are, then sheets that the step leaves alone fold to their heading and total. What does
 * not fit even so scrolls inside its place.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The ways to fit, from the roomiest on: how close the lines stand, whether rows to come have their room kept, whether sheets fold. */
const FITS = [
  '0',
  '1',
  '2',
  '3',
  '3 tight',
  '4 tight',
  '3 tight folded',
  '4 tight folded',
] as const;

function apply(element: HTMLElement, fit: string): void {
  const [density = '0', ...marks] = fit.split(' ');
  element.dataset.density = density;
  element.dataset.tight = String(marks.includes('tight'));
  element.dataset.folded = String(marks.includes('folded'));
}

/** Whether a sheet, or what all of them take together, is larger than its room. */
function overflows(element: HTMLElement): boolean {
  return (
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1 ||
    [...element.querySelectorAll('.t-column')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    )
  );
}

/** Fits the sheets in an element anew whenever the element's size or `shown` changes. */
export function useFit(place: RefObject<HTMLElement | null>, shown: unknown): void {
  const [size, setSize] = useState('');
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() =>
      setSize(`${element.clientWidth}×${element.clientHeight}`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown, and how much room it has, is measured on the page.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || element.clientHeight === 0) return;
    const fit = FITS.find((one) => {
      apply(element, one);
      return !overflows(element);
    });
    element.dataset.fits = String(fit !== undefined);
  }, [place, size, shown]);
}
