'use client';
/** The line of a sheet that is pointed at, or that has the focus. */
import { type RefObject, useEffect, useState } from 'react';

/** A line: the sheet it is on, by the name of its party, and its key. */
export interface PointedLine {
  readonly sheet: string;
  readonly lineKey: string;
}

/** The line in question; the pointer's goes before the one that has the focus. */
export function usePointed(container: RefObject<HTMLElement | null>): PointedLine | null {
  const [pointed, setPointed] = useState<PointedLine | null>(null);
  const [focused, setFocused] = useState<PointedLine | null>(null);
  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const over = new AbortController();
    const { signal } = over;
    const keep = (line: PointedLine | null) => (known: PointedLine | null) =>
      line?.sheet === known?.sheet && line?.lineKey === known?.lineKey ? known : line;
    current.addEventListener('pointermove', (event) => setPointed(keep(lineUnder(event))), {
      signal,
      passive: true,
    });
    current.addEventListener('pointerleave', () => setPointed(null), { signal });
    current.addEventListener('focusin', ({ target }) => setFocused(keep(lineOf(target))), {
      signal,
    });
    current.addEventListener('focusout', () => setFocused(null), { signal });
    return () => over.abort();
  }, [container]);
  return pointed ?? focused;
}

/** The line that an element is in. */
function lineOf(target: EventTarget | null): PointedLine | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  const sheet = row?.closest<HTMLElement>('[data-sheet]')?.dataset.sheet;
  // Of lines that stand together for several, the first.
  const [lineKey] = row?.dataset.line?.split(' ') ?? [];
  return sheet && lineKey ? { sheet, lineKey } : null;
}

/** The line under the pointer. The button of a sheet's name may lie over all of it and take the pointer. */
function lineUnder({ target, clientX: x, clientY: y }: PointerEvent): PointedLine | null {
  const direct = lineOf(target);
  if (direct) return direct;
  const sheet = target instanceof Element && target.closest('[data-sheet]');
  if (!sheet) return null;
  const under = [...sheet.querySelectorAll('[data-line]')].find((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });
  return lineOf(under ?? null);
}
