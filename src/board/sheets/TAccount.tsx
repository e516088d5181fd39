/**
 * A party's balance sheet as an accountant rules it: assets left, liabilities
 * and net worth right, both columns footing on one line. Plain markup, so that
 * the server can draw it and the board can keep it.
 */

import { Fragment, memo } from 'react';
import type { MarkedLine } from '@/events/banking/views/changes/changes';
import { lineLabel } from '@/events/banking/views/labels';
import { NET_WORTH_KEY, type SheetLine } from '@/events/banking/views/sheet';
import { figure } from '@/events/money';
import { ColumnHead } from './ColumnHead';
import { Label } from './Label';
import type { MergedLine } from './mergedLines';
import { type PartyView, PLEDGED_LABEL } from './partyView';
import { markClass, Signed } from './Signed';
import { ROLES } from './tableRoles';

/** What a board does with figures that are pressed. */
export interface Figures {
  /** Whose figures they are, by name. */
  readonly owner: string;
  /** Whether the Tab key stops at them. */
  readonly isReached: boolean;
  /** Takes the key of the sheet line. */
  readonly onFigure: (lineKey: string) => void;
}

/** Lines of one kind drawn as one. */
export interface Merging {
  /** Of both sides, in the order of the sheet. */
  readonly lines: readonly MergedLine[];
  /** The key of the line whose members are shown as well; null for none. */
  readonly opened: string | null;
  /** Takes the key of a line that is pressed. */
  readonly onPress: (key: string) => void;
}

interface TAccountProps extends PartyView {
  /** Left out where figures cannot be pressed. */
  readonly figures?: Figures;
  /** Left out where each line is drawn. */
  readonly merging?: Merging | undefined;
}

/** A ruled T-account. */
export function TAccount(props: TAccountProps) {
  return (
    <div className="t-account">
      <Column {...props} side="asset" />
      <Column {...props} side="liability" />
    </div>
  );
}

const HEADINGS = { asset: 'Assets', liability: 'Liabilities' } as const;

