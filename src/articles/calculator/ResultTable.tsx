/** The figures of a calculator as a table. The server draws it too: nothing here is for the browser only. */
import type { ReactNode } from 'react';

export interface ResultRow {
  readonly key: string | number;
  /** The first stands at the head of the row. */
  readonly cells: readonly ReactNode[];
}

/** A table as it is drawn. */
export interface ResultTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly ResultRow[];
}

/** A long table scrolls within itself, as a wide one does. */
export function ResultTable({ caption, heads, rows }: ResultTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="table-scroll calc-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell's place is its column.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
