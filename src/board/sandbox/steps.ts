/**
 * The steps that build a system. Events name parties and debts by ids, which are given in the
 * order of arrival; a step that is taken out or moved would make later ones name others. So a
 * step remembers which step brought whom it names, and its ids are worked out where it stands.
 */

import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import { apply, type BankingRound, readEvent } from '@/events/banking/board/rules';
import type { Book } from '@/events/banking/ledger/book';
import { BLANK } from '@/events/banking/ledger/state';
import type { Refusal } from '@/events/refusal';

/** A party or a debt, by the step that created it and its index among those of that step. */
export interface Reference {
  readonly step: number;
  readonly place: number;
}

/** One event of an opening, and whom it names. */
export interface BuildStep {
  /** Stays with the step wherever it is moved. */
  readonly key: number;
  /** Its ids are those of the place where it was written. */
  readonly event: BankingEvent;
  /** By field; null for one that names what no step has brought. */
  readonly refers: Readonly<Record<string, Reference | null>>;
}

/** What the rules made of a step. A refused one is left out: those after it go on from before it. */
export interface BuiltStep {
  readonly step: BuildStep;
  /** With the ids of the place where it stands now. */
  readonly event: BankingEvent;
  readonly before: BankingRound;
  /** null when it is refused. */
  readonly round: BankingRound | null;
  readonly refused: Refusal | null;
}

type Kind = 'party' | 'credit';

/** Parties and debts by id, up to the current step. */
class Arrivals {
  readonly #ids: Readonly<Record<Kind, Map<string, number>>> = {
    party: new Map(),
    credit: new Map(),
  };
  readonly #references: Readonly<Record<Kind, Reference[]>> = { party: [], credit: [] };

  /** Adds the parties and debts that a step created. */
  add(step: number, before: Book, after: Book): void {
    this.bring('party', step, after.parties.length - before.parties.length);
    this.bring('credit', step, after.nextCreditId - before.nextCreditId);
  }

  /** Adds a number of parties or debts. */
  bring(kind: Kind, step: number, count: number): void {
    for (let index = 0; index < count; index += 1) {
      this.#ids[kind].set(`${step}.${index}`, this.#references[kind].length);
      this.#references[kind].push({ step, place: index });
    }
  }

  /** The id behind a reference; -1, which names nobody, when it does not exist yet. */
  idOf(kind: Kind, reference: Reference | null): number {
    if (!reference) return -1;
    return this.#ids[kind].get(`${reference.step}.${reference.place}`) ?? -1;
  }

  /** What stands under an id; null when nothing does. */
  at(kind: Kind, id: number): Reference | null {
    return this.#references[kind][id] ?? null;
  }
}

/** The fields of an event that name parties and debts. */
function referringFields(event: BankingEvent): readonly (readonly [name: string, kind: Kind])[] {
  const { parties, references } = actionOf(event).signature;
  return [
    ...parties.map(({ name }) => [name, 'party'] as const),
    ...references.map(({ name }) => [name, 'credit'] as const),
  ];
}

function stepOf(key: number, event: BankingEvent, arrivals: Arrivals): BuildStep {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const refers: Record<string, Reference | null> = {};
  for (const [name, kind] of referringFields(event)) {
    const id = values[name];
    // "All banks" names nobody in particular.
    if (typeof id === 'number') refers[name] = arrivals.at(kind, id);
  }
  return { key, event, refers };
}

function eventAt({ event, refers }: BuildStep, arrivals: Arrivals): BankingEvent {
  const ids: Record<string, number> = {};
  for (const [name, kind] of referringFields(event)) {
    const reference = refers[name];
    if (reference !== undefined) ids[name] = arrivals.idOf(kind, reference);
  }
  const read = readEvent({ ...event, ...ids });
  if (!read.event) throw new Error(`a step of type ${event.type} lost its form`);
  return read.event;
}

/** Folds the steps. Every refused one is left out, so that all that are wrong are told at once. */
export function build(steps: readonly BuildStep[]): readonly BuiltStep[] {
  const arrivals = new Arrivals();
  let before: BankingRound = BLANK;
  return steps.map((step) => {
    const event = eventAt(step, arrivals);
    const { round, refused } = apply(before, event, 'opening');
    const built: BuiltStep = { step, event, before, round, refused };
    if (round) {
      arrivals.add(step.key, before.book, round.book);
      before = round;
    }
    return built;
  });
}

/** The steps of an opening. One that the rules refuse keeps its place, and those after it whom they name. */
export function stepsOf(opening: readonly BankingEvent[]): readonly BuildStep[] {
  const arrivals = new Arrivals();
  let before: BankingRound = BLANK;
  return opening.map((event, key) => {
    const step = stepOf(key, event, arrivals);
    const { round } = apply(before, event, 'opening');
    if (round) {
      arrivals.add(key, before.book, round.book);
      before = round;
    } else if (actionOf(event).addsParty) {
      // Those after it were written for a board that the party had come onto.
      arrivals.bring('party', key, 1);
    }
    return step;
  });
}

/**
 * An event, written with the ids that stand after `earlier`, as a step.
 *
 * @param key the key of the step it takes the place of, or one that is free
 */
export function written(
  key: number,
  event: BankingEvent,
  earlier: readonly BuiltStep[],
): BuildStep {
  const arrivals = new Arrivals();
  for (const { step, before, round } of earlier) {
    if (round) arrivals.add(step.key, before.book, round.book);
  }
  return stepOf(key, event, arrivals);
}

/** A key that no step has, and that none refers to. */
export function freeKey(steps: readonly BuildStep[]): number {
  return steps.reduce((free, { key, refers }) => {
    const named = Object.values(refers).map((reference) => reference?.step ?? -1);
    return Math.max(free, key + 1, ...named.map((step) => step + 1));
  }, 0);
}