/** One side of the T; net worth stands under the liabilities. */
function Column(props: TAccountProps & { readonly side: keyof typeof HEADINGS }) {
  const { side, party, netWorth, netWorthChange, total, pledged, isVaultCash } = props;
  const { figures, merging } = props;
  const lines = props.lines.filter(({ line }) => line.side === side);
  const hasWorth = side === 'liability';
  const lineOf = ({ line, change }: MarkedLine) => (
    <Fragment key={line.key}>
      <Line
        side={side}
        lineKey={line.key}
        label={lineLabel(line, party.type)}
        aside={asideOf(line, isVaultCash)}
        amount={line.amount}
        change={change}
        figures={figures}
      />
      {line.kind === 'securities' && <Pledged amount={pledged} />}
    </Fragment>
  );
  const own = new Set(lines);
  const merged = merging?.lines.filter(({ members: [first] }) => first && own.has(first));
  const isSteady =
    (merged ?? lines).some(({ change }) => change === 0) || (hasWorth && netWorthChange === 0);
  return (
    <table className="t-column" data-steady={isSteady ? '' : undefined} {...ROLES.table}>
      <ColumnHead heading={HEADINGS[side]} owner={party.name} unit="Dollars" />
      <tbody {...ROLES.rows}>
        {merging && merged
          ? merged.map((one) => (
              <Together key={one.key} merged={one} merging={merging} figures={figures}>
                {one.members.map(lineOf)}
              </Together>
            ))
          : lines.map(lineOf)}
        {hasWorth && (
          <Line
            label={props.worthName}
            side={side}
            lineKey={NET_WORTH_KEY}
            amount={netWorth}
            change={netWorthChange}
            figures={figures}
            italic
          />
        )}
        <tr className="t-total" {...ROLES.row}>
          <th scope="row" {...ROLES.rowHeader}>
            <span className="t-foot">Total</span>
          </th>
          <td {...ROLES.cell}>
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
  readonly side: 'asset' | 'liability';
  readonly lineKey: string;
  readonly figures: Figures | undefined;
  readonly label: string;
  /** Stands beside the label where there is room. */
  readonly aside?: string | undefined;
  readonly amount: number;
  readonly change: number;
  readonly italic?: boolean;
}

const Line = memo(function Line(props: LineProps) {
  const { side, lineKey, label, aside, amount, change, figures, italic = false } = props;
  const drawn = <Figure amount={amount} lineKey={lineKey} label={label} figures={figures} />;
  return (
    <tr
      className={`t-line${markClass(change)}${italic ? ' t-net' : ''}`}
      data-line={lineKey}
      data-side={side}
      {...ROLES.row}
    >
      <th scope="row" {...ROLES.rowHeader}>
        <Label label={label} />
        {aside && <Aside words={aside} />}
      </th>
      {/* One place for the figure with a change and without: it is kept from step to step, and so is its focus. */}
      <td className={change === 0 ? undefined : 't-both'} {...ROLES.cell}>
        {change !== 0 && <Change change={change} />}
        {drawn}
      </td>
    </tr>
  );
});

interface FigureProps {
  /** Cents. */
  readonly amount: number;
  readonly lineKey: string;
  /** What the figure's line is called. */
  readonly label: string;
  /** Left out where nothing can be asked. */
  readonly figures: Figures | undefined;
}

/** A figure of a sheet; on a board that is played a button that asks what made it up. */
export function Figure({ amount, lineKey, label, figures }: FigureProps) {
  const text = figure(amount);
  if (!figures) return <span className="t-figure">{text}</span>;
  return (
    <button
      type="button"
      className="t-figure t-figure-button"
      aria-label={`${figures.owner}, ${label}, ${text}: what makes it up`}
      aria-haspopup="dialog"
      tabIndex={figures.isReached ? undefined : -1}
      onClick={() => figures.onFigure(lineKey)}
    >
      {text}
    </button>
  );
}

interface TogetherProps {
  readonly merged: MergedLine;
  readonly merging: Merging;
  readonly figures: Figures | undefined;
  /** The lines that it stands for. */
  readonly children: React.ReactNode;
}

/** One line drawn for several of a kind; a press shows them. Where it has a single member, that line itself. */
function Together({ merged, merging, figures, children }: TogetherProps) {
  const { key, label, members, amount, change } = merged;
  if (members.length === 1) return children;
  const isOpen = merging.opened === key;
  return (
    <>
      <tr
        className={`t-line${markClass(change)}`}
        data-line={members.map(({ line }) => line.key).join(' ')}
        data-open={isOpen ? '' : undefined}
        data-side={members[0]?.line.side}
        {...ROLES.row}
      >
        <th scope="row" {...ROLES.rowHeader}>
          <button
            type="button"
            className="t-together"
            aria-expanded={isOpen}
            tabIndex={figures?.isReached ? undefined : -1}
            onClick={() => merging.onPress(key)}
          >
            <span>
              <Label label={label} />
            </span>
          </button>
        </th>
        <td {...ROLES.cell}>
          <span className="t-both">
            {change !== 0 && <Change change={change} />}
            <span className="t-figure">{figure(amount)}</span>
          </span>
        </td>
      </tr>
      {isOpen && children}
    </>
  );
}

/** What is said beside a line's label: of a bank's "Reserves", where there are balances with a central bank as well; of interest, on what. */
export function asideOf({ instrument, on }: SheetLine, isVaultCash: boolean): string | undefined {
  if (on !== undefined) return `(${on})`;
  return isVaultCash && instrument === 'Reserves' ? '(vault cash)' : undefined;
}

/** Words beside a label; the first to go where room is short. */
export function Aside({ words }: { readonly words: string }) {
  return <span className="label-spare label-aside"> {words}</span>;
}

/** Under the line of the Treasury Bills, how much of them is pledged; nothing where none is. It is no line of its own: it is not added. */
export function Pledged({ amount }: { readonly amount: number }) {
  if (amount === 0) return null;
  return (
    <tr className="t-memo" {...ROLES.row}>
      <th scope="row" {...ROLES.rowHeader}>
        <span className="visually-hidden">of which </span>
        {PLEDGED_LABEL}
      </th>
      <td {...ROLES.cell}>{figure(amount)}</td>
    </tr>
  );
}

/** A change with its sign; the word is for those who hear it. */
export function Change({ change }: { readonly change: number }) {
  return (
    <>
      <span className="visually-hidden">{change > 0 ? 'grew by' : 'shrank by'} </span>
      <span className="t-change">
        <Signed change={change} />
      </span>
      <span className="visually-hidden"> to </span>
    </>
  );
}
