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
  /** What unfolds it; left out, "Show as a table". */
  readonly words?: string;
}

/** The table, folded away. It is made when it is first opened: it may have many rows. */
export function TableDetails(props: TableDetailsProps) {
  const { caption, said, words = 'Show as a table', children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chart-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
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
