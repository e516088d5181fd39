/** The catalogue: lectures and lessons. Order and navigation everywhere are derived from it. */
import { correspondentBanking } from './correspondentBanking';
import { depositTransfers } from './depositTransfers';
import type { Lecture, Lesson } from './lesson';

/** Every lecture, in order. */
export const LECTURES: readonly Lecture[] = [
  { id: 0, title: 'Fundamentals', path: 'fundamentals' },
  { id: 1, title: 'Towards a Central Bank', path: 'towards-a-central-bank' },
];

/** Every lesson, in order. */
export const LESSONS: readonly Lesson[] = [depositTransfers, correspondentBanking];

/** The lesson with this id, undefined when there is none. */
export function lessonById(id: number): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** The lesson at this address, undefined when there is none. */
export function lessonAt(lecturePath: string, slug: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.slug === slug && lectureOf(lesson).path === lecturePath);
}

/** The lecture a lesson belongs to. */
export function lectureOf(lesson: Lesson): Lecture {
  const lecture = LECTURES.find((one) => one.id === lesson.lectureId);
  if (!lecture) throw new Error(`lesson ${lesson.id} names an unknown lecture`);
  return lecture;
}

/** The address of a lesson's page. */
export function lessonPath(lesson: Lesson): string {
  return `/lectures/${lectureOf(lesson).path}/${lesson.slug}`;
}
