'use client';
/** Setting tasks on a board: what one has just played becomes what others are asked for. */
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { BankingRound } from '@/events/banking/board/rules';
import { namesIn } from '@/events/goals/names';
import { MAX_LOG_TASKS, TASKS_VERSION, tasksProblem } from '@/events/goals/readTasks';
import type { TaskData } from '@/events/goals/tasks';
import { isOpening, nodeAt, type Timeline } from '@/events/timeline/timeline';
import { fetched } from '@/src/ui/fetched';
import { typeset } from '../sentence/plainText';
import type { BankingGame } from '../session/game';
import './own-tasks.css';

const TaskMaker = fetched(async () => (await import('./TaskMaker')).TaskMaker);

interface OwnTasksProps {
  readonly game: BankingGame;
  /** The learner's own. */
  readonly timeline: Timeline<BankingRound>;
  /** The step shown: what it has come to is what can be asked for. */
  readonly at: number;
}

const none = () => null;

/** The tasks that were set here, and the way to set one more. */
export function OwnTasks({ game, timeline, at }: OwnTasksProps) {
  const { own, lesson } = game;
  const set = useSyncExternalStore(own.subscribe, own.get, none);
  const [isMaking, setMaking] = useState(false);
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const list = set?.list ?? [];
  const names = useMemo(() => namesIn(nodeAt(timeline, at).round), [timeline, at]);
  const keep = (tasks: readonly TaskData[], done: string) => {
    const isKept = own.set(tasks.length > 0 ? { version: TASKS_VERSION, list: tasks } : null);
    setSaid(isKept ? done : `${done} This browser keeps nothing: share the board to keep it.`);
  };
  const close = () => {
    flushSync(() => setMaking(false));
    opener.current?.focus();
  };
  return (
    <section className="own-tasks" aria-label="Tasks that you set">
      <SetTasks
        list={list}
        onLink={() => void copyLink(game).then(setSaid)}
        onRemove={(index) => {
          keep(
            list.filter((_, one) => one !== index),
            `Task ${index + 1} is removed.`,
          );
          opener.current?.focus();
        }}
      />
      {isMaking ? (
        <TaskMaker
          game={game}
          timeline={timeline}
          at={at}
          names={names}
          onCancel={close}
          onSave={(task) => {
            const tasks = [...list, task];
            const problem = tasksProblem({ version: TASKS_VERSION, list: tasks });
            if (problem !== null) return problem;
            keep(tasks, 'The task is saved. Links and files of this board carry it.');
            close();
            return null;
          }}
        />
      ) : (
        <>
          <button
            type="button"
            ref={opener}
            className="text-button"
            disabled={isOpening(timeline, at) || list.length >= MAX_LOG_TASKS}
            onClick={() => {
              setSaid('');
              setMaking(true);
            }}
          >
            Make this a task
          </button>
          <p className="tasks-aside">{adviceFor(lesson !== null && list.length === 0)}</p>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

interface SetTasksProps {
  readonly list: readonly TaskData[];
  readonly onLink: () => void;
  readonly onRemove: (index: number) => void;
}

/** The tasks that are set, each with the way to take it away, and a link for those who are to do them. */
function SetTasks({ list, onLink, onRemove }: SetTasksProps) {
  if (list.length === 0) return null;
  return (
    <>
      <ul>
        {list.map(({ goal }, index) => (
          <li key={goal}>
            <span>{typeset(goal)}</span>
            <button
              type="button"
              className="text-button"
              aria-label={`Remove task ${index + 1}`}
              onClick={() => onRemove(index)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={onLink}>
        Copy a link to these tasks, without your steps
      </button>
    </>
  );
}

/** Copies a link to the board as it opens, with its tasks: your own steps would give them away. Gives what came of it. */
async function copyLink({ path, logOf }: BankingGame): Promise<string> {
  try {
    const { linkOf } = await import('../session/links');
    const link = linkOf(`${window.location.origin}${path}`, logOf([]), null);
    if (link === null) return 'These tasks are too long for a link: save the board as a file.';
    await navigator.clipboard.writeText(link);
    return 'The link is on the clipboard.';
  } catch {
    return 'The link could not be copied: share the board instead.';
  }
}

/** What is to be known before one sets a task. */
const adviceFor = (takesPlace: boolean): string =>
  takesPlace
    ? 'Teaching? Play to where you want learners to get. Your tasks then stand in index of the lesson’s.'
    : 'Teaching? Play to where you want learners to get, and set it as a task.';
