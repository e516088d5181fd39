/** A run of the fuzzer: input after input, each under a time limit. */
import { createContext, Script } from 'node:vm';
import { Chance } from '../prove/chance';
import { inputFaults } from './check';
import type { Corpus } from './corpus';
import { type Input, inputAt } from './inputs';

/** Milliseconds that one input may take. */
const LIMIT = 2000;

/** Inputs that are taken under one clock. */
const BATCH = 200;

export interface Run {
  readonly inputs: number;
  /** Milliseconds that the slowest input took. */
  readonly slowest: number;
  /** How many inputs of each kind there were. */
  readonly kinds: Readonly<Record<Input['kind'], number>>;
  readonly failure: Failure | null;
}

/** An input that was not taken as it should be. */
export interface Failure {
  readonly index: number;
  readonly kind: Input['kind'];
  readonly text: string;
  readonly faults: readonly string[];
}

type Check = (chance: Chance, input: Input) => readonly string[];

/** Takes inputs one after another until one fails. */
class Fuzzer {
  index: number;
  slowest = 0;
  failure: Failure | null = null;
  readonly kinds = { file: 0, link: 0, tree: 0 };
  private begun = 0;

  constructor(
    private readonly corpus: Corpus,
    private readonly seed: number,
    from: number,
    private readonly check: Check,
  ) {
    this.index = from;
  }

  /** Takes inputs up to a number. */
  take(end: number): void {
    while (this.index < end && !this.failure) {
      const { index } = this;
      this.begun = performance.now();
      const input = inputAt(this.corpus, this.seed, index);
      const faults = this.check(new Chance(this.seed, index + 1), input);
      this.slowest = Math.max(this.slowest, performance.now() - this.begun);
      this.kinds[input.kind] += 1;
      if (faults.length > 0) this.fail(input, faults);
      this.index += 1;
    }
  }

  /** The clock ran out: whether it was over one input, which has then failed. */
  overtime(): void {
    if (performance.now() - this.begun < LIMIT) return;
    const input = inputAt(this.corpus, this.seed, this.index);
    this.fail(input, [`it takes more than ${LIMIT / 1000} seconds`]);
  }

  private fail({ kind, text }: Input, faults: readonly string[]): void {
    this.failure = { index: this.index, kind, text, faults };
  }
}

/**
 * Takes so many inputs of a seed, from a number on.
 *
 * @param told is told of the progress after each batch
 */
export function fuzz(
  corpus: Corpus,
  { inputs, seed, from = 0 }: { inputs: number; seed: number; from?: number },
  check: Check = inputFaults,
  told: (done: number) => void = () => {},
): Run {
  const fuzzer = new Fuzzer(corpus, seed, from, check);
  const end = from + inputs;
  while (fuzzer.index < end && !fuzzer.failure) {
    timed(fuzzer, Math.min(end, fuzzer.index + BATCH));
    told(fuzzer.index - from);
  }
  const { slowest, kinds, failure, index } = fuzzer;
  return { inputs: index - from, slowest, kinds, failure };
}

/** Takes a batch under a clock that stops even an endless loop. */
function timed(fuzzer: Fuzzer, end: number): void {
  const context = createContext({ take: () => fuzzer.take(end) });
  try {
    new Script('take()').runInContext(context, { timeout: LIMIT });
  } catch (error) {
    // A batch of many long inputs goes on where it was stopped; only a single one can be too long.
    if (!isTimeout(error)) throw error;
    fuzzer.overtime();
  }
}

/** The clock's own error comes from the context it ran in, so that it is known by its code alone. */
function isTimeout(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
