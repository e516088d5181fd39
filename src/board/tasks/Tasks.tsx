'use client';
/** The lesson's tasks, checked at every event over all lines of the timeline. */
import Link from 'next/link';
import { useId, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { childrenOf, type Timeline } from '@/events/timeline/timeline';
import { CATALOGUE, lectureOf, lessonPath } from '@/src/lessons/course/catalogue';
import { freshIn, type TreeProgress } from '@/src/lessons/course/progress';
import type { Task } from '@/src/lessons/course/task';
import { typeset } from '../sentence/plainText';
import { isEmbedded } from '../session/navigation';
import { OtherOpenings } from '../stage/OpeningChoice';
import { GoalText } from './GoalText';
import { News } from './News';
import { ENOUGH } from './TaskLine';
import { TaskMark } from './TaskMark';
import { MetAt, TaskRow } from './TaskRow';
import type { TaskSet } from './taskSet';
import { useConditions } from './useConditions';

interface TasksProps {
  readonly lesson: TaskSet;
  /** The timeline that is checked: the learner's own, also while the lesson's demonstration is shown. */
  readonly timeline: Timeline<BankingRound>;
  /** How far they are met on it. */
  readonly progress: TreeProgress;
  /** How many have to be met for what the learner came to do; left out, all. */
  readonly enough?: number | undefined;
  /** The node shown, and the end of its line; of the timeline that is shown. */
  readonly at: number;
  readonly leaf: number;
  /** Shows a node; null while the timeline shown is not the one checked. */
  readonly onNode: ((node: number) => void) | null;
  /** Opens handing in, on a board that was opened for an assignment. */
  readonly onHandIn?: (() => void) | undefined;
}

/** The tasks of a lesson: what is met and where, the one to do now with its hints, those that follow. */
export function Tasks(props: TasksProps) {
  const { lesson, timeline, progress, at, leaf, onNode, onHandIn } = props;
  const { tasks } = lesson;
  const { enough = tasks.length } = props;
  const { met, isDone } = progress;
  const fresh = freshIn(progress);
  const [hinted, setHinted] = useHinted(timeline);
  const heading = useId();
  const count = met.length;
  const held = useConditions(tasks[count], progress, onNode ? at : null);
  return (
    <section className="tasks" aria-labelledby={heading}>
      <div className="tasks-head">
        <h3 id={heading}>Tasks</h3>
        <p>
          {count} of {tasks.length}
          <span className="visually-hidden"> met</span>
        </p>
      </div>
      <ol>
        {tasks.map((task, index) => {
          const { goal, hints } = task;
          const node = met[index];
          const state = node !== undefined ? 'met' : index === count ? 'next' : 'later';
          const isFresh = state === 'met' && index >= count - fresh;
          const words = state === 'next' ? <GoalText task={task} held={held} /> : typeset(goal);
          return (
            <TaskRow key={goal} goal={words} state={state} isFresh={isFresh}>
              {node !== undefined && (
                <MetAt timeline={timeline} at={at} leaf={leaf} node={node} onNode={onNode} />
              )}
              {state === 'next' && onNode && hints.length > 0 && (
                <Hints
                  hints={hints}
                  shown={hinted.get(index) ?? 0}
                  onShow={(shown) => setHinted(new Map(hinted).set(index, shown))}
                />
              )}
            </TaskRow>
          );
        })}
      </ol>
      <News lesson={lesson} progress={progress} />
      {count >= enough && (
        <Onward
          lesson={lesson}
          onHandIn={onHandIn}
          isPart={count < tasks.length}
          isFresh={fresh > 0}
        />
      )}
      <OtherOpenings />
      {!isDone && <p className="tasks-aside tasks-checking">Checking the earlier steps …</p>}
      {!onNode && <p className="tasks-aside">Tasks are checked on your own board.</p>}
    </section>
  );
}

/** How many hints are shown of each task, by its index. A lesson that starts over begins without any. */
function useHinted(timeline: Timeline<BankingRound>) {
  const [hinted, setHinted] = useState<ReadonlyMap<number, number>>(new Map());
  const isBlank = childrenOf(timeline, timeline.opening).length === 0;
  const [wasBlank, setWasBlank] = useState(isBlank);
  if (isBlank !== wasBlank) {
    setWasBlank(isBlank);
    if (isBlank) setHinted(new Map());
  }
  return [hinted, setHinted] as const;
}

interface OnwardProps extends Pick<TasksProps, 'lesson' | 'onHandIn'> {
  /** Whether the lesson has more tasks than were asked for. */
  readonly isPart: boolean;
  readonly isFresh: boolean;
}

/** What follows once every task is met: handing in, where the lesson was opened for an assignment. */
function Onward({ lesson, isPart, isFresh, onHandIn }: OnwardProps) {
  const next = lesson.id === undefined ? undefined : entryAfter(lesson.id);
  const title =
    next && next.lectureId !== lesson.lectureId
      ? `${lectureOf(next).title}: ${next.title}`
      : next?.title;
  return (
    <div className="tasks-done" data-fresh={isFresh}>
      <TaskMark state="met" />
      <p>
        {onHandIn && isPart && `${ENOUGH} `}
        {onHandIn ? (
          <button type="button" className="text-button" onClick={onHandIn}>
            Hand in
          </button>
        ) : next ? (
          <>
            Next lesson:{' '}
            <Link href={lessonPath(next)} target={isEmbedded() ? '_blank' : undefined}>
              {title}
            </Link>
          </>
        ) : (
          LAST[lesson.id === undefined ? 'own' : 'lesson']
        )}
      </p>
    </div>
  );
}

const entryAfter = (lesson: number) => CATALOGUE.find(({ id }) => id === lesson + 1);

/** What is said where nothing follows. */
const LAST = {
  own: 'These were all the tasks that were set on this board.',
  lesson: 'This was the last lesson. Every board stays open to you.',
} as const;

interface HintsProps {
  readonly hints: Task['hints'];
  /** How many of them are shown. */
  readonly shown: number;
  readonly onShow: (count: number) => void;
}

/** The button stays where it is when the last hint is shown, and so does the focus. */
function Hints({ hints, shown, onShow }: HintsProps) {
  const isAll = shown >= hints.length;
  return (
    <div className="task-hints">
      <div aria-live="polite">
        {shown > 0 && (
          <ol aria-label="Hints">
            {hints.slice(0, shown).map((hint) => (
              <li key={hint}>{typeset(hint)}</li>
            ))}
          </ol>
        )}
      </div>
      <button type="button" className="task-hint" onClick={() => onShow(isAll ? 0 : shown + 1)}>
        {isAll ? 'Hide the hints' : shown === 0 ? 'Hint' : `Hint ${shown + 1} of ${hints.length}`}
      </button>
    </div>
  );
}
