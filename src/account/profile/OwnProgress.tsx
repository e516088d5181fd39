'use client';

/** Which lessons and tasks are met, as this browser and, where that was chosen, the account know it. */
import { useSyncExternalStore } from 'react';
import { getSnapshot, isDone, type Progress, subscribe } from '@/src/board/session/progress';
import { LessonState } from '@/src/lessons/LessonState';

interface Lesson {
  readonly id: number;
  readonly title: string;
  readonly path: string;
}

interface Lecture {
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

const isLessonDone = (progress: Progress, { id }: Lesson): boolean => {
  const known = progress.get(id);
  return known !== undefined && isDone(known);
};

/** Lectures with how much of each is done, and the lessons that were begun. */
export function OwnProgress({ lectures }: { readonly lectures: readonly Lecture[] }) {
  const progress = useSyncExternalStore(subscribe, getSnapshot, () => null);
  // Only the browser knows: until it says, nothing is claimed.
  if (progress === null) {
    return (
      <noscript>
        <p>What you did is kept in this browser. To be shown here it needs JavaScript.</p>
      </noscript>
    );
  }
  const lessons = lectures.flatMap((lecture) => lecture.lessons);
  const done = lessons.filter((lesson) => isLessonDone(progress, lesson)).length;
  const [first] = lessons;
  if (!lessons.some(({ id }) => progress.has(id))) {
    return (
      <p>
        No lesson is begun yet. <a href={first?.path}>Begin with the first one</a>, or look at{' '}
        <a href="/lectures/map">the map of all lessons</a>.
      </p>
    );
  }
  return (
    <>
      <p>
        {done} of {lessons.length} lessons are done.
      </p>
      {lectures.map((lecture) => (
        <LectureProgress key={lecture.title} lecture={lecture} progress={progress} />
      ))}
    </>
  );
}

function LectureProgress(props: { readonly lecture: Lecture; readonly progress: Progress }) {
  const { lecture, progress } = props;
  const begun = lecture.lessons.filter(({ id }) => progress.has(id));
  if (begun.length === 0) return null;
  const done = begun.filter((lesson) => isLessonDone(progress, lesson)).length;
  return (
    <>
      <h3>
        {lecture.title}: {done} of {lecture.lessons.length}
      </h3>
      <ul className="account-lessons">
        {begun.map(({ id, title, path }) => (
          <li key={id}>
            <a href={path}>{title}</a>
            <LessonState lessonId={id} />
          </li>
        ))}
      </ul>
    </>
  );
}
