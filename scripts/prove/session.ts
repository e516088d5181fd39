/** A session: what someone does on a board, event by event, from a seed. fast-check runs and shortens it. */

import fc from 'fast-check';
import { encodeLink, fragmentOf } from '@/events/log/link';
import type { AnyRound, EventIn } from '@/events/world/board';
import { Chance } from '../chance';
import type { Arena } from './arena';
import { Examiner, guarded } from './examiner';
import { foldFaults } from './folds';
import { type Habits, habitsFor, nextDraft } from './generator';

/** A rule that was broken, and how to see it again. */
export interface Violation {
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
  /** The events up to the one at fault, as the address of a page. */
  readonly link: string;
  /** The event at fault, as JSON; null where it is the opening or the log as a whole. */
  readonly event: string | null;
}

export interface Played {
  readonly events: number;
  readonly refused: number;
  readonly violation: Violation | null;
}

/** What ends a session: faults, after some events and perhaps at another. */
class Broken<Round extends AnyRound> extends Error {
  constructor(
    readonly faults: readonly string[],
    readonly events: readonly EventIn<Round>[],
    readonly event?: EventIn<Round>,
  ) {
    super(faults.join('\n'));
  }
}

/** Who plays: what they like to do, and how many events they want. */
interface Player {
  readonly habits: Habits;
  readonly length: number;
}

/** An attempt: what is tried is drawn when it first comes, and tried again as it was while a session is shortened. */
class Attempt<Round extends AnyRound> implements fc.Command<Player, Examiner<Round>> {
  private tried: EventIn<Round> | null | undefined;

  constructor(
    private readonly seed: number,
    /** How many events the board has accepted. */
    private readonly played: () => number,
  ) {}

  check({ length }: Player): boolean {
    return this.played() < length;
  }

  run({ habits }: Player, examiner: Examiner<Round>): void {
    if (this.tried === undefined) this.tried = triedOn(examiner, new Chance(this.seed), habits);
    const event = this.tried;
    if (!event) return;
    const faults = examiner.take(event);
    if (faults.length === 0) return;
    throw new Broken(
      faults,
      examiner.events.filter((one) => one !== event),
      event,
    );
  }
}

const seeds = fc.noShrink(fc.noBias(fc.integer()));

/** Attempts for each event that a session is to have, as some come to nothing. */
const ATTEMPTS_PER_EVENT = 2;

/** Events that may be played again to find out which are needed. */
const REPLAYED = 20_000;

/**
 * Plays a session of up to so many events, and examines each.
 *
 * @param isThorough whether the auditors keep the books too, and the log is folded in every way
 */
export function playSession<Round extends AnyRound>(
  arena: Arena<Round>,
  seed: number,
  length: number,
  isThorough: boolean,
): Played {
  const examiners: Examiner<Round>[] = [];
  const attempt = seeds.map(
    (one) => new Attempt<Round>(one, () => examiners.at(-1)?.events.length ?? 0),
  );
  const attempts = fc.commands([attempt], {
    maxCommands: length * ATTEMPTS_PER_EVENT + PATIENCE,
    size: 'max',
    disableReplayLog: true,
  });
  const isSound = fc.property(
    seeds,
    fc.limitShrink(attempts, Math.ceil(REPLAYED / length)),
    (character, commands) => {
      const examiner = new Examiner(arena, isThorough);
      examiners.push(examiner);
      const opening = examiner.begin();
      if (opening.length > 0) throw new Broken(opening, []);
      const chance = new Chance(character);
      const model = { habits: habitsFor(chance, arena.menu), length };
      fc.modelRun(() => ({ model, real: examiner }), commands);
      const faults = isThorough ? guarded(() => foldFaults(chance, examiner)) : [];
      if (faults.length > 0) throw new Broken(faults, examiner.events);
    },
  );
  const { errorInstance } = fc.check(isSound, { seed, numRuns: 1 });
  const [session] = examiners;
  if (!session) throw errorInstance;
  return {
    events: session.events.length,
    refused: session.refused,
    violation: errorInstance === null ? null : violationOf(arena, errorInstance),
  };
}

/** Attempts that come to nothing before a session is given up. */
const PATIENCE = 20;

/** What someone with habits of their own tries on a board, until so many events are accepted. */
export function* eventsOn<Round extends AnyRound>(
  examiner: Pick<Examiner<Round>, 'arena' | 'round' | 'events'>,
  chance: Chance,
  length: number,
): Generator<EventIn<Round>, void> {
  const habits = habitsFor(chance, examiner.arena.menu);
  for (
    let attempts = length * ATTEMPTS_PER_EVENT + PATIENCE;
    attempts > 0 && examiner.events.length < length;
    attempts -= 1
  ) {
    const event = triedOn(examiner, chance, habits);
    if (event) yield event;
  }
}

/** What someone tries next; null where it has not even an event's form. */
function triedOn<Round extends AnyRound>(
  { arena, round }: Pick<Examiner<Round>, 'arena' | 'round'>,
  chance: Chance,
  habits: Habits,
): EventIn<Round> | null {
  return arena.board.read(nextDraft(chance, arena.menu, habits, arena.situation(round)));
}

function violationOf<Round extends AnyRound>(arena: Arena<Round>, error: unknown): Violation {
  // What is no fault of the board is one of the prover.
  if (!(error instanceof Broken)) throw error;
  const { faults, events, event }: Broken<Round> = error;
  const link = linkTo(arena, events);
  return { faults, link, event: event === undefined ? null : JSON.stringify(event) };
}

function linkTo<Round extends AnyRound>(
  arena: Arena<Round>,
  events: readonly EventIn<Round>[],
): string {
  return `${arena.address}#${fragmentOf(encodeLink(arena.logOf(events)), null)}`;
}
