'use client';
/** A prediction that is being written: a step of a board, whose sheet, which line; the answer is worked out, never typed. */
import { useState } from 'react';
import type {
  LineEffect,
  SheetEffect,
  StepEffect,
} from '@/events/banking/views/changes/stepEffects';
import { dollars } from '@/events/money';
import type { Question } from '@/src/contract/parts';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';
import { PredictionAsked } from '../../work/PredictionAsked';
import { CHANGE_WORDS } from '../../work/workWords';
import { useHeldBefore, useHolding } from '../drafts/Holding';
import { heldPrediction } from '../drafts/held';
import { AskedFields, wholeIn, wrongAsked } from './AskedFields';
import { type BoardSteps, useWorked } from './boardSteps';
import { useCollected } from './collecting';
import { NoSteps } from './NoSteps';
import '../../work/work.css';

type Prediction = Extract<Question, { readonly kind: 'predict' }>;

interface PredictEditorProps {
  readonly id: string;
  /** What is asked already; left out for a new question. */
  readonly kept: Prediction | undefined;
  /** The boards of the assignment in their order, by the ids of their parts. */
  readonly boards: readonly (readonly [id: string, steps: BoardSteps])[];
}

/** What the fields hold. What is chosen may be none of the board’s any more: then the first that is takes its place. */
interface Held {
  readonly prompt: string;
  readonly points: string;
  readonly about: string;
  readonly of: 'start' | 'model' | null;
  readonly step: number;
  readonly party: number;
  readonly line: string;
  readonly asks: 'change' | 'amount';
}

const FIRST_PROMPT = 'Think it through before you answer.';

function heldOf(kept: Prediction | undefined): Held {
  const chosen = { about: '', of: null, step: 0, party: -1, line: '' };
  if (kept === undefined) return { prompt: FIRST_PROMPT, points: '1', ...chosen, asks: 'change' };
  const { prompt, points, about, of, step, party, line, amount } = kept;
  const asks = amount === undefined ? 'change' : 'amount';
  return { prompt, points: String(points), about, of, step, party, line, asks };
}

const changes = ({ before, after }: LineEffect): boolean => before !== after;

const isTouched = ({ lines }: SheetEffect): boolean => lines.some(changes);

/** The step, the sheet and the line that are chosen, among those that there are; null where there are none. */
function chosenIn(effects: readonly StepEffect[], { step, party, line }: Held) {
  const effect = effects.find((one) => one.step === step) ?? effects[0];
  if (!effect) return null;
  const { sheets } = effect;
  const sheet = sheets.find((one) => one.party === party) ?? sheets.find(isTouched) ?? sheets[0];
  if (!sheet) return null;
  const { lines } = sheet;
  const asked = lines.find(({ key }) => key === line) ?? lines.find(changes) ?? lines[0];
  return asked ? { effect, sheet, asked } : null;
}

type Chosen = NonNullable<ReturnType<typeof chosenIn>>;

/** The texts of the steps that can be asked about: those that learners start from, and those of the model. */
function textsOf(board: BoardSteps | undefined, of: Held['of']) {
  const { start, model } = board ?? { start: null, model: null };
  const wanted = of ?? (start === null ? 'model' : 'start');
  const from = wanted === 'start' && start !== null ? 'start' : model === null ? 'start' : 'model';
  return { start, model, from, text: from === 'start' ? start : model } as const;
}

const NO_QUESTION = 'Choose the steps that this prediction is about.';

type Wrong = Partial<Record<'prompt' | 'points' | 'steps', string>>;

/** What is wrong, by field; nothing where it can be sent. */
function wrongIn(held: Held, chosen: Chosen | null): Wrong {
  return {
    ...wrongAsked(held, 'Write a few words before the question.'),
    ...(chosen === null && { steps: NO_QUESTION }),
  };
}

/** The prediction while it is written: what is chosen, of what there is, and what is wrong with it. */
function usePrediction({ id, kept, boards }: PredictEditorProps) {
  const before = useHeldBefore(id, heldPrediction);
  const [held, setHeld] = useState<Held>(() => before ?? heldOf(kept));
  useHolding(id, held, heldOf(kept));
  const [wrong, setWrong] = useState<Wrong>({});
  const [about, board] = boards.find(([one]) => one === held.about) ?? boards[0] ?? [];
  const texts = textsOf(board, held.of);
  const worked = useWorked(texts.text);
  const chosen = Array.isArray(worked) ? chosenIn(worked, held) : null;
  useCollected(id, async () => {
    const found = wrongIn(held, chosen);
    setWrong(found);
    const points = wholeIn(held.points);
    const count = Object.keys(found).length;
    if (count > 0 || !chosen || points === null || !about) return Math.max(1, count);
    const { effect, sheet, asked } = chosen;
    const which = { about, of: texts.from, step: effect.step, party: sheet.party, line: asked.key };
    return { id, kind: 'predict', prompt: held.prompt, points, ...which, asks: held.asks };
  });
  const change = (to: Partial<Held>) => {
    setHeld((before) => ({ ...before, ...to }));
    setWrong({});
  };
  return { held, change, wrong, about, board, texts, worked, chosen };
}

