/** The board of a published log, in one piece, fetched when its place is near. */
import type { ReactNode } from 'react';
import { decodePayload } from '@/events/log/link';
import type { UnreadableLog } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import type { AnyEvent } from '@/events/world/board';
import type { RefusedEvent } from '@/events/world/fold';
import type { Log } from '@/events/worlds';
import { nextTask } from '@/src/ui/nextTask';
import { drawGame } from '../island/drawGame';
import { gameOf } from '../island/gameOfLog';
import { PinnedLine } from '../pins/pins';
import { boardNameOf } from '../session/logPages';
import { visitOf } from '../session/openLog';
import type { Published } from '../session/useSession';
import { type Scenario, ScenarioNotice } from './ScenarioNotice';
import { stepInAddress } from './stepInAddress';

/** A published log in one of its two forms. */
export type PublishedText =
  /** The text of a log file. */
  | { readonly logText: string; readonly payload?: undefined }
  /** What a link to it carries. */
  | { readonly payload: string; readonly logText?: undefined };

/** The board, or a sentence that says why there is none. */
export type LoadedScenario = { readonly board: ReactNode } | { readonly problem: string };

/**
 * Draws the board of a published log. Rejects when a part of it cannot be fetched.
 *
 * @param title what it was published as
 * @param beside the text of a log of the same board that is laid beside it, to be compared; null for none
 */
export async function loadScenario(
  source: PublishedText,
  title: string,
  beside: string | null,
): Promise<LoadedScenario> {
  // Behind what the script of the board does as it comes.
  await nextTask();
  const read = readText(source);
  if (!('log' in read)) return read;
  const { log, problem, refused } = read;
  const found = await gameOf(log);
  if ('problem' in found) return found;
  const { game } = found;
  const other = beside === null ? undefined : eventsIn(beside, log);
  let openedAt: number | null = null;
  const arrive = () => {
    openedAt = stepInAddress();
    return visitOf({ ...log, title }, { round: openedAt, problem, refused, beside: other });
  };
  let isHeard = false;
  const hasMissed = () => {
    // Once it is heard, the address follows the board and may be behind it.
    const isBehind = !isHeard && stepInAddress() !== openedAt;
    isHeard = true;
    return isBehind;
  };
  const way = { place: boardNameOf(log), arrive, hasMissed };
  const scenario: Scenario = { game, title, events: log.events, ...way };
  const published: Published = {
    arrive,
    notice: (session) => <ScenarioNotice scenario={scenario} session={session} />,
  };
  const board = await drawGame(found, { published });
  return { board: <PinnedLine value={log.events}>{board}</PinnedLine> };
}

/** What a log that is laid beside another does; undefined where it cannot be read, or is of another board. */
function eventsIn(text: string, { world, lesson }: Log): readonly AnyEvent[] | undefined {
  const read = parseLogText(text);
  if ('problem' in read) return undefined;
  return read.log.world === world && read.log.lesson === lesson ? read.log.events : undefined;
}

interface ReadText {
  readonly log: Log;
  /** One plain sentence when not all of it could be read. */
  readonly problem: string | null;
  /** The event at which reading ended, if it did before the log's end. */
  readonly refused: RefusedEvent | null;
}

const CUT_OFF =
  'Not all of these published steps could be read. The board shows those up to there.';

function readText(source: PublishedText): ReadText | UnreadableLog {
  if (source.payload === undefined) {
    const read = parseLogText(source.logText);
    return 'problem' in read ? read : { log: read.log, problem: null, refused: read.malformed };
  }
  const decoded = decodePayload(source.payload);
  if ('problem' in decoded) return decoded;
  const { log, truncated } = decoded;
  return { log, problem: truncated === null ? null : CUT_OFF, refused: null };
}
