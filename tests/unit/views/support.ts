/** Lines and rounds to look at: of the frozen logs, of events on a lesson's board, and of sessions by chance. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard, sandboxBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { fold } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import type { Line } from '@/events/banking/views/line';
import { foldWith } from '@/events/world/fold';
import type { Log } from '@/events/worlds';
import { Chance } from '@/scripts/chance';
import { lessonArena, sandboxArena } from '@/scripts/prove/boards';
import { eventsOn } from '@/scripts/prove/session';
import { LESSONS } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';
import { lessonFrom, lessonOf } from '../../helpers/boards';
import { frozenLog, frozenNames, roundsOf } from '../../helpers/logs';

/** The line that these events make on a lesson's board. Throws when one is refused. */
export function lineOn(lesson: number, events: readonly BankingEvent[]): Line {
  const { start } = lessonBoard(lessonOf(lesson));
  const opening = start.at(-1) ?? BLANK;
  const { rounds, refused } = fold(opening, events, lessonOf(lesson).offers);
  if (refused) throw new Error(`event ${refused.index} is refused: ${refused.message}`);
  return { rounds: [...start, ...rounds], opening: opening.count };
}

/** The line that these events make on a sandbox with this opening. Throws when one is refused. */
export function lineFrom(
  opening: readonly BankingEvent[],
  ...events: readonly BankingEvent[]
): Line {
  const { board, refused } = sandboxBoard(opening);
  if (refused) throw new Error(refused.message);
  const start = board.start.at(-1) ?? BLANK;
  const folded = foldWith(start, events, board.apply);
  if (folded.refused) throw new Error(folded.refused.message);
  return { rounds: [...board.start, ...folded.rounds], opening: start.count };
}

/** The names of all frozen logs of the banking world. */
export const bankingLogs: readonly string[] = frozenNames(1).filter(
  (name) => frozenLog(1, name).world === 'banking',
);

function startOf(log: Log): readonly BankingRound[] {
  if (log.world !== 'banking') throw new Error('this log is of another world');
  if (log.lesson === 'sandbox') return sandboxBoard(log.opening).board.start;
  return lessonBoard(lessonFrom(log.lesson, log.opening)).start;
}

/** The line of a frozen log, from the blank board on. */
export function frozenLine(name: string): Line {
  const log = frozenLog(1, name);
  const start = startOf(log);
  const rounds = [...start.slice(0, -1), ...roundsOf(log)];
  return { rounds, opening: start.at(-1)?.count ?? 0 };
}

/** A line played by chance, on a lesson's board or on a sandbox of any system, settings and notes included. */
export function lineByChance(seed: number): Line {
  const chance = new Chance(seed);
  const arena = chance.oneIn(2)
    ? lessonArena(chance.pick<Lesson>(LESSONS))
    : sandboxArena(chance, chance.pick(SYSTEM_TYPES), seed % 4 === 3);
  const { board } = arena;
  const rounds = [...board.start];
  const events: BankingEvent[] = [];
  const at = { arena, round: rounds.at(-1) ?? BLANK, events };
  for (const event of eventsOn(at, chance, 40)) {
    const { round } = board.apply(at.round, event);
    if (!round) continue;
    at.round = round;
    events.push(event);
    rounds.push(round);
  }
  return { rounds, opening: board.start.at(-1)?.count ?? 0 };
}
