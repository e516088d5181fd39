/** The page of an assignment: one for the instructor of its class, another for the learners. */
import { aboutOf } from '@/src/server/classroom/shown';
import { type Addressed, seenAssignment } from '../addressed';
import { InstructorAssignment } from './InstructorAssignment';
import { LearnerAssignment } from './LearnerAssignment';

/** The page, for whoever teaches or learns in the class. */
export async function AssignmentPage(props: Addressed<'id'>) {
  const { db, viewer, seen } = await seenAssignment(props);
  const about = await aboutOf(seen);
  return seen.part === 'instructor' ? (
    <InstructorAssignment db={db} seen={seen} about={about} />
  ) : (
    <LearnerAssignment db={db} seen={seen} about={about} viewer={viewer} />
  );
}
