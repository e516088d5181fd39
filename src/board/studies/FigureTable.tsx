/** Tables of figures in studies: a caption, figures ranged right, the currency once in each column's heading. */
import type { ReactNode } from 'react';
import { figure, signed } from '@/events/money';
import { Scroll } from './Scroll';
import './tables.css';

interface FigureRow {
  readonly key?: string;
  readonly label: ReactNode;
  /** Cents; null where there is none. */
  readonly cells: readonly (number | null)[];
  /** Whether it is told apart from the others. */
  readonly isMarked?: boolean;
}

interface FigureTableProps {
  readonly caption: string;
  /** Whether the caption is for those only who do not see what stands above it. */
  readonly isCaptionHidden?: boolean;
  /** What the rows are: the heading of the first column. */
  readonly of: string;
  /** The headings of the figures, without their currency. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** Whether the last column is a difference, whose figures carry their sign. */
  readonly hasDifference?: boolean;
}

/** A table of figures in dollars. */
export function FigureTable(props: FigureTableProps) {
  const { caption, isCaptionHidden, of, columns, rows, hasDifference } = props;
  return (
    <Scroll label={caption}>
      <table className="study-table">
        <caption>
          <span className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column},&nbsp;$
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells, isMarked }, index) => (
            <tr key={key ?? index} data-marked={isMarked === true}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>
                  {hasDifference && at === cells.length - 1 ? plainly(cell, signed) : plainly(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const plainly = (cents: number | null, write = figure): string =>
  cents === null ? '–' : write(cents);
