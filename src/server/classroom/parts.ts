/** The parts of an assignment and what was handed in of them, as the database keeps them. */
import { sql } from 'drizzle-orm';
import {
  type AssignmentPart,
  type BoardPart,
  type BoardWork,
  isBoardPart,
  type KeptParts,
  keptParts,
  PARTS_VERSION,
  type Question,
  type Work,
} from '@/src/contract/parts';
import { readAs } from '@/src/contract/shape';
import { assignments, handIns } from '../database/schema/classroom';

/** What was handed in of each part, by its id. */
export type WorkByPart = Readonly<Record<string, Work>>;

interface WithParts {
  readonly parts: KeptParts;
}

/** Parts as the column holds them, with the version of their form. */
export function versionedParts(parts: readonly AssignmentPart[]): KeptParts {
  return { version: PARTS_VERSION, parts: [...parts] };
}

/**
 * The parts of an assignment in order.
 *
 * @throws where they are in no form that this server knows
 */
export function partsOf({ parts }: WithParts): readonly AssignmentPart[] {
  const read = readAs(keptParts, parts);
  if (read?.version !== PARTS_VERSION) throw new Error('the parts of an assignment cannot be read');
  return read.parts;
}

/** The boards of an assignment in order. */
export function boardsOf(seen: WithParts): readonly BoardPart[] {
  return partsOf(seen).filter(isBoardPart);
}

/** A board of an assignment as lists and tables tell it, without its logs. */
interface BoardOutline extends Omit<BoardPart, 'startLog' | 'modelLog'> {
  readonly hasModel: boolean;
}

/** A part as lists and tables tell it. */
export type Outline = BoardOutline | Question;

/** A part that was read whole, as lists and tables tell it. */
export function outlineOf(part: AssignmentPart): Outline {
  if (!isBoardPart(part)) return part;
  const { startLog: _, modelLog, ...told } = part;
  return { ...told, hasModel: modelLog !== null };
}

/** How many points a part is worth: a board as many as its chosen tasks together. */
export function worthOfPart(part: Outline): number {
  if (!isBoardPart(part)) return part.points;
  return part.tasks.reduce((sum, { points }) => sum + points, 0);
}

/** The parts of an assignment that was read whole, as lists and tables tell them. */
export function outlinesOf(seen: WithParts): readonly Outline[] {
  return partsOf(seen).map(outlineOf);
}

/** The parts of an assignment without the logs, which are long. */
export const outlines = sql<readonly Outline[]>`(
  select jsonb_agg(
    (one.part - 'startLog' - 'modelLog') || case when one.part ->> 'kind' = 'board'
      then jsonb_build_object('hasModel', one.part -> 'modelLog' <> 'null'::jsonb)
      else '{}'::jsonb end
    order by one.place)
  from jsonb_array_elements(${assignments.parts} -> 'parts') with ordinality as one(part, place))`;

/** What was done on a board, without its log. */
type BoardWorkOutline = Omit<BoardWork, 'log'>;

/** What was handed in of a part, without a log. */
export type WorkOutline = BoardWorkOutline | Exclude<Work, BoardWork>;

/** What was handed in of each part, by its id, without the logs. */
export const workOutlines = sql<Readonly<Record<string, WorkOutline>>>`(
  select coalesce(jsonb_object_agg(one.key, one.value - 'log'), '{}')
  from jsonb_each(${handIns.work}) as one)`;

/** Whether it is what was done on a board; nothing was, where there is no work. */
export function isBoardWork<One extends object>(
  one: One | undefined,
): one is Extract<One, { readonly met: unknown }> {
  return one !== undefined && 'met' in one;
}

/** For each chosen task of the boards, in order, the round that met it; null where it is not met, or its board was left out. */
export function metIn(
  parts: readonly Outline[],
  work: Readonly<Record<string, WorkOutline>>,
): readonly (number | null)[] {
  return parts.filter(isBoardPart).flatMap(({ id, tasks }) => {
    const done = work[id];
    return tasks.map((_, index) => (isBoardWork(done) ? (done.met[index] ?? null) : null));
  });
}

/** What all boards of a hand-in come to. */
export function boardsSummary(
  parts: readonly Outline[],
  work: Readonly<Record<string, WorkOutline>>,
): {
  /** For each chosen task of all boards, in order, the round that met it, or null. */
  readonly met: readonly (number | null)[];
  /** In words, where the first board with a model first differs from it; null where none does. */
  readonly divergence: string | null;
  /** How many rounds their logs have, together. */
  readonly rounds: number;
} {
  const boards = parts.flatMap(({ id }) => (isBoardWork(work[id]) ? [work[id]] : []));
  return {
    met: metIn(parts, work),
    divergence: boards.find(({ divergence }) => divergence !== null)?.divergence ?? null,
    rounds: boards.reduce((sum, { rounds }) => sum + rounds, 0),
  };
}

/**
 * What a learner is told of what they handed in: not where they leave the model, which would be given away
 * bit by bit.
 *
 * @param tells whether it may be said which answers are right
 */
export function workForLearner(work: WorkByPart, tells: boolean): WorkByPart {
  return Object.fromEntries(
    Object.entries(work).map(([part, one]) => {
      if (isBoardWork(one)) return [part, { ...one, divergence: null }];
      return [part, { ...one, isRight: tells ? one.isRight : null }];
    }),
  );
}
