/** Two rounds of one board side by side: every line of every sheet, those that differ and those that do not. */

import type { Cents } from '../../money';
import { worthName, worthOf } from '../ledger/capital';
import type { PartyType } from '../ledger/partyTypes';
import type { State } from '../ledger/state';
import { diffOf, identityOf, type LineDifference } from './changes/diff';
import { lineLabel } from './labels';
import { type SheetLine, sheetLines } from './sheet';

/** A line of a sheet in two rounds, in cents; 0 where it is missing. */
export interface PairedLine {
  readonly key: string;
  readonly label: string;
  readonly side: SheetLine['side'];
  readonly one: Cents;
  readonly other: Cents;
}

export interface PairedSheet {
  readonly partyId: number;
  readonly name: string;
  /** In the order of the sheet, those that only the other round has at the end. */
  readonly lines: readonly PairedLine[];
  /** What balances the sheet. */
  readonly netWorth: { readonly one: Cents; readonly other: Cents };
  /** What that is called: both names where only one of the two has share capital. */
  readonly worthName: string;
  readonly differs: boolean;
}

/** The sheets of all parties in two rounds, in order of id. */
export function sideBySide(one: State, other: State): readonly PairedSheet[] {
  const differences = new Map(diffOf(one, other).map((found) => [found.partyId, found.lines]));
  const { parties } = one.book.parties.length < other.book.parties.length ? other.book : one.book;
  return parties.map(({ id, name, type }) => {
    const different = differences.get(id) ?? [];
    return {
      partyId: id,
      name,
      lines: paired(one, id, type, different),
      netWorth: { one: worthOf(one, id), other: worthOf(other, id) },
      worthName: pairedName(one, other, id),
      differs: different.length > 0,
    };
  });
}

function pairedName(one: State, other: State, id: number): string {
  const [first, second] = [worthName(one, id), worthName(other, id)];
  return first === second ? first : `${first} / ${second.toLowerCase()}`;
}

function paired(
  one: State,
  id: number,
  type: PartyType,
  different: readonly LineDifference[],
): readonly PairedLine[] {
  const left = new Map(different.map((line) => [identityOf(line), line]));
  const lines = sheetLines(one, id).map((line) => {
    const found = left.get(identityOf(line));
    left.delete(identityOf(line));
    return lineOf(line, type, line.amount, found ? found.other : line.amount);
  });
  const added = [...left.values()].map((line) =>
    lineOf({ ...line, amount: line.other }, type, line.one, line.other),
  );
  return [...lines, ...added];
}

function lineOf(line: SheetLine, type: PartyType, one: Cents, other: Cents): PairedLine {
  return { key: identityOf(line), label: lineLabel(line, type), side: line.side, one, other };
}
