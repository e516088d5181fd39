/** What the instructor said of a hand-in, for whoever handed it in. */
import type { HandedIn } from '@/src/server/classroom/table';
import { Linked } from '../../linked';
import { attemptSaid } from './handedInWords';

type FeedbackShownProps = Pick<HandedIn, 'mark' | 'feedback' | 'saidOf' | 'times'>;

/** Mark and feedback, and of which attempt they are where another came after it; nothing where neither was given. */
export function FeedbackShown({ mark, feedback, saidOf, times }: FeedbackShownProps) {
  if (saidOf === null) return null;
  return (
    <div className="hand-in-feedback">
      {mark !== '' && (
        <p>
          Mark: <strong>{mark}</strong>
        </p>
      )}
      {feedback !== '' && (
        <div className="classroom-instructions">
          <Linked text={feedback} />
        </div>
      )}
      {saidOf < times && (
        <p className="classroom-meta">
          This is about your {attemptSaid(saidOf)}. You have handed in again since.
        </p>
      )}
    </div>
  );
}
