'use client';
/** The board of a part of an assignment: it begins with the steps that are given, and what is done on it is kept apart from all other boards. */
import { get, set } from 'idb-keyval';
import { parseLogText } from '@/events/log/parse';
import type { Cursor } from '@/events/log/tree';
import { childrenOf, extend, newTimeline, nodeAt } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { foldWith } from '@/events/world/fold';
import type { Log } from '@/events/worlds';
import { drawGame } from '../island/drawGame';
import { gameOf } from '../island/gameOfLog';
import type { Game } from '../session/game';
import { visitOf } from '../session/openLog';
import { readStored, storedOf } from '../session/storage/stored';
import { linesStore, tailKeys } from '../session/storage/where';
import type { Published } from '../session/useSession';
import type { LoadedScenario } from './loadScenario';
import type { WorkSource } from './workLog';

/** The end of the steps that are given, on a game’s board. */
function placeAfter(game: Game<AnyRound>, { events }: Log): Cursor<AnyRound> {
  const fresh = newTimeline(game.board);
  const { rounds } = foldWith(nodeAt(fresh, fresh.opening).round, events, (before, event) =>
    game.board.apply(before, event),
  );
  const timeline = extend(fresh, fresh.opening, rounds);
  const leaf = timeline.nodes.length - 1;
  return { timeline, at: leaf, leaf };
}

/** Keeps the steps that it begins with where nothing is kept yet. Gives whether the board has them. */
async function begin(game: Game<AnyRound>, start: Log): Promise<boolean> {
  if (start.events.length === 0) return true;
  try {
    const raw: unknown = await get(game.storageKey, linesStore());
    const { cursor, edition, problem } = readStored(raw, game.board);
    const { timeline } = cursor;
    const isBegun = childrenOf(timeline, timeline.opening).length > 0;
    if (isBegun || problem !== null || tailKeys(game.storageKey).length > 0) return true;
    await set(game.storageKey, storedOf(placeAfter(game, start), edition + 1), linesStore());
    return true;
  } catch {
    return false;
  }
}

/**
 * Draws the board of a part, at what was done of it last. Rejects when a piece of it cannot be fetched.
 *
 * @param from the text of the log to begin with where this browser keeps none: what was handed in, else what the part gives
 */
export async function loadWorkBoard(
  { startLog, storageKey }: WorkSource,
  from = startLog,
): Promise<LoadedScenario> {
  const [given, begun] = [parseLogText(startLog), parseLogText(from)];
  if ('problem' in given) return given;
  if ('problem' in begun) return begun;
  // The board is the part’s; of what it goes on from only the steps count.
  const found = await gameOf(given.log, storageKey);
  if ('problem' in found) return found;
  const { log } = begun;
  // A browser that keeps nothing shows the steps all the same.
  const isKept = await begin(found.game, log);
  const arrive: Published['arrive'] = () =>
    isKept ? null : visitOf(log, { round: log.events.length, problem: null, refused: null });
  return { board: await drawGame(found, { published: { arrive, notice: () => null } }) };
}
