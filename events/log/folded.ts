/** Logs folded from the openings of their boards, with their reports. */
import { assertDefined } from '../assert';
import type { AnyRound, Board, EventIn } from '../world/board';
import type { RefusedEvent } from '../world/fold';
import { foldWith } from '../world/fold';
import type { FoldedIn, FoldedLog, World, WorldKind } from '../world/world';
import {
  type AnyFoldedLog,
  type AnyReport,
  type BoardSetup,
  type Log,
  type Preview,
  type WorldName,
  worldNamed,
} from '../worlds';

/** What boards begin with that are handed in from a level above, by number: the lessons. */
export interface Shelf {
  /** The title of what stands under a number. Throws where nothing does. */
  titleOf(setupNumber: number): string;
  /** What stands under a number; null where nothing does. Rejects when it cannot be fetched. */
  load(setupNumber: number): Promise<BoardSetup | null>;
}

/**
 * Folds a log from the opening of its board.
 *
 * @param setup what its board begins with, where the world has not got it itself
 * @param malformed the event at which reading stopped, if it did: it counts as refused
 * @returns null when there is no such board
 */
export function foldFrom<Name extends WorldName>(
  log: Log<Name>,
  setup: BoardSetup | null,
  malformed: RefusedEvent | null = null,
): AnyFoldedLog<Name> | null {
  const { world } = log;
  const folded = foldIn(worldNamed(world), log, setup, malformed);
  return folded && { ...folded, world };
}

function foldIn<K extends WorldKind>(
  world: World<K>,
  log: K['log'],
  setup: K['setup'] | null,
  malformed: RefusedEvent | null,
): FoldedIn<K> | null {
  const beginning = world.begin(log, setup);
  if (!beginning) return null;
  const { board, events, refused } = beginning;
  const broken = refused ? { ...refused, inOpening: true as const } : malformed;
  return { world: world.name, ...foldOn(board, broken?.inOpening ? [] : events, broken) };
}

function foldOn<Round extends AnyRound, OnBoard extends Board<Round>>(
  board: OnBoard,
  events: readonly EventIn<Round>[],
  malformed: RefusedEvent | null,
): FoldedLog<Round, OnBoard> {
  const start = assertDefined(board.start.at(-1), 'opening position');
  const { rounds, refused } = foldWith(start, events, (before, event) =>
    board.apply(before, event),
  );
  const byNumber: Round[] = [start];
  for (const round of rounds) byNumber[round.count - start.count] = round;
  return { board, rounds: byNumber, steps: [start, ...rounds], refused: refused ?? malformed };
}

/**
 * Folds a log whose board is not at hand yet: what it begins with is fetched first.
 * Rejects when that cannot be fetched.
 *
 * @returns null when there is no such board
 */
export async function loadFolded(log: Log, shelf: Shelf): Promise<AnyFoldedLog | null> {
  const setupNumber = worldNamed(log.world).setupNumberOf(log);
  return foldFrom(log, setupNumber === null ? null : await shelf.load(setupNumber));
}

/** Says that there is no board of a log. */
export function notHere(log: Log): string {
  return `These steps belong to ${worldNamed(log.world).numberOf(log)}, which is not here.`;
}

/** A folded log, if it is of this world. */
export function inWorld<Name extends WorldName>(
  name: Name,
  folded: AnyFoldedLog,
): AnyFoldedLog<Name> | null {
  return isOf(name, folded) ? folded : null;
}

function isOf<Name extends WorldName>(
  name: Name,
  folded: AnyFoldedLog,
): folded is AnyFoldedLog<Name> & AnyFoldedLog {
  return folded.world === name;
}

/** The report of a folded log; `shown` is a round number, beyond the log its last. */
export function reportOf<Name extends WorldName>(
  folded: AnyFoldedLog<Name>,
  shown: number | null,
): AnyReport<Name> {
  const last = folded.rounds.length - 1;
  const round = Math.max(0, Math.min(shown ?? last, last));
  const { world } = folded;
  const refused = reported(folded.refused);
  return { ...worldNamed(world).report(folded, { round, refused }), world };
}

function reported(refused: RefusedEvent | null) {
  if (!refused) return null;
  const { index, code, message, inOpening } = refused;
  return inOpening ? { index, code, message, inOpening } : { index, code, message };
}

/** The picture of the last round of a folded log. */
export function previewOf<Name extends WorldName>(folded: AnyFoldedLog<Name>): Preview<Name> {
  const { world } = folded;
  return { ...worldNamed(world).preview(folded), world };
}
