/** What a prediction is about: a sheet as it is, what is done then, and the line that is asked for. */
import { figure } from '@/events/money';
import type { SheetRow } from '@/src/contract/parts';
import { predictionWords } from './workWords';

/** A prediction, as a learner is asked for it. */
export interface AskedPrediction {
  readonly step: number;
  /** What party and line are called. */
  readonly called: readonly [string, string];
  readonly asks: 'change' | 'amount';
  /** What is done, and the sheet before it; undefined where that is not known. */
  readonly act: string | undefined;
  readonly sheet: readonly SheetRow[] | undefined;
}

/** The sheet, the act and the question. */
export function PredictionAsked({ step, called, asks, act, sheet }: AskedPrediction) {
  const [party] = called;
  return (
    <div className="prediction-asked">
      {sheet && (
        <table className="prediction-sheet">
          <caption>
            The balance sheet of {party} before step {step}, in dollars
          </caption>
          <tbody>
            <Side name="Assets" rows={sheet.filter(({ side }) => side === 'asset')} />
            <Side name="Liabilities" rows={sheet.filter(({ side }) => side === 'liability')} />
            <Side name="What balances them" rows={sheet.filter(({ side }) => side === 'worth')} />
          </tbody>
        </table>
      )}
      <p>
        {act === undefined ? `Step ${step} is done on the board.` : `Then this is done: ${act}`}
      </p>
      <p>
        <strong>{predictionWords(asks, called)}</strong>
      </p>
    </div>
  );
}

interface SideProps {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** One side of the sheet; nothing where it is empty. */
function Side({ name, rows }: SideProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {name}
        </th>
      </tr>
      {rows.map(({ called, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be called alike, and none ever moves.
        <tr key={index}>
          <th scope="row">{called}</th>
          <td>{figure(amount)}</td>
        </tr>
      ))}
    </>
  );
}
