/** The task at hand where one acts, and what an act has met. The list of the tasks says it too, but without a voice. */
import { freshIn } from '@/events/lessons/progress';
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

interface TaskNewsProps extends NewsProps {
  /** Opens handing in, where that is what an act has led to. */
  readonly onHandIn?: (() => void) | undefined;
}

/** What was met just now, told as it comes. */
export function TaskNews({ onHandIn, ...news }: TaskNewsProps) {
  return (
    <div role="status">
      <News {...news} />
      {onHandIn && freshIn(news.progress) > 0 && (
        <p className="tasks-news">
          <button type="button" className="text-button" onClick={onHandIn}>
            Hand in
          </button>
        </p>
      )}
    </div>
  );
}
