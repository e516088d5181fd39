/**
 * A party's balance sheet as an accountant rules it: assets left, liabilities
 * and net worth right, both columns footing on one line. Plain markup, so that
 * the server can draw it and the board can keep it.
 */
import type { Party } from '@/events/ledger/book';
import { figure } from '@/events/money';
import type { MarkedLine } from '@/events/views/changes';
import { lineLabel } from '@/events/views/labels';

export interface TAccountProps {
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  /** Cents. */
  readonly netWorth: number;
  readonly netWorthChange: number;
  /** Cents: what both columns foot to. */
  readonly total: number;
}

/** A ruled T-account. */
export function TAccount({ party, lines, netWorth, netWorthChange, total }: TAccountProps) {
  const of = (side: 'asset' | 'liability') => lines.filter(({ line }) => line.side === side);
  return (
    <div className="t-account">
      <Column heading="Assets" party={party} lines={of('asset')} total={total} />
      <Column heading="Liabilities" party={party} lines={of('liability')} total={total}>
        <Line label="Net worth" amount={netWorth} change={netWorthChange} italic />
      </Column>
    </div>
  );
}

interface ColumnProps {
  readonly heading: string;
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  readonly total: number;
  readonly children?: React.ReactNode;
}

function Column({ heading, party, lines, total, children }: ColumnProps) {
  return (
    <table className="t-column">
      <caption className="visually-hidden">
        {heading} of {party.name}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Dollars</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, change }) => (
          <Line
            key={line.key}
            label={lineLabel(line, party.type)}
            amount={line.amount}
            change={change}
          />
        ))}
        {children}
        <tr className="t-total">
          <th scope="row">
            <span className="t-foot">Total</span>
          </th>
          <td>
            <span className="t-foot">
              <span className="t-figure">{figure(total)}</span>
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: number;
  readonly change: number;
  readonly italic?: boolean;
}

function Line({ label, amount, change, italic = false }: LineProps) {
  const mark = change === 0 ? '' : change > 0 ? ' t-grew' : ' t-shrank';
  return (
    <tr className={`t-line${mark}${italic ? ' t-net' : ''}`}>
      <th scope="row">{label}</th>
      <td className={isLong(amount, change) ? 't-long' : undefined}>
        {change !== 0 && <Change change={change} />}
        <span className="t-figure">{figure(amount)}</span>
      </td>
    </tr>
  );
}

/** Characters that change and figure may have together and still leave room for a label on a phone. */
const ROOM = 11;

function isLong(amount: number, change: number): boolean {
  return change !== 0 && figure(amount).length + figure(change).length > ROOM;
}

/** A change with its sign; the word is for those who hear it. */
export function Change({ change }: { readonly change: number }) {
  return (
    <>
      <span className="visually-hidden">{change > 0 ? 'grew by' : 'shrank by'} </span>
      <span className="t-change">
        {change > 0 ? '+' : ''}
        {figure(change)}
      </span>
      <span className="visually-hidden"> to </span>
    </>
  );
}
