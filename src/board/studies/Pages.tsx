'use client';
/** Long lists a page at a time, so that a line of ten thousand steps draws no more than one screenful. */
import { type ReactNode, useState } from 'react';
import { Button } from '@/src/ui/button';
import './tables.css';

/** Rows of a page. */
const SIZE = 50;

interface PagesProps {
  readonly count: number;
  /** The row whose page is open at first, counted from 0. */
  readonly first?: number;
  /** What the rows are, in the plural: "steps". */
  readonly what: string;
  readonly children: (from: number, to: number) => ReactNode;
}

/** One page of a list, and the way to the others where there are any. */
export function Pages({ count, first = 0, what, children }: PagesProps) {
  const [chosen, setChosen] = useState(() => Math.floor(Math.max(0, first) / SIZE));
  const last = Math.max(0, Math.ceil(count / SIZE) - 1);
  const page = Math.min(chosen, last);
  const [from, to] = [page * SIZE, Math.min(count, (page + 1) * SIZE)];
  return (
    <>
      {children(from, to)}
      {last > 0 && (
        <nav className="study-pages" aria-label={`Pages of ${what}`}>
          <Button aria-disabled={page === 0} onClick={() => setChosen(Math.max(0, page - 1))}>
            Earlier
          </Button>
          <span role="status">
            {from + 1} to {to} of {count} {what}
          </span>
          <Button aria-disabled={page === last} onClick={() => setChosen(Math.min(last, page + 1))}>
            Later
          </Button>
        </nav>
      )}
    </>
  );
}
