/** A party's balance sheet as a list: lines grouped by instrument, with a total for each. */
import { figure } from '@/events/money';
import type { MarkedLine } from '@/events/views/changes';
import type { PartyView } from './roundView';
import { Change } from './TAccount';

interface Group {
  readonly instrument: string;
  /** Cents. */
  readonly total: number;
  readonly lines: readonly MarkedLine[];
}

function groups(lines: readonly MarkedLine[]): readonly Group[] {
  const found = new Map<string, MarkedLine[]>();
  for (const marked of lines) {
    const { instrument } = marked.line;
    found.set(instrument, [...(found.get(instrument) ?? []), marked]);
  }
  return [...found].map(([instrument, members]) => ({
    instrument,
    lines: members,
    total: members.reduce((sum, { line }) => sum + line.amount, 0),
  }));
}

/** Assets, liabilities and net worth, one under the other. */
export function Balances({ party, lines, netWorth, netWorthChange, total }: PartyView) {
  const of = (side: 'asset' | 'liability') =>
    groups(lines.filter(({ line }) => line.side === side));
  return (
    <table className="b-sheet">
      <caption className="visually-hidden">Balance sheet of {party.name}, in dollars</caption>
      <Part heading="Assets" groups={of('asset')} total={total} />
      <Part heading="Liabilities" groups={of('liability')} total={total}>
        <BalanceLine label="Net worth" amount={netWorth} change={netWorthChange} kind="t-net" />
      </Part>
    </table>
  );
}

interface PartProps {
  readonly heading: string;
  readonly groups: readonly Group[];
  /** Cents. */
  readonly total: number;
  readonly children?: React.ReactNode;
}

function Part({ heading, groups: parts, total, children }: PartProps) {
  return (
    <tbody>
      <tr className="b-heading">
        <th scope="colgroup" colSpan={2}>
          {heading}
        </th>
      </tr>
      {parts.map((group) => (
        <GroupLines key={group.instrument} group={group} />
      ))}
      {children}
      <tr className="t-total">
        <th scope="row">Total</th>
        <td>
          <span className="t-figure">{figure(total)}</span>
        </td>
      </tr>
    </tbody>
  );
}

function GroupLines({ group }: { readonly group: Group }) {
  const [only] = group.lines;
  // A group of one line is its own total.
  if (only && group.lines.length === 1) {
    const { line, change } = only;
    const whose = line.thirdPartyDetail ? `, ${line.thirdPartyDetail.name}` : '';
    return (
      <BalanceLine
        label={`${group.instrument}${whose}`}
        amount={line.amount}
        change={change}
        kind="b-group"
      />
    );
  }
  return (
    <>
      <BalanceLine label={group.instrument} amount={group.total} change={0} kind="b-group" />
      {group.lines.map(({ line, change }) => (
        <BalanceLine
          key={line.key}
          label={line.thirdPartyDetail?.name ?? line.instrument}
          amount={line.amount}
          change={change}
          kind="b-line"
        />
      ))}
    </>
  );
}

interface BalanceLineProps {
  readonly label: string;
  readonly amount: number;
  readonly change: number;
  readonly kind: 'b-group' | 'b-line' | 't-net';
}

function BalanceLine({ label, amount, change, kind }: BalanceLineProps) {
  const mark = change === 0 ? '' : change > 0 ? ' t-grew' : ' t-shrank';
  return (
    <tr className={`${kind}${mark}`}>
      <th scope="row">{label}</th>
      <td>
        {change !== 0 && <Change change={change} />}
        <span className="t-figure">{figure(amount)}</span>
      </td>
    </tr>
  );
}
