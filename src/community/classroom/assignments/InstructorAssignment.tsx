/** An assignment as the instructor sees it: what was given, and what was handed in. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import { tableOf } from '@/src/server/classroom/table';
import type { Database } from '@/src/server/database/database';
import { ConfirmButton } from '../../ConfirmButton';
import { Crumbed } from '../Crumbed';
import { ClassTable } from '../classes/ClassTable';
import { classPath, tablePath } from '../paths';
import { Section } from '../Section';
import { TreeSection } from '../tree/TreeSection';
import { AssignmentHead } from './AssignmentHead';
import { EditAssignment } from './EditAssignment';
import { PartsOfAssignment } from './PartsOfAssignment';

interface InstructorAssignmentProps {
  readonly db: Database;
  readonly seen: SeenAssignment;
}

/** The page. */
export async function InstructorAssignment({ db, seen }: InstructorAssignmentProps) {
  const { id, classId, className, title, instructions, due } = seen;
  const table = await tableOf(db, classId, id);
  const path = classPath(classId);
  return (
    <Crumbed way={[{ title: className, path }]} title={title}>
      <AssignmentHead seen={seen} />
      <div className="classroom-buttons">
        <EditAssignment
          id={id}
          title={title}
          instructions={instructions}
          due={due?.toISOString() ?? null}
        />
        <ConfirmButton
          label="Delete"
          title={`Delete “${title}”?`}
          act="Delete the assignment"
          busy="Deleting …"
          what="All that learners handed in to it goes with it. This cannot be undone; download the table first if you need it."
          command={{ does: 'deleteAssignment', params: { id } }}
          then={path}
        />
      </div>
      <Section id="parts" title="Parts">
        <PartsOfAssignment seen={seen} />
      </Section>
      <Section id="table" title="Handed in" className="classroom-table">
        {table.rows.length === 0 ? (
          <p>Nobody is in the class yet. Pass its link on.</p>
        ) : (
          <>
            <ClassTable table={table} caption={`Handed in to ${title}`} />
            <p>
              <a className="classroom-link" href={tablePath(classId, id)} download>
                Download the table (CSV)
              </a>
            </p>
          </>
        )}
      </Section>
      <TreeSection seen={seen} />
    </Crumbed>
  );
}
