/** The lectures as navbars show them. For the server: what it hands over is text, and needs no script. */
import { LECTURES } from '@/src/lessons/course/catalogue';
import { lessonsOf } from './places';

/** A lesson, by its address. */
interface LessonNode {
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

/** A lecture with its lessons. */
export interface LectureNode extends LessonNode {
  readonly lessons: readonly LessonNode[];
}

/** Every lecture with its lessons, in order. */
export const LECTURE_TREE: readonly LectureNode[] = LECTURES.map(({ id, title, path }) => ({
  id,
  title,
  path: `/lectures/${path}`,
  lessons: lessonsOf(id),
}));
