/** What a page may carry that is only opened, by kinds of page: `budget.json`, at the root of the repository. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Weight } from './weight';

const most = z.int().positive();

/** At most: bytes, and numbers of files and requests. */
const limits: z.ZodType<Weight> = z.strictObject({
  script: most,
  style: most,
  font: most,
  fontFiles: most,
  requests: most,
  all: most,
});

const shape = z.strictObject({
  /** Pages without a board, as a guest sees them. */
  text: limits,
  /** The home page: its story is drawn with the page, and its board comes once it is asked for. */
  home: limits,
  /** Lists of scenarios, each with its picture. */
  gallery: limits,
  /** Pages on which guests sign in, sign up and the like. */
  form: limits,
  /** Pages without a board, as somebody sees them who is signed in. */
  member: limits,
  /** Setting work: what reads a log is fetched once one is chosen. */
  settingWork: limits,
  /** Handing work in: a page without a board that reads logs all the same. */
  assignment: limits,
  lesson: limits,
  bills: limits,
  sandbox: limits,
  embed: limits,
  scenario: limits,
  /** What a learner handed in: a board, for somebody who is signed in. */
  handIn: limits,
});

type Budget = z.infer<typeof shape>;

/** Kinds of page, by what they may carry. */
export type Kind = keyof Budget;

/** Reads a budget. Throws with what is wrong where it is none. */
export function readBudget(text: string): Budget {
  const read = shape.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(`budget.json cannot be used:\n${z.prettifyError(read.error)}`);
}

/** The budget that holds. */
export const BUDGET = readBudget(readFileSync('budget.json', 'utf8'));

const FIGURES = ['script', 'style', 'font', 'fontFiles', 'requests', 'all'] as const;

/** In what a page is beyond what its kind may carry. */
export function excessesOf(kind: Kind, weight: Weight): readonly string[] {
  return FIGURES.flatMap((figure) => {
    const limit = BUDGET[kind][figure];
    return weight[figure] <= limit ? [] : `${figure} ${weight[figure]}, at most ${limit}`;
  });
}
