/** The lectures on banking: each with its lessons. */

import { lectureTextOf } from '@/src/lessons/content';
import { CATALOGUE, LECTURES } from '@/src/lessons/course/catalogue';
import { QuietLink } from '@/src/ui/QuietLink';
import { Continue } from './Continue';
import { LessonList } from './LessonList';
import { span, spanOf } from './times';

/** All lectures with all lessons, in order. */
export function LecturesPage() {
  return (
    <div className="lectures-page">
      <h1>Lectures on banking</h1>
      <p className="lectures-lead">
        From a single bank’s balance sheet to the central bank of today, in {CATALOGUE.length}{' '}
        lessons: {span(CATALOGUE)} in all, with what there is to do. They build on each other; start
        with the first unless you know your way. The{' '}
        <QuietLink href="/lectures/map">map of the lessons</QuietLink> shows what leads to what, and{' '}
        <QuietLink href="/teach">the guide for instructors</QuietLink> how to teach with them.
      </p>
      <Continue beginsWith="text" />
      {LECTURES.map((lecture) => (
        <section key={lecture.id} className="lecture-part" aria-labelledby={lecture.path}>
          <h2 id={lecture.path}>
            <QuietLink href={`/lectures/${lecture.path}`}>{lecture.title}</QuietLink>
          </h2>
          <p className="lectures-lead">
            {lectureTextOf(lecture).description} {spanOf(lecture)}.
          </p>
          <LessonList lecture={lecture} level={3} />
        </section>
      ))}
    </div>
  );
}
