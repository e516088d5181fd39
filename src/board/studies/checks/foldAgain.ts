/** Folding a line again, in two ways that have nothing in common with how it was played: from the blank board, and out of its own link. */

import { type BankingRound, fold } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { foldFrom, inWorld } from '@/events/log/folded';
import { decodePayload, linkPayload } from '@/events/log/link';
import { pluralize } from '@/events/pluralize';
import { eventsTo } from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { foldWith } from '@/events/world/fold';
import type { Log } from '@/events/worlds';
import type { Lesson } from '@/src/lessons/course/lesson';

/** One way of folding, and what came of it. */
export interface Refolded {
  /** One sentence. */
  readonly sentence: string;
  /** null where this way could not be tried. */
  readonly isSame: boolean | null;
}

/**
 * Folds the line to a node again, and compares what comes out with the node's own
 * round: every balance, and the whole book.
 *
 * @param lesson the lesson that the board belongs to; null for a sandbox
 */
export function foldAgain(
  timeline: Timeline<BankingRound>,
  at: number,
  lesson: Lesson | null,
): readonly Refolded[] {
  const { round } = nodeAt(timeline, at);
  return [fromBlank(timeline, at, round), fromLink(timeline, at, round, lesson)];
}

function fromBlank(timeline: Timeline<BankingRound>, at: number, shown: BankingRound): Refolded {
  const { board } = timeline;
  const count = Math.min(at, timeline.opening);
  const opening = fold(BLANK, openingEvents(timeline).slice(0, count), 'opening');
  const start = opening.rounds.at(-1) ?? BLANK;
  const events = at > timeline.opening ? eventsTo(timeline, at) : [];
  const { rounds } = foldWith(start, events, (before, event) => board.apply(before, event));
  const isSame = isSameState(rounds.at(-1) ?? start, shown);
  const what = `From the blank board, ${pluralize(count + events.length, 'event')} played one after another`;
  return { isSame, sentence: `${what}: ${verdict(isSame)}` };
}

function fromLink(
  timeline: Timeline<BankingRound>,
  at: number,
  shown: BankingRound,
  lesson: Lesson | null,
): Refolded {
  if (at < timeline.opening) {
    return {
      isSame: null,
      sentence: 'A link carries what is done after step 0: there is none yet.',
    };
  }
  const events = eventsTo(timeline, at);
  const log: Log = lesson
    ? { world: 'banking', lesson: lesson.id, events }
    : { world: 'banking', lesson: 'sandbox', opening: openingEvents(timeline), events };
  const payload = linkPayload(log);
  if (payload === null) {
    return {
      isSame: null,
      sentence: 'This line is too long for a link, so none could be read back.',
    };
  }
  const decoded = decodePayload(payload);
  const folded =
    'problem' in decoded || decoded.truncated !== null ? null : foldFrom(decoded.log, lesson);
  const banking = folded && !folded.refused ? inWorld('banking', folded) : null;
  const last = banking?.steps.at(-1);
  const isSame = last !== undefined && isSameState(last, shown);
  const what = `From its link of ${pluralize(payload.length, 'character')}, read back and played`;
  return { isSame, sentence: `${what}: ${verdict(isSame)}` };
}

function openingEvents({ board }: Timeline<BankingRound>) {
  return board.start.flatMap(({ event }) => event ?? []);
}

/** Whether two rounds hold the same, to the bit. The core builds a book's parts in one order only, so their texts compare. */
function isSameState(one: BankingRound, other: BankingRound): boolean {
  return (
    one.count === other.count &&
    one.column.length === other.column.length &&
    one.column.every((balance, slot) => Object.is(balance, other.column[slot])) &&
    JSON.stringify(one.book) === JSON.stringify(other.book)
  );
}

function verdict(isSame: boolean): string {
  return isSame ? 'the same state, to the bit.' : 'another state than the one shown.';
}
