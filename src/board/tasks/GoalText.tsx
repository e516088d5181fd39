/** The words of a task, each thing that it asks for with its own tick before it. */
import type { Condition, Task } from '@/src/lessons/course/task';
import { typeset } from '../sentence/plainText';
import { TaskMark } from './TaskMark';

interface GoalTextProps {
  readonly task: Pick<Task, 'goal' | 'conditions'>;
  /** Which of its conditions hold, in their order. */
  readonly held: readonly boolean[];
}

/** A goal of one thing is its words, and no more. */
export function GoalText({ task, held }: GoalTextProps) {
  const { goal, conditions = [] } = task;
  return (
    <>
      {partsOf(goal, conditions).map(({ before, says }, index) => (
        <span key={before + says}>
          {typeset(before)}
          {says && <Part says={typeset(says)} isHeld={held[index] === true} />}
        </span>
      ))}
    </>
  );
}

interface GoalPart {
  /** What stands before the words of a condition. */
  readonly before: string;
  /** The words of a condition; empty after the last. */
  readonly says: string;
}

/** A goal cut at its conditions: together the parts are the goal again. */
export function partsOf(goal: string, conditions: readonly Condition[]): readonly GoalPart[] {
  const parts: GoalPart[] = [];
  let from = 0;
  for (const { says } of conditions) {
    const at = goal.indexOf(says, from);
    parts.push({ before: goal.slice(from, at), says });
    from = at + says.length;
  }
  return [...parts, { before: goal.slice(from), says: '' }];
}

interface PartProps {
  readonly says: string;
  readonly isHeld: boolean;
}

/** The mark stays on the line of the word after it. */
function Part({ says, isHeld }: PartProps) {
  const end = says.indexOf(' ');
  const first = end < 0 ? says : says.slice(0, end);
  return (
    <span className="task-part" data-held={isHeld}>
      <span className="task-first">
        <TaskMark state={isHeld ? 'met' : 'later'} />
        {isHeld && <span className="visually-hidden">done: </span>}
        {first}
      </span>
      {says.slice(first.length)}
    </span>
  );
}
