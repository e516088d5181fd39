/** An assignment as the instructor sees it: what was given, and what was handed in. */
import type { SeenAssignment } from '@/src/server/classroom/access';
import type { ShownAbout } from '@/src/server/classroom/shown';
import { tableOf } from '@/src/server/classroom/table';
import type { Database } from '@/src/server/database/database';
import { ConfirmButton } from '../../ConfirmButton';
import { Crumbed } from '../Crumbed';
import { ClassTable } from '../classes/ClassTable';
import { classPath, tablePath } from '../paths';
import { Section } from '../Section';
import { AssignmentHead } from './AssignmentHead';
import { EditAssignment } from './EditAssignment';
import { startWay } from './startWay';

interface InstructorAssignmentProps {
  readonly db: Database;
  readonly seen: SeenAssignment;
  readonly about: ShownAbout;
}

/** The page. */
export async function InstructorAssignment({ db, seen, about }: InstructorAssignmentProps) {
  const { id, classId, className, title, instructions, due } = seen;
  const { modelLog, scenarioId } = about.part;
  const table = await tableOf(db, classId, id);
  const path = classPath(classId);
  return (
    <Crumbed way={[{ title: className, path }]} title={title}>
      <AssignmentHead seen={seen} about={about} />
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
        <a className="classroom-link" href={startWay(about, scenarioId, title)}>
          Open the board as learners do
        </a>
      </div>
      <Section id="tasks" title="Tasks">
        {about.tasks.length === 0 ? (
          <p>None that the board looks for: open what each learner hands in, and read the steps.</p>
        ) : (
          <ol className="classroom-tasks">
            {about.tasks.map(({ number, goal }) => (
              <li key={number} value={number}>
                {goal}
              </li>
            ))}
          </ol>
        )}
        {modelLog !== null && (
          <p>
            There is a model to compare with. It is one way among others: steps that differ from it
            can meet every task.
          </p>
        )}
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
    </Crumbed>
  );
}
