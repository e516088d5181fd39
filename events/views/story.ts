/** A round in one sentence or two. */
import type { BankingRound } from '../actions/apply';
import { tellOverdrafts } from '../actions/overdrafts';
import type { Phrase } from '../actions/phrase';
import { actionOf } from '../actions/registry';
import type { State } from '../ledger/state';

/** What a round was about, told from its event and postings; empty for the blank board. */
export function storyOf(round: BankingRound, before: State): Phrase {
  const { event } = round;
  if (!event) return [];
  const action = actionOf(event);
  const told = { event, before, after: round };
  return [...action.narrate(told), ...tellOverdrafts(told, action.namesOverdrafts(told))];
}
