/** The lectures on banking: each with its lessons. */

import { LECTURES } from '@/events/lessons/catalogue';
import { lectureTextOf } from '@/src/lessons/lectureTexts';
import { QuietLink } from '@/src/ui/QuietLink';
import { Continue } from './Continue';
import { LessonList } from './LessonList';

/** All lectures with all lessons, in order. */
export function LecturesPage() {
  return (
    <div className="lectures-page">
      <h1>Lectures on banking</h1>
      <p className="lectures-lead">
        Four lectures in 27 lessons, from a single bank’s balance sheet to the market for repos.
        They build on each other; start with the first unless you know your way.
      </p>
      <Continue />
      {LECTURES.map((lecture) => (
        <section key={lecture.id} className="lecture-part" aria-labelledby={lecture.path}>
          <h2 id={lecture.path}>
            <QuietLink href={`/lectures/${lecture.path}`}>{lecture.title}</QuietLink>
          </h2>
          <p className="lectures-lead">{lectureTextOf(lecture).description}</p>
          <LessonList lecture={lecture} level={3} />
        </section>
      ))}
    </div>
  );
}
