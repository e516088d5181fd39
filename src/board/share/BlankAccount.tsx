/** A T-account with nothing in it but its ruling: to be filled in by hand. */
import type { Party } from '@/events/banking/ledger/book';
import { ColumnHead } from '../sheets/ColumnHead';
import { PartyHeading } from '../sheets/PartyHeading';
import type { PartyView } from '../sheets/partyView';

interface BlankAccountProps {
  readonly party: Party;
  readonly view: PartyView;
  readonly state: Parameters<typeof PartyHeading>[0]['state'];
}

/** Rows beside those that are needed, so that their number gives nothing away. */
const SPARE = 1;

/** The account of a party, ruled for what it will have and a line more. */
export function BlankAccount({ party, view: { lines }, state }: BlankAccountProps) {
  const assets = lines.filter(({ line }) => line.side === 'asset').length;
  const rows = Math.max(assets, lines.length - assets + 1) + SPARE;
  return (
    <div className="party">
      <PartyHeading party={party} state={state} />
      <div className="t-account">
        {['Assets', 'Liabilities'].map((heading) => (
          <table key={heading} className="t-column">
            <ColumnHead heading={heading} owner={party.name} unit="Dollars" />
            <tbody>
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
                <tr key={row} className="print-blank">
                  <td colSpan={2} />
                </tr>
              ))}
              <tr className="t-total">
                <th scope="row">
                  <span className="t-foot">Total</span>
                </th>
                <td>
                  <span className="t-foot" />
                </td>
              </tr>
            </tbody>
          </table>
        ))}
      </div>
    </div>
  );
}
