/**
 * A party's balance sheet as an accountant rules it: assets left, liabilities
 * and net worth right, both columns footing on one line. Plain markup, so that
 * the server can draw it and the board can keep it.
 */
import { memo } from 'react';
import type { Party } from '@/events/ledger/book';
import { figure } from '@/events/money';
import { NET_WORTH } from '@/events/views/blamed';
import type { MarkedLine } from '@/events/views/changes';
import { lineLabel } from '@/events/views/labels';
import { Figure, type Figures } from './Figure';

export interface TAccountProps {
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  /** Cents. */
  readonly netWorth: number;
  readonly netWorthChange: number;
  /** Cents: what both columns foot to. */
  readonly total: number;
  /** Left out where figures cannot be pressed. */
  readonly figures?: Figures;
}

/** A ruled T-account. */
export function TAccount(props: TAccountProps) {
  const { party, lines, netWorth, netWorthChange, total, figures } = props;
  const of = (side: 'asset' | 'liability') => lines.filter(({ line }) => line.side === side);
  return (
    <div className="t-account">
      <Column heading="Assets" party={party} lines={of('asset')} total={total} figures={figures} />
      <Column
        heading="Liabilities"
        party={party}
        lines={of('liability')}
        total={total}
        figures={figures}
      >
        <Line
          label="Net worth"
          lineKey={NET_WORTH}
          amount={netWorth}
          change={netWorthChange}
          figures={figures}
          italic
        />
      </Column>
    </div>
  );
}

interface ColumnProps {
  readonly heading: string;
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  readonly total: number;
  readonly figures: Figures | undefined;
  readonly children?: React.ReactNode;
}

function Column({ heading, party, lines, total, figures, children }: ColumnProps) {
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
            lineKey={line.key}
            label={lineLabel(line, party.type)}
            amount={line.amount}
            change={change}
            figures={figures}
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
  readonly lineKey: string;
  readonly figures: Figures | undefined;
  readonly label: string;
  readonly amount: number;
  readonly change: number;
  readonly italic?: boolean;
}

const Line = memo(function Line(props: LineProps) {
  const { lineKey, label, amount, change, figures, italic = false } = props;
  const mark = change === 0 ? '' : change > 0 ? ' t-grew' : ' t-shrank';
  return (
    <tr className={`t-line${mark}${italic ? ' t-net' : ''}`}>
      <th scope="row">{label}</th>
      <td className={isLong(amount, change) ? 't-long' : undefined}>
        {change !== 0 && <Change change={change} />}
        <Figure {...{ amount, lineKey, label, figures }} />
      </td>
    </tr>
  );
});

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
