'use client';
/** What the page asks to be tried, ticked as it is done on one's own board. */
import { useId, useMemo, useState } from 'react';
import { type BillsAttempt, exercisesOf, metExercises } from '@/events/bills/exercises';
import type { BillsRound } from '@/events/bills/rules';
import type { Timeline } from '@/events/timeline/timeline';
import { typeset } from '../sentence/plainText';
import type { BillsGame } from '../session/game';
import type { Session } from '../session/useSession';
import { Told } from '../tasks/News';
import { TaskRow } from '../tasks/TaskRow';

/** The exercises of a board: their goals, which are met, and which of them only now. */
export interface Met {
  readonly goals: readonly string[];
  /** By their places. */
  readonly met: readonly number[];
  /** What to say of the newest step; empty where it met nothing. */
  readonly news: string;
}

/** Follows one's own timeline, also while somebody else's is shown; what is refused there is theirs. */
export function useExercises(game: BillsGame, session: Session<BillsRound>): Met {
  const { own, timeline, context } = session;
  const exercises = exercisesOf(game.stage.stage);
  const attempts = useMemo(
    () =>
      context.attempts.flatMap(({ node, event }): readonly BillsAttempt[] => {
        const read = game.board.read(event);
        return read && own === timeline ? [{ node, event: read }] : [];
      }),
    [game, own, timeline, context.attempts],
  );
  // What was refused is kept in no log: it counts for as long as the board has it.
  const met = useMemo(() => metExercises(exercises, own, attempts), [exercises, own, attempts]);
  return { goals: exercises.map(({ goal }) => goal), met, news: useNews(own, met) };
}

/** What became met by one step, until the next one meets something. A log that is opened is no news. */
function useNews(timeline: Timeline<BillsRound>, met: readonly number[]): string {
  const [seen, setSeen] = useState({ timeline, met, news: '' });
  if (seen.timeline === timeline && seen.met.length === met.length) return seen.news;
  const isStep = timeline.nodes.length - seen.timeline.nodes.length <= 1;
  const fresh = isStep ? met.filter((index) => !seen.met.includes(index)) : [];
  const news = fresh.map((index) => `Task ${index + 1} is done.`).join(' ');
  setSeen({ timeline, met, news });
  return news;
}

/** The first that is not met yet; -1 where all are. */
const nextOf = ({ goals, met }: Met): number => goals.findIndex((_, index) => !met.includes(index));

/** Over the form: the exercise that is next, which on a phone stands far from it. */
export function ExerciseLine(exercises: Met) {
  const { goals, news } = exercises;
  const next = nextOf(exercises);
  return (
    <div className="task-line">
      <ExerciseNews {...exercises} />
      {next >= 0 && (
        <p key={next} className="task-now" data-fresh={news !== ''}>
          <b>
            Task {next + 1} of {goals.length}:
          </b>{' '}
          {typeset(goals[next] ?? '')}
        </p>
      )}
    </div>
  );
}

/** Announces the task that was just met. The list says it too, but without a voice. */
function ExerciseNews({ news }: Pick<Met, 'news'>) {
  return <div role="status">{news && <Told>{news}</Told>}</div>;
}

/** The list, in the order of the page; they may be done in any. */
export function Exercises(exercises: Met) {
  const { goals, met, news } = exercises;
  const heading = useId();
  const next = nextOf(exercises);
  return (
    <section className="tasks" aria-labelledby={heading}>
      <div className="tasks-head">
        <h3 id={heading}>Tasks</h3>
        <p>
          {met.length} of {goals.length}
          <span className="visually-hidden"> done</span>
        </p>
      </div>
      <ol>
        {goals.map((goal, index) => {
          const state = met.includes(index) ? 'met' : index === next ? 'next' : 'later';
          return (
            <TaskRow key={goal} goal={typeset(goal)} state={state} isFresh={false}>
              {null}
            </TaskRow>
          );
        })}
      </ol>
      {news && <Told>{news}</Told>}
    </section>
  );
}
