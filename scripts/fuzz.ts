/**
 * Throws damaged and hostile logs, links and saved trees at their readers:
 * `npm run fuzz -- --inputs 1000000 [--seed N] [--from INDEX]`. Progress goes to
 * standard error. Exit status: 0 when every input was read or refused in a
 * sentence, 1 when one was not, which is printed, 2 when the call is wrong.
 */
import { parseArgs } from 'node:util';
import { fail } from './cli';
import { inputFaults } from './fuzz/check';
import { corpusOf } from './fuzz/corpus';
import { fuzz } from './fuzz/run';
import { fuzzedText, grouped, wholeNumber } from './prove/words';

const USAGE = 'Usage: npm run fuzz -- --inputs N [--seed N] [--from INDEX]';

/** Milliseconds between two lines of progress. */
const PATIENCE = 5000;

function main(): void {
  const wanted = readArguments();
  let last = performance.now();
  const corpus = corpusOf(wanted.seed);
  const run = fuzz(corpus, wanted, inputFaults, (done) => {
    if (performance.now() - last < PATIENCE) return;
    last = performance.now();
    console.error(`${grouped(done)} inputs`);
  });
  console.log(fuzzedText(run, wanted.seed));
  process.exitCode = run.failure ? 1 : 0;
}

function readArguments(): { inputs: number; seed: number; from: number } {
  try {
    const { values } = parseArgs({
      options: {
        inputs: { type: 'string', default: '100000' },
        seed: { type: 'string', default: '1' },
        from: { type: 'string', default: '0' },
      },
    });
    return {
      inputs: wholeNumber(values.inputs) ?? fail(USAGE),
      seed: wholeNumber(values.seed) ?? fail(USAGE),
      from: values.from === '0' ? 0 : (wholeNumber(values.from) ?? fail(USAGE)),
    };
  } catch {
    return fail(USAGE);
  }
}

main();
