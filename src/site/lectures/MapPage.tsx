/** The map of the lessons: four lines of stops, and for each stop what it builds on and leads to. */

import { buildsOn, leadsTo } from '@/src/lessons/buildsOn';
import { Crumbs } from '@/src/lessons/Crumbs';
import { minutesOf } from '@/src/lessons/content';
import { CATALOGUE, LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import type { CatalogueEntry, Lecture } from '@/src/lessons/course/lesson';
import { LessonState } from '@/src/lessons/LessonState';
import { QuietLink } from '@/src/ui/QuietLink';
import { span, spanOf } from './times';
import './map.css';

/** All lessons on one page. */
export function MapPage() {
  return (
    <div className="lectures-page map-page">
      <Crumbs way={[{ title: 'Lectures', path: '/lectures' }]} />
      <h1>Map of the lessons</h1>
      <p className="lectures-lead">
        {CATALOGUE.length} lessons, {span(CATALOGUE)} in all. Each names the lessons that it takes
        for known, so that you can also go straight to what you came for: follow its way back, and
        begin there.
      </p>
      <div className="map">
        {LECTURES.map((lecture) => (
          <Line key={lecture.id} lecture={lecture} />
        ))}
      </div>
    </div>
  );
}

function Line({ lecture }: { readonly lecture: Lecture }) {
  return (
    <section className="map-line" aria-labelledby={`line-${lecture.id}`}>
      <h2 id={`line-${lecture.id}`}>
        <QuietLink href={`/lectures/${lecture.path}`}>{lecture.title}</QuietLink>
      </h2>
      <p className="map-note">{spanOf(lecture)}</p>
      <ol className="map-stops">
        {lessonsOf(lecture).map((lesson) => (
          <li key={lesson.id} id={`lesson-${lesson.id}`}>
            <QuietLink href={lessonPath(lesson)}>
              {lesson.id}. {lesson.title}
            </QuietLink>
            <p className="map-note">
              {minutesOf(lesson)} minutes
              {!lesson.hasBoard && ', to read'}
              <LessonState lessonId={lesson.id} />
            </p>
            <p className="map-ways">
              <Ways words="Builds on" lessons={buildsOn(lesson)} />{' '}
              <Ways words="Leads to" lessons={leadsTo(lesson)} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface WaysProps {
  readonly words: string;
  readonly lessons: readonly CatalogueEntry[];
}

/** Links to other stops of the map, by their numbers. */
function Ways({ words, lessons }: WaysProps) {
  if (lessons.length === 0) return null;
  return (
    <span>
      {words}{' '}
      {lessons.map(({ id, title }) => (
        <a key={id} href={`#lesson-${id}`}>
          {id}
          <span className="visually-hidden"> {title}</span>
        </a>
      ))}
    </span>
  );
}
