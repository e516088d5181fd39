/** What everybody sees of an assignment: what it is about, when it is due, and what it says. */
import { type AnswersShown, isBoardPart } from '@/src/contract/parts';
import type { SeenAssignment } from '@/src/server/classroom/access';
import type { AssignedBoard } from '@/src/server/classroom/assignedBoard';
import { partsOf } from '@/src/server/classroom/parts';
import { Markdown } from '../../Markdown';
import { LocalTime } from '../LocalTime';
import { lateSaid } from '../work/workWords';

interface AssignmentHeadProps {
  readonly seen: SeenAssignment;
  /** Its board, where it is its only part. */
  readonly about?: AssignedBoard;
}

/** When answers are shown, as everybody reads it; nothing where it goes by the due date, as it does by itself. */
const SHOWN_SAID: Readonly<Record<AnswersShown, string | null>> = {
  'at once': 'Answers are shown at once.',
  due: null,
  returned: 'Answers are shown when it is returned.',
};

/** The lines under the title. */
export function AssignmentHead({ seen, about }: AssignmentHeadProps) {
  const { opens, due, lateRule, latePercent, instructions, answersShown } = seen;
  const asks = partsOf(seen).some((part) => !isBoardPart(part));
  const late = lateSaid(lateRule, latePercent);
  return (
    <>
      <p className="classroom-meta">
        {about && (
          <span>
            {about.part.scenarioId === null ? 'On ' : 'On a scenario played in '}
            {about.name}.
          </span>
        )}
        {opens && opens > new Date() && (
          <span>
            Opens <LocalTime at={opens.toISOString()} />.
          </span>
        )}
        {due && (
          <span>
            Due <LocalTime at={due.toISOString()} />
            {due < new Date() ? ', which has passed.' : '.'}
          </span>
        )}
        {due && late !== null && <span>{late}</span>}
        {asks && SHOWN_SAID[answersShown] !== null && <span>{SHOWN_SAID[answersShown]}</span>}
      </p>
      {instructions !== '' && <Markdown text={instructions} />}
    </>
  );
}
