/** A lesson's page: the text on the left, its board on the right; one after the other where narrow. */
import Link from 'next/link';
import { LESSONS } from '@/events/lessons/all';
import { lectureOf, lessonPath } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';
import { BoardIsland } from '@/src/board/BoardIsland';
import { StaticBoard } from '@/src/board/StaticBoard';
import { textOf } from './content';
import { demonstrationOf } from './demonstrations';
import { Outline } from './Outline';
import './lesson.css';
import './prose.css';

/** The page of one lesson, drawn whole on the server; only the board brings JavaScript. */
export function LessonPage({ lesson }: { lesson: Lesson }) {
  const text = textOf(lesson);
  const lecture = lectureOf(lesson);
  return (
    <div className="lesson">
      <article className="lesson-text">
        <nav aria-label="Breadcrumb" className="lesson-crumbs">
          <ol>
            <li>
              <Link href="/#lectures">Lectures</Link>
            </li>
            <li>
              <Link href={`/#${lecture.path}`}>{lecture.title}</Link>
            </li>
          </ol>
        </nav>
        <h1>{lesson.title}</h1>
        <p className="lesson-meta">
          Lesson {lesson.id}{' '}
          {text && (
            <>
              <span aria-hidden="true">·</span> {text.minutes} minutes{' '}
            </>
          )}
          <a className="lesson-to-board" href="#board">
            Go to the board
          </a>
        </p>
        <div className="prose">
          {text ? <text.Text lesson={lesson} /> : <Outline lesson={lesson} />}
        </div>
        <Neighbours lesson={lesson} />
      </article>
      <div className="lesson-board" id="board">
        <div className="lesson-board-inner">
          <BoardIsland lessonId={lesson.id} demonstration={demonstrationOf(lesson)?.log ?? null}>
            <StaticBoard lesson={lesson} />
          </BoardIsland>
        </div>
      </div>
    </div>
  );
}

/** The lessons before and after this one. */
function Neighbours({ lesson }: { lesson: Lesson }) {
  const place = LESSONS.indexOf(lesson);
  const previous = LESSONS[place - 1];
  const next = LESSONS[place + 1];
  return (
    <nav aria-label="Lessons before and after" className="lesson-neighbours">
      {previous && (
        <Link href={lessonPath(previous)} rel="prev">
          <span>{turnTo('Previous', previous, lesson)}</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link href={lessonPath(next)} rel="next">
          <span>{turnTo('Next', next, lesson)}</span> {next.title}
        </Link>
      )}
    </nav>
  );
}

/** "Next lesson"; where it is in another lecture, which one: several lectures have an introduction. */
function turnTo(way: 'Previous' | 'Next', other: Lesson, from: Lesson): string {
  return other.lectureId === from.lectureId
    ? `${way} lesson`
    : `${way} lecture, ${lectureOf(other).title}`;
}
