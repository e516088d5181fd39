/** A worked example: T-accounts in the text, posted by the same core that runs the board. */
import type { BankingEvent } from '@/events/actions/registry';
import { BLANK } from '@/events/ledger/state';
import type { Lesson } from '@/events/lessons/lesson';
import { lessonBoard } from '@/events/log/boards';
import { fold } from '@/events/log/fold';
import { storyOf } from '@/events/views/story';
import { PartyHeading } from '@/src/board/PartyHeading';
import { partyView } from '@/src/board/roundView';
import { PhraseText } from '@/src/board/Sentence';
import { TAccount } from '@/src/board/TAccount';

interface WorkedProps {
  readonly lesson: Lesson;
  /** The round of the opening to start from: 0 its last one, -1 the one before. */
  readonly round?: number;
  /** What is done from there; the last of them is the round shown. */
  readonly events?: readonly BankingEvent[];
  /** The ids of the parties whose accounts are drawn. */
  readonly parties: readonly number[];
  /** Stands over the accounts instead of the round's own sentence. */
  readonly caption?: string;
}

/** Throws when the rules refuse an event: a figure in a text is never anything but what they give. */
function roundsOf({ lesson, round = 0, events = [] }: WorkedProps) {
  const opening = lessonBoard(lesson).start;
  const begun = opening.slice(0, opening.length + round);
  const { rounds, refused } = fold(begun.at(-1) ?? BLANK, events, lesson.offers);
  if (refused) throw new Error(`a worked example of lesson ${lesson.id}: ${refused.message}`);
  const all = [...begun, ...rounds];
  return { round: all.at(-1) ?? BLANK, before: all.at(-2) ?? BLANK };
}

/** Draws the named parties' T-accounts at a round, with the round's changes marked. */
export function Worked(props: WorkedProps) {
  const shown = roundsOf(props);
  const { round, before } = shown;
  const mode = props.caption === undefined ? 'static' : 'off';
  return (
    <figure className="worked board">
      <figcaption>{props.caption ?? <PhraseText phrase={storyOf(round, before)} />}</figcaption>
      <div className="board-sheets">
        {props.parties.map((id) => {
          const party = round.book.parties[id];
          if (!party) throw new Error(`lesson ${props.lesson.id} has no party ${id}`);
          return (
            <div className="party" key={id}>
              <PartyHeading party={party} state={round} />
              <TAccount {...partyView(shown, party, mode, [])} />
            </div>
          );
        })}
      </div>
    </figure>
  );
}
