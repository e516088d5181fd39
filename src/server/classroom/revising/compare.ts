/** What a change of an assignment’s parts does to each of them. */
import { isDeepStrictEqual } from 'node:util';
import {
  type AssignmentPart,
  type BoardPart,
  isBoardPart,
  type Question,
} from '@/src/contract/parts';
import { outlineOf, worthOfPart } from '../parts';

/** What becomes of a part that an assignment has. */
export interface PartChange {
  readonly before: AssignmentPart;
  /** What it is from now on, under whatever id; null where it is taken out. */
  readonly after: AssignmentPart | null;
  /** Whether what was handed in of it stays its own. Else it asks something else now, and its old id is nobody’s. */
  readonly isKept: boolean;
  /** Whether its words change: its text, answers to choose from, a unit. */
  readonly isReworded: boolean;
  /** Whether what was handed in has to be judged anew: by other right answers, tasks or model. */
  readonly isJudgedAnew: boolean;
}

/** The parts as they are kept from now on, and what becomes of those before. */
export interface Compared {
  readonly parts: readonly AssignmentPart[];
  readonly changes: readonly PartChange[];
  /** Those that were not there before. */
  readonly added: readonly AssignmentPart[];
}

/** Whether answers, which name options by their places, still name the same ones: each may be worded anew, none may move or go. */
function areInPlace(before: readonly string[], after: readonly string[]): boolean {
  const isIn = (texts: readonly string[], text: string | undefined) =>
    texts.some((one) => one === text);
  return before.every((text, index) => {
    const now = after[index];
    return now === text || (now !== undefined && !isIn(before, now) && !isIn(after, text));
  });
}

type Prediction = Extract<Question, { readonly kind: 'predict' }>;

/** What a prediction asks, but for its words: a step of another board is another question. */
function foretold(
  { prompt: _, points: __, id: ___, act, sheet, ...asked }: Prediction,
  isTold: boolean,
) {
  return isTold ? { ...asked, act, sheet } : { ...asked, called: null };
}

/** Whether a part asks what the other did, so that what was handed in of it still answers it. */
function asksTheSame(before: AssignmentPart, after: AssignmentPart): boolean {
  if (isBoardPart(before) || isBoardPart(after)) {
    return isBoardPart(before) && isBoardPart(after) && before.startLog === after.startLog;
  }
  if (before.kind === 'choice' && after.kind === 'choice') {
    return areInPlace(before.options, after.options);
  }
  if (before.kind === 'predict' && after.kind === 'predict') {
    // Of early ones it was not kept what is done at the step.
    const isTold = before.act !== undefined;
    return isDeepStrictEqual(foretold(before, isTold), foretold(after, isTold));
  }
  return before.kind === after.kind;
}

/** What learners read of a question; nothing of a board, whose title is a name only. */
function wordsOf(part: AssignmentPart): readonly (string | readonly string[])[] {
  if (isBoardPart(part)) return [];
  if (part.kind === 'choice') return [part.prompt, part.options];
  return part.kind === 'number' ? [part.prompt, part.unit] : [part.prompt];
}

const indexesOf = ({ tasks }: BoardPart) => tasks.map(({ index }) => index);

/** Whether learners read two parts with the same words. */
export function readsAlike(one: AssignmentPart, other: AssignmentPart): boolean {
  return isDeepStrictEqual(wordsOf(one), wordsOf(other));
}

/** By what a part is judged. */
function judgedBy(part: AssignmentPart): unknown {
  switch (part.kind) {
    case 'board':
      return [indexesOf(part), part.modelLog];
    case 'choice':
      return part.right;
    case 'number':
      return [part.answer, part.tolerance];
    default:
      return null;
  }
}

/** What becomes of a part under the id that it has. */
function changeOf(before: AssignmentPart, after: AssignmentPart | undefined): PartChange {
  const isKept = after !== undefined && asksTheSame(before, after);
  return {
    before,
    after: after ?? null,
    isKept,
    isReworded: isKept && !readsAlike(before, after),
    isJudgedAnew: isKept && !isDeepStrictEqual(judgedBy(before), judgedBy(after)),
  };
}

/** Whether how much a part is worth changes. */
export function isOtherwiseWorth({ before, after }: PartChange): boolean {
  return after !== null && worthOfPart(outlineOf(before)) !== worthOfPart(outlineOf(after));
}

/** Whether the part has to be kept as it was, for what was handed in of it. */
export function isKeptAsItWas({ isKept, isReworded, isJudgedAnew }: PartChange): boolean {
  return !isKept || isReworded || isJudgedAnew;
}

/** An id that no part has, nor had. */
function freshId(taken: Set<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  taken.add(String(number));
  return String(number);
}

/** The same part under another id, and about the board that a prediction is about by its new id. */
function renamed(part: AssignmentPart, ids: ReadonlyMap<string, string>): AssignmentPart {
  const id = ids.get(part.id) ?? part.id;
  if (part.kind !== 'predict') return { ...part, id };
  return { ...part, id, about: ids.get(part.about) ?? part.about };
}

/**
 * Compares the parts of an assignment with those that shall take their place. A part that keeps an id
 * but asks something else gets a new id, so that no old answer is taken for an answer to it.
 *
 * @param former ids of parts that the assignment once had: none is given out again
 */
export function compareParts(
  before: readonly AssignmentPart[],
  wanted: readonly AssignmentPart[],
  former: readonly string[],
): Compared {
  const known = new Map(before.map((part) => [part.id, part]));
  const taken = new Set([...former, ...known.keys(), ...wanted.map(({ id }) => id)]);
  const isStrange = (part: AssignmentPart) => {
    const was = known.get(part.id);
    return was ? !asksTheSame(was, part) : former.includes(part.id);
  };
  const ids = new Map(wanted.filter(isStrange).map(({ id }) => [id, freshId(taken)]));
  // A board that is another one makes another question of every prediction about it.
  for (const part of wanted) {
    const isAboutOther = part.kind === 'predict' && ids.has(part.about);
    if (isAboutOther && known.has(part.id) && !ids.has(part.id)) ids.set(part.id, freshId(taken));
  }
  const sent = new Map(wanted.map((part) => [part.id, renamed(part, ids)]));
  return {
    parts: [...sent.values()],
    changes: before.map((part) => {
      const after = sent.get(part.id);
      return ids.has(part.id) && after
        ? { before: part, after, isKept: false, isReworded: false, isJudgedAnew: false }
        : changeOf(part, after);
    }),
    added: wanted.filter(({ id }) => !known.has(id)).flatMap(({ id }) => sent.get(id) ?? []),
  };
}
