/** The frozen logs of fixtures/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankingRound } from '@/events/banking/board/rules';
import { parseLogText } from '@/events/log/parse';
import type { Log } from '@/events/worlds';
import { foldLog } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';

const fixtures = join(import.meta.dirname, '../../fixtures');

/** The names in a folder of fixtures, without their ending. */
function namesIn(folder: string): readonly string[] {
  return readdirSync(join(fixtures, folder)).map((name) => name.replace(/\.json$/, ''));
}

/** The versions that logs have been frozen in. */
export const frozenVersions: readonly number[] = readdirSync(join(fixtures, 'logs')).map((folder) =>
  Number(folder.replace(/^v/, '')),
);

/** The names of the frozen logs of one version. */
export function frozenNames(version: number): readonly string[] {
  return namesIn(`logs/v${version}/`);
}

/** The text of a frozen log. */
export function frozenText(version: number, name: string): string {
  return readFileSync(join(fixtures, `logs/v${version}/${name}.json`), 'utf8');
}

/** A frozen log. Throws when it cannot be read whole. */
export function frozenLog(version: number, name: string): Log {
  const read = parseLogText(frozenText(version, name));
  if ('problem' in read) throw new Error(read.problem);
  if (read.malformed) throw new Error(read.malformed.message);
  return read.log;
}

/** The name of the frozen log that meets a lesson's tasks from the opening that it starts from. */
export function tasksLogOf({ id, startsFrom }: Pick<Lesson, 'id' | 'startsFrom'>): string {
  const from = startsFrom === undefined ? '' : `-${startsFrom}`;
  return `lesson-${String(id).padStart(2, '0')}${from}-tasks`;
}

/** The rounds of a log of the banking world, its opening position first. Throws when an event is refused. */
export function roundsOf(log: Log): readonly BankingRound[] {
  const folded = foldLog(log);
  if (folded?.world !== 'banking') throw new Error('this log is of another world');
  const { steps, refused } = folded;
  if (refused) throw new Error(`event ${refused.index}: ${refused.message}`);
  return steps;
}
