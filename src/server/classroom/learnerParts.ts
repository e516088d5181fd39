/** The parts of an assignment as learners see them: right answers are left out until they may be shown. */
import { type AnswerWork, isBoardPart, type Question, type SheetRow } from '@/src/contract/parts';
import type { SeenAssignment } from './access';
import { givesRight, tellsAnswers } from './answersShown';
import { type AssignedBoard, assignedBoard } from './assignedBoard';
import { isBoardWork, outlineOf, partsOf, type WorkByPart, worthOfPart } from './parts';

interface CommonParts {
  readonly id: string;
  readonly points: number;
}

/** A board as a learner sees it. */
export interface LearnerBoard extends CommonParts {
  readonly kind: 'board';
  readonly title: string;
  readonly about: AssignedBoard;
  /** For each of its tasks the round that met it in what was handed in; null for nothing yet. */
  readonly met: readonly (number | null)[] | null;
}

/** What is asked, without what is right. */
type LearnerQuestion = CommonParts & {
  readonly prompt: string;
  /** What was handed in; null for nothing yet. */
  readonly answer: AnswerWork['answer'] | null;
  /** null while it is not said. */
  readonly isRight: boolean | null;
  /** The question with what is right, where the answer is not and that may be said; else null. */
  readonly solved: Question | null;
} & (
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly isOne: boolean }
    | { readonly kind: 'number'; readonly unit: string }
    | { readonly kind: 'short' }
    | {
        readonly kind: 'predict';
        readonly step: number;
        readonly called: readonly [string, string];
        /** What is done at the step, and the sheet before it; left out where that was not kept yet. */
        readonly act: string | undefined;
        readonly sheet: readonly SheetRow[] | undefined;
        /** Which way the line goes, or what it shows afterwards. */
        readonly asks: 'change' | 'amount';
      }
  );

export type LearnerPart = LearnerBoard | LearnerQuestion;

/** What was handed in, and whether it was returned. */
interface HandedIn {
  readonly work: WorkByPart;
  readonly times: number;
  readonly returnedOf: number | null;
}

/** What a question asks, in its words: nothing of what is right. */
export function wordsAsked(part: Question) {
  return { prompt: part.prompt, ...shapeOf(part) };
}

/** What a kind of question shows beside its prompt. */
function shapeOf(part: Question) {
  switch (part.kind) {
    case 'choice':
      return { kind: part.kind, options: part.options, isOne: part.right.length === 1 };
    case 'number':
      return { kind: part.kind, unit: part.unit };
    case 'predict':
      return {
        kind: part.kind,
        step: part.step,
        called: part.called,
        act: part.act,
        sheet: part.sheet,
        asks: part.amount === undefined ? ('change' as const) : ('amount' as const),
      };
    case 'short':
      return { kind: part.kind };
  }
}

/**
 * The parts of an assignment, in order, with how far a learner has come with each.
 *
 * @param handedIn what was handed in, as its learner may see it; null for nothing yet
 */
export async function learnerParts(
  seen: SeenAssignment,
  handedIn: HandedIn | null,
): Promise<readonly LearnerPart[]> {
  const work = handedIn?.work ?? null;
  const [tells, gives] = [tellsAnswers(seen, handedIn), givesRight(seen, handedIn)];
  const parts: LearnerPart[] = [];
  for (const part of partsOf(seen)) {
    const done = work?.[part.id];
    const { id } = part;
    const points = worthOfPart(outlineOf(part));
    if (isBoardPart(part)) {
      const met = isBoardWork(done) ? done.met : null;
      const { title } = part;
      parts.push({ id, kind: 'board', title, points, met, about: await assignedBoard(part) });
      continue;
    }
    const answered = done && !isBoardWork(done) ? done : null;
    const isRight = tells ? (answered?.isRight ?? null) : null;
    const answer = answered?.answer ?? null;
    const solved = gives && isRight === false ? part : null;
    parts.push({ id, points, answer, isRight, solved, ...wordsAsked(part) });
  }
  return parts;
}
