/** A class as its instructor sees it: assignments, the table of what was done, learners, and the join link. */
import { headers } from 'next/headers';
import { pluralize } from '@/events/pluralize';
import { linkCode } from '@/src/board/share/qrMatrix';
import type { SeenClass } from '@/src/server/classroom/access';
import { assignmentsOf } from '@/src/server/classroom/assignmentLists';
import { learnersOf } from '@/src/server/classroom/learners';
import { tableOf } from '@/src/server/classroom/table';
import type { Database } from '@/src/server/database/database';
import { originOf } from '@/src/server/http/address';
import { QuietLink } from '@/src/ui/QuietLink';
import { ConfirmButton } from '../../ConfirmButton';
import { Crumbed } from '../Crumbed';
import { JoinCode } from '../joining/JoinCode';
import { JoinLink } from '../joining/JoinLink';
import { LocalTime } from '../LocalTime';
import {
  assignmentPath,
  assignPath,
  CLASSES,
  cartridgePath,
  gradebookPath,
  joinPath,
  tablePath,
} from '../paths';
import { Section } from '../Section';
import { worthSaid } from '../worthWords';
import { ClassOverview } from './ClassOverview';
import { CopyClass } from './CopyForms';
import { Instructors } from './Instructors';
import { Learners } from './Learners';
import { RenameClass } from './RenameClass';
import { fitting } from './tableRoom';

/** What a class can be taken elsewhere as. */
const FILES = [
  {
    name: 'The table (CSV)',
    path: (id: string) => tablePath(id),
    about: 'Everything, for a spreadsheet.',
  },
  {
    name: 'Marks for Canvas (CSV)',
    path: (id: string) => gradebookPath(id, 'canvas'),
    about: 'Learners are known there by their student ID.',
  },
  {
    name: 'Marks for Moodle (CSV)',
    path: (id: string) => gradebookPath(id, 'moodle'),
    about: 'Choose “ID number” as what tells learners apart.',
  },
  {
    name: 'Links and boards (Common Cartridge)',
    path: cartridgePath,
    about: 'The assignments and all lessons as modules of your course there.',
  },
] as const;

interface InstructorClassProps {
  readonly db: Database;
  readonly seen: SeenClass;
  /** Who looks. */
  readonly memberId: string;
}

/** The page. */
export async function InstructorClass({ db, seen, memberId }: InstructorClassProps) {
  const { id, name } = seen;
  const [learners, table, head] = await Promise.all([
    learnersOf(db, id),
    tableOf(db, id),
    headers(),
  ]);
  const link = `${originOf(head)}${joinPath(seen.joinCode)}`;
  // Until somebody has joined the invitation matters most; afterwards what they do.
  const isEmpty = learners.length === 0;
  const invitation = (
    <Section id="join" title="Join link">
      <div className="classroom-invitation">
        <JoinLink classId={id} link={link} isOpen={seen.isOpen} takesSeats={seen.takesSeats} />
        <JoinCode isOpen={seen.isOpen} name={name} link={link} code={linkCode(link)} />
      </div>
    </Section>
  );
  return (
    <Crumbed way={[]} title={name}>
      <p className="classroom-meta">
        You teach this class. {pluralize(learners.length, 'learner')}.
      </p>
      {isEmpty && invitation}
      <GivenAssignments db={db} classId={id} learners={learners.length} />
      <Section id="table" title="Class table" className="classroom-table">
        {isEmpty || table.assignments.length === 0 ? (
          <p>
            It shows how far each learner has come, as soon as the class has learners and
            assignments.
          </p>
        ) : (
          <Table classId={id} table={table} />
        )}
      </Section>
      <Learners classId={id} learners={learners} />
      {!isEmpty && invitation}
      <Instructors db={db} seen={seen} memberId={memberId} />
      <Section id="copy" title="Copy to the next term">
        <p>A new class of yours with copies of the assignments, and none of the learners.</p>
        <CopyClass id={id} name={name} />
      </Section>
      <Section id="settings" title={seen.isOwner ? 'Rename or delete' : 'Rename'}>
        <RenameClass id={id} name={name} />
        {seen.isOwner && (
          <div className="classroom-buttons">
            <ConfirmButton
              label="Delete the class"
              title={`Delete “${name}”?`}
              what={`The class goes with its ${pluralize(table.assignments.length, 'assignment')} and all that its ${pluralize(learners.length, 'learner')} handed in. This cannot be undone; download the class table first if you need it.`}
              busy="Deleting …"
              command={{ does: 'deleteClass', params: { id } }}
              then={{ path: CLASSES, said: `The class “${name}” is deleted.` }}
            />
          </div>
        )}
      </Section>
    </Crumbed>
  );
}

function Table({
  classId,
  table,
}: {
  readonly classId: string;
  readonly table: Awaited<ReturnType<typeof tableOf>>;
}) {
  const shown = fitting(table);
  const [some, all] = [shown.assignments.length, table.assignments.length];
  return (
    <>
      {some < all && (
        <p>
          It shows the newest {some} of {all} assignments. The page of each assignment shows its
          own, and the file holds all of them.
        </p>
      )}
      <ClassOverview table={shown} />
      <h3>Export marks</h3>
      <ul className="classroom-files">
        {FILES.map(({ path, name, about }) => (
          <li key={name}>
            <a className="classroom-link" href={path(classId)} download>
              {name}
            </a>{' '}
            {about}
          </li>
        ))}
      </ul>
    </>
  );
}

interface GivenAssignmentsProps {
  readonly db: Database;
  readonly classId: string;
  /** How many the class has. */
  readonly learners: number;
}

async function GivenAssignments({ db, classId, learners }: GivenAssignmentsProps) {
  const given = await assignmentsOf(db, classId);
  return (
    <Section id="assignments" title="Assignments">
      {given.length === 0 ? (
        <p>None yet. An assignment names a lesson or a shared scenario, and what to do there.</p>
      ) : (
        <ul className="category-list">
          {given.map(({ id, title, due, parts, handedIn }) => (
            <li key={id}>
              <QuietLink href={assignmentPath(id)}>{title}</QuietLink>
              <span>
                {worthSaid(parts)}, handed in by {handedIn} of {learners}
              </span>
              {due && (
                <span>
                  Due <LocalTime at={due.toISOString()} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="classroom-buttons">
        <QuietLink className="primary-link" href={assignPath(classId)}>
          New assignment
        </QuietLink>
      </div>
    </Section>
  );
}
