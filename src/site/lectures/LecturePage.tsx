/** One lecture: what it is about, and its lessons. */
import Link from 'next/link';
import { Crumbs } from '@/src/lessons/Crumbs';
import { lectureTextOf } from '@/src/lessons/content';
import { LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import type { Lecture } from '@/src/lessons/course/lesson';
import { QuietLink } from '@/src/ui/QuietLink';
import { LessonList } from './LessonList';
import { spanOf } from './times';

/** The page of one lecture. */
export function LecturePage({ lecture }: { readonly lecture: Lecture }) {
  const { Text, Recap } = lectureTextOf(lecture);
  const [first] = lessonsOf(lecture);
  const index = LECTURES.indexOf(lecture);
  return (
    <div className="lectures-page">
      <Crumbs way={[{ title: 'Lectures', path: '/lectures' }]} />
      <h1>{lecture.title}</h1>
      <p className="lesson-meta">
        Lecture {index + 1} of {LECTURES.length} · {lessonsOf(lecture).length} lessons ·{' '}
        {spanOf(lecture)}
      </p>
      <div className="prose">
        <Text />
      </div>
      {first && (
        <p>
          <QuietLink href={lessonPath(first)} className="primary-link">
            Start with {first.title}
          </QuietLink>
        </p>
      )}
      <LessonList lecture={lecture} level={2} />
      <div className="prose">
        <h2>What this lecture adds</h2>
        <Recap />
      </div>
      <Others before={LECTURES[index - 1]} after={LECTURES[index + 1]} />
    </div>
  );
}

interface OthersProps {
  readonly before: Lecture | undefined;
  readonly after: Lecture | undefined;
}

function Others({ before, after }: OthersProps) {
  return (
    <nav aria-label="Lectures before and after" className="lesson-neighbours">
      {before && (
        <Link href={`/lectures/${before.path}`} rel="prev">
          <span>Previous lecture</span> {before.title}
        </Link>
      )}
      {after && (
        <Link href={`/lectures/${after.path}`} rel="next">
          <span>Next lecture</span> {after.title}
        </Link>
      )}
    </nav>
  );
}
