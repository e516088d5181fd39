/** How long links are, beside what common packers make of the same JSON, and how long coding takes. */

import { deflateRawSync } from 'node:zlib';
import lzString from 'lz-string';
import { openingPosition } from '@/events/banking/board/boards';
import { fold } from '@/events/banking/board/rules';
import { isLessonLog, type LessonLog } from '@/events/banking/log';
import { decodePayload, encodeLink } from '@/events/log/link';
import type { Log } from '@/events/worlds';
import { toQrMatrix } from '@/src/board/share/logCode';
import { lessonById } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { session } from './session';
import { median, timed } from './timing';

/** Lessons of every kind of board: one bank, loans, correspondents, a clearing house, a central bank, bills, repos. */
const LESSONS = [2, 4, 10, 11, 16, 19, 21] as const;

const SIZES = [10, 50, 100, 500, 2000] as const;

/** In a hundred events, how many change a setting. */
const SETTINGS = 2;

/** A long session of a lesson, of which shorter ones are the beginnings. */
function logOf(id: number): LessonLog {
  const lesson = lessonById(id);
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  const habits = { seed: 7000 + id, settings: SETTINGS };
  return { world: 'banking', lesson: id, events: session(lesson, Math.max(...SIZES), habits) };
}

const beginning = (log: LessonLog, events: number): LessonLog => ({
  ...log,
  events: log.events.slice(0, events),
});

/** An origin of 24 characters, as a code begins with. */
const ORIGIN = 'https://tallystick.money';

/** The figures of logs of one length. Characters are those of the payload. */
export interface LinkFigures {
  readonly events: number;
  /** The median over the lessons, and the most. */
  readonly chars: number;
  readonly charsMost: number;
  /** By lesson. */
  readonly charsOf: Readonly<Record<number, number>>;
  /** The same events as JSON, packed by lz-string for addresses, or deflated and in base64url. Medians. */
  readonly lzStringChars: number;
  readonly deflateChars: number;
  readonly encodeMillis: number;
  readonly decodeMillis: number;
  /** Decoding and folding onto the opening. */
  readonly decodeFoldMillis: number;
  /** The version of the QR code of the lesson whose log has the median length; null when it fits none that is drawn. */
  readonly qrVersion: number | null;
  readonly qrVersionMost: number | null;
}

/** Takes the figures at every length. Throws when a log does not fold whole or does not come back as it was. */
export async function linkFigures(): Promise<readonly LinkFigures[]> {
  const logs = LESSONS.map(logOf);
  for (const log of logs) assertComesBack(log);
  const figures: LinkFigures[] = [];
  for (const size of SIZES) figures.push(await figuresOf(logs.map((log) => beginning(log, size))));
  return figures;
}

async function figuresOf(logs: readonly LessonLog[]): Promise<LinkFigures> {
  const links = logs.map(encodeLink);
  const lengths = links.map(({ length }) => length);
  const versions = logs.map(qrVersion);
  const most = Math.max(...versions.map((version) => version ?? Number.POSITIVE_INFINITY));
  const middle = median(versions.map((version) => version ?? Number.POSITIVE_INFINITY));
  const events = logs[0]?.events.length ?? 0;
  const of = await timed({
    encode: () => logs.map(encodeLink),
    decode: () => links.map(decodePayload),
    decodeFold: () => links.map(decodeAndFold),
  });
  const millis = (nanos: number) => nanos / 1e6 / logs.length;
  return {
    events,
    chars: median(lengths),
    charsMost: Math.max(...lengths),
    charsOf: Object.fromEntries(logs.map(({ lesson }, at) => [lesson, lengths[at] ?? Number.NaN])),
    lzStringChars: median(logs.map((log) => packed(log).lz)),
    deflateChars: median(logs.map((log) => packed(log).deflated)),
    encodeMillis: millis(of('encode')),
    decodeMillis: millis(of('decode')),
    decodeFoldMillis: millis(of('decodeFold')),
    qrVersion: Number.isFinite(middle) ? middle : null,
    qrVersionMost: Number.isFinite(most) ? most : null,
  };
}

function packed({ world, lesson, events }: LessonLog): { lz: number; deflated: number } {
  const json = JSON.stringify({ world, lesson, events });
  return {
    lz: lzString.compressToEncodedURIComponent(json).length,
    deflated: deflateRawSync(json, { level: 9 }).toString('base64url').length,
  };
}

function boardOf({ lesson: id }: Log) {
  const lesson = typeof id === 'number' ? lessonById(id) : undefined;
  if (!lesson) throw new Error(`${id} is no lesson`);
  return lesson;
}

function qrVersion(log: LessonLog): number | null {
  return toQrMatrix(`${ORIGIN}${lessonPath(boardOf(log))}`, log, null)?.version ?? null;
}

function decodeAndFold(link: string): number {
  const decoded = decodePayload(link);
  if ('problem' in decoded) throw new Error(decoded.problem);
  return assertFolds(decoded.log);
}

function assertComesBack(log: LessonLog): void {
  assertFolds(log);
  const decoded = decodePayload(encodeLink(log));
  const isSame = !('problem' in decoded) && JSON.stringify(decoded.log) === JSON.stringify(log);
  if (!isSame) throw new Error(`the log of lesson ${log.lesson} does not come back as it was`);
}

function assertFolds(log: Log): number {
  if (!isLessonLog(log)) throw new Error('only lessons are measured');
  const lesson = boardOf(log);
  const { rounds, refused } = fold(openingPosition(lesson), log.events, lesson.offers);
  if (refused) throw new Error(`the log of lesson ${lesson.id} is refused: ${refused.message}`);
  return rounds.length;
}
