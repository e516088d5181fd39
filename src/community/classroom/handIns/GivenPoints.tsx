'use client';

/** The points of a submission as fields: first what waits for a mark, with its answer; then what the checks gave, folded. */
import { useId, useState } from 'react';
import { worthKey } from '@/src/contract/marks';
import type { FieldBinding } from '@/src/request/RequestForm';
import { TextField } from '@/src/ui/field';
import { checkSaid, type NamedScore, pointsSaid } from '../feedback/pointsWords';
import { pointsField, whyField } from './given';

/** What somebody reads who marks an answer. */
export interface ToMark {
  readonly answer: string;
  /** What a good answer says; empty where nobody wrote it down. */
  readonly model: string;
}

interface GivenPointsProps {
  readonly scores: readonly NamedScore[];
  /** The answers that wait for a mark, by what points for them are kept as. */
  readonly toMark: Readonly<Record<string, ToMark>>;
  readonly bind: (name: string) => FieldBinding;
}

/** The fields. */
export function GivenPoints({ scores, toMark, bind }: GivenPointsProps) {
  const waiting = scores.filter(({ byCheck }) => byCheck === null);
  const checked = scores.filter(({ byCheck }) => byCheck !== null);
  return (
    <>
      {waiting.map((score) => (
        <Given key={worthKey(score)} score={score} toMark={toMark[worthKey(score)]} bind={bind} />
      ))}
      {checked.map((score) => (
        <Checked key={worthKey(score)} score={score} bind={bind} />
      ))}
    </>
  );
}

interface CheckedProps {
  readonly score: NamedScore;
  readonly bind: (name: string) => FieldBinding;
}

/** What a check gave: its fields are unfolded by whoever gives other points, and where they are wrong. */
function Checked({ score, bind }: CheckedProps) {
  const { byCheck, byHand, worth, name } = score;
  const [isOpen, setOpen] = useState(false);
  const points = byHand?.points ?? byCheck ?? 0;
  const isWrong = [pointsField(score), whyField(score)].some(
    (one) => bind(one).error !== undefined,
  );
  return (
    <details
      className="hand-in-checked"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {name}{' '}
        <span className="hand-in-sum">
          {pointsSaid(points)} of {worth}
          {byHand !== null && ', given by you'} · change
        </span>
      </summary>
      <Given score={score} bind={bind} />
    </details>
  );
}

interface GivenProps extends CheckedProps {
  readonly toMark?: ToMark | undefined;
}

/** The points of one task or question. */
function Given({ score, toMark, bind }: GivenProps) {
  const id = useId();
  const isChecked = score.byCheck !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: WebKit leaves a legend of a sentence as wide as it was when the window becomes narrower.
    <div
      role="group"
      aria-labelledby={id}
      id={`points-${worthKey(score)}`}
      className="hand-in-given"
    >
      <p id={id} className="hand-in-given-name" hidden={isChecked}>
        {score.name}
      </p>
      {toMark && (
        <p dir="auto" className="hand-in-answer hand-in-words">
          {toMark.answer}
        </p>
      )}
      {toMark && toMark.model !== '' && <p>A good answer: {toMark.model}</p>}
      <p>{checkSaid(score)}</p>
      <TextField
        stacked
        {...bind(pointsField(score))}
        label={isChecked ? 'Your points instead' : 'Points'}
        inputMode="decimal"
      />
      <TextField stacked {...bind(whyField(score))} label="Why (optional)" />
    </div>
  );
}
