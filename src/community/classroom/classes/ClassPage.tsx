/** The page of a class: one for its instructor, another for its learners. */

import { type Addressed, seenClass } from '../addressed';
import { InstructorClass } from './InstructorClass';
import { LearnerClass } from './LearnerClass';

/** The page, for whoever teaches or learns in the class. */
export async function ClassPage(props: Addressed<'id'>) {
  const { db, viewer, seen } = await seenClass(props);
  return seen.part === 'instructor' ? (
    <InstructorClass db={db} seen={seen} memberId={viewer.id} />
  ) : (
    <LearnerClass db={db} seen={seen} viewer={viewer} />
  );
}
