/** The task at hand where one acts, and what an act has met. The list of the tasks says it too, but without a voice. */
import { freshIn } from '@/src/lessons/course/progress';
import { WayToOthers } from '../stage/OpeningChoice';
import { GoalText } from './GoalText';
import { News, type NewsProps, Told } from './News';
import { useConditions } from './useConditions';

interface TaskLineProps extends TaskNewsProps {
  /** The node shown; null while another timeline is shown than the one that is checked. */
  readonly at: number | null;
  /** Whether anything was done on the board yet. */
  readonly hasPlayed: boolean;
}

/** The current task over the composer, and how many tasks are met. */
export function TaskLine({ at, hasPlayed, ...news }: TaskLineProps) {
  const { lesson, progress } = news;
  const { tasks } = lesson;
  const index = progress.met.length;
  const task = tasks[index];
  const held = useConditions(task, progress, at);
  return (
    <div className="task-line">
      <TaskNews {...news} />
      {lesson.opensWith && !hasPlayed && <p className="task-opens">{lesson.opensWith}</p>}
      {!task && <WayToOthers />}
      {task && (
        // A task that follows another slides in; the key tells it from the one before.
        <p key={index} className="task-now" data-fresh={freshIn(progress) > 0}>
          <b>
            Task {index + 1} of {tasks.length}:
          </b>{' '}
          <GoalText task={task} held={held} />
        </p>
      )}
    </div>
  );
}

/** Shown when an assignment for some of a lesson's tasks is met. */
export const ENOUGH = 'The tasks of the assignment are met.';

interface TaskNewsProps extends NewsProps {
  /** Opens handing in, where that is what an act has led to. */
  readonly onHandIn?: (() => void) | undefined;
}

/** Announces the task that was just met. */
function TaskNews({ onHandIn, ...news }: TaskNewsProps) {
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
      {isPart ? <Told>{ENOUGH}</Told> : <News {...news} />}
      <p className="tasks-hand-in">
        <button type="button" className="text-button" onClick={onHandIn}>
          Hand in
        </button>
      </p>
    </div>
  );
}
