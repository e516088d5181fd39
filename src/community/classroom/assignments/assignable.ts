/** The lessons that an assignment can be about, as its form offers them. For the server only: it reads every lesson. */
import { boardOn } from '@/src/board/session/game';
import { LESSONS } from '@/src/lessons/course/all';
import { entryOf, lectureOf, lessonPath } from '@/src/lessons/course/catalogue';
import { startsOf } from '@/src/lessons/course/openings';
import type { AssignableLesson } from './useSubject';

/** All lessons with a board, in their order. */
export const ASSIGNABLE: readonly AssignableLesson[] = LESSONS.map((lesson) => ({
  id: lesson.id,
  title: lesson.title,
  lecture: lectureOf(lesson).title,
  goals: lesson.tasks.map(({ goal }) => goal),
  way: boardOn(lessonPath(entryOf(lesson.id))),
  openings: startsOf(lesson).flatMap(({ name, title, goals }) =>
    name === undefined ? [] : [{ name, title, goals }],
  ),
}));
