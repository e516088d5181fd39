/**
 * Folds a log headless: `npm run --silent replay -- FILE-or-LINK [--round N] [--json]`.
 * Exit status: 0 when the whole log folds, 1 when an event is refused or
 * the link was cut off, 2 when the log cannot be read at all.
 */
import { parseArgs } from 'node:util';
import { plain } from '@/events/actions/phrase';
import { BLANK } from '@/events/ledger/state';
import { lessonById } from '@/events/lessons/catalogue';
import { openingRounds } from '@/events/log/fold';
import { type FoldedLog, foldLog, type Report, reportOf } from '@/events/log/report';
import { figure } from '@/events/money';
import { storyOf } from '@/events/views/story';
import { fail, isLink, readLink, readLogFile } from './cli';

const USAGE = 'Usage: npm run --silent replay -- FILE-or-LINK [--round N] [--json]';

function main(): void {
  const { file, round, json } = readArguments();
  const { log, malformed, isCut } = isLink(file) ? readLink(file) : readLogFile(file);
  const lesson = lessonById(log.lesson);
  if (!lesson) fail(`Lesson ${log.lesson} is not here.`);
  const folded = foldLog(lesson, log, malformed);
  if (json) {
    console.log(JSON.stringify(reportOf(lesson, folded, round), null, 2));
  } else {
    if (log.title !== undefined) console.log(`${log.title}\n`);
    const shown = round === null ? folded.rounds.map((_, index) => index) : [round];
    for (const number of shown) {
      console.log(sentenceOf(folded, openingRounds(lesson), number));
      console.log(`${table(reportOf(lesson, folded, number))}\n`);
    }
    const { refused } = folded;
    if (refused)
      console.log(`Event ${refused.index} is refused: ${refused.code}. ${refused.message}`);
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

/** What a round was about, and what was set and noted at it. */
function sentenceOf(folded: FoldedLog, opening: FoldedLog['rounds'], number: number): string {
  const last = folded.rounds.length - 1;
  const shown = Math.min(number, last);
  const before = [opening.at(-2) ?? BLANK, ...folded.steps];
  const stories = folded.steps.flatMap((step, index) =>
    step.count === folded.rounds[shown]?.count
      ? [plain(storyOf(step, before[index] ?? BLANK))]
      : [],
  );
  return [`Round ${shown} of ${last}.`, ...stories].join(' ');
}

const WIDTH = 36;

function table({ parties }: Report): string {
  return parties
    .map(({ name, assets, liabilities, netWorth }) => {
      const left = assets.map(({ instrument, thirdParty, amount }) =>
        row(instrument, thirdParty, amount),
      );
      const right = [
        ...liabilities.map(({ instrument, thirdParty, amount }) =>
          row(instrument, thirdParty, amount),
        ),
        row('Net worth', null, netWorth),
      ];
      const height = Math.max(left.length, right.length);
      const lines = Array.from(
        { length: height },
        (_, index) => `  ${left[index] ?? ' '.repeat(WIDTH)} | ${right[index] ?? ''}`,
      );
      return [`  ${name}`, ...lines].join('\n').trimEnd();
    })
    .join('\n');

  function row(instrument: string, thirdParty: number | null, amount: number): string {
    const whose = thirdParty === null ? '' : ` ${parties[thirdParty]?.name ?? ''}`;
    const label = `${instrument}${whose}`;
    return `${label} ${figure(amount).padStart(Math.max(1, WIDTH - label.length - 1))}`;
  }
}

main();
