/** The three figures of two states beside one another, with what lies between them. */
import type { Figures } from '@/events/banking/views/figures';
import { FigureTable } from '../FigureTable';
import { COMPARED } from './figures';

interface ComparedFiguresProps {
  /** What the two states are called. */
  readonly names: readonly [string, string];
  readonly one: Figures;
  readonly other: Figures;
  /** What lies between them is called. */
  readonly difference?: string;
}

/** The table. */
export function ComparedFigures(props: ComparedFiguresProps) {
  const { names, one, other, difference = 'Difference' } = props;
  return (
    <>
      <p className="study-quiet">
        “{difference}” is “{names[1]}” less “{names[0]}”: + is more in “{names[1]}”, − is less.
      </p>
      <FigureTable
        caption="Figures"
        of="Figure"
        columns={[...names, difference]}
        hasDifference
        rows={COMPARED.map(([name, label]) => ({
          key: name,
          label,
          cells: [one[name], other[name], other[name] - one[name]],
          isMarked: one[name] !== other[name],
        }))}
      />
    </>
  );
}