/** The fields. */
export function PredictEditor(props: PredictEditorProps) {
  const { boards } = props;
  const { held, change, wrong, about, board, texts, worked, chosen } = usePrediction(props);
  const { start, model, from } = texts;
  return (
    <>
      <p className="log-choice-said">
        Learners see somebody’s balance sheet and what is done next, and say what one line of it
        will show. You choose the step and the line; the answer is worked out from the board.
      </p>
      {boards.length > 1 && (
        <Select
          stacked
          label="Board"
          value={about ?? ''}
          onChange={(to) => change({ about: to, of: null })}
          options={boards.map(([value, { title }], index) => ({
            value,
            label: `${index + 1}. ${title === '' ? 'A board that is not chosen yet' : title}`,
          }))}
        />
      )}
      {start !== null && model !== null && (
        <Select
          stacked
          label="Steps"
          value={from}
          onChange={(to) => change({ of: to })}
          options={[
            { value: 'start', label: 'Those that learners start from' },
            { value: 'model', label: 'Those of the model solution' },
          ]}
        />
      )}
      <Worked worked={worked} board={board} />
      {chosen && Array.isArray(worked) && (
        <Choice effects={worked} chosen={chosen} asks={held.asks} onChange={change} />
      )}
      {wrong.steps !== undefined && (
        <p role="alert" tabIndex={-1} data-wrong={true} className="log-choice-said">
          {wrong.steps}
        </p>
      )}
      <AskedFields
        label="Words before the question"
        rows={2}
        hint="The question itself is written for you. In Markdown."
        held={held}
        wrong={wrong}
        onChange={change}
      />
    </>
  );
}

interface WorkedProps {
  readonly worked: ReturnType<typeof useWorked>;
  readonly board: BoardSteps | undefined;
}

/** Why there is nothing to choose from; nothing where there is. */
function Worked({ worked, board }: WorkedProps) {
  if (worked === 'working') {
    return (
      <p role="status" className="log-choice-said">
        Working the steps out …
      </p>
    );
  }
  if ('problem' in worked) {
    return (
      <p role="status" className="log-choice-said" data-wrong={true}>
        {worked.problem}
      </p>
    );
  }
  return worked.length === 0 ? <NoSteps board={board} /> : null;
}

interface ChoiceProps {
  readonly effects: readonly StepEffect[];
  readonly chosen: Chosen;
  readonly asks: Held['asks'];
  readonly onChange: (change: Partial<Held>) => void;
}

/** Step, sheet, line, and what is asked of it, with the answer and the question as learners get it. */
function Choice({ effects, chosen: { effect, sheet, asked }, asks, onChange }: ChoiceProps) {
  return (
    <>
      <Select
        stacked
        label="Step"
        value={String(effect.step)}
        onChange={(step) => onChange({ step: Number(step) })}
        options={effects.map(({ step, act }) => ({
          value: String(step),
          label: `${step}. ${act}`,
        }))}
      />
      <Select
        stacked
        label="Whose balance sheet"
        hint="Those that the step changes are marked with a star."
        value={String(sheet.party)}
        onChange={(party) => onChange({ party: Number(party) })}
        options={effect.sheets.map((one) => ({
          value: String(one.party),
          label: isTouched(one) ? `${one.name} *` : one.name,
        }))}
      />
      <Select
        stacked
        label="Line"
        hint="With what it shows before the step and after it."
        value={asked.key}
        onChange={(line) => onChange({ line })}
        options={sheet.lines.map(({ key, called, before, after }) => ({
          value: key,
          label: `${called}: ${before === after ? `stays ${dollars(before)}` : `${dollars(before)} → ${dollars(after)}`}`,
        }))}
      />
      <fieldset>
        <legend>What learners say</legend>
        <Segmented
          label="What learners say"
          value={asks}
          onChange={(to) => onChange({ asks: to })}
          options={[
            { value: 'change', label: 'Which way it goes' },
            { value: 'amount', label: 'The amount it shows' },
          ]}
        />
      </fieldset>
      <p role="status" className="prediction-answer">
        The right answer: <strong>{answerOf(asked, asks)}</strong>
      </p>
      <details className="question">
        <summary>See it as learners do</summary>
        <PredictionAsked
          step={effect.step}
          called={[sheet.name, asked.called]}
          asks={asks}
          act={effect.act}
          sheet={sheet.lines
            .filter(({ before, side }) => before !== 0 || side === 'worth')
            .map(({ side, called, before: amount }) => ({ side, called, amount }))}
        />
      </details>
    </>
  );
}

/** The answer in words. */
function answerOf({ before, after }: LineEffect, asks: Held['asks']): string {
  if (asks === 'amount') return dollars(after);
  return CHANGE_WORDS[after > before ? 'grows' : after < before ? 'shrinks' : 'stays'];
}
