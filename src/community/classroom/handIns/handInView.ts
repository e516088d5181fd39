/** What the page of a hand-in shows, put together. For the server only. */
import { prefixMatch } from '@/events/timeline/prefixMatch';
import { isBoardPart, type Question } from '@/src/contract/parts';
import type { SeenAssignment } from '@/src/server/classroom/access';
import { givesRight, tellsAnswers } from '@/src/server/classroom/answersShown';
import { readKeptLog } from '@/src/server/classroom/boards';
import { lateLoss } from '@/src/server/classroom/dates';
import { attemptsOf, workOfAttempt } from '@/src/server/classroom/feedback/attempts';
import { scoresOf, toldLater } from '@/src/server/classroom/feedback/scores';
import { threadsOn } from '@/src/server/classroom/feedback/threads';
import { type HandInDetails, handInOf } from '@/src/server/classroom/handInDetails';
import {
  isBoardWork,
  metIn,
  type Outline,
  outlineOf,
  partsOf,
  type WorkByPart,
  type WorkOutline,
  workForLearner,
} from '@/src/server/classroom/parts';
import {
  type AskedBefore,
  formerPartsOf,
  goneFrom,
  partsAskedIn,
  rewordedFrom,
} from '@/src/server/classroom/revising/former';
import { type ChosenTask, chosenTasks } from '@/src/server/classroom/table';
import type { Database } from '@/src/server/database/database';
import type { NamedScore } from '../feedback/pointsWords';
import type { ShownPart, ShownThread } from '../feedback/shown';
import { predictionSaid } from '../work/workWords';

/** What an address says of a hand-in, as it came. */
interface AskedView {
  readonly attempt?: string | undefined;
  readonly part?: string | undefined;
  /** An attempt to lay beside the one that is shown. */
  readonly with?: string | undefined;
}

/** Prompts are told in as many characters where they name something. */
const NAMED = 90;

/** Which attempt a text names; the last one where it names none. */
function attemptIn(text: string | undefined, last: number): number {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : last;
}

/** All that the page shows; null where there is nothing, or it is not for whoever looks. */
export async function handInView(
  db: Database,
  seen: SeenAssignment,
  learnerId: string,
  viewerId: string,
  asked: AskedView,
) {
  const handIn = await handInOf(db, seen, learnerId, viewerId);
  if (handIn === null) return null;
  const { handInId, learner, returnedOf, times } = handIn;
  const attempt = attemptIn(asked.attempt, times);
  const isLast = attempt === times;
  const work = await workAt(db, seen, handIn, attempt);
  if (work === null) return null;
  const looking = { handInId, learner, returnedOf, part: seen.part, viewerId };
  const [attempts, threads, former] = await Promise.all([
    attemptsOf(db, handInId),
    threadsOn(db, looking),
    formerPartsOf(db, seen.id),
  ]);
  const now = partsOf(seen);
  // What counts is told by the parts of today; an earlier attempt by those that it answered.
  const outlines = (isLast ? now : partsAskedIn(work, now, former)).map(outlineOf);
  const gone = isLast ? await goneView(goneFrom(work, now, former)) : [];
  const tasks = (await Promise.all(outlines.filter(isBoardPart).map(chosenTasks))).flat();
  const everyPart = [...outlines, ...gone.map(({ part }) => part)];
  const board = boardIn(everyPart, work, asked.part);
  const returning = { times: attempt, returnedOf };
  const later = seen.part === 'instructor' ? null : toldLater(seen, returning);
  return {
    handIn,
    attempt,
    attempts,
    outlines,
    gone,
    reworded: isLast ? rewordedFrom(work, now, former) : NOTHING_REWORDED,
    work,
    tasks,
    met: metIn(outlines, work),
    threads: threads.map(shownThread),
    parts: partsShown(everyPart),
    loss: lateLoss(seen, handIn.handedInAt),
    tellsRight: seen.part === 'instructor' || tellsAnswers(seen, returning),
    givesRight: seen.part === 'instructor' || givesRight(seen, returning),
    scores: namedScores(outlines, tasks, scoresOf(outlines, work, handIn.points, later)),
    board,
    compared: board && (await comparedWith(db, seen, handIn, board.id, work, asked.with)),
  };
}

/** All that the page shows. */
export type HandInView = NonNullable<Awaited<ReturnType<typeof handInView>>>;

/** What was handed in at an attempt, as whoever looks may see it; null where it is not kept. */
async function workAt(
  db: Database,
  seen: SeenAssignment,
  { handInId, times, work, returnedOf }: HandInDetails,
  attempt: number,
): Promise<WorkByPart | null> {
  if (attempt === times) return work;
  const kept = await workOfAttempt(db, handInId, attempt);
  if (!kept || seen.part === 'instructor') return kept;
  return workForLearner(kept, tellsAnswers(seen, { times: attempt, returnedOf }));
}

