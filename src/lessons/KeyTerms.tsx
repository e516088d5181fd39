/** The key terms of a lesson, and the words in its text that lead to them. */
import type { ReactNode } from 'react';
import type { Lesson } from '@/events/lessons/lesson';
import { termAnchor, termWithId } from './terms';

/** Every key term that the catalogue gives the lesson, with its definition. */
export function KeyTerms({ lesson }: { lesson: Lesson }) {
  return (
    <dl className="key-terms">
      {lesson.keyTermIds.map((id) => (
        <div key={id} id={termAnchor(id)}>
          <dt>{termWithId(id).name}</dt>
          <dd>{termWithId(id).definition}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A word of the text that is a key term: it leads to the definition at the end of the page. */
export function Term({ id, children }: { id: number; children: ReactNode }) {
  return (
    <a className="term" href={`#${termAnchor(id)}`}>
      {children}
    </a>
  );
}
