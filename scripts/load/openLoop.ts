/**
 * An open loop: requests begin at their times whatever became of those before them, as those of
 * many people do. A closed loop would ask less of a slow server, and so measure it kindly.
 */

import type { Reply } from '../site/visitor';

/** One kind of request, and what it does. It rejects or gives a sentence when it went wrong. */
export interface Kind {
  readonly name: string;
  /** How many of a hundred requests are of this kind. */
  readonly share: number;
  readonly isWrite: boolean;
  readonly ask: (index: number) => Promise<string | null>;
}

/** What is wrong with a reply; null where nothing is. */
export function problemOf({ status, text }: Pick<Reply, 'status' | 'text'>): string | null {
  return status >= 200 && status < 300 ? null : `${status} ${text.slice(0, 80)}`;
}

/** A kind that asks for a page or for data. */
export function reading(name: string, share: number, ask: (index: number) => Promise<Reply>): Kind {
  return { name, share, isWrite: false, ask: async (index) => problemOf(await ask(index)) };
}

/** A kind that changes something. */
export function writing(name: string, share: number, ask: Kind['ask']): Kind {
  return { name, share, isWrite: true, ask };
}

/** What became of one request. */
export interface Timed {
  readonly kind: string;
  /** From when it was due to its whole answer, in milliseconds: waiting to begin counts. */
  readonly millis: number;
  readonly problem: string | null;
}

/** The kinds in an order that repeats, spread evenly: each takes its turn when it lags most behind. */
export function turnsOf(kinds: readonly Kind[]): readonly Kind[] {
  const whole = kinds.reduce((sum, { share }) => sum + share, 0);
  const owed = kinds.map(() => 0);
  return Array.from({ length: whole }, () => {
    kinds.forEach(({ share }, at) => {
      owed[at] = (owed[at] ?? 0) + share;
    });
    const next = owed.indexOf(Math.max(...owed));
    owed[next] = (owed[next] ?? 0) - whole;
    const kind = kinds[next];
    if (!kind) throw new Error('there is nothing to ask');
    return kind;
  });
}

async function timed(kind: Kind, index: number, due: number): Promise<Timed> {
  const problem = await kind
    .ask(index)
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  return { kind: kind.name, millis: performance.now() - due, problem };
}

/** Asks `rate` times a second for so many seconds. Resolves when the last answer is there. */
export async function openLoop(
  kinds: readonly Kind[],
  rate: number,
  seconds: number,
): Promise<readonly Timed[]> {
  const turns = turnsOf(kinds);
  const start = performance.now();
  const running: Promise<Timed>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const kind = turns[index % turns.length];
    if (kind) running.push(timed(kind, index, due));
  }
  return Promise.all(running);
}

/** The value below which such a part of all lies, as 0.99; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
