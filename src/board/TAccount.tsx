/**
 * A party's balance sheet as an accountant rules it: assets left, liabilities
 * and net worth right, both columns footing on one line. Plain markup, so that
 * the server can draw it and the board can keep it.
 */
import { type CSSProperties, Fragment, memo } from 'react';
import type { Party } from '@/events/ledger/book';
import { figure, signed } from '@/events/money';
import { NET_WORTH } from '@/events/views/blamed';
import type { MarkedLine } from '@/events/views/changes';
import { lineLabel } from '@/events/views/labels';
import { Figure, type Figures } from './Figure';
import { PLEDGED_LABEL } from './roundView';
import { partsOf, typeWidth, widthInTwoLines } from './typeWidth';

export interface TAccountProps {
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  /** Cents. */
  readonly netWorth: number;
  readonly netWorthChange: number;
  /** Cents: what both columns foot to. */
  readonly total: number;
  /** Cents: of the Treasury Bills. */
  readonly pledged: number;
  /** Left out where figures cannot be pressed. */
  readonly figures?: Figures;
}

/** A ruled T-account. */
export function TAccount(props: TAccountProps) {
  const { party, lines, netWorth, netWorthChange, total, pledged, figures } = props;
  const of = (side: 'asset' | 'liability') => lines.filter(({ line }) => line.side === side);
  return (
    <div className="t-account">
      <Column
        heading="Assets"
        party={party}
        lines={of('asset')}
        total={total}
        pledged={pledged}
        figures={figures}
      />
      <Column
        heading="Liabilities"
        party={party}
        lines={of('liability')}
        total={total}
        pledged={0}
        figures={figures}
      >
        {(widest) => (
          <Line
            label={NET_LABEL}
            lineKey={NET_WORTH}
            amount={netWorth}
            change={netWorthChange}
            figures={figures}
            widest={widest}
            italic
          />
        )}
      </Column>
    </div>
  );
}

interface ColumnProps {
  readonly heading: string;
  readonly party: Party;
  readonly lines: readonly MarkedLine[];
  readonly total: number;
  readonly pledged: number;
  readonly figures: Figures | undefined;
  /** A line that the lines are followed by, given how wide the column's labels have to be. */
  readonly children?: (widest: number) => React.ReactNode;
}

const NET_LABEL = 'Net worth';
const NET_WIDTH = widthInTwoLines(NET_LABEL);

function Column(props: ColumnProps) {
  const { heading, party, lines, total, pledged, figures, children } = props;
  const labelled = lines.map((marked) => ({
    ...marked,
    label: lineLabel(marked.line, party.type),
  }));
  const widest = Math.max(NET_WIDTH, ...labelled.map(({ label }) => widthInTwoLines(label)));
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
        {labelled.map(({ line, change, label }) => (
          <Fragment key={line.key}>
            <Line
              lineKey={line.key}
              label={label}
              amount={line.amount}
              change={change}
              figures={figures}
              widest={widest}
            />
            {line.kind === 'securities' && <Pledged amount={pledged} />}
          </Fragment>
        ))}
        {children?.(widest)}
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
  /** How wide the labels of the whole column have to be: its lines share what room they have. */
  readonly widest: number;
  readonly italic?: boolean;
}

const Line = memo(function Line(props: LineProps) {
  const { lineKey, label, amount, change, figures, widest, italic = false } = props;
  const mark = change === 0 ? '' : change > 0 ? ' t-grew' : ' t-shrank';
  const drawn = <Figure {...{ amount, lineKey, label, figures }} />;
  return (
    <tr className={`t-line${mark}${italic ? ' t-net' : ''}`}>
      <th scope="row">
        <Label label={label} />
      </th>
      <td>
        {change === 0 ? (
          drawn
        ) : (
          <span className="t-both" style={room(widest, amount, change)}>
            <Change change={change} />
            {drawn}
          </span>
        )}
      </td>
    </tr>
  );
});

function Label({ label }: { readonly label: string }) {
  const [before, numbered] = partsOf(label);
  if (numbered === '') return label;
  return (
    <>
      {before}
      <span className="t-name">{numbered}</span>
    </>
  );
}

/** The type of a change is smaller than that of its figure, as the style sheet has it. */
const CHANGE_SIZE = 0.86;

/** Tells the style sheet how wide a column has to be for change and figure to stand side by side, its edges not counted: in ems. */
function room(widest: number, amount: number, change: number): CSSProperties & Needs {
  const both = typeWidth(figure(amount)) + CHANGE_SIZE * typeWidth(signed(change));
  return { '--t-needs': Math.round((widest + both) * 10) / 10 };
}

type Needs = Readonly<Record<'--t-needs', number>>;

/** Under the line of the Treasury Bills, how much of them is pledged; nothing where none is. It is no line of its own: it is not added. */
export function Pledged({ amount }: { readonly amount: number }) {
  if (amount === 0) return null;
  return (
    <tr className="t-memo">
      <th scope="row">
        <span className="visually-hidden">of which </span>
        {PLEDGED_LABEL}
      </th>
      <td>{figure(amount)}</td>
    </tr>
  );
}

/** A change with its sign; the word is for those who hear it. */
export function Change({ change }: { readonly change: number }) {
  return (
    <>
      <span className="visually-hidden">{change > 0 ? 'grew by' : 'shrank by'} </span>
      <span className="t-change">{signed(change)}</span>
      <span className="visually-hidden"> to </span>
    </>
  );
}
