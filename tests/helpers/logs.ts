/** The frozen logs of fixtures/, and the sheets that they must always lead to. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BankingRound } from '@/events/actions/apply';
import { fold, openingPosition } from '@/events/log/fold';
import type { Log } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { lessonOf } from './boards';

const fixtures = new URL('../../fixtures/', import.meta.url);

const line = z.strictObject({
  instrument: z.string(),
  thirdParty: z.int().nullable(),
  amount: z.int(),
});

const golden = z.strictObject({
  lesson: z.int(),
  /** Rounds that the log closes after the opening position. */
  rounds: z.int(),
  /** Every party's sheet at the last of them. */
  sheets: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      type: z.string(),
      cash: z.int(),
      assets: z.array(line),
      liabilities: z.array(line),
      netWorth: z.int(),
    }),
  ),
});

/** What a frozen log must lead to. */
export function goldenOf(name: string): z.infer<typeof golden> {
  const text = readFileSync(new URL(`golden/${name}.json`, fixtures), 'utf8');
  return golden.parse(JSON.parse(text));
}

/** The names in a folder of fixtures, without their ending. */
function namesIn(folder: string): readonly string[] {
  return readdirSync(new URL(folder, fixtures)).map((name) => name.replace(/\.json$/, ''));
}

/** The versions that logs have been frozen in. */
export const frozenVersions: readonly number[] = readdirSync(new URL('logs/', fixtures)).map(
  (folder) => Number(folder.replace(/^v/, '')),
);

/** The names of the frozen logs of one version. */
export function frozenNames(version: number): readonly string[] {
  return namesIn(`logs/v${version}/`);
}

/** The names of all golden files. */
export const goldenNames = namesIn('golden/');

/** The text of a frozen log. */
export function frozenText(version: number, name: string): string {
  return readFileSync(new URL(`logs/v${version}/${name}.json`, fixtures), 'utf8');
}

/** A frozen log. Throws when it cannot be read whole. */
export function frozenLog(version: number, name: string): Log {
  const read = parseLogText(frozenText(version, name));
  if ('problem' in read) throw new Error(read.problem);
  if (read.malformed) throw new Error(read.malformed.message);
  return read.log;
}

/** The rounds of a log, its opening position first. Throws when an event is refused. */
export function roundsOf(log: Log): readonly BankingRound[] {
  const lesson = lessonOf(log.lesson);
  const { rounds, refused } = fold(openingPosition(lesson), log.events, lesson.offers);
  if (refused) throw new Error(`event ${refused.index}: ${refused.message}`);
  return [openingPosition(lesson), ...rounds];
}