type Outlines = readonly Outline[];

const NOTHING_REWORDED: ReturnType<typeof rewordedFrom> = new Map();

/** A part that is asked no longer, with what was handed in of it. */
export interface GonePart {
  readonly part: Outline;
  readonly done: WorkOutline;
  /** The tasks of a board; none of a question. */
  readonly tasks: readonly ChosenTask[];
}

function goneView(gone: readonly AskedBefore[]): Promise<readonly GonePart[]> {
  return Promise.all(
    gone.map(async ({ part, done }) => ({
      part: outlineOf(part),
      done,
      tasks: isBoardPart(part) ? await chosenTasks(part) : [],
    })),
  );
}

/** The part whose board is shown: the one that the address names, else the first that was done. */
function boardIn(outlines: Outlines, work: WorkByPart, named: string | undefined) {
  const done = outlines.filter(isBoardPart).filter(({ id }) => isBoardWork(work[id]));
  const shown = done.find(({ id }) => id === named) ?? done[0];
  const found = shown && work[shown.id];
  return shown && isBoardWork(found) ? { ...shown, done: found, others: done } : null;
}

/** How an attempt stands to one that is laid beside it. */
export interface Compared {
  readonly attempt: number;
  /** Its log, where it leaves the line that is shown; null where one of both only goes on from the other. */
  readonly logText: string | null;
  /** Whether the one that is shown goes on from it, or is only a beginning of it. */
  readonly goesOn: 'shown' | 'other' | null;
}

async function comparedWith(
  db: Database,
  seen: SeenAssignment,
  handIn: HandInDetails,
  part: string,
  work: WorkByPart,
  asked: string | undefined,
): Promise<Compared | null> {
  if (asked === undefined) return null;
  const attempt = attemptIn(asked, handIn.times);
  const other = (await workAt(db, seen, handIn, attempt))?.[part];
  const here = work[part];
  if (!isBoardWork(other) || !isBoardWork(here)) return null;
  const [ours, theirs] = [readKeptLog(here.log).events, readKeptLog(other.log).events];
  if (prefixMatch(ours, theirs) === 'whole') return { attempt, logText: null, goesOn: 'shown' };
  if (prefixMatch(theirs, ours) === 'whole') return { attempt, logText: null, goesOn: 'other' };
  return { attempt, logText: other.log, goesOn: null };
}

/** What names a question on one line: the beginning of its prompt; of a prediction, what is predicted. */
function nameOf(question: Question): string {
  if (question.kind === 'predict') return predictionSaid(question);
  const line = question.prompt.replace(/\s+/g, ' ').trim();
  return line.length > NAMED ? `${line.slice(0, NAMED - 1).trimEnd()}…` : line;
}

/** What the questions of an assignment are called, by their ids: “Question 2”. */
function questionNames(outlines: Outlines): ReadonlyMap<string, string> {
  const questions = outlines.filter((one) => !isBoardPart(one));
  return new Map(questions.map(({ id }, index) => [id, `Question ${index + 1}`]));
}

function partsShown(outlines: Outlines): readonly ShownPart[] {
  const names = questionNames(outlines);
  return outlines.map((one) =>
    isBoardPart(one)
      ? { id: one.id, name: one.title, isBoard: true }
      : { id: one.id, name: names.get(one.id) ?? '', isBoard: false },
  );
}

function namedScores(
  outlines: Outlines,
  tasks: readonly ChosenTask[],
  scores: ReturnType<typeof scoresOf>,
): readonly NamedScore[] {
  const names = questionNames(outlines);
  const boards = outlines.filter(isBoardPart);
  return scores.map((score) => {
    const part = outlines.find(({ id }) => id === score.part);
    if (!part || isBoardPart(part)) {
      const task = tasks.find((one) => one.part === score.part && one.number === score.task);
      const where = boards.length > 1 && part ? `${part.title}, task` : 'Task';
      return { ...score, name: `${where} ${score.task}: ${task?.goal ?? ''}` };
    }
    return { ...score, name: `${names.get(part.id)}: ${nameOf(part)}` };
  });
}

/** A comment as the browser is handed it. */
function shownThread(thread: Awaited<ReturnType<typeof threadsOn>>[number]): ShownThread {
  const { attempt, part, step, answers } = thread;
  return { ...shownSaid(thread), attempt, part, step, answers: answers.map(shownSaid) };
}

function shownSaid(said: Awaited<ReturnType<typeof threadsOn>>[number]['answers'][number]) {
  const { id, by, isOwn, text, createdAt, editedAt } = said;
  const edited = editedAt?.toISOString() ?? null;
  return { id, by, isOwn, text, createdAt: createdAt.toISOString(), editedAt: edited };
}
