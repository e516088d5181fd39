/** A round in one sentence or two. */

import type { Phrase } from '../../phrase';
import { tellOverdrafts } from '../actions/overdrafts';
import { actionOf } from '../actions/registry';
import type { State } from '../ledger/state';
import type { BankingRound } from './rules';

/** What a round was about, told from its event and postings; empty for the blank board. */
export function storyOf(round: BankingRound, before: State): Phrase {
  const { event } = round;
  if (!event) return [];
  const action = actionOf(event);
  const told = { event, before, after: round };
  return [...action.narrate(told), ...tellOverdrafts(told, action.namesOverdrafts(told))];
}
