/** What each step of a log does to the sheets: what can be asked about it, and the answers. */
import { worthName } from '../banking/ledger/capital';
import type { PartyType } from '../banking/ledger/partyTypes';
import { groupLabel, lineLabel } from '../banking/views/labels';
import {
  type BalanceSheet,
  balanceSheet,
  NET_WORTH,
  type SheetLine,
  sheetLines,
} from '../banking/views/sheet';
import type { Cents } from '../money';
import { plain } from '../phrase';
import { isNote } from '../world/board';
import type { AnyFoldedLog } from '../worlds';
import { inWorld } from './folded';

/** What a step does to one line of a sheet. */
export interface LineEffect {
  /** As sheets key it; `NET_WORTH` for what balances the sheet. */
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

type BankingFold = AnyFoldedLog<'banking'>;
type State = BankingFold['steps'][number];

/** As a sheet calls it; where that leans on the heading over it (“At Bank 1”), with the heading. */
function called(line: SheetLine, owner: PartyType): string {
  const { instrument, on, thirdPartyDetail } = line;
  const label = lineLabel(line, owner);
  if (on !== undefined) return `${label}, on ${on}`;
  const isShort = thirdPartyDetail !== null && label.replace(/^At /, '') === thirdPartyDetail.name;
  return isShort ? `${groupLabel(instrument)}: ${label}` : label;
}

/** What a line of a sheet holds; nothing where it does not stand there. */
function amountIn({ assets, liabilities, netWorth }: BalanceSheet, key: string): Cents {
  if (key === NET_WORTH) return netWorth;
  const all = [...assets, ...liabilities].flatMap(({ lines }) => lines);
  return all.find((line) => line.key === key)?.amount ?? 0;
}

type Party = State['book']['parties'][number];

function sheetEffect(before: State, after: State, { id: party, name, type }: Party): SheetEffect {
  const [was, is] = [balanceSheet(before, party), balanceSheet(after, party)];
  const known = new Map<string, SheetLine>();
  for (const line of [...sheetLines(before, party), ...sheetLines(after, party)]) {
    known.set(line.key, line);
  }
  const amounts = (key: string) => ({ before: amountIn(was, key), after: amountIn(is, key) });
  const lines = [...known.values()].map((line) => ({
    ...{ key: line.key, called: called(line, type), side: line.side },
    ...amounts(line.key),
  }));
  return {
    party,
    name,
    lines: [
      ...lines.filter(({ side }) => side === 'asset'),
      ...lines.filter(({ side }) => side === 'liability'),
      { key: NET_WORTH, called: worthName(after, party), side: 'worth', ...amounts(NET_WORTH) },
    ],
  };
}

/**
 * What each step of a log does.
 *
 * @returns null for a log of a world that has no such sheets
 */
export function stepEffects(folded: AnyFoldedLog): readonly StepEffect[] | null {
  const banking = inWorld('banking', folded);
  if (!banking) return null;
  const { board, steps } = banking;
  const [opening] = steps;
  if (!opening) return [];
  return steps.flatMap((round, place) => {
    const before = steps[place - 1];
    // A note changes nothing, and has no number of its own.
    if (!before || isNote(round.event) || round.count === before.count) return [];
    const sheets = round.book.parties.map((party) => sheetEffect(before, round, party));
    return [{ step: round.count - opening.count, act: plain(board.tell(round, before)), sheets }];
  });
}
