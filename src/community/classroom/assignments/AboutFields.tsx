'use client';

/** The fields of what an assignment is about. */
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/src/request/call';
import { Problem } from '@/src/request/Problem';
import type { FieldBinding } from '@/src/request/RequestForm';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';
import { TaskPoints, type WrongPoints } from './parts/TaskPoints';
import type { AssignableLesson, OwnScenario, Subject } from './useSubject';

interface AboutFieldsProps {
  readonly subject: Subject;
  readonly lessons: readonly AssignableLesson[];
  /** What the instructor has published. */
  readonly scenarios: readonly OwnScenario[];
  readonly scenario: FieldBinding;
  /** What is wrong with the address, once it was looked up. */
  readonly wrong: string | undefined;
  readonly onWrong: (wrong: string | undefined) => void;
  /** Called with the title of whatever was chosen; empty while nothing is. */
  readonly onTitle: (title: string) => void;
  readonly wrongPoints: WrongPoints;
}

/** A lesson or a scenario, and its tasks. */
export function AboutFields(props: AboutFieldsProps) {
  const { subject, lessons, onTitle, wrongPoints } = props;
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
          <>
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
            <OpeningField {...subject} />
          </>
        ) : (
          <ScenarioField {...props} />
        )}
      </fieldset>
      <TaskFields {...subject} wrongPoints={wrongPoints} />
    </>
  );
}

/** Where a lesson’s board starts, where there is a choice. */
function OpeningField({ lesson: { openings = [] }, opening, setOpening }: Subject) {
  if (openings.length === 0) return null;
  return (
    <Select
      stacked
      label="Starts from"
      value={opening}
      onChange={setOpening}
      options={[
        { value: '', label: 'What the lesson opens with' },
        ...openings.map(({ name, title }) => ({ value: name, label: title })),
      ]}
    />
  );
}

function ScenarioField(props: AboutFieldsProps) {
  const { subject, scenarios, scenario, wrong, onWrong, onTitle } = props;
  const { scenario: found, isLooking, lookUp, forget } = subject;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The form as it is when the answer comes: a title may have been written meanwhile.
  const tell = useRef(onTitle);
  useEffect(() => {
    tell.current = onTitle;
  }, [onTitle]);
  const look = async (address: string) => {
    // What was wrong before is asked anew.
    scenario.onChange(address);
    setRefusal(null);
    const came = await lookUp(address);
    if (came === null) return;
    onWrong('wrong' in came ? came.wrong : undefined);
    if ('refusal' in came) setRefusal(came.refusal);
    if ('title' in came) tell.current(came.title);
  };
  return (
    <div className="scenario-look-up">
      {scenarios.length > 0 && (
        <Select
          stacked
          label="Your scenarios"
          value={scenarios.some(({ id }) => id === scenario.value) ? scenario.value : ''}
          onChange={(id) => id !== '' && void look(id)}
          options={[
            { value: '', label: 'Choose one, or give an address below' },
            ...scenarios.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
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
        hint="Open its page and copy the address. The link of any board will do too: Share gives it."
      />
      <Button type="button" aria-disabled={isLooking} onClick={() => void look(scenario.value)}>
        {isLooking ? 'Looking it up …' : 'Look it up'}
      </Button>
      <Problem problem={refusal} />
      <p role="status" className="log-choice-said">
        {found ? `“${found.title}”, played in ${found.board}.` : ''}
      </p>
      {found && (
        <label className="classroom-check">
          <input
            type="checkbox"
            checked={subject.isOpeningOnly}
            onChange={(event) => subject.setOpeningOnly(event.currentTarget.checked)}
          />
          <span>Give only its opening; its steps are the model, which learners do not see.</span>
        </label>
      )}
    </div>
  );
}

interface TaskFieldsProps
  extends Pick<
    Subject,
    'kind' | 'scenario' | 'goals' | 'tasks' | 'setTask' | 'pointsOf' | 'setPoints'
  > {
  readonly wrongPoints: WrongPoints;
}

/** The tasks of a board to choose from, each with its points. */
export function TaskFields(props: TaskFieldsProps) {
  const { kind, scenario, goals, tasks, setTask, pointsOf, setPoints, wrongPoints } = props;
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
        <div key={goal} className="task-chosen">
          <label className="classroom-check">
            <input
              type="checkbox"
              checked={tasks.includes(index)}
              onChange={(event) => setTask(index, event.currentTarget.checked)}
            />
            <span>
              {index + 1}. {goal}
            </span>
          </label>
          {tasks.includes(index) && (
            <TaskPoints
              index={index}
              points={pointsOf(index)}
              onChange={(worth) => setPoints(index, worth)}
              wrong={wrongPoints}
            />
          )}
        </div>
      ))}
      <p>As on the board, a task counts only after those before it, chosen or not.</p>
    </fieldset>
  );
}
