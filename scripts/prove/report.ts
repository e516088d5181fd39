/** How a proof says what it has come to. */
import { withCommas } from '../../events/pluralize';
import type { Proof } from './run';

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
