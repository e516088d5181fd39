/** What the prover and the fuzzer read from a command line, and how they say what they found. */
import { withCommas } from '../../events/pluralize';
import type { Failure, Run } from '../fuzz/run';
import type { Proof } from './run';

/** A whole number above zero as a person types it; null when it is none. */
export function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** What a proof has come to: one line, and what it takes to see a violation again. */
export function provedText(proof: Proof, seed: number): string {
  const { events, sessions, boards, violation } = proof;
  const what = `${withCommas(String(events))} events in ${withCommas(String(sessions))} sessions on ${boards} boards (seed ${seed})`;
  if (!violation) return `${what}: no violation.`;
  const { faults, link, event, session, board } = violation;
  return [
    `${what}: a violation in session ${session} on ${board}.`,
    ...faults,
    ...(event === null ? [] : [`at the event ${event}`]),
    `after ${link}`,
  ].join('\n');
}

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
