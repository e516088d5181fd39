/** What the evidence for the invariants is made of. */

import type { Cents } from '../../../money';
import type { BankingRound } from '../../board/rules';
import type { State } from '../../ledger/state';
import { type SheetLine, sheetLines } from '../sheet';

/** A row of figures, in cents. */
export interface EvidenceRow {
  readonly label: string;
  readonly cells: readonly Cents[];
}

/** The figures about one invariant. */
export interface Evidence {
  /** The invariant's number. */
  readonly number: number;
  readonly columns: readonly string[];
  /** Empty where the board has nothing that it is about. */
  readonly rows: readonly EvidenceRow[];
  /** What does not agree, each as one sentence; none when it holds. */
  readonly faults: readonly string[];
}

/** Notes that were issued and returned up to a round, in cents, beside those that parties came with. */
export interface NotesFlow {
  readonly issued: Cents;
  readonly returned: Cents;
}

/** A round that is examined: what it came from, and the notes up to it. */
export interface ExaminedRound {
  readonly before: State;
  readonly round: BankingRound;
  readonly notes: NotesFlow;
}

/** A line of a sheet, whose it is, and whether that party issues the notes. */
export interface OwnedLine {
  readonly line: SheetLine;
  readonly partyId: number;
  readonly name: string;
  readonly isIssuer: boolean;
}

/** Every line of every sheet. */
export function linesOf(state: State): readonly OwnedLine[] {
  const { parties, notes } = state.book;
  return parties.flatMap(({ id, name }) =>
    sheetLines(state, id).map((line) => ({ line, partyId: id, name, isIssuer: notes?.id === id })),
  );
}

/** The rows in which two cells differ, each as a sentence. */
export function mismatches(
  rows: readonly EvidenceRow[],
  one: number,
  other: number,
  what: string,
): readonly string[] {
  return rows
    .filter(({ cells }) => cells[one] !== cells[other])
    .map(({ label }) => `${label}: ${what} are not the same.`);
}
