/** An assignment as the instructor sees it: what was given, and what was handed in. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import { classesTaughtBy } from '@/src/server/classroom/classLists';
import { outlinesOf } from '@/src/server/classroom/parts';
import { type ClassTable as Table, tableOf } from '@/src/server/classroom/table';
import type { Database } from '@/src/server/database/database';
import { QuietLink } from '@/src/ui/QuietLink';
import { ConfirmButton } from '../../ConfirmButton';
import { Crumbed } from '../Crumbed';
import { ClassTable } from '../classes/ClassTable';
import { CopyAssignment } from '../classes/CopyForms';
import { ReturnAll } from '../feedback/ReturnAll';
import { classPath, editPath, tablePath } from '../paths';
import { Section } from '../Section';
import { TreeSection } from '../tree/TreeSection';
import { worthSaid } from '../worthWords';
import { AssignmentHead } from './AssignmentHead';
import { PartsOfAssignment } from './PartsOfAssignment';

interface InstructorAssignmentProps {
  readonly db: Database;
  readonly seen: SeenAssignment;
  /** Who looks. */
  readonly memberId: string;
}

/** The page. */
export async function InstructorAssignment({ db, seen, memberId }: InstructorAssignmentProps) {
  const { id, classId, className, title } = seen;
  const [table, classes] = await Promise.all([
    tableOf(db, classId, id),
    classesTaughtBy(db, memberId),
  ]);
  const path = classPath(classId);
  // Once somebody has handed in, that is what one comes for.
  const isBegun = table.rows.some(({ handedIn }) => handedIn.some((one) => one !== null));
  return (
    <Crumbed way={[{ title: className, path }]} title={title}>
      <AssignmentHead seen={seen} />
      <div className="classroom-buttons">
        <QuietLink className="classroom-act" href={editPath(id)}>
          Edit
        </QuietLink>
        <ConfirmButton
          label="Delete"
          title={`Delete “${title}”?`}
          act="Delete the assignment"
          busy="Deleting …"
          what="All that learners handed in to it goes with it. This cannot be undone; download the table first if you need it."
          command={{ does: 'deleteAssignment', params: { id } }}
          then={{ path, said: `The assignment “${title}” is deleted.` }}
        />
      </div>
      {!isBegun && (
        <Section id="parts" title="Parts">
          <PartsOfAssignment seen={seen} />
        </Section>
      )}
      <Section id="table" title="Handed in" className="classroom-table">
        {table.rows.length === 0 ? (
          <p>Nobody is in the class yet. Pass its link on.</p>
        ) : (
          <>
            <ClassTable table={table} caption={`Handed in to ${title}`} />
            <ReturnAll id={id} waiting={countMarked(table)} />
            <p>
              <a className="classroom-link" href={tablePath(classId, id)} download>
                Download the table (CSV)
              </a>
            </p>
          </>
        )}
      </Section>
      <TreeSection seen={seen} />
      {isBegun && (
        <Section id="parts" title="Parts">
          <details className="assignment-parts">
            <summary>Show {worthSaid(outlinesOf(seen))}</summary>
            <PartsOfAssignment seen={seen} />
          </details>
        </Section>
      )}
      <Section id="copy" title="Copy">
        <CopyAssignment id={id} classId={classId} classes={classes} />
      </Section>
    </Crumbed>
  );
}

/** How many submissions have a mark, points or feedback, and were not returned since. */
function countMarked({ rows }: Table): number {
  return rows
    .flatMap(({ handedIn }) => handedIn)
    .filter((one) => one && (one.saidOf ?? 0) >= one.times && (one.returnedOf ?? 0) < one.times)
    .length;
}
