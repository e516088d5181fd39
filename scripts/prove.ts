/**
 * Plays generated sessions on every board and checks each event:
 * `npm run prove -- --events 1000000 [--seed N]`. Progress goes to standard
 * error. Exit status: 0 when no rule is broken, 1 at a violation, which is
 * printed with what it takes to see it again, 2 when the call is wrong.
 */

import { parseArgs } from 'node:util';
import { withCommas } from '../events/pluralize';
import { fail, wholeNumber } from './cli';
import { provedText } from './prove/report';
import { prove } from './prove/run';

const USAGE = 'Usage: npm run prove -- --events N [--seed N]';

/** Sessions between two that the auditors keep the books of. */
const THOROUGH_EVERY = 4;

/** Milliseconds between two lines of progress. */
const PATIENCE = 5000;

function main(): void {
  const { events, seed } = readArguments();
  let last = performance.now();
  const proof = prove({ events, seed, thoroughEvery: THOROUGH_EVERY }, (sofar) => {
    if (performance.now() - last < PATIENCE) return;
    last = performance.now();
    console.error(
      `${withCommas(String(sofar.events))} events, ${withCommas(String(sofar.refused))} refused`,
    );
  });
  console.log(provedText(proof, seed));
  process.exitCode = proof.violation ? 1 : 0;
}

function readArguments(): { events: number; seed: number } {
  try {
    const { values } = parseArgs({
      options: {
        events: { type: 'string', default: '100000' },
        seed: { type: 'string', default: '1' },
      },
    });
    return {
      events: wholeNumber(values.events) ?? fail(USAGE),
      seed: wholeNumber(values.seed) ?? fail(USAGE),
    };
  } catch {
    return fail(USAGE);
  }
}

main();
