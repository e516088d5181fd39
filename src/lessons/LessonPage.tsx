/** A lesson's page: its text in the companion, beside the stage of its board. */
import Link from 'next/link';
import type { ComponentType, ReactNode } from 'react';
import { Companion } from '@/src/board/companion/Companion';
import type { LessonBoardProps } from '@/src/board/island/BoardIsland';
import { StaticBoard } from '@/src/board/island/StaticBoard';
import { TermCards } from '@/src/glossary/TermCards';
import { Crumbs } from './Crumbs';
import { introductionOf, minutesOf, textOf } from './content';
import { CATALOGUE, lectureOf, lessonPath } from './course/catalogue';
import type { CatalogueEntry, Lesson } from './course/lesson';
import { demonstrationOf } from './demonstrations';
import { LessonState } from './LessonState';
import { ReadingMark } from './ReadingMark';

interface LessonPageProps {
  readonly lesson: Lesson;
  /** The board: it says how it is fetched, and what comes with it. */
  readonly Board: ComponentType<LessonBoardProps>;
  /** The list of lectures and lessons, which stands in the companion. */
  readonly navbar: ReactNode;
}

/** The page of one lesson, drawn whole on the server; only the board brings JavaScript. */
export function LessonPage({ lesson, Board, navbar }: LessonPageProps) {
  const Text = textOf(lesson);
  return (
    <Companion
      name="Read"
      title={lesson.title}
      hasTasks={lesson.tasks.length > 0}
      lessons={navbar}
      read={
        <article className="lesson-text">
          <Head lesson={lesson} />
          <div className="prose">
            <Text lesson={lesson} />
          </div>
          <TermCards />
          <ReadingMark lessonId={lesson.id} />
          <Neighbours lesson={lesson} />
        </article>
      }
    >
      <Board lessonId={lesson.id} demonstration={demonstrationOf(lesson).log}>
        <StaticBoard lesson={lesson} />
      </Board>
    </Companion>
  );
}

/** The page of a lesson that only introduces its lecture: a text and no board. */
export function IntroductionPage({ lesson }: { readonly lesson: CatalogueEntry }) {
  const Text = introductionOf(lesson);
  return (
    <article className="lesson-text">
      <Head lesson={lesson} />
      <div className="prose">
        <Text lesson={lesson} />
      </div>
      <TermCards />
      <ReadingMark lessonId={lesson.id} />
      <Neighbours lesson={lesson} />
    </article>
  );
}

/** Where the lesson stands, its title, how long it takes, and the way to its board. */
function Head({ lesson }: { readonly lesson: CatalogueEntry }) {
  const lecture = lectureOf(lesson);
  return (
    <>
      <Crumbs
        way={[
          { title: 'Lectures', path: '/lectures' },
          { title: lecture.title, path: `/lectures/${lecture.path}` },
        ]}
      />
      <h1>{lesson.title}</h1>
      <p className="lesson-meta">
        {/* In a row of boxes the blanks between them go: without the dot one would hear “Lesson 211 minutes”. */}
        Lesson {lesson.id} <span>·</span> {minutesOf(lesson)} minutes{' '}
        {lesson.hasBoard && (
          <a className="lesson-to-board" href="#board">
            Go to the board
          </a>
        )}
        <LessonState lessonId={lesson.id} />
      </p>
    </>
  );
}

/** The ways on and back at the end of a lesson. */
function Neighbours({ lesson }: { readonly lesson: CatalogueEntry }) {
  const index = CATALOGUE.findIndex(({ id }) => id === lesson.id);
  const previous = CATALOGUE[index - 1];
  const next = CATALOGUE[index + 1];
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
function turnTo(way: 'Previous' | 'Next', other: CatalogueEntry, from: CatalogueEntry): string {
  return other.lectureId === from.lectureId
    ? `${way} lesson`
    : `${way} lecture, ${lectureOf(other).title}`;
}
