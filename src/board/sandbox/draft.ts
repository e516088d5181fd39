/** A system while it is built: its title and its steps, and every way to change them. */

import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import type { SystemType } from '@/events/banking/ledger/systemTypes';
import { type BuildStep, type BuiltStep, build, freeKey, stepsOf, written } from './steps';

export interface SystemDraft {
  /** Empty where it has none. */
  readonly title: string;
  /** The choice of the system is the first of them; without it banks stand alone. */
  readonly steps: readonly BuildStep[];
}

export const EMPTY_DRAFT: SystemDraft = { title: '', steps: [] };

/** The draft of an opening. */
export function draftOf(opening: readonly BankingEvent[], title = ''): SystemDraft {
  return { title, steps: stepsOf(opening) };
}

/** What the rules made of a draft. */
export interface Built {
  /** The step that chooses the system; null without one. */
  readonly system: BuiltStep | null;
  /** The other steps, as they are listed. */
  readonly listed: readonly BuiltStep[];
  /** All of them. */
  readonly all: readonly BuiltStep[];
  /** The round after the last step that the rules accept; the blank board without one. */
  readonly last: BankingRound;
  /** Listed steps that the rules refuse. */
  readonly refused: readonly BuiltStep[];
}

/** Whether a step chooses the system. */
function founds({ event }: Pick<BuildStep, 'event'>): boolean {
  return actionOf(event).kind === 'founding';
}

/** Folds a draft. */
export function builtOf({ steps }: SystemDraft): Built {
  const all = build(steps);
  const first = all[0];
  const system = first && founds(first) ? first : null;
  const listed = system ? all.slice(1) : all;
  return {
    system,
    listed,
    all,
    last: all.findLast(({ round }) => round !== null)?.round ?? BLANK,
    refused: listed.filter(({ refused }) => refused !== null),
  };
}

/** The opening that a draft has built, its ids in order; to be played only where no step is refused. */
export function openingOf({ all }: Built): readonly BankingEvent[] {
  return all.map(({ event }) => event);
}

/** The draft under another system. What the steps name stays the same, the institution by its index. */
export function withSystem(draft: SystemDraft, system: SystemType): SystemDraft {
  const { steps } = draft;
  const event: BankingEvent = { type: 'setSystem', system };
  const first = steps[0];
  return first && founds(first)
    ? { ...draft, steps: [{ ...first, event }, ...steps.slice(1)] }
    : { ...draft, steps: [{ key: freeKey(steps), event, refers: {} }, ...steps] };
}

/** The step that starts the clock; null where none does. */
function clockStep({ all }: Built): BuiltStep | null {
  return all.find(({ event }) => actionOf(event).isChosenWithSystem) ?? null;
}

/** The days of a year on a draft's board; null where no days pass. */
export function basisOf(built: Built): number | null {
  const event = clockStep(built)?.event;
  return event && 'basis' in event ? event.basis : null;
}

/** The draft with a clock of so many days a year, right after its system; null stops the clock. */
export function withClock(draft: SystemDraft, built: Built, basis: number | null): SystemDraft {
  const key = clockStep(built)?.step.key;
  const rest = draft.steps.filter((step) => step.key !== key);
  if (basis === null) return { ...draft, steps: rest };
  const event: BankingEvent = { type: 'startClock', basis };
  const started = { key: key ?? freeKey(draft.steps), event, refers: {} };
  const index = rest[0] && founds(rest[0]) ? 1 : 0;
  return { ...draft, steps: rest.toSpliced(index, 0, started) };
}

/** The draft with an event at its end, written with the ids that stand there. */
export function withAdded(draft: SystemDraft, event: BankingEvent, built: Built): SystemDraft {
  const step = written(freeKey(draft.steps), event, built.all);
  return { ...draft, steps: [...draft.steps, step] };
}

/** The draft with another event in a step's place, written with the ids that stand there. */
export function withReplaced(
  draft: SystemDraft,
  key: number,
  event: BankingEvent,
  { all }: Built,
): SystemDraft {
  const earlier = all.slice(
    0,
    all.findIndex(({ step }) => step.key === key),
  );
  const steps = draft.steps.map((step) => (step.key === key ? written(key, event, earlier) : step));
  return { ...draft, steps };
}

/** The draft without a step. */
export function without(draft: SystemDraft, key: number): SystemDraft {
  return { ...draft, steps: draft.steps.filter((step) => step.key !== key) };
}

/** The draft with a step one position earlier or later; the choice of the system stays the first. */
export function withMoved(draft: SystemDraft, key: number, by: 1 | -1): SystemDraft {
  const { steps } = draft;
  const from = steps.findIndex((step) => step.key === key);
  const to = from + by;
  const [moved, passed] = [steps[from], steps[to]];
  if (!moved || !passed || founds(passed)) return draft;
  return { ...draft, steps: steps.with(from, passed).with(to, moved) };
}
