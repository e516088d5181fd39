/** The tasks of a lesson as its text lists them: the same that the board checks. */

import { typeset } from '@/src/board/sentence/plainText';
import type { Lesson } from './course/lesson';
import type { Task } from './course/task';

/** The situation that the board opens with, and every task in order, each with its hints folded away. */
export function TaskList({ lesson }: { readonly lesson: Lesson }) {
  return (
    <>
      <p className="task-situation">{lesson.about}</p>
      <p>
        The board ticks each task off as you meet it; a task counts once the one before it is met.
      </p>
      <Goals className="task-list" tasks={lesson.tasks} />
      {lesson.openings?.map(({ id, title, about, tasks }) => (
        <div className="task-more" key={id}>
          <p>
            <strong>Start from {title}.</strong> {typeset(about)}
          </p>
          <Goals tasks={tasks} />
        </div>
      ))}
    </>
  );
}

interface GoalsProps {
  readonly tasks: readonly Task[];
  readonly className?: string;
}

function Goals({ tasks, className }: GoalsProps) {
  return (
    <ol className={className}>
      {tasks.map(({ goal, hints }) => (
        <li key={goal}>
          {typeset(goal)}
          <details>
            <summary>{hints.length === 1 ? 'Hint' : 'Hints'}</summary>
            {typeset(hints.join(' '))}
          </details>
        </li>
      ))}
    </ol>
  );
}
