/**
 * Every change of every line, and of every net worth, along a line of rounds, so that the last one before
 * any round is found at once, however long ago it was.
 */
import { itemAt } from '../../../assert';
import type { Cents } from '../../../money';
import type { Round, State } from '../../ledger/state';
import { changesOf, type Earlier } from './changes';

/** A change and the index of its round among those given. */
interface ChangeAt {
  readonly roundIndex: number;
  readonly change: Cents;
}

/** The changes of each line, in order, by party and line. */
export type ChangeIndex = ReadonlyMap<string, readonly ChangeAt[]>;

const nameOf = (partyId: number, key: string): string => `${partyId} ${key}`;

/** The changes of some rounds, which are given in order; the first has index 0. */
export function changeIndex(
  rounds: Iterable<{ readonly round: Round<unknown>; readonly before: State }>,
): ChangeIndex {
  const index = new Map<string, ChangeAt[]>();
  let roundIndex = 0;
  for (const { round, before } of rounds) {
    for (const { partyId, key, change } of changesOf(before, round)) {
      const name = nameOf(partyId, key);
      const found = index.get(name);
      if (found) found.push({ roundIndex, change });
      else index.set(name, [{ roundIndex, change }]);
    }
    roundIndex += 1;
  }
  return index;
}

/** What is known of the rounds before one of them. */
export function earlierThan(index: ChangeIndex, roundIndex: number): Earlier {
  return (partyId, key) => {
    const found = index.get(nameOf(partyId, key)) ?? [];
    let [low, high] = [0, found.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (itemAt(found, middle).roundIndex < roundIndex) low = middle + 1;
      else high = middle;
    }
    return found[low - 1]?.change ?? 0;
  };
}
