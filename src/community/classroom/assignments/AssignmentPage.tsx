/** The page of an assignment: one for the instructors of its class, another for the learners. */

import { assignedBoard } from '@/src/server/classroom/assignedBoard';
import { closedNow } from '@/src/server/classroom/dates';
import { partsOf } from '@/src/server/classroom/parts';
import { TellRead } from '../../notifications/TellRead';
import { type Addressed, seenAssignment } from '../addressed';
import { LearnerParts, type LearnerPartsProps } from '../work/LearnerParts';
import { InstructorAssignment } from './InstructorAssignment';
import { LearnerAssignment } from './LearnerAssignment';
import { NotOpen } from './NotOpen';

/** The page, for whoever teaches or learns in the class. */
export async function AssignmentPage(props: Addressed<'id'>) {
  const { db, viewer, seen } = await seenAssignment(props);
  if (seen.part === 'instructor')
    return <InstructorAssignment db={db} seen={seen} memberId={viewer.id} />;
  if (seen.opens && closedNow(seen) === 'not open') {
    return <NotOpen seen={seen} opens={seen.opens} />;
  }
  return (
    <>
      {viewer.kind === 'member' && <TellRead about={seen.id} />}
      <Work db={db} seen={seen} viewer={viewer} />
    </>
  );
}

/** What a learner has to do, and has done. */
async function Work({ db, seen, viewer }: LearnerPartsProps) {
  const [first, ...others] = partsOf(seen);
  // A single board is done where it is at home: on the page of its lesson, with the text.
  if (first?.kind === 'board' && others.length === 0) {
    const about = await assignedBoard(first);
    return <LearnerAssignment db={db} seen={seen} about={about} viewer={viewer} />;
  }
  return <LearnerParts db={db} seen={seen} viewer={viewer} />;
}
