/** What differs between any two rounds of one board, whether they lie on one line or on two branches. */

import type { Cents } from '../../../money';
import { worthOf } from '../../ledger/capital';
import type { State } from '../../ledger/state';
import { type SheetLine, sheetLines } from '../sheet';

/** An amount in two rounds. */
interface Difference {
  /** Cents. */
  readonly one: Cents;
  readonly other: Cents;
  /** The other less the one. */
  readonly change: Cents;
}

/** A sheet's line that differs; where it is missing its amount is 0. */
export interface LineDifference extends Difference, Omit<SheetLine, 'amount'> {}

/** What differs on one party's sheet. */
export interface PartyDifference {
  readonly partyId: number;
  readonly name: string;
  /** In the order of the sheet, those that only the other round has at the end. */
  readonly lines: readonly LineDifference[];
  readonly netWorth: Difference;
}

/**
 * The parties whose sheets differ between two rounds, in order of id. A line is the
 * same in both when its claim has the same kind, id and instrument and stands
 * between the same parties: on another branch an id may be another claim's.
 *
 * @param partyId the only party to look at; left out, all of them
 */
export function diffOf(one: State, other: State, partyId?: number): readonly PartyDifference[] {
  // Parties only ever come, so the round that has more of them has all.
  const hasMore = other.book.parties.length > one.book.parties.length;
  return (hasMore ? other : one).book.parties
    .filter(({ id }) => partyId === undefined || id === partyId)
    .map(({ id, name }) => ({
      partyId: id,
      name,
      lines: lineDifferences(sheetLines(one, id), sheetLines(other, id)),
      netWorth: difference(worthOf(one, id), worthOf(other, id)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function lineDifferences(
  one: readonly SheetLine[],
  other: readonly SheetLine[],
): readonly LineDifference[] {
  const amounts = new Map<string, { line: SheetLine; one: Cents; other: Cents }>();
  for (const line of one) amounts.set(identityOf(line), { line, one: line.amount, other: 0 });
  for (const line of other) {
    const known = amounts.get(identityOf(line));
    amounts.set(identityOf(line), { line, one: known?.one ?? 0, other: line.amount });
  }
  return [...amounts.values()]
    .filter((found) => found.one !== found.other)
    .map(({ line: { amount: _, ...line }, ...found }) => ({
      ...line,
      ...difference(found.one, found.other),
    }));
}

function difference(one: Cents, other: Cents): Difference {
  return { one, other, change: other - one };
}

/** What makes a line the same one in both rounds. The sheet's owner is one of the parties. */
export function identityOf({
  key,
  instrument,
  thirdPartyDetail,
}: Omit<SheetLine, 'amount'>): string {
  return `${key} ${instrument} ${thirdPartyDetail?.id ?? ''}`;
}
