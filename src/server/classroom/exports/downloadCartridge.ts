/** A class for another learning platform: its assignments, and the lessons, as links. */
import * as contract from '@/src/contract/classroom';
import { LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import { originOf } from '../../http/address';
import { notFound } from '../../http/answer';
import { attachment } from '../../http/attachment';
import { query } from '../../http/endpoint';
import { classFor } from '../access';
import { assignmentsOf } from '../lists';
import { type CartridgeModule, cartridgeOf } from './cartridge';

/** The lessons, a module for each lecture. */
function lessonModules(origin: string): readonly CartridgeModule[] {
  return LECTURES.map((lecture) => ({
    title: lecture.title,
    links: lessonsOf(lecture).map((lesson) => ({
      title: lesson.title,
      address: `${origin}${lessonPath(lesson)}`,
    })),
  }));
}

/** GET: the assignments of a class and the site’s lessons as a Common Cartridge. Nothing of what learners did is in it. */
export const downloadCartridge = query(contract.downloadCartridge, async (asked) => {
  const { db, member, params, request } = asked;
  const found = await classFor(db, params.id, member.id);
  if (found?.part !== 'instructor') return notFound('class');
  const origin = originOf(request.headers);
  const given = await assignmentsOf(db, found.id);
  const assignments = given.map(({ id, title }) => ({
    title,
    address: `${origin}/community/assignments/${id}`,
  }));
  const bytes = cartridgeOf(found.name, [
    { title: 'Assignments', links: assignments },
    ...lessonModules(origin),
  ]);
  return attachment(`${found.name}.imscc`, 'application/vnd.ims.imsccv1p1', Buffer.from(bytes));
});
