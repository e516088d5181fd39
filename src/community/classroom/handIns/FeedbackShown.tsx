/** What the instructor said of a hand-in, for whoever handed it in. */
import type { HandedIn } from '@/src/server/classroom/table';
import { Linked } from '../../linked';
import { PointsShown } from '../feedback/PointsShown';
import type { NamedScore } from '../feedback/pointsWords';
import { attemptSaid } from './handedInWords';

interface FeedbackShownProps extends Pick<HandedIn, 'mark' | 'feedback' | 'saidOf' | 'times'> {
  /** The points; none where they are not told here. */
  readonly scores?: readonly NamedScore[];
  /** Per cent that are taken off for being late. */
  readonly loss?: number;
}

/** Mark, points and feedback, and of which attempt they are where another came after it; nothing where none was given. */
export function FeedbackShown(props: FeedbackShownProps) {
  const { mark, feedback, saidOf, times, scores = [], loss = 0 } = props;
  if (saidOf === null) return null;
  return (
    <div className="hand-in-feedback">
      {mark !== '' && (
        <p>
          Mark: <strong>{mark}</strong>
        </p>
      )}
      <PointsShown scores={scores} loss={loss} />
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
