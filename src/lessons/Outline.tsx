/** A lesson in outline: the situation that its board opens with, and what is to be done there. */
import type { Lesson } from '@/events/lessons/lesson';
import { KeyTerms } from './KeyTerms';

/** The outline of a lesson, drawn from the same data that the board plays by. */
export function Outline({ lesson }: { readonly lesson: Lesson }) {
  const { about, tasks, keyTermIds } = lesson;
  return (
    <>
      <p>{about}</p>
      <h2>What to do here</h2>
      <ol>
        {tasks.map(({ goal }) => (
          <li key={goal}>{goal}</li>
        ))}
      </ol>
      {keyTermIds.length > 0 && (
        <>
          <h2>Key terms</h2>
          <KeyTerms lesson={lesson} />
        </>
      )}
    </>
  );
}
