/**
 * Throws damaged and hostile logs, links and saved trees at their readers, or, with `--of members`, hostile
 * texts at all that keeps, draws or exports what members write:
 * `npm run fuzz -- --inputs 1000000 [--of members] [--seed N] [--from INDEX]`. Progress goes to
 * standard error. Exit status: 0 when every input was read or refused in a
 * sentence, 1 when one was not, which is printed, 2 when the call is wrong.
 */

import { register } from 'node:module';
import { parseArgs } from 'node:util';
import { withCommas } from '../events/pluralize';
import { fail, wholeNumber } from './cli';
import { fuzzedText } from './fuzz/report';
import { fuzz, type Run } from './fuzz/run';

const USAGE = 'Usage: npm run fuzz -- --inputs N [--of logs|members] [--seed N] [--from INDEX]';

/** Milliseconds between two lines of progress. */
const PATIENCE = 5000;

interface Wanted {
  readonly of: 'logs' | 'members';
  readonly inputs: number;
  readonly seed: number;
  readonly from: number;
}

async function main(): Promise<void> {
  const wanted = readArguments();
  let last = performance.now();
  const run = await RUNS[wanted.of](wanted, (done) => {
    if (performance.now() - last < PATIENCE) return;
    last = performance.now();
    console.error(`${withCommas(String(done))} inputs`);
  });
  console.log(fuzzedText(run, wanted.seed));
  process.exitCode = run.failure ? 1 : 0;
}

/** How each kind of input is tried. Every one loads only the code that it needs. */
const RUNS: {
  readonly [What in Wanted['of']]: (wanted: Wanted, told: (done: number) => void) => Promise<Run>;
} = {
  logs: async (wanted, told) => {
    const { corpusOf } = await import('./fuzz/corpus');
    const { inputFaults } = await import('./fuzz/check');
    const { inputBy } = await import('./fuzz/inputs');
    const corpus = corpusOf(wanted.seed);
    return fuzz({ draw: (chance) => inputBy(corpus, chance), check: inputFaults }, wanted, told);
  },
  members: async (wanted, told) => {
    register('./fuzz/members/withoutStyles.mjs', import.meta.url);
    const { memberFaults, memberInputBy } = await import('./fuzz/members/check');
    return fuzz({ draw: memberInputBy, check: memberFaults }, wanted, told);
  },
};

function readArguments(): Wanted {
  try {
    const { values } = parseArgs({
      options: {
        of: { type: 'string', default: 'logs' },
        inputs: { type: 'string', default: '100000' },
        seed: { type: 'string', default: '1' },
        from: { type: 'string', default: '0' },
      },
    });
    const { of } = values;
    return {
      of: of === 'logs' || of === 'members' ? of : fail(USAGE),
      inputs: wholeNumber(values.inputs) ?? fail(USAGE),
      seed: wholeNumber(values.seed) ?? fail(USAGE),
      from: values.from === '0' ? 0 : (wholeNumber(values.from) ?? fail(USAGE)),
    };
  } catch {
    return fail(USAGE);
  }
}

await main();
