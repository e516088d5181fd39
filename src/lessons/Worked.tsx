/** A worked example: T-accounts in the text, posted by the same core that runs the board. */

import { storyOf } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { PhraseText } from '@/src/board/sentence/Sentence';
import { PartyHeading } from '@/src/board/sheets/PartyHeading';
import { partyView } from '@/src/board/sheets/partyView';
import { TAccount } from '@/src/board/sheets/TAccount';
import { type DemonstrationStep, roundsTo } from './demonstrated';

interface WorkedProps extends DemonstrationStep {
  /** The ids of the parties whose accounts are drawn. */
  readonly parties: readonly number[];
  /** Stands over the accounts instead of the round's own sentence. */
  readonly caption?: string;
}

/** The round of a place, and what was before it: notes and settings after it tell nothing of its accounts. */
function shownAt(step: DemonstrationStep) {
  const all = roundsTo(step);
  const closing = all.findIndex(({ count }) => count === all.at(-1)?.count);
  return { round: all[closing] ?? BLANK, before: all[closing - 1] ?? BLANK };
}

/** Draws the named parties' T-accounts at a round, with the round's changes marked. */
export function Worked(props: WorkedProps) {
  const shown = shownAt(props);
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
