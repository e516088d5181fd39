/** What each step of a log does to the sheets: what can be asked about it, and the answers. */
import { itemAt } from '../../../assert';
import type { Cents } from '../../../money';
import { plain } from '../../../phrase';
import type { FoldedLog } from '../../../world/world';
import type { BankingRound } from '../../board/rules';
import { worthName, worthOf } from '../../ledger/capital';
import type { PartyType } from '../../ledger/partyTypes';
import type { State } from '../../ledger/state';
import { groupLabel, lineLabel } from '../labels';
import { NET_WORTH_KEY, type SheetLine, sheetLines } from '../sheet';

/** What a step does to one line of a sheet. */
export interface LineEffect {
  /** As sheets key it; `NET_WORTH_KEY` for what balances the sheet. */
  readonly key: string;
  /** What it is called where it stands alone: “Customer Deposits: At Bank 1”. */
  readonly called: string;
  readonly side: 'asset' | 'liability' | 'worth';
  /** Nothing where the line does not stand there. */
  readonly before: Cents;
  readonly after: Cents;
}

/** What a step does to one sheet. */
export interface SheetEffect {
  readonly party: number;
  readonly name: string;
  /** The lines that stand there before the step or after it, assets first; what balances them last. */
  readonly lines: readonly LineEffect[];
}

/** What a step does. */
export interface StepEffect {
  /** Its number on the board, from 1. */
  readonly step: number;
  /** What is done, in a sentence or two. */
  readonly act: string;
  /** Of every party that has a sheet by then. */
  readonly sheets: readonly SheetEffect[];
}

/** As a sheet calls it; where that leans on the heading over it (“At Bank 1”), with the heading. */
function called(line: SheetLine, owner: PartyType): string {
  const { instrument, on, thirdPartyDetail } = line;
  const label = lineLabel(line, owner);
  if (on !== undefined) return `${label}, on ${on}`;
  const isShort = thirdPartyDetail !== null && label.replace(/^At /, '') === thirdPartyDetail.name;
  return isShort ? `${groupLabel(instrument)}: ${label}` : label;
}

/** What each line of a sheet holds, by its key, with what balances them. */
function amountsOf(
  state: State,
  party: number,
  lines: readonly SheetLine[],
): ReadonlyMap<string, Cents> {
  return new Map([
    ...lines.map(({ key, amount }) => [key, amount] as const),
    [NET_WORTH_KEY, worthOf(state, party)],
  ]);
}

type Party = State['book']['parties'][number];

function sheetEffect(before: State, after: State, { id: party, name, type }: Party): SheetEffect {
  const [was, is] = [sheetLines(before, party), sheetLines(after, party)];
  const known = new Map([...was, ...is].map((line) => [line.key, line]));
  const [held, holds] = [amountsOf(before, party, was), amountsOf(after, party, is)];
  const amounts = (key: string) => ({ before: held.get(key) ?? 0, after: holds.get(key) ?? 0 });
  const lines = [...known.values()].map((line) => ({
    key: line.key,
    called: called(line, type),
    side: line.side,
    ...amounts(line.key),
  }));
  return {
    party,
    name,
    lines: [
      ...lines.filter(({ side }) => side === 'asset'),
      ...lines.filter(({ side }) => side === 'liability'),
      {
        key: NET_WORTH_KEY,
        called: worthName(after, party),
        side: 'worth',
        ...amounts(NET_WORTH_KEY),
      },
    ],
  };
}

/** What each step of a log does. */
export function stepEffects({
  board,
  steps,
}: Pick<FoldedLog<BankingRound>, 'board' | 'steps'>): readonly StepEffect[] {
  const opening = itemAt(steps, 0);
  return steps.flatMap((round, index) => {
    const before = steps[index - 1];
    // A note has no number of its own.
    if (!before || round.count === before.count) return [];
    const sheets = round.book.parties.map((party) => sheetEffect(before, round, party));
    return [{ step: round.count - opening.count, act: plain(board.tell(round, before)), sheets }];
  });
}
