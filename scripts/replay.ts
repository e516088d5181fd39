/**
 * Folds a log headless: `npm run --silent replay -- FILE-or-LINK [--round N] [--json]`.
 * Exit status: 0 when the whole log folds, 1 when an event is refused or
 * the link was cut off, 2 when the log cannot be read at all.
 */
import { parseArgs } from 'node:util';
import { reportOf } from '@/events/log/folded';
import { plain } from '@/events/phrase';
import type { AnyRound } from '@/events/world/board';
import type { RefusedEvent } from '@/events/world/fold';
import type { FoldedLog } from '@/events/world/world';
import type { WorldName } from '@/events/worlds';
import {
  answerHelp,
  fail,
  foldOrFail,
  isLink,
  type Manual,
  oneLine,
  readLink,
  readLogFile,
  refusedEvent,
  usageOf,
} from './cli';
import { tableOf } from './replay/table';

const MANUAL: Manual = {
  call: 'replay -- FILE-or-LINK [--round N] [--json]',
  lines: [
    'Plays a log without a browser, and prints every round: what happened, and then each party with',
    'what it has on the left and what it owes on the right. A round is what the site calls a step.',
    '',
    '  FILE        a log file, as the site saves it under Share',
    '  LINK        the address of a shared log, in quotation marks: it has an & in it',
    '  --round N   prints this round only; 0 is the opening position',
    '  --json      prints one round, the last one unless --round says which, as JSON',
    '',
    'Ends with status 0 when the whole log is played, 1 when an event is refused or the link was cut',
    'off, 2 when the log cannot be read.',
  ],
};

function main(): void {
  answerHelp(MANUAL);
  const { file, round, json } = readArguments();
  const source = isLink(file) ? readLink(file) : readLogFile(file);
  const { log, isCut } = source;
  const folded = foldOrFail(source);
  if (json) {
    console.log(JSON.stringify(reportOf(folded, round), null, 2));
  } else {
    if (log.title !== undefined) console.log(`${oneLine(log.title)}\n`);
    console.log(`${LEGENDS[folded.world]}\n`);
    const last = folded.rounds.length - 1;
    const shown = round === null ? [...folded.rounds.keys()] : [Math.min(round, last)];
    for (const number of shown) {
      console.log([`Round ${number} of ${last}.`, ...storiesOf(folded, number)].join(' '));
      console.log(`${tableOf(reportOf(folded, number))}\n`);
    }
    if (folded.refused) console.log(oneLine(refusalOf(folded.refused)));
  }
  process.exitCode = folded.refused || isCut ? 1 : 0;
}

/** How the tables are read. */
const LEGENDS = {
  banking: 'Of each party: what it has | what it owes and its net worth, in dollars.',
  bills: 'Of each player: its goods, coins and claims | what it owes.',
} as const satisfies Readonly<Record<WorldName, string>>;

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
    if (file === undefined || positionals.length > 1) return fail(usageOf(MANUAL));
    if (values.round !== undefined && !/^\d{1,9}$/.test(values.round)) {
      return fail('--round takes a whole number, 0 or more.');
    }
    const round = values.round === undefined ? null : Number(values.round);
    return { file, round, json: values.json };
  } catch {
    return fail(usageOf(MANUAL));
  }
}

/** What a round was about, and what was set and noted at it; nothing where a board begins with no event. */
function storiesOf(
  { board, steps, rounds }: FoldedLog<AnyRound>,
  number: number,
): readonly string[] {
  const earlier = [board.start.at(-2), ...steps];
  return steps.flatMap((step, index) => {
    const before = earlier[index];
    if (!before || step.count !== rounds[number]?.count) return [];
    return plain(board.tell(step, before)) || [];
  });
}

function refusalOf(refused: RefusedEvent): string {
  return `${refusedEvent(refused)} is refused: ${refused.message} (${refused.code})`;
}

main();
