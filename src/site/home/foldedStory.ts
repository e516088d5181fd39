/** The story of the home page: a log, folded by the core. On the server; the page gets what is drawn of it. */
import { assertDefined } from '@/events/assert';
import { type BankingRound, storyOf } from '@/events/banking/board/rules';
import { movementsOf, threadsOf } from '@/events/banking/views/movements';
import { foldFrom, inWorld } from '@/events/log/folded';
import { parseLog } from '@/events/log/parse';
import type { Phrase } from '@/events/phrase';
import { isNote } from '@/events/world/board';
import { OPENING } from '@/src/board/sentence/lineView';
import { hashOf } from '@/src/board/session/links';
import type { StepMoves } from './StoryMotion';
import content from './story.json';

/** A step of the story. */
export interface StoryStep {
  /** 0 is the opening position. */
  readonly number: number;
  readonly round: BankingRound;
  /** The state it came from; at the opening its own. */
  readonly before: BankingRound;
  readonly phrase: Phrase;
  /** Why somebody does it: the note that the log pins to the step. */
  readonly note: string;
  readonly moves: StepMoves;
  /** What stands behind the `#` of an address that opens the log at this step. */
  readonly hash: string;
}

interface Story {
  readonly title: string;
  readonly steps: readonly StoryStep[];
}

/** Throws where the log cannot be read or is refused: what the page shows first is whole. */
function foldedStory(): Story {
  const read = parseLog(content);
  if ('problem' in read) throw new Error(read.problem);
  const { log, malformed } = read;
  const any = foldFrom(log, null, malformed);
  const folded = assertDefined(any && inWorld('banking', any), 'board of the story');
  if (folded.refused) throw new Error(folded.refused.message);
  const { steps } = folded;
  const opening = assertDefined(steps[0], 'opening of the story');
  const closing = steps.filter((round, index) => round.count !== steps[index - 1]?.count);
  return {
    title: assertDefined(log.title, 'title of the story'),
    steps: closing.map((round, number) => {
      const before = closing[number - 1] ?? opening;
      return {
        number,
        round,
        before,
        phrase: number === 0 ? OPENING : storyOf(round, before),
        note: noteAt(steps, round.count),
        moves:
          number === 0
            ? { movements: [], threads: [] }
            : { movements: movementsOf(before, round), threads: threadsOf(before, round) },
        hash: assertDefined(hashOf(log, number), 'link to the story'),
      };
    }),
  };
}

/** The note of a round; empty where it has none. */
function noteAt(steps: readonly BankingRound[], count: number): string {
  for (const { event, count: own } of steps) if (own === count && isNote(event)) return event.text;
  return '';
}

/** It never changes: it is folded once. */
export const STORY = foldedStory();
