/** Where an instructor changes an assignment. */
import { notFound } from 'next/navigation';
import { type AssignmentPart, isBoardPart } from '@/src/contract/parts';
import { tasksOf } from '@/src/lessons/course/handIn';
import type { SeenAssignment } from '@/src/server/classroom/access';
import { scenariosBy } from '@/src/server/classroom/assignableBoard';
import { assignedBoard } from '@/src/server/classroom/assignedBoard';
import { lessonOf, readKeptLog } from '@/src/server/classroom/boards';
import { partsOf } from '@/src/server/classroom/parts';
import { formerPartsOf } from '@/src/server/classroom/revising/former';
import { type Addressed, seenAssignment } from '../addressed';
import { Crumbed } from '../Crumbed';
import { assignmentPath, classPath, editPath } from '../paths';
import { ASSIGNABLE } from './assignable';
import { type EditedAssignment, EditForm } from './EditForm';
import type { DraftPart } from './parts/draftParts';
import { startWay } from './startWay';

/** A part as its editor begins with it. */
async function draftOf(part: AssignmentPart): Promise<DraftPart> {
  const { id, kind } = part;
  if (!isBoardPart(part)) return { id, kind, kept: part };
  const { board, ...kept } = part;
  const about = await assignedBoard(part);
  const tasks = await tasksOf(readKeptLog(part.startLog));
  const isPlain = about.start.events.length === 0 && !('opening' in about.start);
  return {
    id,
    kind,
    kept: {
      ...kept,
      called: about.name,
      goals: tasks.map(({ goal }) => goal),
      lessonId: isPlain ? lessonOf(board) : null,
      hasSteps: about.lastStep > 0,
      way: startWay(about, part.scenarioId, part.title),
    },
  };
}

/** The assignment as its form begins with it. */
async function editedOf(seen: SeenAssignment, taken: readonly string[]): Promise<EditedAssignment> {
  const { id, revision, title, instructions, opens, due, lateRule, latePercent } = seen;
  return {
    id,
    revision,
    title,
    instructions,
    taken,
    opens: opens?.toISOString() ?? null,
    due: due?.toISOString() ?? null,
    late: lateRule,
    percent: latePercent,
    answersShown: seen.answersShown,
    parts: await Promise.all(partsOf(seen).map(draftOf)),
  };
}

/** The page, for those who teach the class. */
export async function EditPage(props: Addressed<'id'>) {
  const { db, viewer, seen } = await seenAssignment(props, editPath);
  const [first] = ASSIGNABLE;
  if (seen.part !== 'instructor' || !first) notFound();
  const { id, classId, className, title } = seen;
  const [scenarios, former] = await Promise.all([
    scenariosBy(db, viewer.id),
    formerPartsOf(db, id),
  ]);
  const taken = former.map(({ part }) => part.id);
  return (
    <Crumbed
      way={[
        { title: className, path: classPath(classId) },
        { title, path: assignmentPath(id) },
      ]}
      title="Edit the assignment"
    >
      <p className="classroom-lead">
        Where learners have handed in already, you are told what your changes do to it before they
        are made.
      </p>
      <EditForm
        memberId={viewer.id}
        assignment={await editedOf(seen, taken)}
        choices={{ lessons: ASSIGNABLE, first, scenarios }}
      />
    </Crumbed>
  );
}
