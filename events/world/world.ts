/**
 * Worlds: what the log, the links and the pages ask of one. A world says here, in one
 * piece, by which rules it goes, how its logs name their boards, how a board begins,
 * and how a folded log is reported and pictured. A world that has an entry in the list
 * (worlds.ts) is known everywhere.
 */

import { assertType } from '../assert';
import { type Fitting, matches, type Shape } from '../guards';
import type { AnyEvent, AnyRound, Board, BoardKey, EventIn } from './board';
import type { RefusedEvent } from './fold';
import type { OfferingBoard, Rules, WorldTypes } from './rules';

/** A log, as far as it is read without knowing its world. */
export interface AnyLog {
  readonly world: string;
  readonly lesson: number | string;
  readonly title?: string;
  /** The events of a board with an opening of its own, or which of its board's named openings it starts from. */
  readonly opening?: readonly AnyEvent[] | string;
  readonly events: readonly AnyEvent[];
  /** Tasks that whoever made it has set, as its world knows them. */
  readonly tasks?: object;
}

/** A log folded: its rounds from round 0, one per number, each with the settings and notes that belong to it. */
export interface FoldedLog<Round extends AnyRound, OnBoard extends Board<Round> = Board<Round>> {
  readonly board: OnBoard;
  readonly rounds: readonly Round[];
  /** What each event made, in order, the opening position first. */
  readonly steps: readonly Round[];
  readonly refused: RefusedEvent | null;
}

/** Where the folding of a log begins. */
interface Beginning<OnBoard, Event> {
  readonly board: OnBoard;
  /** What is done on it. */
  readonly events: readonly Event[];
  /** The event of an opening of its own that the rules refused; null when it was built whole. */
  readonly refused: RefusedEvent | null;
}

/** What a log holds beside the keys that name its board. */
interface LogContent<Event> {
  readonly titled: { readonly title?: string };
  readonly opening: readonly Event[];
  readonly events: readonly Event[];
}

/** One way in which logs of a world name their board. */
export interface LogForm<Log, Event> {
  /** The keys that name the board, each with the question that its value must answer. */
  readonly keys: Shape & { readonly lesson: Shape[string] };
  /** Whether such logs bring an opening of their own. */
  readonly hasOpening: boolean;
  /** Why a value of one of the keys is not what it should be, in a sentence; null where there is no more to say. */
  why?(key: string, value: unknown): string | null;
  /** The log of an object with these keys. Throws where it has not got them. */
  make(named: object, content: LogContent<Event>): Log;
}

/** Declares a way in which logs name their board. */
export function logForm<Log, Event, const Keys extends LogForm<Log, Event>['keys']>(
  keys: Keys,
  hasOpening: boolean,
  make: (named: Fitting<Keys>, content: LogContent<Event>) => Log,
  why?: (key: string, value: unknown) => string | null,
): LogForm<Log, Event> {
  const isNamed = (value: unknown): value is Fitting<Keys> => matches(value, keys);
  return {
    keys,
    hasOpening,
    ...(why && { why }),
    make: (named, content) => make(assertType(named, isNamed, 'board that a log names'), content),
  };
}

/** An event of a log that could not be taken, as a report has it. */
export type ReportedRefusal = Pick<RefusedEvent, 'index' | 'code' | 'message' | 'inOpening'>;

/** What a report is made of: the round to show, and the event at which the fold ended. */
export interface ToReport {
  readonly round: number;
  readonly refused: ReportedRefusal | null;
}

/** Tells the boards of one number apart, as a link carries it. */
export interface WireName {
  readonly number: number;
  readonly text: string;
}

/** The types that tell one world from another. */
export interface WorldKind {
  readonly name: string;
  readonly types: WorldTypes;
  readonly log: AnyLog;
  /** The facts that only its boards have. */
  readonly boardFacts: object;
  /** What it takes to set a board up, where a level above hands that in: a lesson's opening and offers. */
  readonly setup: object;
  readonly report: object;
  readonly preview: object;
}

type RoundOf<K extends WorldKind> = K['types']['round'];

/** A board of a world. */
type BoardIn<K extends WorldKind> = OfferingBoard<K['types']> & K['boardFacts'];

/** A log folded on a board of a world. */
export type FoldedIn<K extends WorldKind> = { readonly world: K['name'] } & FoldedLog<
  RoundOf<K>,
  BoardIn<K>
>;

export interface World<K extends WorldKind> {
  /** What its logs say that they belong to. */
  readonly name: K['name'];
  readonly rules: Rules<K['types']>;
  /** How its logs name their boards; the last is what a log is read as that fits none. */
  readonly logForms: readonly LogForm<K['log'], EventIn<RoundOf<K>>>[];
  /** How links carry its logs; all of it is part of the wire version and never changed. */
  readonly wire: {
    /** The world's number in a link's header. */
    readonly number: number;
    /** The number of a log's board among those of the world. */
    boardNumberOf(log: K['log']): number;
    /** The keys that name the board of this number, and whether its logs bring an opening of their own. */
    boardAt(boardNumber: number): { readonly named: object; readonly hasOpening: boolean };
    /** A number that many boards share: which of them is meant, the link says before its events. */
    readonly shared?: {
      readonly boardNumber: number;
      /** What names a log's board there; null where the board has a number of its own. */
      nameOf(log: K['log']): WireName | null;
      /** The keys that name the board. */
      named(name: WireName): object;
    };
    /** By board number, a session to practise on. */
    readonly practice: ReadonlyMap<number, string>;
  };
  /** Tells the world's boards apart, but for openings of their own. */
  keyOf(log: K['log']): BoardKey;
  /** The number of a log's board, as a sentence has it, whether it is here or not: "lesson 3". */
  numberOf(log: K['log']): string;
  /**
   * What a log's board is called within a sentence: "lesson 3, Overdrafts".
   *
   * @param titleOf the title of a board that is handed in from above
   */
  called(log: K['log'], titleOf: (setupNumber: number) => string): string;
  /** The number of what must be handed in to play a log; null where the world has its board itself. */
  setupNumberOf(log: K['log']): number | null;
  /**
   * Where the fold of a log begins; null where there is no such board.
   *
   * @param setup what `setupNumberOf` names; null where there is none, or none is needed
   */
  begin(log: K['log'], setup: K['setup'] | null): Beginning<BoardIn<K>, EventIn<RoundOf<K>>> | null;
  /** A folded log as plain data: what the command line prints, and what golden files keep. */
  report(folded: FoldedIn<K>, shown: ToReport): K['report'];
  /** The picture of a folded log's last round as small, plain data. */
  preview(folded: FoldedIn<K>): K['preview'];
  /** Whether a value is such a picture. */
  isPreview(value: unknown): value is K['preview'];
}

/** Declares a world. */
export function defineWorld<K extends WorldKind>(world: World<K>): World<K> {
  return world;
}
