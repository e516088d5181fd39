'use client';
/**
 * The stage: what is acted on and what answers, in one place. It fills the height that it is given
 * and never scrolls as a page. Every board is drawn on it, whichever world it plays.
 */
import type { ReactNode, RefObject } from 'react';

interface StageProps {
  readonly board: RefObject<HTMLElement | null>;
  /** Over the rest: what the board has to say of itself, and for which assignment it was opened. */
  readonly notices: ReactNode;
  /** How accounts and changes are drawn, and where one is. */
  readonly bar: ReactNode;
  readonly sentence: ReactNode;
  /** Which sheets are drawn, where not all find room. */
  readonly chips?: ReactNode;
  /** The day that it is, and what falls due; left out where no days pass. */
  readonly days?: ReactNode;
  readonly sheets: ReactNode;
  /** The current task, in one line; left out where there is none. */
  readonly task?: ReactNode;
  readonly composer: ReactNode;
  readonly player: ReactNode;
}

/** The parts of a board in their places. */
export function Stage(props: StageProps) {
  return (
    <section
      className="board stage"
      data-part="stage"
      data-days={props.days ? '' : undefined}
      aria-label="Board"
      ref={props.board}
    >
      <div className="stage-notices">{props.notices}</div>
      <div className="stage-bar">{props.bar}</div>
      <div className="stage-sentence" data-part="sentence">
        {props.sentence}
      </div>
      {props.chips}
      {props.days && (
        <div className="stage-days" data-part="days">
          {props.days}
        </div>
      )}
      <div className="stage-sheets" data-part="sheets">
        {props.sheets}
      </div>
      {props.task && (
        <div className="stage-task" data-part="task">
          {props.task}
        </div>
      )}
      <div className="stage-composer">{props.composer}</div>
      <div className="stage-player" data-part="player">
        {props.player}
      </div>
    </section>
  );
}
