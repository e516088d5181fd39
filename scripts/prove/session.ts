/** A session: what someone does on a board, event by event, from a seed. */

import { encodeLink, fragmentOf } from '@/events/log/link';
import type { AnyRound, EventIn } from '@/events/world/board';
import type { Arena } from './arena';
import type { Chance } from './chance';
import { Examiner, guarded } from './examiner';
import { foldFaults } from './folds';
import { habitsFor, nextDraft } from './generator';
import { shrunk } from './shrink';

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

/**
 * Plays a session of so many events, and examines each.
 *
 * @param isThorough whether the auditors keep the books too, and the log is folded in every way
 */
export function playSession<Round extends AnyRound>(
  arena: Arena<Round>,
  chance: Chance,
  length: number,
  isThorough: boolean,
): Played {
  const examiner = new Examiner(arena, isThorough);
  const tried: EventIn<Round>[] = [];
  const played = (violation: Violation | null): Played => ({
    events: examiner.events.length,
    refused: examiner.refused,
    violation,
  });
  const opening = examiner.begin();
  if (opening.length > 0) return played(violationOf(arena, [], opening));
  for (const event of eventsOn(examiner, chance, length)) {
    tried.push(event);
    const faults = examiner.take(event);
    if (faults.length > 0) return played(shortened(arena, tried, faults));
  }
  const faults = isThorough ? guarded(() => foldFaults(chance, examiner)) : [];
  return played(faults.length === 0 ? null : violationOf(arena, examiner.events, faults));
}

/** Turns that come to nothing before a session is given up. */
const PATIENCE = 20;

/** What someone with habits of their own tries on a board, until so many events are accepted. */
export function* eventsOn<Round extends AnyRound>(
  examiner: Pick<Examiner<Round>, 'arena' | 'round' | 'events'>,
  chance: Chance,
  length: number,
): Generator<EventIn<Round>, void> {
  const { arena } = examiner;
  const habits = habitsFor(chance, arena.menu);
  for (
    let turns = length * 2 + PATIENCE;
    turns > 0 && examiner.events.length < length;
    turns -= 1
  ) {
    const draft = nextDraft(chance, arena.menu, habits, arena.situation(examiner.round));
    const event = arena.board.read(draft);
    if (event) yield event;
  }
}

/** Events that may be played again to find out which are needed. */
const REPLAYED = 20_000;

/** The violation by the last of some events, with what is not needed to see it left out. */
function shortened<Round extends AnyRound>(
  arena: Arena<Round>,
  tried: readonly EventIn<Round>[],
  faults: readonly string[],
): Violation {
  // The auditors take their time, and are asked only where nobody else sees it.
  const isAudited = faultsAtEnd(arena, tried, false) === null;
  const looks = Math.ceil(REPLAYED / tried.length);
  const needed = shrunk(tried, looks, (some) => faultsAtEnd(arena, some, isAudited) !== null);
  const found = faultsAtEnd(arena, needed, isAudited) ?? faults;
  const examiner = new Examiner(arena, false);
  for (const event of needed.slice(0, -1)) examiner.take(event);
  return violationOf(arena, examiner.events, found, needed.at(-1));
}

/** What is wrong with the last of some events; null when nothing is, or when an earlier one is at fault. */
function faultsAtEnd<Round extends AnyRound>(
  arena: Arena<Round>,
  events: readonly EventIn<Round>[],
  isAudited: boolean,
): readonly string[] | null {
  const examiner = new Examiner(arena, isAudited);
  examiner.begin();
  for (const [place, event] of events.entries()) {
    const faults = examiner.take(event);
    if (faults.length > 0) return place === events.length - 1 ? faults : null;
  }
  return null;
}

function violationOf<Round extends AnyRound>(
  arena: Arena<Round>,
  events: readonly EventIn<Round>[],
  faults: readonly string[],
  event?: EventIn<Round>,
): Violation {
  const link = linkTo(arena, events);
  return { faults, link, event: event === undefined ? null : JSON.stringify(event) };
}

function linkTo<Round extends AnyRound>(
  arena: Arena<Round>,
  events: readonly EventIn<Round>[],
): string {
  return `${arena.address}#${fragmentOf(encodeLink(arena.logOf(events)), null)}`;
}
