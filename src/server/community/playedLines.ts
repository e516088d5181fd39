/** What was played on the board of a lesson: all scenarios that everybody may see, and what the lesson itself shows. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { keyOf } from '@/events/log/fitting';
import { inWorld, loadFolded } from '@/events/log/folded';
import { parseLogText } from '@/events/log/parse';
import type { AnyEvent, BoardKey } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import * as contract from '@/src/contract/playedLines';
import { boardEntry } from '@/src/lessons/course/catalogue';
import { tasksMetIn } from '@/src/lessons/course/handIn';
import type { Lesson } from '@/src/lessons/course/lesson';
import { loadLesson } from '@/src/lessons/course/load';
import { lessonAt } from '@/src/lessons/course/openings';
import { SHELF } from '@/src/lessons/course/shelf';
import type { Database } from '../database/database';
import { scenarios } from '../database/schema/community';
import { users } from '../database/schema/members';
import { foldQueued } from '../foldQueue';
import { notFound, ok } from '../http/answer';
import { query, type Route } from '../http/endpoint';
import { playedTree } from '../playedTree';
import { categoryOf } from './categories';
import { isListed } from './visible';

/** Scenarios of a board that are looked at: those with the most stars, then the newest. */
const MAX_SCENARIOS = 200;

/** Steps of each of them: openings are what people look up. */
const MAX_DEPTH = 60;

/** Logs that are read at once: each may have 256 kB. */
const READ_AT_ONCE = 25;

/** What is known of a line: it never changes, for a scenario’s log does not. */
interface KnownLine {
  /** Of its first steps. */
  readonly events: readonly AnyEvent[];
  /** How many tasks of the board it has met in the end. */
  readonly met: number;
}

/** Lines that were read and folded, by their scenarios’ ids; null for a log of another board. */
const known = new Map<string, KnownLine | null>();
const MAX_KNOWN = 5000;

/** A line with what it is called. */
interface CalledLine extends KnownLine {
  readonly title: string;
  readonly scenario: string | null;
}

async function lineOf(log: Log, { tasks }: Lesson): Promise<KnownLine | null> {
  const folded = await loadFolded(log, SHELF);
  const banking = folded && inWorld('banking', folded);
  if (!banking) return null;
  const events = banking.steps.slice(1, 1 + MAX_DEPTH).flatMap(({ event }) => event ?? []);
  const met = tasksMetIn(banking, tasks).filter((round) => round !== null).length;
  return { events, met };
}

/** Reads the logs of scenarios that are not known yet. */
async function learn(db: Database, ids: readonly string[], lesson: Lesson): Promise<void> {
  if (known.size + ids.length > MAX_KNOWN) known.clear();
  const blank = blankOf(lesson);
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const rows = await db
      .select({ id: scenarios.id, logText: scenarios.logText })
      .from(scenarios)
      .where(inArray(scenarios.id, ids.slice(from, from + READ_AT_ONCE)));
    for (const { id, logText } of rows) {
      const line = await foldQueued(async () => {
        const read = parseLogText(logText);
        const isOfBoard = !('problem' in read) && keyOf(read.log) === keyOf(blank);
        return isOfBoard ? lineOf(read.log, lesson) : null;
      });
      known.set(`${id} ${keyOf(blank)}`, line);
    }
  }
}

/** A lesson’s board with nothing done on it. */
function blankOf({ id, startsFrom }: Lesson): Log {
  const named = startsFrom === undefined ? {} : { opening: startsFrom };
  return { world: 'banking', lesson: id, ...named, events: [] };
}

/** The scenarios of a lesson that everybody may see. */
async function scenariosOf(db: Database, lesson: Lesson): Promise<readonly CalledLine[]> {
  const blank = blankOf(lesson);
  // As log files are written; which opening it is the log itself says.
  const head = `%\n  "lesson": ${lesson.id},\n%`;
  const rows = await db
    .select({ id: scenarios.id, title: scenarios.title })
    .from(scenarios)
    .innerJoin(users, eq(users.id, scenarios.authorId))
    .where(
      and(
        isListed,
        eq(scenarios.category, categoryOf(blank)),
        sql`left(${scenarios.logText}, 200) like ${head}`,
      ),
    )
    .orderBy(desc(scenarios.stars), desc(scenarios.createdAt), scenarios.id)
    .limit(MAX_SCENARIOS);
  const keyed = (id: string) => `${id} ${keyOf(blank)}`;
  const unread = rows.filter(({ id }) => !known.has(keyed(id)));
  await learn(
    db,
    unread.map(({ id }) => id),
    lesson,
  );
  return rows.flatMap(({ id, title }) => {
    const line = known.get(keyed(id));
    return line ? [{ ...line, title, scenario: id }] : [];
  });
}

/** What the lesson’s own text shows, where it starts from the same opening. */
async function shownBy(lesson: Lesson, log: Log): Promise<readonly CalledLine[]> {
  if (keyOf(log) !== keyOf(blankOf(lesson))) return [];
  const key = `shown ${keyOf(log)}`;
  const line = known.get(key) ?? (await foldQueued(() => lineOf(log, lesson)));
  known.set(key, line);
  return line ? [{ ...line, title: `The lesson itself: ${lesson.title}`, scenario: null }] : [];
}

/** The last answer of each board, with what it was made of: most visitors come between two publications. */
const answers = new Map<BoardKey, { readonly of: string; readonly answer: contract.PlayedLines }>();

/** The answer of before where it would be the same. */
function rememberedOf(lines: readonly CalledLine[], lesson: Lesson): contract.PlayedLines {
  const key = keyOf(blankOf(lesson));
  // The log of a scenario never changes.
  const of = JSON.stringify(lines.map(({ scenario, title }) => [scenario, title]));
  const last = answers.get(key);
  if (last?.of === of) return last.answer;
  const answer = answerOf(lines, lesson);
  answers.set(key, { of, answer });
  return answer;
}

function answerOf(lines: readonly CalledLine[], { tasks }: Lesson): contract.PlayedLines {
  return {
    lines: lines.map(({ title, scenario, met }) => ({ title, scenario, met })),
    tasks: tasks.length,
    steps: playedTree(lines),
  };
}

/** The lesson that an address names, as it starts from the opening that is named; null where there is none. */
async function lessonNamed(number: string, opening: string | undefined) {
  const entry = /^\d{1,4}$/.test(number) ? boardEntry(Number(number)) : undefined;
  if (!entry) return null;
  const whole = await loadLesson(entry.id);
  const lesson = lessonAt(whole, opening);
  return lesson && { whole, lesson };
}

/**
 * GET: what was played from the opening of a lesson’s board, as one tree. Hidden and unlisted scenarios
 * are not in it.
 *
 * @param shownOf the log that the text of a lesson shows on its board
 */
export function playedLines(shownOf: (lesson: Lesson) => Log): Route {
  return query(contract.playedLines, async ({ db, query: asked }) => {
    const found = await lessonNamed(asked.lesson, asked.opening);
    if (!found) return notFound('board');
    const { lesson, whole } = found;
    const lines = [...(await shownBy(lesson, shownOf(whole))), ...(await scenariosOf(db, lesson))];
    return ok(rememberedOf(lines, lesson));
  });
}
