/** A round in one sentence or two. */
import type { BankingRound } from '../actions/apply';
import type { Phrase } from '../actions/phrase';
import { actionOf } from '../actions/registry';
import type { State } from '../ledger/state';

/** What a round was about, told from its event and postings; empty for the blank board. */
export function storyOf(round: BankingRound, before: State): Phrase {
  const { event } = round;
  return event ? actionOf(event).narrate({ event, before, after: round }) : [];
}
