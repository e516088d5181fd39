'use client';
/** One task: its goal, and where it was met or what may help to meet it. */
import type { ReactNode } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { isOnLine, roundNumber } from '@/events/timeline/lines';
import type { Timeline } from '@/events/timeline/timeline';
import { TaskMark, type TaskState } from './TaskMark';

const SPOKEN = { met: 'Met: ', next: 'To do now: ', later: 'To do later: ' } as const;

interface TaskRowProps {
  /** Its words, as they are set. */
  readonly goal: ReactNode;
  readonly state: TaskState;
  /** Whether the newest event met it: then its tick draws itself. */
  readonly isFresh: boolean;
  readonly children: ReactNode;
}

/** A task of the list; `children` stand under its goal. */
export function TaskRow({ goal, state, isFresh, children }: TaskRowProps) {
  return (
    <li className="task" data-state={state} data-fresh={isFresh}>
      <TaskMark state={state} />
      <div>
        <p className="task-goal">
          <span className="visually-hidden">{SPOKEN[state]}</span>
          {goal}
        </p>
        {children}
      </div>
    </li>
  );
}

interface MetAtProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly leaf: number;
  /** The node whose event met the task. */
  readonly node: number;
  readonly onNode: ((node: number) => void) | null;
}

/** The step at which a task was met, and the way to it. */
export function MetAt({ timeline, at, leaf, node, onNode }: MetAtProps) {
  const step = roundNumber(timeline, node);
  // A setting makes no step: one that is made before the first belongs to the start.
  const text = step === 0 ? 'met at the start' : `met at step ${step}`;
  // What is shown then is another timeline, of which `at` and `leaf` are.
  if (!onNode) return <p className="task-met">{text}</p>;
  return (
    <button
      type="button"
      className="task-met"
      aria-current={node === at ? 'step' : undefined}
      onClick={() => onNode(node)}
    >
      {isOnLine(timeline, leaf, node) ? text : `${text} of another line`}
    </button>
  );
}
