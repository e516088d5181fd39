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
import { hasStanding, partyView } from '../sheets/partyView';
import { TAccount } from '../sheets/TAccount';
import { tiersOf } from '../sheets/tiers';
import { GoalText } from '../tasks/GoalText';
import '../styles/styles';

/** Tiers from which on lines stand closer on most screens. */
const FULL = 3;

/** The opening position of a lesson, drawn on the server. */
export function StaticBoard({ lesson }: { readonly lesson: Lesson }) {
  const rounds = lessonBoard(lesson).start;
  const round = rounds.at(-1) ?? BLANK;
  const tiers = tiersOf(round.book);
  const [task] = lesson.tasks;
  return (
    <section
      className="board stage"
      data-part="stage"
      data-days={round.book.clock ? '' : undefined}
      aria-label="Board"
    >
      <div className="stage-bar">
        <h2 className="visually-hidden">Board</h2>
        <div className="board-bar">
          <p className="board-status">Start</p>
        </div>
      </div>
      <div className="stage-sentence" data-part="sentence">
        <Sentence phrase={OPENING} round={0} />
      </div>
      {round.book.clock && <div className="stage-days" />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: before the script has come it may scroll, by keyboard too. */}
      <div className="stage-sheets" data-part="sheets" tabIndex={0}>
        <div className="stage-fit" data-density={tiers.length < FULL ? '0' : '1'}>
          <div className="board-sheets">
            {tiers.map((tier) => (
              <div className="tier" key={tier[0]?.id} style={{ '--columns': tier.length }}>
                {tier.map((party) => (
                  <article className="party" data-sheet={party.name} key={party.id}>
                    <PartyHeading party={party} state={round} />
                    {hasStanding(round, party) && <p className="party-standing" />}
                    <TAccount {...partyView({ round, before: round }, party, 'static', [])} />
                  </article>
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {task && (
        <div className="stage-task">
          <div className="task-line">
            {lesson.opensWith && <p className="task-opens">{lesson.opensWith}</p>}
            <p className="task-now">
              <b>Task 1 of {lesson.tasks.length}:</b> <GoalText task={task} held={[]} />
            </p>
          </div>
        </div>
      )}
      <div className="stage-wait">
        <p className="board-coming">The board is on its way …</p>
        <noscript>
          <p>The board needs JavaScript to be played. The text says what it would show.</p>
        </noscript>
      </div>
    </section>
  );
}
