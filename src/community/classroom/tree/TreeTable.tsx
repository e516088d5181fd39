'use client';

/** The tree of a class as a table: a row for each stretch that the same number of learners played. */
import { itemAt } from '@/events/assert';
import type { Run } from '@/events/timeline/mergedRows';
import { type TreeView, whoDid } from './treeView';
import { namesSaid } from './treeWords';

interface TreeTableProps {
  readonly view: TreeView;
  readonly showsNames: boolean;
  readonly pathTo: (index: number) => string | null;
}

/** The rows of the table in which steps stand, by the indices of the steps; the opening is none. */
function rowNumbers(runs: readonly Run[]): ReadonlyMap<number, number> {
  return new Map(
    runs.flatMap(({ from, to }, row) =>
      Array.from({ length: to - from + 1 }, (_, more) => [from + more, row + 1] as const),
    ),
  );
}

/** The table. */
export function TreeTable({ view, showsNames, pathTo }: TreeTableProps) {
  const rowOf = rowNumbers(view.runs);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="class-tree-table" aria-label="The tree as a table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Goes on from</th>
            <th scope="col">Steps</th>
            <th scope="col">What the first of them did</th>
            <th scope="col">Learners</th>
            {showsNames && <th scope="col">Who</th>}
            {view.hasModel && <th scope="col">The model</th>}
            <th scope="col">Board</th>
          </tr>
        </thead>
        <tbody>
          {view.runs.map(({ from, to, count, isModel }, index) => {
            const [first, last] = [itemAt(view.steps, from), itemAt(view.steps, to)];
            const before = rowOf.get(first.parent ?? 0);
            const path = pathTo(from);
            return (
              <tr key={from}>
                <th scope="row">{index + 1}</th>
                <td>{before === undefined ? 'the opening' : `row ${before}`}</td>
                <td>
                  {first.round === last.round ? first.round : `${first.round} to ${last.round}`}
                </td>
                <td>{first.words}</td>
                <td>{count}</td>
                {showsNames && <td>{namesSaid(view, whoDid(view, from))}</td>}
                {view.hasModel && <td>{isModel ? 'yes' : 'no'}</td>}
                <td>
                  {path !== null && (
                    <a href={path}>
                      Open<span className="visually-hidden"> row {index + 1} on the board</span>
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
