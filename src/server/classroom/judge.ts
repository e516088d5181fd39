/** Judging what is handed in: logs are folded, looked at for the tasks and compared with the model, answers with the right ones. */
import { type AcceptedLog, acceptLog } from '@/events/log/accept';
import { firstDivergence } from '@/events/log/divergence';
import { handInProblem } from '@/events/log/fitting';
import { loadFolded } from '@/events/log/folded';
import { fileTextOf } from '@/events/log/log';
import { prefixMatch } from '@/events/timeline/prefixMatch';
import {
  type AnswerWork,
  type AssignmentPart,
  type BoardPart,
  CHANGES,
  isBoardPart,
  type Question,
  type Work,
} from '@/src/contract/parts';
import type { SentWork } from '@/src/contract/sent/handIn';
import { tasksMetIn, tasksOf } from '@/src/lessons/course/handIn';
import { SHELF } from '@/src/lessons/course/shelf';
import { foldQueuedOrRefuse } from '../foldQueue';
import { type Refused, refuse } from '../http/answer';
import { oneLine } from '../log';
import { readKeptLog } from './boards';

/** What is said where a part is none of the assignment’s any more. */
export const NO_PART = refuse(
  422,
  'The assignment has been changed meanwhile: load the page again. What you did stays in this browser.',
);

/** What was found out about a part that is handed in. */
interface Judged {
  readonly done: Work;
  /** Whether a board leaves its scenario before its end, which is told to whoever hands it in. */
  readonly leavesStart: boolean;
}

/** Where a log leaves the model, in words; null where it does not, or there is none. */
async function leavesModel(
  { folded }: AcceptedLog,
  modelLog: string | null,
): Promise<string | null> {
  const model = modelLog === null ? null : await loadFolded(readKeptLog(modelLog), SHELF);
  const divergence = model && firstDivergence(folded, model);
  return divergence ? oneLine(divergence.words) : null;
}

/** What is kept of a log that is handed in of a board; a refusal where it cannot be taken. */
export async function judgeBoard(
  { log: text, tries }: SentBoardWork,
  { startLog, tasks, modelLog }: BoardPart,
): Promise<Judged | Refused> {
  const accepted = await acceptLog(text, SHELF);
  if ('problem' in accepted) return refuse(422, accepted.problem);
  const { log, folded } = accepted;
  const start = readKeptLog(startLog);
  const problem = handInProblem(log, start, SHELF);
  if (problem !== null) return refuse(422, problem);
  const done = {
    log: fileTextOf(log),
    rounds: folded.rounds.length - 1,
    // What the assignment asks, not what the log that was sent says that it asks.
    met: [
      ...tasksMetIn(
        folded,
        await tasksOf(start),
        tasks.map(({ index }) => index),
      ),
    ],
    divergence: await leavesModel(accepted, modelLog),
    ...(tries && { tries }),
  };
  return { done, leavesStart: prefixMatch(log.events, start.events) === 'part' };
}

type SentBoardWork = Extract<SentWork, { readonly log: string }>;

const NO_ANSWER = 'This is no answer to the question: load the page again.';

/** Whether an answer is right; null where an instructor has to say, a refusal where it answers something else. */
export function isRight(
  question: Question,
  answer: AnswerWork['answer'],
): boolean | null | Refused {
  const { kind } = question;
  if (kind === 'choice' && Array.isArray(answer)) {
    const chosen = new Set(answer);
    if (answer.some((index) => index >= question.options.length)) return refuse(422, NO_ANSWER);
    return chosen.size === question.right.length && question.right.every((one) => chosen.has(one));
  }
  if (kind === 'number' && typeof answer === 'number') {
    // A hair more: halves of a cent are not what is asked.
    return Math.abs(answer - question.answer) <= question.tolerance * (1 + 1e-9) + 1e-9;
  }
  if (kind === 'predict') return isForeseen(question, answer);
  if (kind === 'short' && typeof answer === 'string') return null;
  return refuse(422, NO_ANSWER);
}

type Prediction = Extract<Question, { readonly kind: 'predict' }>;

/** Whether a prediction came true; a refusal where it answers something else. */
function isForeseen(
  { amount, right }: Prediction,
  answer: AnswerWork['answer'],
): boolean | Refused {
  if (amount === undefined) {
    return CHANGES.some((one) => one === answer) ? answer === right : refuse(422, NO_ANSWER);
  }
  if (typeof answer !== 'number') return refuse(422, NO_ANSWER);
  return Math.round(answer * 100) === amount;
}

/** What was found out about the parts that are handed in, by their ids. */
export type JudgedByPart = Readonly<Record<string, Judged>>;

/** What is kept of each part that was sent; a refusal where one cannot be taken. */
export async function judge(
  sent: Readonly<Record<string, SentWork>>,
  parts: readonly AssignmentPart[],
): Promise<{ readonly judged: JudgedByPart; readonly refused?: Refused }> {
  const judged: Record<string, Judged> = {};
  for (const [id, one] of Object.entries(sent)) {
    const part = parts.find((known) => known.id === id);
    if (!part) return { judged: {}, refused: NO_PART };
    const found = await judgeOne(one, part);
    if ('error' in found) {
      const where = parts.length > 1 ? `Part ${parts.indexOf(part) + 1}: ` : '';
      return { judged: {}, refused: { ...found, error: `${where}${found.error}` } };
    }
    judged[id] = found;
  }
  return { judged };
}

async function judgeOne(sent: SentWork, part: AssignmentPart): Promise<Judged | Refused> {
  if (isBoardPart(part)) {
    return 'log' in sent ? foldQueuedOrRefuse(() => judgeBoard(sent, part)) : NO_PART;
  }
  if (!('answer' in sent)) return NO_PART;
  const { answer } = sent;
  const right = isRight(part, answer);
  if (typeof right === 'object' && right !== null) return right;
  return { done: { answer, isRight: right }, leavesStart: false };
}
