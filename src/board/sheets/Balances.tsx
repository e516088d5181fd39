/** A party's balance sheet as a list: lines grouped by instrument, with a total for each. */
import { Fragment } from 'react';
import type { PartyType } from '@/events/banking/ledger/partyTypes';
import type { MarkedLine } from '@/events/banking/views/changes/changes';
import { groupLabel, lineLabel } from '@/events/banking/views/labels';
import { byInstrument, NET_WORTH_KEY, type SheetGroup } from '@/events/banking/views/sheet';
import { figure } from '@/events/money';
import type { PartyView } from './partyView';
import { markClass } from './Signed';
import { Aside, asideOf, Change, Figure, type Figures, Pledged } from './TAccount';

type Group = SheetGroup<MarkedLine>;

/** Assets, liabilities and net worth, one under the other. */
export function Balances(props: PartyView & { readonly figures?: Figures }) {
  const { party, lines, netWorth, netWorthChange, worthName } = props;
  const { total, pledged, isVaultCash, figures } = props;
  const of = (side: 'asset' | 'liability') =>
    byInstrument(
      lines.filter(({ line }) => line.side === side),
      ({ line }) => line,
    );
  return (
    <table className="b-sheet">
      <caption className="visually-hidden">Balance sheet of {party.name}, in dollars</caption>
      <Part
        heading="Assets"
        owner={party.type}
        groups={of('asset')}
        total={total}
        pledged={pledged}
        isVaultCash={isVaultCash}
        figures={figures}
      />
      <Part
        heading="Liabilities"
        owner={party.type}
        groups={of('liability')}
        total={total}
        pledged={0}
        isVaultCash={false}
        figures={figures}
      >
        <BalanceLine
          label={worthName}
          lineKey={NET_WORTH_KEY}
          amount={netWorth}
          change={netWorthChange}
          figures={figures}
          kind="t-net"
        />
      </Part>
    </table>
  );
}

interface PartProps {
  readonly heading: string;
  /** Of which type the sheet's party is: what it calls its cash depends on that. */
  readonly owner: PartyType;
  readonly groups: readonly Group[];
  /** Cents. */
  readonly total: number;
  readonly pledged: number;
  readonly isVaultCash: boolean;
  readonly figures: Figures | undefined;
  readonly children?: React.ReactNode;
}

function Part(props: PartProps) {
  const { heading, owner, groups: parts, total, pledged, isVaultCash, figures, children } = props;
  return (
    <tbody>
      <tr className="b-heading">
        <th scope="colgroup" colSpan={2}>
          {heading}
        </th>
      </tr>
      {parts.map((group) => (
        <Fragment key={group.instrument}>
          <GroupLines group={group} owner={owner} isVaultCash={isVaultCash} figures={figures} />
          {group.lines[0]?.line.kind === 'securities' && <Pledged amount={pledged} />}
        </Fragment>
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

function GroupLines({
  group,
  owner,
  isVaultCash,
  figures,
}: Pick<PartProps, 'owner' | 'isVaultCash' | 'figures'> & { readonly group: Group }) {
  const [only] = group.lines;
  // A group of one line is its own total.
  if (only && group.lines.length === 1) {
    const { line, change } = only;
    return (
      <BalanceLine
        label={lineLabel(line, owner)}
        aside={asideOf(line, isVaultCash)}
        lineKey={line.key}
        amount={line.amount}
        change={change}
        figures={figures}
        kind="b-group"
      />
    );
  }
  return (
    <>
      <BalanceLine
        label={groupLabel(group.instrument)}
        lineKey={null}
        amount={group.total}
        change={0}
        figures={undefined}
        kind="b-group"
      />
      {group.lines.map(({ line, change }) => (
        <BalanceLine
          key={line.key}
          label={lineLabel(line, owner)}
          lineKey={line.key}
          amount={line.amount}
          change={change}
          figures={figures}
          kind="b-line"
        />
      ))}
    </>
  );
}

interface BalanceLineProps {
  /** null for the total of several lines. */
  readonly lineKey: string | null;
  readonly figures: Figures | undefined;
  readonly label: string;
  /** Stands beside the label. */
  readonly aside?: string | undefined;
  readonly amount: number;
  readonly change: number;
  readonly kind: 'b-group' | 'b-line' | 't-net';
}

function BalanceLine(props: BalanceLineProps) {
  const { lineKey, label, aside, amount, change, figures, kind } = props;
  return (
    <tr className={`${kind}${markClass(change)}`} data-line={lineKey ?? undefined}>
      <th scope="row">
        {label}
        {aside && <Aside words={aside} />}
      </th>
      <td>
        {change !== 0 && <Change change={change} />}
        <Figure
          amount={amount}
          label={label}
          lineKey={lineKey ?? ''}
          figures={lineKey === null ? undefined : figures}
        />
      </td>
    </tr>
  );
}
