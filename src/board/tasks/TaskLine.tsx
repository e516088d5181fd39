/** The task at hand where one acts, and what an act has met. The list of the tasks says it too, but without a voice. */
import { freshIn } from '@/src/lessons/course/progress';
import { typeset } from '../sentence/plainText';
import { News, type NewsProps } from './News';

/** Over the form: what is to be done with it. */
export function TaskLine(props: TaskNewsProps) {
  const { tasks } = props.lesson;
  const place = props.progress.met.length;
  const task = tasks[place];
  return (
    <div className="task-line">
      <TaskNews {...props} />
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

/** What is said once an assignment that asks for some of a lesson's tasks has what it asks for. */
export const ENOUGH = 'The tasks of the assignment are met.';

interface TaskNewsProps extends NewsProps {
  /** Opens handing in, where that is what an act has led to. */
  readonly onHandIn?: (() => void) | undefined;
}

/** What was met just now, told as it comes. */
export function TaskNews({ onHandIn, ...news }: TaskNewsProps) {
  const { lesson, progress } = news;
  const isPart = progress.met.length < lesson.tasks.length;
  if (!onHandIn || freshIn(progress) === 0) {
    return (
      <div role="status">
        <News {...news} />
      </div>
    );
  }
  return (
    <div role="status">
      {/* How many the lesson has left is no news to whoever came for fewer of them. */}
      {isPart ? <p className="tasks-news">{ENOUGH}</p> : <News {...news} />}
      <p className="tasks-news">
        <button type="button" className="text-button" onClick={onHandIn}>
          Hand in
        </button>
      </p>
    </div>
  );
}
