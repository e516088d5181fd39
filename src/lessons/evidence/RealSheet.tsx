/** The balance sheet of a real institution, in billions, drawn as the boards draw theirs. */
import { REAL_SHEETS, type RealSheetName } from './realSheets';

interface RealSheetProps {
  readonly of: RealSheetName;
}

/** Both columns of a real balance sheet, with its day and source. The last line on the right is the owners’ equity. */
export function RealSheet({ of }: RealSheetProps) {
  const { name, asOf, assets, liabilities, source } = REAL_SHEETS[of];
  return (
    <figure className="real-sheet">
      <figcaption>
        {name}, {asOf}, in billions of dollars, rounded so that both columns add up
      </figcaption>
      <div className="real-sheet-sides">
        <Side title="Assets" lines={assets} />
        <Side title="Liabilities and equity" lines={liabilities} />
      </div>
      <p className="magnitude-sources">
        Source: <a href={source.url}>{source.title}</a>.
      </p>
    </figure>
  );
}

interface SideProps {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, billions: number])[];
}

function Side({ title, lines }: SideProps) {
  const total = lines.reduce((sum, [, billions]) => sum + billions, 0);
  return (
    <table className="t-column">
      <caption>{title}</caption>
      <tbody>
        {lines.map(([label, billions]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{billions.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{total.toLocaleString('en-US')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
