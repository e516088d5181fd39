/** A figure of a sheet taken apart: the rounds that moved it, latest first, each with where it left the figure. */

import type { Cents } from '../../../money';
import { worthOf } from '../../ledger/capital';
import { closedRounds, type Line, lastOf } from '../line';
import { lineKey, type SheetLine, sheetLines } from '../sheet';
import { blameOf } from './blame';

/** A round that moved a figure. */
export interface Move {
  /** The index of the round in the line, the depth of its node. */
  readonly index: number;
  /** The number of the round. */
  readonly number: number;
  /** Cents, never 0. */
  readonly change: Cents;
  /** The figure after it, in cents. */
  readonly balance: Cents;
}

/** A figure and what made it: what was carried and all changes add up to the balance. */
export interface Blamed {
  readonly balance: Cents;
  /** Latest first. */
  readonly moves: readonly Move[];
  /** What the figure was before the earliest of the moves. Cents. */
  readonly carried: Cents;
  /** Whether rounds before those were not looked at. */
  readonly isCut: boolean;
}

/** What a figure's moves say that are not yet summed. */
type Change = Omit<Move, 'balance'>;

function summed(balance: Cents, changes: readonly Change[], isCut: boolean): Blamed {
  let left = balance;
  const moves = changes.map((change) => {
    const move = { ...change, balance: left };
    left -= change.change;
    return move;
  });
  return { balance, moves, carried: left, isCut };
}

/**
 * What made the line of a party's sheet at the end of a line of rounds, back to
 * where it last rose from zero. For a line that is at zero: what it was last, up
 * to the round that brought it there; no moves where it never was anything.
 *
 * @param key the sheet line's key
 */
export function blamedLine(line: Line, partyId: number, key: string): Blamed {
  const contributions = blameOf(line, partyId, key).map(contributed);
  if (contributions.length > 0) {
    const balance = contributions.reduce((sum, { change }) => sum + change, 0);
    return summed(balance, contributions, false);
  }
  const end = endOf(line, partyId, key);
  if (!end) return summed(0, [], false);
  const earlier = { rounds: line.rounds.slice(0, end.index), opening: line.opening };
  return summed(0, [end, ...blameOf(earlier, partyId, key).map(contributed)], false);
}

function contributed({ index, number, delta }: ReturnType<typeof blameOf>[number]): Change {
  return { index, number, change: delta };
}

/** The round that brought a line to zero; undefined where it never was anything. */
function endOf(line: Line, partyId: number, key: string): Change | undefined {
  for (const { index, number, before, round } of closedRounds(line)) {
    const isTouched = round.postings.some(({ claim }) =>
      [lineKey(claim, 'asset'), lineKey(claim, 'liability')].includes(key),
    );
    if (!isTouched) continue;
    const was = sheetLines(before, partyId).find((one) => one.key === key)?.amount ?? 0;
    if (was > 0) return { index, number, change: -was };
  }
  return undefined;
}

/**
 * The rounds that changed a party's net worth.
 *
 * @param most how many rounds are looked at, backwards from the end of the line
 */
export function blamedWorth(line: Line, partyId: number, most: number): Blamed {
  const balance = worthOf(lastOf(line), partyId);
  const changes: Change[] = [];
  let looked = 0;
  let worth = balance;
  for (const { index, number, before } of closedRounds(line)) {
    if (looked === most) return summed(balance, changes, true);
    looked += 1;
    const was = worthOf(before, partyId);
    if (was !== worth) changes.push({ index, number, change: worth - was });
    worth = was;
  }
  return summed(balance, changes, false);
}

/**
 * A sheet's line by its key, as it stands at the end of a line of rounds; where it
 * is at zero there, as it stood last. undefined when there never was one.
 */
export function lineNamed(line: Line, partyId: number, key: string): SheetLine | undefined {
  const found = sheetLines(lastOf(line), partyId).find((one) => one.key === key);
  if (found) return found;
  const end = endOf(line, partyId, key);
  const before = end && line.rounds[end.index - 1];
  const ended = before && sheetLines(before, partyId).find((one) => one.key === key);
  return ended && { ...ended, amount: 0 };
}
