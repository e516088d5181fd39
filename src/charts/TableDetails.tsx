'use client';
/** The figures behind a chart, folded away until they are asked for. */
import { type ReactNode, useState } from 'react';

interface TableDetailsProps {
  /** The table's caption. */
  readonly caption: string;
  /** Makes what stands in the table below its caption. */
  readonly children: () => ReactNode;
  /** What is said above the table, if anything. */
  readonly said?: ReactNode;
}

/** "Show as a table". The table is made when it is first opened: it may have many rows. */
export function TableDetails({ caption, said, children }: TableDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chart-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as a table</summary>
      {isOpen && (
        <>
          {said}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
          <section className="chart-scroll" aria-label={caption} tabIndex={0}>
            <table className="chart-table">
              <caption>{caption}</caption>
              {children()}
            </table>
          </section>
        </>
      )}
    </details>
  );
}
