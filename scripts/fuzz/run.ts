/** A run of the fuzzer: input after input, by fast-check, each under a time limit. */
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { Chance } from '../chance';

/** Milliseconds that one input may take. */
const LIMIT = 2000;

/** Inputs between two words of the progress. */
const BATCH = 200;

/** Shorter texts that are tried to find out what of a failing input is needed. */
const SHORTER = 1000;

export interface Run {
  readonly inputs: number;
  /** Milliseconds that the slowest input took. */
  readonly slowest: number;
  /** How many inputs of each kind there were, in the order in which the kinds first came. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly failure: Failure | null;
}

/** An input that was not taken as it should be. */
export interface Failure {
  readonly index: number;
  readonly kind: string;
  /** What of the input it takes to fail. */
  readonly text: string;
  /** What is wrong with how it is taken, whole and shortened. */
  readonly faults: readonly string[];
}

/** Something that is tried: a text, and what it is taken for. */
interface Tried {
  readonly kind: string;
  readonly text: string;
}

/** What is tried, and what must be true of it. */
export interface Trial<Input extends Tried> {
  /** An input that chance comes to. */
  readonly draw: (chance: Chance) => Input;
  /** What is wrong with how an input is taken, a sentence each. */
  readonly check: (chance: Chance, input: Input) => readonly string[];
}

const seeds = fc.noShrink(fc.noBias(fc.integer()));

/**
 * Takes so many inputs of a seed, from a number on.
 *
 * @param told is told of the progress now and then
 */
export function fuzz<Input extends Tried>(
  { draw, check }: Trial<Input>,
  { inputs, seed, from = 0 }: { inputs: number; seed: number; from?: number },
  told: (done: number) => void = () => {},
): Run {
  let [taken, slowest] = [0, 0];
  const kinds = new Map<string, number>();
  let failure: Failure | null = null;
  const isTaken = fc.property(seeds, (one) => {
    const input = draw(new Chance(one));
    const begun = performance.now();
    const faultsOf = (text: string) => inTime(() => check(new Chance(one, 1), { ...input, text }));
    const faults = faultsOf(input.text);
    slowest = Math.max(slowest, performance.now() - begun);
    kinds.set(input.kind, (kinds.get(input.kind) ?? 0) + 1);
    if (faults.length > 0) {
      const text = faults === OVERTIME ? input.text : shortened(input.text, faultsOf);
      failure = { index: from + taken, kind: input.kind, text, faults: faultsOf(text) };
    }
    taken += 1;
    if (taken % BATCH === 0) told(taken);
    return faults.length === 0;
  });
  fc.check(isTaken, { seed, numRuns: inputs, path: String(from) });
  return { inputs: taken, slowest, kinds, failure };
}

const OVERTIME: readonly string[] = [`it takes more than ${LIMIT / 1000} seconds`];

const room = createContext({ take: () => {} });
const TAKE = new Script('take()');

/** What a check finds, under a clock that stops even an endless loop. */
function inTime(check: () => readonly string[]): readonly string[] {
  let faults: readonly string[] = [];
  room.take = () => {
    faults = check();
  };
  try {
    TAKE.runInContext(room, { timeout: LIMIT });
    return faults;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return OVERTIME;
  }
}

/** The clock's own error comes from the context it ran in, so that it is known by its code alone. */
function isTimeout(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** Texts, which are shortened by leaving letters out. */
const texts = fc.array(fc.noShrink(fc.nat(0xffff)), { maxLength: 2 ** 25, size: 'max' }).map(
  (codes) => codes.map((code) => String.fromCharCode(code)).join(''),
  (text) => Array.from(String(text), (_, at) => String(text).charCodeAt(at)),
);

/** A text that still fails, with what is not needed for it left out. */
function shortened(text: string, faultsOf: (text: string) => readonly string[]): string {
  const isTaken = fc.property(
    fc.limitShrink(texts, SHORTER),
    (shorter) => faultsOf(shorter).length === 0,
  );
  const { counterexample } = fc.check(isTaken, { numRuns: 1, examples: [[text]] });
  return counterexample?.[0] ?? text;
}
