/** That an assignment was changed after a learner handed in. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import type { WorkByPart } from '@/src/server/classroom/parts';
import { isOutdated } from '@/src/server/classroom/revising/former';
import type { Database } from '@/src/server/database/database';

interface ChangedSinceProps {
  readonly db: Database;
  readonly seen: SeenAssignment;
  /** What was handed in. */
  readonly work: WorkByPart;
}

/** What a learner has to know; nothing where all of it is asked as it was. */
export async function ChangedSince({ db, seen, work }: ChangedSinceProps) {
  if (!(await isOutdated(db, seen, work))) return null;
  return (
    <p>
      The assignment was changed since: of what you handed in, something is asked no longer, or in
      other words. It stands on the page of your submission.
    </p>
  );
}
