/**
 * A player's account in the exercise, as a ruled T: what it has and is owed left,
 * what it owes right. Coins, goods and marcs of account are different units, so
 * the columns have no foot. Plain markup: the server draws it and the board keeps it.
 */

import type { Player } from '@/events/bills/state';
import { figure } from '@/events/money';
import { CardMark, CardName } from '../sheets/CardName';
import { ColumnHead } from '../sheets/ColumnHead';
import { markClass } from '../sheets/Signed';
import { Change } from '../sheets/TAccount';
import { ROLES } from '../sheets/tableRoles';
import type { BillsLine } from './billsView';
import { PLAYER_MARKS } from './playerMarks';

interface PlayerCardProps {
  readonly player: Player;
  readonly lines: readonly BillsLine[];
  readonly isSelected?: boolean | undefined;
  /** Makes the name a button that selects the player; left out, it is plain text. */
  readonly onSelect?: (() => void) | undefined;
}

/** The card of a player. */
export function PlayerCard({ player, lines, isSelected, onSelect }: PlayerCardProps) {
  const of = (side: BillsLine['side']) => lines.filter((line) => line.side === side);
  return (
    <article
      className="party"
      data-sheet={player.name}
      data-selected={isSelected}
      data-named={isSelected}
      data-changed={lines.some(({ change }) => change !== 0) ? '' : undefined}
    >
      <h4 className={`party-name bills-${player.type}`}>
        <CardMark path={PLAYER_MARKS[player.type]} />{' '}
        <CardName name={player.name} isSelected={isSelected} onSelect={onSelect} />
      </h4>
      <div className="t-account">
        <Column heading="Assets" unit="Due to it, in marcs" player={player} lines={of('asset')} />
        <Column
          heading="Liabilities"
          unit="Owed, in marcs"
          player={player}
          lines={of('liability')}
        />
      </div>
    </article>
  );
}

interface ColumnProps {
  readonly heading: string;
  /** Stands over the debts. */
  readonly unit: string;
  readonly player: Player;
  readonly lines: readonly BillsLine[];
}

function Column({ heading, unit, player, lines }: ColumnProps) {
  const holdings = lines.filter(({ kind }) => kind === 'holding');
  const debts = lines.filter(({ kind }) => kind === 'debt');
  return (
    <div className="bills-side">
      <table className="t-column bills-column" {...ROLES.table}>
        <ColumnHead heading={heading} owner={player.name} unit="Amount" />
        <tbody {...ROLES.rows}>
          {holdings.map((line) => (
            <Line key={line.key} line={line} />
          ))}
          {lines.length === 0 && (
            <tr {...ROLES.row}>
              <th scope="row" className="bills-none" {...ROLES.rowHeader}>
                Owes nothing
              </th>
              <td {...ROLES.cell} />
            </tr>
          )}
        </tbody>
        {debts.length > 0 && (
          <tbody {...ROLES.rows}>
            <tr className="bills-unit" {...ROLES.row}>
              <th scope="rowgroup" colSpan={2} {...ROLES.rowHeader}>
                {unit}
              </th>
            </tr>
            {debts.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

function Line({ line }: { readonly line: BillsLine }) {
  const { key, side, label, detail, amount, change } = line;
  return (
    <tr className={`t-line${markClass(change)}`} data-line={key} data-side={side} {...ROLES.row}>
      <th scope="row" {...ROLES.rowHeader}>
        {label}
        {detail !== null && <span className="bills-detail"> {detail}</span>}
      </th>
      <td {...ROLES.cell}>
        <span className="t-both">
          {change !== 0 && <Change change={change} />}
          <span className="t-figure">{figure(amount)}</span>
        </span>
      </td>
    </tr>
  );
}
