/** The lectures with their lessons, as the catalogue orders them. */
import Link from 'next/link';
import { LECTURES, LESSONS, lessonPath } from '@/events/lessons/catalogue';
import { textOf } from '@/src/lessons/content';

/** Every lecture that has lessons, each lesson with what it is about and how long it takes. */
export function LectureList() {
  return LECTURES.map((lecture) => {
    const lessons = LESSONS.filter((lesson) => lesson.lectureId === lecture.id);
    if (lessons.length === 0) return null;
    return (
      <section key={lecture.id} className="lecture" aria-labelledby={lecture.path}>
        <h3 id={lecture.path}>{lecture.title}</h3>
        <ol className="lecture-lessons">
          {lessons.map((lesson) => {
            const { description, minutes } = textOf(lesson);
            return (
              <li key={lesson.id} className="lecture-lesson">
                <h4>
                  <Link href={lessonPath(lesson)}>{lesson.title}</Link>
                </h4>
                <p>{description}</p>
                <p className="lecture-meta">
                  Lesson {lesson.id} · {minutes} minutes
                </p>
              </li>
            );
          })}
        </ol>
      </section>
    );
  });
}
