/** What learners are told of the parts of an assignment: nothing of what is right before it may be said. */
import { type AnswerWork, isBoardPart, type Question } from '@/src/contract/parts';
import type { SeenAssignment } from './access';
import { isBoardWork, outlineOf, partsOf, type WorkByPart } from './parts';
import { gotOf, pointsOf, tellsAnswers } from './score';
import { aboutOf, type ShownAbout } from './shown';

interface Told {
  readonly id: string;
  readonly points: number;
  /** What was reached; null where nothing was handed in of it, or it is not said yet. */
  readonly got: number | null;
}

/** A board as a learner sees it. */
export interface ToldBoard extends Told {
  readonly kind: 'board';
  readonly title: string;
  readonly about: ShownAbout;
  /** For each of its tasks the round that met it in what was handed in; null for nothing yet. */
  readonly met: readonly (number | null)[] | null;
}

/** What is asked, without what is right. */
export type ToldQuestion = Told & {
  readonly prompt: string;
  /** What was handed in; null for nothing yet. */
  readonly answer: AnswerWork['answer'] | null;
  /** null while it is not said. */
  readonly isRight: boolean | null;
} & (
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly isOne: boolean }
    | { readonly kind: 'number'; readonly unit: string }
    | { readonly kind: 'short' }
    | {
        readonly kind: 'predict';
        readonly step: number;
        readonly called: readonly [string, string];
      }
  );

export type ToldPart = ToldBoard | ToldQuestion;

/** What a kind of question shows beside its prompt. */
function shapeOf(part: Question) {
  switch (part.kind) {
    case 'choice':
      return { kind: part.kind, options: part.options, isOne: part.right.length === 1 };
    case 'number':
      return { kind: part.kind, unit: part.unit };
    case 'predict':
      return { kind: part.kind, step: part.step, called: part.called };
    case 'short':
      return { kind: part.kind };
  }
}

/**
 * The parts of an assignment, in order, with how far a learner has come with each.
 *
 * @param work what was handed in; null for nothing yet
 */
export async function toldParts(
  seen: SeenAssignment,
  work: WorkByPart | null,
): Promise<readonly ToldPart[]> {
  const tells = tellsAnswers(seen);
  const parts: ToldPart[] = [];
  for (const part of partsOf(seen)) {
    const done = work?.[part.id];
    const { id } = part;
    const points = pointsOf(outlineOf(part));
    if (isBoardPart(part)) {
      const met = isBoardWork(done) ? done.met : null;
      const got = done ? gotOf(outlineOf(part), done) : null;
      const { title } = part;
      parts.push({ id, kind: 'board', title, points, got, met, about: await aboutOf(part) });
      continue;
    }
    const answered = done && !isBoardWork(done) ? done : null;
    const isRight = tells ? (answered?.isRight ?? null) : null;
    const got = isRight === null ? null : isRight ? points : 0;
    const answer = answered?.answer ?? null;
    parts.push({ id, prompt: part.prompt, points, got, answer, isRight, ...shapeOf(part) });
  }
  return parts;
}
