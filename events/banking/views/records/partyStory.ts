/** A round told to everyone it touched: one sentence for the round, and one in the words of each party. */

import { type Phrase, phrase } from '../../../phrase';
import { netWorthReasonOf } from '../../board/check';
import type { BankingRound } from '../../board/rules';
import { storyOf } from '../../board/rules';
import { worthName } from '../../ledger/capital';
import { namedWithArticle } from '../../ledger/naming';
import { type RecordEntry, recordEntries } from '../../ledger/records';
import type { State } from '../../ledger/state';
import { movesOf, tellMove, tellWorth } from './partyWords';

/** What a round did to one party. */
interface PartyStory {
  readonly partyId: number;
  readonly story: Phrase;
}

export interface Stories {
  /** What the round was about; empty for the blank board. */
  readonly round: Phrase;
  /** The parties whose books it entered, in order of id. */
  readonly parties: readonly PartyStory[];
}

/** A round's sentences: its own, and one for each party that it touched. */
export function storiesOf(before: State, round: BankingRound): Stories {
  const entries = recordEntries(round);
  const touched = new Set(entries.map(({ partyId }) => partyId));
  return {
    round: storyOf(round, before),
    parties: [...touched]
      .sort((one, other) => one - other)
      .map((partyId) => ({ partyId, story: storyFor(round, entries, partyId) })),
  };
}

/** What a round did to one party, in its own words; empty where it did nothing to it. */
export function partyStory(round: BankingRound, partyId: number): Phrase {
  return storyFor(round, recordEntries(round), partyId);
}

function storyFor(round: BankingRound, entries: readonly RecordEntry[], partyId: number): Phrase {
  const own = entries.filter((entry) => entry.partyId === partyId);
  if (own.length === 0) return [];
  const party = namedWithArticle(round.book, partyId, 'opening');
  const moves = movesOf(own);
  if (moves.length === 0) return phrase`${party} ends up owning and owing the same as before.`;
  const parts = listed(moves.map((move) => tellMove(round.book, move)));
  const worth = tellWorth(worthName(round, partyId), netWorthReasonOf(round), moves);
  return worth ? phrase`${party} ${parts}. ${worth}` : phrase`${party} ${parts}.`;
}

/** Phrases in a row: "a", "a and b", "a, b and c". */
function listed(parts: readonly Phrase[]): Phrase {
  return parts.flatMap((part, index) => {
    if (index === 0) return part;
    return [index === parts.length - 1 ? ' and ' : ', ', ...part];
  });
}
