/** The balances of a line as a table: what every sheet shows after every step, for a spreadsheet. */

import { type Cents, twoDecimals } from '../../money';
import { plain } from '../../phrase';
import { storyOf } from '../board/rules';
import type { Party } from '../ledger/book';
import { worthName } from '../ledger/capital';
import { lineLabel } from './labels';
import { closedRounds, type Line, type LineRound } from './line';
import { balanceSheet, type SheetGroup } from './sheet';

/** What the columns hold. */
const HEAD = ['Step', 'What happened', 'Party', 'Side', 'Item', 'Dollars'];

/** An amount as spreadsheets read it: a point, two decimals, nothing between the thousands. */
function plainDollars(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${twoDecimals(Math.abs(cents))}`;
}

/** The rows of one party after one step: its assets, then its liabilities and net worth, which add up to as much. */
function rowsOf({ round }: LineRound, { id, name, type }: Party): readonly string[][] {
  const { assets, liabilities, netWorth } = balanceSheet(round, id);
  const side = (called: string, groups: readonly SheetGroup[]) =>
    groups
      .flatMap(({ lines }) => lines)
      .map((line) => [name, called, lineLabel(line, type), plainDollars(line.amount)]);
  return [
    ...side('Assets', assets),
    ...side('Liabilities', liabilities),
    [name, 'Liabilities', worthName(round, id), plainDollars(netWorth)],
  ];
}

/**
 * The table of a line, a row for each line of each sheet after each step from the opening position on,
 * under a row of headings. Amounts are in dollars with two decimals.
 *
 * @param line from the blank board to the last step wanted
 */
export function balanceTable(line: Line): readonly (readonly string[])[] {
  const steps = [...closedRounds(line)].reverse().filter(({ number }) => number >= 0);
  const rows = steps.flatMap((step) => {
    const { number, before, round } = step;
    const told = number === 0 ? 'Opening position' : plain(storyOf(round, before));
    return round.book.parties.flatMap((party) =>
      rowsOf(step, party).map((cells) => [String(number), told, ...cells]),
    );
  });
  return [HEAD, ...rows];
}
