/** What everybody sees of an assignment: what it is about, when it is due, and what it says. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import type { ShownAbout } from '@/src/server/classroom/shown';
import { Linked } from '../../linked';
import { LocalTime } from '../LocalTime';

interface AssignmentHeadProps {
  readonly seen: SeenAssignment;
  readonly about: ShownAbout;
}

/** The lines under the title. */
export function AssignmentHead({ seen, about }: AssignmentHeadProps) {
  const { due, instructions } = seen;
  const { board, part } = about;
  return (
    <>
      <p className="classroom-meta">
        <span>
          {part.scenarioId === null ? 'On ' : 'On a scenario played in '}
          {board}.
        </span>
        {due && (
          <span>
            Due <LocalTime at={due.toISOString()} />
            {due < new Date() ? ', which has passed.' : '.'}
          </span>
        )}
      </p>
      {instructions !== '' && (
        <div className="classroom-instructions">
          <Linked text={instructions} />
        </div>
      )}
    </>
  );
}
