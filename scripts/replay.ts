/**
 * Folds a log headless: `npm run --silent replay -- FILE-or-LINK [--round N] [--json]`.
 * Exit status: 0 when the whole log folds, 1 when an event is refused or
 * the link was cut off, 2 when the log cannot be read at all.
 */
import { parseArgs } from 'node:util';
import { type Phrase, plain } from '@/events/actions/phrase';
import { billsStory } from '@/events/bills/apply';
import { BLANK } from '@/events/ledger/state';
import type { Step } from '@/events/log/board';
import type { AnyFoldedLog, FoldedLog } from '@/events/log/folded';
import type { RefusedEvent } from '@/events/log/log';
import { foldLog, reportOf } from '@/events/log/report';
import { storyOf } from '@/events/views/story';
import { fail, isLink, readLink, readLogFile } from './cli';
import { tableOf } from './replay/table';

const USAGE = 'Usage: npm run --silent replay -- FILE-or-LINK [--round N] [--json]';

function main(): void {
  const { file, round, json } = readArguments();
  const { log, malformed, isCut } = isLink(file) ? readLink(file) : readLogFile(file);
  const folded = foldLog(log, malformed) ?? fail(`The board of this log, ${log.lesson}, is gone.`);
  if (json) {
    console.log(JSON.stringify(reportOf(folded, round), null, 2));
  } else {
    if (log.title !== undefined) console.log(`${log.title}\n`);
    const last = folded.rounds.length - 1;
    const shown = round === null ? [...folded.rounds.keys()] : [Math.min(round, last)];
    for (const number of shown) {
      console.log([`Round ${number} of ${last}.`, ...storiesOf(folded, number)].join(' '));
      console.log(`${tableOf(reportOf(folded, number))}\n`);
    }
    if (folded.refused) console.log(refusalOf(folded.refused));
  }
  process.exitCode = folded.refused || isCut ? 1 : 0;
}

interface Arguments {
  readonly file: string;
  readonly round: number | null;
  readonly json: boolean;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { round: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    const round = values.round === undefined ? null : Number(values.round);
    if (file === undefined || positionals.length > 1) return fail(USAGE);
    if (round !== null && !(Number.isInteger(round) && round >= 0)) {
      return fail('--round takes a whole number, 0 or more.');
    }
    return { file, round, json: values.json };
  } catch {
    return fail(USAGE);
  }
}

/** What a round was about, and what was set and noted at it; nothing where a board begins with no event. */
function storiesOf(folded: AnyFoldedLog, number: number): readonly string[] {
  if (folded.world === 'bills') {
    return toldAt(folded, number, (step, before) => (before ? billsStory(step, before.state) : []));
  }
  return toldAt(folded, number, (step, before) => storyOf(step, before ?? BLANK));
}

function toldAt<Round extends Step>(
  { board, steps, rounds }: FoldedLog<Round>,
  number: number,
  tell: (step: Round, before: Round | undefined) => Phrase,
): readonly string[] {
  const before = [board.start.at(-2), ...steps];
  return steps.flatMap((step, index) => {
    if (step.count !== rounds[number]?.count) return [];
    return plain(tell(step, before[index])) || [];
  });
}

function refusalOf({ index, inOpening, code, message }: RefusedEvent): string {
  return `Event ${index}${inOpening ? ' of the opening' : ''} is refused: ${code}. ${message}`;
}

main();
