'use client';
/** The two ways on from a window of rows. A way that has ended stays there, so that the focus is never lost. */
import { Button } from '@/src/ui/button';
import './pager.css';

interface PagerProps {
  /** Which rows are drawn: "Steps 12 to 71". */
  readonly said: string;
  /** null where there is nothing more that way. */
  readonly earlier: (() => void) | null;
  readonly later: (() => void) | null;
}

/** Nothing while all rows are drawn. */
export function Pager({ said, earlier, later }: PagerProps) {
  if (!earlier && !later) return null;
  return (
    <div className="pager">
      <Button type="button" aria-disabled={earlier === null} onClick={() => earlier?.()}>
        Earlier
      </Button>
      <Button type="button" aria-disabled={later === null} onClick={() => later?.()}>
        Later
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
