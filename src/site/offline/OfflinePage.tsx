/** What the browser shows, without a network, in place of a page that it has not kept. */

import { LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import { QuietLink } from '@/src/ui/QuietLink';
import { TryAgain } from './TryAgain';

/** What works without a network, and the ways to it. It needs no JavaScript either. */
export function OfflinePage() {
  return (
    <article className="lesson-text offline">
      <h1>This page is not at hand</h1>
      <div className="prose">
        <p>
          It could not be fetched, and your browser has no copy of it. You may be without a network,
          or Tallystick cannot be reached just now.
        </p>
        <p>
          <TryAgain />
        </p>
        <h2>What works without a network</h2>
        <p>
          A few seconds into your first visit, your browser begins to keep a copy of the site. From
          then on all of these open without a network:
        </p>
        <ul>
          <li>every lesson with its board, its tasks and its studies, listed below;</li>
          <li>
            the <QuietLink href="/sandbox">sandbox</QuietLink>, and whatever you built in it on this
            device;
          </li>
          <li>
            the <QuietLink href="/articles">articles</QuietLink>, and the boards of the{' '}
            <QuietLink href="/articles/historical/renaissance/bills-of-exchange">
              bills of exchange
            </QuietLink>
            ;
          </li>
          <li>
            the <QuietLink href="/articles/glossary">glossary</QuietLink> and the{' '}
            <QuietLink href="/search">search</QuietLink>.
          </li>
        </ul>
        <p>
          What you do on a board is kept in this browser as ever. Links that you share hold the
          whole board; they work without a network wherever the site has been visited before.
        </p>
        <h2>Lessons</h2>
        {LECTURES.map((lecture) => (
          <section key={lecture.id} aria-labelledby={lecture.path}>
            <h3 id={lecture.path}>{lecture.title}</h3>
            <ol className="offline-lessons" start={lessonsOf(lecture)[0]?.id}>
              {lessonsOf(lecture).map((lesson) => (
                <li key={lesson.id}>
                  <QuietLink href={lessonPath(lesson)}>{lesson.title}</QuietLink>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </article>
  );
}
