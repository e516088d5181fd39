/** What the instructor said of a hand-in, for whoever handed it in. */
import type { HandedIn } from '@/src/server/classroom/table';
import { Linked } from '../../linked';
import { PointsShown } from '../feedback/PointsShown';
import type { NamedScore } from '../feedback/pointsWords';
import { LocalTime } from '../LocalTime';
import { attemptSaid } from './handedInWords';

interface FeedbackShownProps extends Pick<HandedIn, 'mark' | 'feedback' | 'saidOf' | 'times'> {
  /** The points; none where they are not told here. */
  readonly scores?: readonly NamedScore[];
  /** Percent that are taken off for being late. */
  readonly loss?: number;
  /** When it was returned; left out or null for not yet. */
  readonly returnedAt?: Date | null;
  /** Whether it says what it is, where no heading over it does. */
  readonly isHeaded?: boolean;
}

/** Mark, points and feedback, and of which attempt they are where another came after it; nothing where none was given. */
export function FeedbackShown(props: FeedbackShownProps) {
  const { mark, feedback, saidOf, times, scores = [], loss = 0, returnedAt = null } = props;
  const { isHeaded = false } = props;
  if (saidOf === null) return returnedAt && <Returned at={returnedAt} />;
  const isElsewhere = mark === '' && feedback === '' && scores.length === 0;
  return (
    <div className="hand-in-feedback">
      {isHeaded && <h3>Feedback from your instructor</h3>}
      {mark !== '' && (
        <p>
          Mark: <strong>{mark}</strong>
        </p>
      )}
      {isElsewhere && <p>The points stand on the page of your submission.</p>}
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

/** That it was returned, where nothing but comments was given. */
function Returned({ at }: { readonly at: Date }) {
  return (
    <p>
      Returned on <LocalTime at={at.toISOString()} />. What was said of it stands on the page of
      your submission.
    </p>
  );
}
