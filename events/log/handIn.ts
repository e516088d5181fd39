/** What an instructor's table says of a log that was handed in: its tasks, and where it leaves the model. */

import { loadLesson } from '@/src/lessons/course/load';
import { metTasks, type Task } from '@/src/lessons/course/task';
import { actionNamed } from '../banking/actions/registry';
import { billsActionNamed } from '../bills/registry';
import { at, known } from '../known';
import { type Phrase, plain } from '../phrase';
import { sameEvent } from '../timeline/equality';
import type { AnyEvent, Step } from '../world/board';
import type { AnyFoldedLog, FoldedLog } from './folded';
import type { Log } from './log';

/**
 * The tasks of the board that a log belongs to, in order; none for a sandbox or the
 * bills. Rejects when the lesson has no board, or its file cannot be fetched.
 */
export async function tasksOf(log: Log): Promise<readonly Task[]> {
  return typeof log.lesson === 'number' ? (await loadLesson(log.lesson)).tasks : [];
}

/**
 * The number of the round that met each task, null for a task that is not met. As on
 * the board, a task counts only once the one before it in the lesson is met, whether
 * that one was chosen or not.
 *
 * @param tasks all tasks of the lesson
 * @param chosen the indexes of those to report, in the order wanted; left out, all of them
 */
export function tasksMetIn(
  folded: AnyFoldedLog,
  tasks: readonly Task[],
  chosen: readonly number[] = [...tasks.keys()],
): readonly (number | null)[] {
  if (folded.world === 'bills') return chosen.map(() => null);
  const opening = at(folded.steps, 0);
  const line = folded.steps.slice(1);
  const rounds = metTasks(tasks, opening, line).map(
    (place) => at(line, place).count - opening.count,
  );
  return chosen.map((index) => rounds[index] ?? null);
}

/** The first place where a log differs from the model. */
interface Divergence {
  /** The number of the round at which the log's own event is shown; 0 for another board. */
  readonly round: number;
  /** Both are null where the log was played on another board. */
  readonly mine: AnyEvent | null;
  readonly model: AnyEvent | null;
  /** Both events in a sentence each: "Step 3: Bank 1 … The model: Bank 2 …" */
  readonly words: string;
}

/**
 * Where a log first differs from the model. Notes are not compared.
 *
 * @returns null when one of them is the beginning of the other: a log that stops
 * early, or goes on after the model's end, differs nowhere
 */
export function firstDivergence(mine: AnyFoldedLog, model: AnyFoldedLog): Divergence | null {
  if (!isSameBoard(mine, model)) {
    return { round: 0, mine: null, model: null, words: 'It was played on another board.' };
  }
  const models = movesIn(model);
  for (const [place, own] of movesIn(mine).entries()) {
    const other = models[place];
    if (!other) return null;
    if (sameEvent(own.event, other.event)) continue;
    const words = `${own.round === 0 ? 'At the opening' : `Step ${own.round}`}: ${both(own, other)}`;
    return { round: own.round, mine: own.event, model: other.event, words };
  }
  return null;
}

/** Whether two logs begin alike: sandboxes differ by their openings. */
function isSameBoard(one: AnyFoldedLog, other: AnyFoldedLog): boolean {
  if (one.board.key !== other.board.key) return false;
  const [opening, another] = [openingOf(one), openingOf(other)];
  return (
    opening.length === another.length &&
    opening.every((event, place) => {
      const met = another[place];
      return met !== undefined && sameEvent(event, met);
    })
  );
}

function openingOf({ board }: AnyFoldedLog): readonly AnyEvent[] {
  const start: readonly Step[] = board.start;
  return start.flatMap(({ event }) => event ?? []);
}

/** An event of a line that is compared. */
interface Move {
  readonly event: AnyEvent;
  /** The number of the round that it made, or belongs to. */
  readonly round: number;
  /** What it did; worked out only where it is told. */
  tell(): Phrase;
}

/** What was done, notes apart. */
function movesIn(folded: AnyFoldedLog): readonly Move[] {
  return folded.world === 'bills' ? movesOf(folded) : movesOf(folded);
}

function movesOf<Round extends Step>({ board, steps }: FoldedLog<Round>): readonly Move[] {
  const [opening] = steps;
  return steps.flatMap((step, place) => {
    const before = steps[place - 1];
    const { event, count }: Step = step;
    if (!opening || !before || !event || event.type === 'note') return [];
    return { event, round: count - opening.count, tell: () => board.tell(step, before) };
  });
}

/** Both events, in as few words as tell them apart. */
function both(own: Move, other: Move): string {
  const [mine, model] = [own.tell(), other.tell()];
  for (const told of [firstSentence, plain]) {
    if (told(mine) !== told(model)) return `${told(mine)} The model: ${told(model)}`;
  }
  const { type } = other.event;
  const way =
    own.event.type === type
      ? `does it with another ${differing(own, other)}`
      : `comes to it by “${actionOf(type).label}”`;
  return `${firstSentence(mine)} The model ${way}.`;
}

/** The sentence that a story begins with. A full stop within a name ends none. */
function firstSentence(phrase: Phrase): string {
  const masked = phrase.map((part) =>
    typeof part === 'string' ? part : '-'.repeat(part.name.length),
  );
  const { length } = masked.join('').replace(/\. .*$/s, '.');
  return plain(phrase).slice(0, length);
}

/** The fields in which two events of one type differ, as forms call them: “Loan”. */
function differing({ event }: Move, other: Move): string {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const others: Readonly<Record<string, unknown>> = { ...other.event };
  const labels = Object.entries(actionOf(event.type).fields).flatMap(([name, { label }]) =>
    values[name] === others[name] ? [] : `“${label}”`,
  );
  return labels.join(' and ');
}

/** The event type of this name, of either world: those that both have are alike. */
function actionOf(type: string) {
  return known(actionNamed(type) ?? billsActionNamed(type), 'event type of this name');
}
