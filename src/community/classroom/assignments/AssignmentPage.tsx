/** The page of an assignment: one for the instructor of its class, another for the learners. */
import { notFound } from 'next/navigation';
import { boardsOf } from '@/src/server/classroom/parts';
import { aboutOf } from '@/src/server/classroom/shown';
import { type Addressed, seenAssignment } from '../addressed';
import { InstructorAssignment } from './InstructorAssignment';
import { LearnerAssignment } from './LearnerAssignment';

/** The page, for whoever teaches or learns in the class. */
export async function AssignmentPage(props: Addressed<'id'>) {
  const { db, viewer, seen } = await seenAssignment(props);
  const [board] = boardsOf(seen);
  if (!board) notFound();
  const about = await aboutOf(board);
  return seen.part === 'instructor' ? (
    <InstructorAssignment db={db} seen={seen} about={about} />
  ) : (
    <LearnerAssignment db={db} seen={seen} about={about} viewer={viewer} />
  );
}
