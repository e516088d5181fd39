/** How a run of the fuzzer says what it has come to. */
import { withCommas } from '../../events/pluralize';
import type { Failure, Run } from './run';

/** What a run of the fuzzer has come to: one line, and the input that failed. */
export function fuzzedText({ inputs, slowest, kinds, failure }: Run, seed: number): string {
  const counts = [...kinds].map(([kind, count]) => `${kind} ${withCommas(String(count))}`).sort();
  const what = `${withCommas(String(inputs))} inputs (${counts.join(', ')}; seed ${seed})`;
  return failure
    ? `${what}: a failure.\n${failureText(failure)}`
    : `${what}: no failure; the slowest took ${Math.ceil(slowest)} ms.`;
}

/** Characters that are printed of either end of an input. */
const SHOWN = 600;

function failureText({ index, kind, text, faults }: Failure): string {
  const left = text.length - 2 * SHOWN;
  const [head, tail] = [text.slice(0, SHOWN), text.slice(-SHOWN)];
  return [
    ...faults,
    `at input ${index}, a ${kind} of ${withCommas(String(text.length))} characters:`,
    left > 0 ? `${head}\n... ${withCommas(String(left))} characters ...\n${tail}` : text,
  ].join('\n');
}
