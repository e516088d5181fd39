/** A worked example as a table: each step, who then owes whom, and what became of the players that the text follows. */

import { CONDITIONS } from '@/events/bills/conditions';
import { type BillsRound, billsStory } from '@/events/bills/rules';
import type { BillsStage } from '@/events/bills/stages';
import { type BillsState, playerOf } from '@/events/bills/state';
import { billsSheet, openDebts } from '@/events/bills/views';
import { billNumber, quantity } from '@/events/bills/words';
import { figure } from '@/events/money';
import { PhraseText } from '@/src/board/sentence/Sentence';
import { exampleAt, linkToStep } from './examples';
import { worthOf } from './figures';
import { type PlayerName, playerNamed } from './scriptedEvents';

/** Goods; coin of the player’s city; marcs due to it; what a banker is worth in its coin. */
type Watched = 'goods' | 'coin' | 'due' | 'worth';

interface Column {
  readonly of: PlayerName;
  readonly what: Watched;
}

interface StepsProps {
  readonly stage: BillsStage;
  readonly columns: readonly Column[];
  readonly caption: string;
}

/** The example of a stage, step by step, with the way to open it on the board. */
export function Steps({ stage, columns, caption }: StepsProps) {
  const { rounds } = exampleAt(stage);
  const { opening } = stage;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="table-scroll bills-steps" aria-label={`Table: ${caption}`} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">What happens, and who then owes whom</th>
              {columns.map((column) => (
                <th scope="col" key={`${column.of} ${column.what}`}>
                  {headOf(opening, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round, step) => (
              <tr key={round.count}>
                <td>{step}</td>
                <td>
                  <Told round={round} before={rounds[step - 1]} />
                </td>
                {columns.map((column) => (
                  <td key={`${column.of} ${column.what}`}>
                    {figure(readerOf(opening, column)(round))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="bills-open">
        <a href={linkToStep(stage, 0)}>Open these steps on the board</a>
      </p>
    </>
  );
}

interface ToldProps {
  readonly round: BillsRound;
  /** Left out at the opening position. */
  readonly before: BillsRound | undefined;
}

function Told({ round, before }: ToldProps) {
  return (
    <>
      {before ? <PhraseText phrase={billsStory(round, before)} /> : 'The opening position.'}
      {owing(round).map((line) => (
        <span className="bills-owing" key={line}>
          {line}
        </span>
      ))}
    </>
  );
}

/** Who owes whom, a line for each debt. */
function owing(state: BillsState): readonly string[] {
  const debts = openDebts(state);
  if (debts.length === 0) return ['Nobody owes anybody anything.'];
  return debts.map(({ bill, debtorId, creditorId, amount }) => {
    const [debtor, creditor] = [playerOf(state, debtorId).name, playerOf(state, creditorId).name];
    const why = bill ? billNumber(bill) : 'For bills remitted';
    return `${why}: ${debtor} owes ${creditor} ${quantity(amount, 'marcs')}.`;
  });
}

function headOf(opening: BillsState, { of, what }: Column): string {
  const currency = CONDITIONS.currencies[playerNamed(opening, of).city];
  const heads: Readonly<Record<Watched, string>> = {
    goods: 'goods',
    coin: `coin, ${currency}`,
    due: 'due to it, marcs',
    worth: `worth, ${currency}`,
  };
  return `${of}: ${heads[what]}`;
}

/** Reads a column’s figure, in hundredths. */
function readerOf(opening: BillsState, { of, what }: Column): (state: BillsState) => number {
  const { id, city } = playerNamed(opening, of);
  const readers: Readonly<Record<Watched, (state: BillsState) => number>> = {
    goods: (state) => playerOf(state, id).goods,
    coin: (state) => playerOf(state, id).coins[CONDITIONS.currencies[city]],
    due: (state) => billsSheet(state, id).assets.reduce((sum, { amount }) => sum + amount, 0),
    worth: worthOf(opening, of),
  };
  return readers[what];
}
