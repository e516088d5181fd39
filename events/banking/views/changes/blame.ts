/** Blame: which events make up a balance. */

import { assertDefined } from '../../../assert';
import type { Cents } from '../../../money';
import type { BankingEvent } from '../../actions/registry';
import type { Claim } from '../../ledger/book';
import { sidesOf } from '../../ledger/sides';
import { balanceOf } from '../../ledger/state';
import { closedRounds, type Line, type LineRound } from '../line';
import { lineKey } from '../sheet';

/** What one event contributed to a balance. */
export interface Contribution {
  /** The index of the event's round in the line, the depth of its node. */
  readonly index: number;
  /** The number of its round. */
  readonly number: number;
  readonly event: BankingEvent;
  /** By how much the balance rose; below zero, by how much it fell. Cents, never 0. */
  readonly delta: Cents;
}

/**
 * The events that make up a line of a party's sheet at the end of a line of
 * rounds, latest first, back to where the balance last began at zero. What they
 * contributed adds up to the balance; there are none for a balance of zero.
 *
 * @param key the sheet line's key
 */
export function blameOf(line: Line, partyId: number, key: string): readonly Contribution[] {
  const contributions: Contribution[] = [];
  for (const one of closedRounds(line)) {
    const moved = movedIn(one, partyId, key);
    if (!moved) continue;
    const { was, is } = moved;
    if (is === 0) break;
    const { index, number, round } = one;
    if (is !== was) {
      const event = assertDefined(round.event, 'event of a closed round');
      contributions.push({ index, number, event, delta: is - was });
    }
    if (was === 0) break;
  }
  return contributions;
}

/** What a sheet's line was before a round and is after it; null where the round posted nothing to its claim. */
function movedIn({ round }: LineRound, partyId: number, key: string) {
  const amountAt = (claim: Claim, balance: Cents): Cents =>
    sidesOf(claim, balance).find(
      (side) => side.partyId === partyId && lineKey(claim, side.side) === key,
    )?.amount ?? 0;
  const postings = round.postings.filter(
    ({ claim }) => lineKey(claim, 'asset') === key || lineKey(claim, 'liability') === key,
  );
  const claim = postings.at(-1)?.claim;
  if (!claim) return null;
  const balance = balanceOf(round, claim);
  const delta = postings.reduce((sum, posting) => sum + posting.delta, 0);
  return { was: amountAt(claim, balance - delta), is: amountAt(claim, balance) };
}
