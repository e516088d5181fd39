/**
 * The board before its script has come, and without JavaScript: the opening
 * position as real T-accounts, in the place and size of the board.
 */

import { lessonBoard } from '@/events/banking/board/boards';
import { BLANK } from '@/events/banking/ledger/state';
import type { Lesson } from '@/src/lessons/course/lesson';
import { OPENING } from '../sentence/lineView';
import { Sentence } from '../sentence/Sentence';
import { PartyHeading } from '../sheets/PartyHeading';
import { partyView } from '../sheets/partyView';
import { TAccount } from '../sheets/TAccount';
import '../styles/styles';

/** The opening position of a lesson, drawn on the server. */
export function StaticBoard({ lesson }: { readonly lesson: Lesson }) {
  const rounds = lessonBoard(lesson).start;
  const round = rounds.at(-1) ?? BLANK;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the text it scrolls by itself, by keyboard too.
    <section className="board" aria-label="Board" tabIndex={0}>
      <div className="board-head">
        <h2 className="visually-hidden">Board</h2>
        <div className="board-bar">
          <p className="board-status">Start</p>
        </div>
        <Sentence phrase={OPENING} round={0} />
      </div>
      <div className="board-frame">
        <div className="board-sheets">
          {round.book.parties.map((party) => (
            <article className="party" key={party.id}>
              <PartyHeading party={party} state={round} />
              <TAccount {...partyView({ round, before: round }, party, 'static', [])} />
            </article>
          ))}
        </div>
      </div>
      <div className="board-wait">
        <p className="board-coming">The board is on its way …</p>
        <noscript>
          <p>The board needs JavaScript to be played. The text says what it would show.</p>
        </noscript>
      </div>
    </section>
  );
}
