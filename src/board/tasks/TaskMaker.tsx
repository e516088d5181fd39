'use client';
/** Makes a task of what a line has come to: what is asked, its figures, its words, its hints. */
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { unitOf } from '@/events/goals/figureWords';
import type { Names } from '@/events/goals/names';
import type { TaskData } from '@/events/goals/tasks';
import { wordsOf } from '@/events/goals/words';
import type { Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { Select } from '@/src/ui/select';
import { TextArea } from '@/src/ui/textArea';
import { typeset } from '../sentence/plainText';
import type { BankingGame } from '../session/game';
import {
  draftAt,
  hasFigure,
  type Proposed,
  RELATION_CHOICES,
  type TaskDraft,
  taskFrom,
  wordsFor,
} from './taskDraft';

interface TaskMakerProps {
  readonly game: BankingGame;
  readonly timeline: Timeline<BankingRound>;
  /** The step whose goals are proposed. */
  readonly at: number;
  readonly names: Names;
  /** Gives why the task could not be saved, in a sentence; null where it was. */
  readonly onSave: (task: TaskData) => string | null;
  readonly onCancel: () => void;
}

/** The form, on what the step has come to as it was opened. */
export function TaskMaker({ game, timeline, at, ...form }: TaskMakerProps) {
  const [begun] = useState(() => draftAt(game.board, timeline, at));
  if (begun) return <MakerForm begun={begun} {...form} />;
  return (
    <div className="task-maker">
      <p role="status">
        Nothing holds at this step that has not held before. Do something on the board first.
      </p>
      <Button type="button" autoFocus onClick={form.onCancel}>
        Close
      </Button>
    </div>
  );
}

interface MakerFormProps extends Pick<TaskMakerProps, 'names' | 'onSave' | 'onCancel'> {
  readonly begun: TaskDraft;
}

function MakerForm({ begun, names, onSave, onCancel }: MakerFormProps) {
  const [draft, setDraft] = useState(begun);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  // Its button is gone: whoever reads by ear or keyboard goes on in the form.
  useLayoutEffect(() => top.current?.focus(), []);
  const change = (to: Partial<TaskDraft>) => {
    setProblem(null);
    setDraft({ ...draft, ...to });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const made = taskFrom(draft, names);
    const wrong = 'problem' in made ? made.problem : onSave(made.task);
    if (wrong !== null) setProblem(wrong);
  };
  return (
    <form className="task-maker" aria-labelledby={heading} onSubmit={submit}>
      <h4 id={heading} ref={top} tabIndex={-1}>
        A task of your own
      </h4>
      <fieldset>
        <legend>It asks that</legend>
        {draft.proposed.map((one, index) => (
          <ProposedRow
            key={wordsOf(begun.proposed[index]?.goal ?? one.goal, names)}
            proposed={one}
            names={names}
            onChange={(to) =>
              change({ proposed: draft.proposed.map((old, at) => (at === index ? to : old)) })
            }
          />
        ))}
      </fieldset>
      <TextArea
        label="Its words"
        hint="Begin with what is to be done. What stands here is what learners read."
        rows={3}
        value={draft.words ?? wordsFor(draft, names)}
        onChange={(words) => change({ words })}
      />
      {HINTS.map((label, index) => (
        <TextField
          key={label}
          stacked
          label={label}
          value={draft.hints[index] ?? ''}
          onChange={(hint) => change({ hints: withHint(draft.hints, index, hint) })}
        />
      ))}
      {problem !== null && (
        <p className="task-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="task-maker-end">
        <Button type="submit" variant="primary">
          Save the task
        </Button>
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const HINTS = [
  'First hint: who acts',
  'Second hint: by which action',
  'Third hint: with which figure',
];

function withHint(hints: TaskDraft['hints'], index: number, hint: string): TaskDraft['hints'] {
  const [first, second, third] = hints;
  return [index === 0 ? hint : first, index === 1 ? hint : second, index === 2 ? hint : third];
}

/** What a figure is typed in. */
const UNITS = { cents: 'Dollars', basisPoints: 'Percent', number: 'Number' } as const;

interface ProposedRowProps {
  readonly proposed: Proposed;
  readonly names: Names;
  readonly onChange: (to: Proposed) => void;
}

/** One thing that could be asked for; once it is, its figure can be changed. */
function ProposedRow({ proposed, names, onChange }: ProposedRowProps) {
  const { goal, isPicked, typed } = proposed;
  return (
    <div className="task-proposed">
      <label>
        <input
          type="checkbox"
          checked={isPicked}
          onChange={() => onChange({ ...proposed, isPicked: !isPicked })}
        />
        <span>{typeset(wordsOf(goal, names))}</span>
      </label>
      {isPicked && typed !== null && hasFigure(goal) && (
        <div className="task-figure">
          <Select
            stacked
            label="How it stands"
            value={RELATION_CHOICES.find(({ value }) => value === goal.is)?.value ?? 'is'}
            options={RELATION_CHOICES}
            onChange={(is) => onChange({ ...proposed, goal: { ...goal, is } })}
          />
          <TextField
            stacked
            label={goal.of.kind === 'day' ? 'Day' : UNITS[unitOf(goal.of)]}
            inputMode="text"
            value={typed}
            onChange={(text) => onChange({ ...proposed, typed: text })}
          />
        </div>
      )}
    </div>
  );
}
