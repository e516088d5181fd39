'use client';
/** What is said where a prediction has no steps to ask about, and where they can come from. */
import { Button } from '@/src/ui/button';
import type { BoardSteps } from './boardSteps';

interface NoStepsProps {
  /** The board that the prediction is about; undefined where the assignment has none. */
  readonly board: BoardSteps | undefined;
}

/** The ways to steps. */
export function NoSteps({ board }: NoStepsProps) {
  if (!board) {
    return (
      <p className="log-choice-said">Add a board first: a prediction is about one of its steps.</p>
    );
  }
  const { take, way } = board;
  return (
    <fieldset>
      <legend>Steps to ask about</legend>
      <p>
        This board has no steps yet. Choose where they come from: they become its model, which
        learners do not see.
      </p>
      <div className="classroom-buttons">
        {take && (
          <>
            <Button type="button" onClick={() => take('shown')}>
              The steps in the lesson’s text
            </Button>
            <Button type="button" onClick={() => take('own')}>
              What I did on it in this browser
            </Button>
          </>
        )}
        {way !== null && (
          <a className="classroom-link" href={way} target="_blank" rel="noreferrer">
            Play it in a new tab
          </a>
        )}
      </div>
      {!take && <p>Or give the board a model above, by a link or a file of your steps.</p>}
    </fieldset>
  );
}
