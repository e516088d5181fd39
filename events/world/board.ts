/**
 * Boards: where a log begins, and by which rules it goes on. The log, the fold,
 * the timeline and the codec work on any board; they know no world by name.
 */
import type { Phrase } from '../phrase';
import type { Refusal } from '../refusal';

/** Any event, as the log's machinery and the checks common to all types read it. */
export type AnyEvent = { readonly type: string } & Readonly<
  Record<string, string | number | undefined>
>;

/**
 * Whether an event is a note: a remark pinned to a round. Every world has this one type, and
 * the log treats it apart: it changes nothing, so it neither parts a line nor ends one.
 */
export function isNote<Event extends AnyEvent>(
  event: Event | null,
): event is Event & { readonly type: 'note' } {
  return event?.type === 'note';
}

/** What the log's machinery reads of a round. */
export interface AnyRound {
  /** null only for what stands before the first event. */
  readonly event: AnyEvent | null;
  /** How many rounds have been closed up to and with this event. */
  readonly count: number;
}

/** The events that rounds of a kind are made of. */
export type EventIn<Round extends AnyRound> = NonNullable<Round['event']>;

/** What became of an event: the round it made, or why it was refused. */
export type Applied<Round> =
  | { readonly round: Round; readonly refused: null }
  | { readonly round: null; readonly refused: Refusal };

/** Tells boards apart: a lesson's number, or which other board it is. */
export type BoardKey = number | string;

export interface Board<Round extends AnyRound> {
  readonly key: BoardKey;
  /** The keys by which logs name it: world, lesson and, where there are any, others. */
  readonly named: object;
  /** What stands before the first event, then the rounds of the opening; the last one is round 0. */
  readonly start: readonly Round[];
  /** Applies an event after the opening. */
  apply(before: Round, event: EventIn<Round>): Applied<Round>;
  /** What a round was about, in a sentence or two; empty for what stands before the first event. */
  tell(round: Round, before: Round): Phrase;
  /** Reads an event from outside; null when it has not an event's form. */
  read(candidate: unknown): EventIn<Round> | null;
}
