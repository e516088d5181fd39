'use client';
/** The settings of the board: sliders, and rules as exact figures. Each change is an event. */
import { useEffect, useState } from 'react';
import { type BankingRound, wouldRefuse } from '@/events/actions/apply';
import { drafted } from '@/events/actions/drafting';
import { type AnyAction, actionNamed, type BankingEvent } from '@/events/actions/registry';
import type { Lesson, SettingName } from '@/events/lessons/lesson';
import { settingEvent } from '@/events/lessons/opening';
import { readEvent } from '@/events/log/read';
import { dollars, figure, percent } from '@/events/money';
import { Button } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';

interface SettingsProps {
  readonly lesson: Lesson;
  readonly round: BankingRound;
  readonly onAct: (event: BankingEvent) => void;
}

/** The event type that changes a setting, and what the setting is called. */
function settingNamed(name: SettingName): { readonly action: AnyAction; readonly label: string } {
  const action = actionNamed(settingEvent(name));
  const label = action?.fields.value?.label;
  if (!action || label === undefined) throw new Error(`no event sets ${name}`);
  return { action, label };
}

/** The sliders and rules that the lesson has. */
export function Settings({ lesson, round, onAct }: SettingsProps) {
  return (
    <div className="settings">
      {lesson.sliders.map((name) => (
        <SettingSlider key={name} name={name} value={round.book.settings[name]} onAct={onAct} />
      ))}
      {lesson.rules.map((name) => (
        <Rule key={name} name={name} lesson={lesson} round={round} onAct={onAct} />
      ))}
    </div>
  );
}

/** Range and step of a slider, in cents or basis points. */
const RANGES: Readonly<Record<SettingName, { readonly most: number; readonly step: number }>> = {
  overdraft: { most: 100_00, step: 100 },
  reserveRequirement: { most: 10_000, step: 100 },
  interestRate: { most: 10_000, step: 25 },
};

const worded = (name: SettingName, value: number): string =>
  name === 'overdraft' ? dollars(value) : percent(value);

interface SettingSliderProps {
  readonly name: SettingName;
  readonly value: number;
  readonly onAct: (event: BankingEvent) => void;
}

function SettingSlider({ name, value, onAct }: SettingSliderProps) {
  const [moved, setMoved] = useState(value);
  useEffect(() => setMoved(value), [value]);
  // A drag is one event: it is written when the slider is let go.
  const commit = () => {
    if (moved !== value) onAct(settingTo(name, moved));
  };
  const { most, step } = RANGES[name];
  return (
    <label className="setting">
      <span>{settingNamed(name).label}</span>
      <input
        type="range"
        min={0}
        max={Math.max(most, value)}
        step={step}
        value={moved}
        aria-valuetext={worded(name, moved)}
        onChange={(event) => setMoved(event.currentTarget.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
      {/* The slider says its own value: in its name too, it would be heard twice. */}
      <output aria-hidden="true">{worded(name, moved)}</output>
    </label>
  );
}

function settingTo(name: SettingName, value: number): BankingEvent {
  switch (name) {
    case 'overdraft':
      return { type: 'setOverdraft', value };
    case 'reserveRequirement':
      return { type: 'setReserveRequirement', value };
    case 'interestRate':
      return { type: 'setInterestRate', value };
  }
}

function Rule({ name, lesson, round, onAct }: SettingsProps & { readonly name: SettingName }) {
  const value = round.book.settings[name];
  const [typed, setTyped] = useState(figure(value));
  useEffect(() => setTyped(figure(value)), [value]);
  const { action, label } = settingNamed(name);
  const { event } = readEvent(drafted(action, { value: typed }, round.book));
  const refusal = event && wouldRefuse(round, event, lesson.offers);
  const isNew = typed !== figure(value) && !(event && 'value' in event && event.value === value);
  return (
    <form
      className="rule"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event && !refusal && isNew) onAct(event);
      }}
    >
      <TextField
        label={label}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        suffix={name === 'overdraft' ? '$' : '%'}
        error={isNew ? refusal?.message : undefined}
      />
      <Button type="submit" disabled={!isNew || refusal !== null}>
        Set
      </Button>
    </form>
  );
}
