/** Where an instructor gives a class an assignment. */
import { notFound } from 'next/navigation';
import { LESSONS } from '@/src/lessons/course/all';
import { lectureOf } from '@/src/lessons/course/catalogue';
import { startsOf } from '@/src/lessons/course/openings';
import { scenariosBy } from '@/src/server/classroom/subject';
import { type Addressed, seenClass } from '../addressed';
import { Crumbed } from '../Crumbed';
import { assignPath, classPath } from '../paths';
import { AssignForm } from './AssignForm';

const lessons = LESSONS.map((lesson) => ({
  id: lesson.id,
  title: lesson.title,
  lecture: lectureOf(lesson).title,
  goals: lesson.tasks.map(({ goal }) => goal),
  openings: startsOf(lesson).flatMap(({ name, title, goals }) =>
    name === undefined ? [] : [{ name, title, goals }],
  ),
}));

/** The page, for the instructor of the class. */
export async function AssignPage(props: Addressed<'id'>) {
  const { db, viewer, seen } = await seenClass(props, assignPath);
  const [first] = lessons;
  if (seen.part !== 'instructor' || !first) notFound();
  const { id, name } = seen;
  const scenarios = await scenariosBy(db, viewer.id);
  return (
    <Crumbed way={[{ title: name, path: classPath(id) }]} title="New assignment">
      <p className="classroom-lead">
        Learners do it on the board and hand in their steps. They see at once which tasks they have
        met, and you see it in the class table.
      </p>
      <AssignForm classId={id} lessons={lessons} first={first} scenarios={scenarios} />
    </Crumbed>
  );
}
