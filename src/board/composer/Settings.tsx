'use client';
/** The settings of the board: sliders, and rules as exact figures. Each change is an event. */
import { useEffect, useRef, useState } from 'react';
import { type AnyAction, actionNamed, type BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import { type SettingName, settingEvent } from '@/events/banking/ledger/settings';
import { dollars, figure, percent } from '@/events/money';
import { Button, IconButton } from '@/src/ui/button';
import { TextField } from '@/src/ui/field';
import { MinusIcon, PlusIcon } from '@/src/ui/icons';
import { typeset } from '../sentence/plainText';
import type { BankingGame } from '../session/game';

interface SettingsProps {
  readonly game: BankingGame;
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

/** The sliders and rules that the board has. */
export function Settings({ game, round, onAct }: SettingsProps) {
  return (
    <div className="settings">
      {game.sliders.map((name) => (
        <SettingSlider key={name} name={name} value={round.book.settings[name]} onAct={onAct} />
      ))}
      {game.rules.map((name) => (
        <Rule key={name} name={name} game={game} round={round} onAct={onAct} />
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

/** Milliseconds without a key after which a setting counts as chosen. */
const KEYS_REST = 800;

interface SettingSliderProps {
  readonly name: SettingName;
  readonly value: number;
  readonly onAct: (event: BankingEvent) => void;
}

function SettingSlider({ name, value, onAct }: SettingSliderProps) {
  const [moved, setMoved] = useState(value);
  useEffect(() => setMoved(value), [value]);
  const isDragged = useRef(false);
  // A drag is one event: it is written when the slider is let go.
  const commit = () => {
    isDragged.current = false;
    if (moved !== value) onAct(settingTo(name, moved));
  };
  const latest = useRef(commit);
  latest.current = commit;
  // So are keys that follow one another: it is written once they rest.
  useEffect(() => {
    if (moved === value || isDragged.current) return;
    const timer = window.setTimeout(() => latest.current(), KEYS_REST);
    return () => window.clearTimeout(timer);
  }, [moved, value]);
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
        onPointerDown={() => {
          isDragged.current = true;
        }}
        onPointerUp={commit}
        onPointerCancel={commit}
        onBlur={commit}
      />
      {/* The slider says its own value: in its name too, it would be heard twice. */}
      <output aria-hidden="true">{worded(name, moved)}</output>
    </label>
  );
}

const settingTo = (name: SettingName, value: number): BankingEvent => ({
  type: settingEvent(name),
  value,
});

function Rule({ name, game, round, onAct }: SettingsProps & { readonly name: SettingName }) {
  const value = round.book.settings[name];
  const [typed, setTyped] = useState(figure(value));
  const [set, setSet] = useState<number | null>(null);
  useEffect(() => setTyped(figure(value)), [value]);
  const { action, label } = settingNamed(name);
  const event = BANKING_FORMS.eventOf(action, { value: typed }, round);
  const refusal = wouldRefuse(round, event, game.board.offers);
  const { most, step } = RANGES[name];
  const meant = 'value' in event ? event.value : value;
  const atLeast = meant <= 0;
  const atMost = name !== 'overdraft' && meant >= most;
  const stepBy = (by: 1 | -1) => {
    const next = Math.max(0, meant + by * step);
    setTyped(figure(name === 'overdraft' ? next : Math.min(most, next)));
  };
  const isNew = typed !== figure(value) && !('value' in event && event.value === value);
  return (
    <form
      className="rule"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (refusal || !isNew) return;
        onAct(event);
        if ('value' in event) setSet(event.value);
      }}
    >
      <TextField
        stacked
        label={label}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        onStep={stepBy}
        suffix={name === 'overdraft' ? '$' : '%'}
        error={isNew && refusal ? typeset(refusal.message) : undefined}
      />
      <div className="rule-buttons">
        <IconButton label={`${label}: less`} disabled={atLeast} onClick={() => stepBy(-1)}>
          <MinusIcon />
        </IconButton>
        <IconButton label={`${label}: more`} disabled={atMost} onClick={() => stepBy(1)}>
          <PlusIcon />
        </IconButton>
        <Button type="submit" aria-disabled={!isNew || refusal !== null || undefined}>
          Set
        </Button>
      </div>
      <p className="rule-said" role="status">
        {set === value && !isNew && `${label} is now ${worded(name, value)}.`}
      </p>
    </form>
  );
}
