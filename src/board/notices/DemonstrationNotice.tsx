'use client';
/** Says that the board shows what the text tells of, and leads back to one's own steps and to the text. */
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/src/ui/button';
import { CompanionContext } from '../companion/companionContext';
import { backToText } from '../session/reading';

interface DemonstrationNoticeProps {
  /** Whether something was done on the demonstration, which goes with it unless it is kept. */
  readonly hasTried: boolean;
  /** Adds what was done to the learner's own lines. */
  readonly onKeep: () => void;
  /** Returns to the learner's own line. */
  readonly onLeave: () => void;
}

/** The way back to the text is there only where text and board do not stand side by side. */
export function DemonstrationNotice({ hasTried, onKeep, onLeave }: DemonstrationNoticeProps) {
  const companion = useContext(CompanionContext);
  const back = () => {
    // The text has to be there before anything in it can have the focus.
    flushSync(() => {
      companion?.setTab('read');
      companion?.setPlace('read');
    });
    backToText();
  };
  return (
    <div className="board-notice">
      <p>
        {hasTried
          ? 'What you tried goes on from the lesson’s demonstration. Keep it as yours, or go back to your own steps.'
          : 'You are looking at the lesson’s demonstration. Your own steps are kept.'}
      </p>
      {hasTried && <Button onClick={onKeep}>Keep it as mine</Button>}
      <Button variant="primary" onClick={onLeave}>
        Try it yourself
      </Button>
      <button type="button" className="text-button back-to-text" onClick={back}>
        Back to the text
      </button>
    </div>
  );
}
