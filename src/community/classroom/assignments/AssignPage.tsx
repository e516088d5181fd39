/** Where an instructor gives a class an assignment. */
import { notFound } from 'next/navigation';
import { scenariosBy } from '@/src/server/classroom/assignableBoard';
import { type Addressed, seenClass } from '../addressed';
import { Crumbed } from '../Crumbed';
import { assignPath, classPath } from '../paths';
import { AssignForm } from './AssignForm';
import { ASSIGNABLE } from './assignable';

/** The page, for the instructor of the class. */
export async function AssignPage(props: Addressed<'id'>) {
  const { db, viewer, seen } = await seenClass(props, assignPath);
  const [first] = ASSIGNABLE;
  if (seen.part !== 'instructor' || !first) notFound();
  const { id, name } = seen;
  const scenarios = await scenariosBy(db, viewer.id);
  return (
    <Crumbed way={[{ title: name, path: classPath(id) }]} title="New assignment">
      <p className="classroom-lead">
        Learners do the boards and answer the questions, and hand all of it in at once. Add as many
        parts as you like; you can change everything later.
      </p>
      <AssignForm
        classId={id}
        memberId={viewer.id}
        lessons={ASSIGNABLE}
        first={first}
        scenarios={scenarios}
      />
    </Crumbed>
  );
}
