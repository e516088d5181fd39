/**
 * The board of the exercise before its script has come, and without JavaScript: the
 * opening position, in the place and size of the board.
 */
import type { BillsStage } from '@/events/bills/stages';
import { Sentence } from '../sentence/Sentence';
import { Cities } from './Cities';
import '../styles/styles';
import './bills.css';

/** The opening position of a stage, drawn on the server. */
export function StaticBills({ stage }: { readonly stage: BillsStage }) {
  const { about, opening } = stage;
  return (
    <section className="board stage" data-part="stage" aria-label="Board">
      <div className="stage-bar">
        <h2 className="visually-hidden">Board</h2>
        <div className="board-bar">
          <p className="board-status">Start</p>
        </div>
      </div>
      <div className="stage-sentence" data-part="sentence">
        <Sentence phrase={[about]} round={0} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: before the script has come it may scroll, by keyboard too. */}
      <div className="stage-sheets" data-part="sheets" tabIndex={0}>
        <Cities shown={{ round: opening, before: opening }} />
      </div>
      <div className="stage-wait">
        <noscript>
          <p>The board needs JavaScript to be played. The text says what can be done on it.</p>
        </noscript>
      </div>
    </section>
  );
}
