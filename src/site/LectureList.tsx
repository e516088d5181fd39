/** The lectures with their lessons, as the catalogue orders them. */
import Link from 'next/link';
import { LESSONS } from '@/events/lessons/all';
import { LECTURES, lessonPath } from '@/events/lessons/catalogue';
import { descriptionOf, textOf } from '@/src/lessons/content';

/** Every lecture that has lessons, each lesson with what it is about and, where it has a text, how long it takes. */
export function LectureList() {
  return LECTURES.map((lecture) => {
    const lessons = LESSONS.filter((lesson) => lesson.lectureId === lecture.id);
    if (lessons.length === 0) return null;
    return (
      <section key={lecture.id} className="lecture" aria-labelledby={lecture.path}>
        <h3 id={lecture.path}>{lecture.title}</h3>
        <ol className="lecture-lessons">
          {lessons.map((lesson) => {
            const minutes = textOf(lesson)?.minutes;
            return (
              <li key={lesson.id} className="lecture-lesson">
                <h4>
                  <Link href={lessonPath(lesson)}>{lesson.title}</Link>
                </h4>
                <p>{descriptionOf(lesson)}</p>
                <p className="lecture-meta">
                  Lesson {lesson.id}
                  {minutes !== undefined && ` · ${minutes} minutes`}
                </p>
              </li>
            );
          })}
        </ol>
      </section>
    );
  });
}
