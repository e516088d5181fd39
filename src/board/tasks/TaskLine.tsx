/** The task at hand where one acts, and what an act has met. The list of the tasks says it too, but without a voice. */
import { typeset } from '../typeset';
import { News, type NewsProps } from './News';

/** Over the form: what is to be done with it. */
export function TaskLine({ lesson, progress }: NewsProps) {
  const { tasks } = lesson;
  const place = progress.met.length;
  const task = tasks[place];
  return (
    <div className="task-line">
      <TaskNews lesson={lesson} progress={progress} />
      {task && (
        <p>
          <b>
            Task {place + 1} of {tasks.length}:
          </b>{' '}
          {typeset(task.goal)}
        </p>
      )}
    </div>
  );
}

/** What was met just now, told as it comes. */
export function TaskNews(props: NewsProps) {
  return (
    <div role="status">
      <News {...props} />
    </div>
  );
}
