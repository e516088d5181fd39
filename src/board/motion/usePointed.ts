'use client';
/** The line of a sheet that is pointed at, or that has the focus. */
import { type RefObject, useEffect, useState } from 'react';
import { rowOf, rowUnder } from './rows';

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
  return lineIn(rowOf(target));
}

/** The line under the pointer. */
function lineUnder(event: PointerEvent): PointedLine | null {
  return lineIn(rowUnder(event));
}

function lineIn(row: HTMLElement | null): PointedLine | null {
  const sheet = row?.closest<HTMLElement>('[data-sheet]')?.dataset.sheet;
  // Of lines that stand together for several, the first.
  const [lineKey] = row?.dataset.line?.split(' ') ?? [];
  return sheet && lineKey ? { sheet, lineKey } : null;
}
