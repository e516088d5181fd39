'use client';

/** The fields of what an assignment is about. */
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/src/request/call';
import { Problem } from '@/src/request/Problem';
import type { Bound } from '@/src/request/RequestForm';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';
import type { AssignableLesson, Subject } from '../useSubject';

interface AboutFieldsProps {
  readonly subject: Subject;
  readonly lessons: readonly AssignableLesson[];
  readonly scenario: Bound;
  /** What is wrong with the address, once it was looked up. */
  readonly wrong: string | undefined;
  readonly onWrong: (wrong: string | undefined) => void;
  /** Called with the title of whatever was chosen; empty while nothing is. */
  readonly onTitle: (title: string) => void;
}

/** A lesson or a scenario, and its tasks. */
export function AboutFields(props: AboutFieldsProps) {
  const { subject, lessons, onTitle } = props;
  const { kind, setKind, lesson, setLesson, scenario: found } = subject;
  return (
    <>
      <fieldset>
        <legend>About</legend>
        <Segmented
          label="About"
          value={kind}
          onChange={(next) => {
            setKind(next);
            onTitle(next === 'lesson' ? lesson.title : (found?.title ?? ''));
          }}
          options={[
            { value: 'lesson', label: 'A lesson' },
            { value: 'scenario', label: 'A shared scenario' },
          ]}
        />
        {kind === 'lesson' ? (
          <Select
            stacked
            label="Lesson"
            value={String(lesson.id)}
            onChange={(id) => onTitle(setLesson(id).title)}
            options={lessons.map(({ id, title, lecture }) => ({
              value: String(id),
              label: `${id}. ${title} (${lecture})`,
            }))}
          />
        ) : (
          <ScenarioField {...props} />
        )}
      </fieldset>
      <TaskFields {...subject} />
    </>
  );
}

function ScenarioField({ subject, scenario, wrong, onWrong, onTitle }: AboutFieldsProps) {
  const { scenario: found, isLooking, lookUp, forget } = subject;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The form as it is when the answer comes: a title may have been written meanwhile.
  const tell = useRef(onTitle);
  useEffect(() => {
    tell.current = onTitle;
  }, [onTitle]);
  const look = async () => {
    // What was wrong before is asked anew.
    scenario.onChange(scenario.value);
    setRefusal(null);
    const came = await lookUp(scenario.value);
    if (came === null) return;
    onWrong('wrong' in came ? came.wrong : undefined);
    if ('refusal' in came) setRefusal(came.refusal);
    if ('title' in came) tell.current(came.title);
  };
  return (
    <div className="scenario-look-up">
      <TextField
        stacked
        {...scenario}
        error={scenario.error ?? wrong}
        onChange={(address) => {
          onWrong(undefined);
          scenario.onChange(address);
          forget();
          // The title of another scenario would be given to this one.
          onTitle('');
        }}
        label="Address of the scenario"
        hint="Open its page and copy the address. Your own work too: publish it first, under Share."
      />
      <Button type="button" aria-disabled={isLooking} onClick={() => void look()}>
        {isLooking ? 'Looking it up …' : 'Look it up'}
      </Button>
      <Problem problem={refusal} />
      <p role="status" className="log-choice-said">
        {found ? `“${found.title}”, played in ${found.board}.` : ''}
      </p>
    </div>
  );
}

function TaskFields({ kind, scenario, goals, tasks, setTask }: Subject) {
  if (goals.length === 0) {
    return kind === 'scenario' && scenario ? (
      <p className="log-choice-said">
        This board sets no tasks: say in the instructions what is to be done.
      </p>
    ) : null;
  }
  return (
    <fieldset>
      <legend>Tasks</legend>
      {goals.map((goal, index) => (
        <label key={goal} className="classroom-check">
          <input
            type="checkbox"
            checked={tasks.includes(index)}
            onChange={(event) => setTask(index, event.currentTarget.checked)}
          />
          <span>
            {index + 1}. {goal}
          </span>
        </label>
      ))}
      <p>As on the board, a task counts only after those before it, chosen or not.</p>
    </fieldset>
  );
}
