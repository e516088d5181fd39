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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the text it scrolls by itself, by keyboard too.
    <section className="board" aria-label="Board" tabIndex={0}>
      <div className="board-head">
        <h2 className="visually-hidden">Board</h2>
        <div className="board-bar">
          <p className="board-status">Start</p>
        </div>
        <Sentence phrase={[about]} round={0} />
      </div>
      <Cities shown={{ round: opening, before: opening }} />
      <div className="board-wait">
        <noscript>
          <p>The board needs JavaScript to be played. The text says what can be done on it.</p>
        </noscript>
      </div>
    </section>
  );
}
