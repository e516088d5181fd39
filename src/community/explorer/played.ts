/** Lines that were played on a board, wherever they are from: what is asked for, once a page, and what comes of it. */
import { classLines, type PlayedLines, playedLines } from '@/src/contract/playedLines';
import type { Lesson } from '@/src/lessons/course/lesson';
import { call, type Sent } from '@/src/request/call';
import { boardOfHandIn } from '../classroom/paths';
import { scenarioPath } from '../words';

/** A line that was played. */
export interface PlayedLine {
  readonly title: string;
  /** The page whose board plays it, without a step; null where it has none. */
  readonly path: string | null;
  /** How many of the board’s tasks it has met in the end. */
  readonly met: number;
}

/** Lines as one tree. */
export interface Played extends Pick<PlayedLines, 'tasks' | 'steps'> {
  readonly lines: readonly PlayedLine[];
}

/** Where lines come from. */
export interface PlayedSource {
  /** Names it among all. */
  readonly key: string;
  readonly ask: () => Promise<Sent<Played>>;
}

/** A board of an assignment. */
export interface AssignedBoard {
  /** The assignment’s. */
  readonly id: string;
  readonly part: string;
}

/** What came, its lines made into others. */
function withLines<Line, Answer extends Pick<PlayedLines, 'tasks' | 'steps'>>(
  sent: Sent<Answer & { readonly lines: readonly Line[] }>,
  lineOf: (line: Line) => PlayedLine,
): Sent<Played> {
  if (sent.error !== null) return sent;
  const { lines, tasks, steps } = sent.data;
  return { data: { lines: lines.map(lineOf), tasks, steps }, error: null };
}

/** What is published of a lesson’s board, and what the lesson itself shows. */
export function publishedOn({ id, startsFrom }: Lesson): PlayedSource {
  const query = { lesson: String(id), opening: startsFrom };
  return {
    key: `lesson ${id} ${startsFrom ?? ''}`,
    ask: async () =>
      withLines(await call(playedLines, { query }), ({ title, scenario, met }) => ({
        title,
        path: scenario === null ? null : scenarioPath(scenario),
        met,
      })),
  };
}

/** What a class has handed in of a board. */
export function handedInOn({ id, part }: AssignedBoard): PlayedSource {
  return {
    key: `assignment ${id} ${part}`,
    ask: async () =>
      withLines(
        await call(classLines, { params: { id }, query: { part } }),
        ({ title, learner, met }) => ({ title, path: boardOfHandIn(id, learner, part), met }),
      ),
  };
}
