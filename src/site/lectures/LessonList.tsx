/** Lessons in a list, each with what it is about and how far the reader has come with it. */

import { descriptionOf, minutesOf } from '@/src/lessons/content';
import { lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import type { Lecture } from '@/src/lessons/course/lesson';
import { LessonState } from '@/src/lessons/LessonState';
import { QuietLink } from '@/src/ui/QuietLink';

interface LessonListProps {
  readonly lecture: Lecture;
  /** The level of the headings that the lessons' titles are. */
  readonly level: 2 | 3;
}

/** Every lesson of a lecture, in order. */
export function LessonList({ lecture, level }: LessonListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="lesson-list">
      {lessonsOf(lecture).map((lesson) => {
        return (
          <li key={lesson.id}>
            <span className="lesson-list-number" aria-hidden="true">
              {lesson.id}
            </span>
            <div>
              <Heading>
                <QuietLink href={lessonPath(lesson)}>{lesson.title}</QuietLink>
              </Heading>
              <p>{descriptionOf(lesson)}</p>
              <p className="lesson-list-meta">
                {lesson.hasBoard ? 'With a board' : 'To read'}
                {` · ${minutesOf(lesson)} minutes`}
                <LessonState lessonId={lesson.id} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
