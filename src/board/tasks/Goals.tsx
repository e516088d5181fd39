/** The tasks of a lesson beside another person's steps, without ticks. */

import { useId } from 'react';
import { typeset } from '../sentence/plainText';
import { OtherOpenings } from '../stage/OpeningChoice';
import type { TaskSet } from './taskSet';

/** The goals, and where they are checked. */
export function Goals({ lesson }: { readonly lesson: TaskSet }) {
  const heading = useId();
  return (
    <section className="tasks" aria-labelledby={heading}>
      <div className="tasks-head">
        <h3 id={heading}>Tasks</h3>
      </div>
      <ol>
        {lesson.tasks.map(({ goal }) => (
          <li key={goal} className="task-goal">
            {typeset(goal)}
          </li>
        ))}
      </ol>
      <OtherOpenings />
      <p className="tasks-aside">Tasks are checked on your own board.</p>
    </section>
  );
}
