/** Reads tasks from outside, as logs carry them. */
import { actionNamed } from '../banking/actions/registry';
import { isList, isRecord, isText, isWhole, ownValue, type Shape } from '../guards';
import { actProblem, goalProblem, listed, part, shapeProblem } from './read';
import type { TaskData } from './tasks';

/** Tasks that a log may carry. */
export const MAX_LOG_TASKS = 20;

/** Characters of a task's words, and of each of its hints. */
export const MAX_TASK_LENGTH = 300;

/** Hints of a task. */
const TASK_HINTS = 3;

/** Conditions of a task. */
const CONDITIONS = 6;

/** The version of tasks that is written today; a newer one is not read. */
export const TASKS_VERSION = 1;

/** The tasks that a log carries. */
export interface OwnTasks {
  readonly version: typeof TASKS_VERSION;
  /** In rising order: each counts only once the one before it is met. */
  readonly list: readonly TaskData[];
}

/** Whether a value is the tasks of a log. */
export function isOwnTasks(value: unknown): value is OwnTasks {
  return tasksProblem(value) === null;
}

/** What keeps a value from being the tasks of a log, in a sentence; null where nothing does. */
export function tasksProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'The tasks of a file are an object with “version” and “list”.';
  const version = ownValue(value, 'version');
  if (isWhole(version) && version > TASKS_VERSION) {
    return `These tasks were saved by a newer version of Tallystick. Reload the page to get it.`;
  }
  const wrong = shapeProblem(value, LIST_SHAPE, 'list of tasks');
  if (wrong !== null) return wrong;
  const list = listed(value, 'list');
  for (const [index, task] of list.entries()) {
    const problem = taskProblem(task);
    if (problem !== null) return `Task ${index + 1}: ${problem}`;
  }
  const words = new Set(list.map((task) => part(task, 'goal')));
  return words.size < list.length ? 'Two tasks have the same words.' : null;
}

const LIST_SHAPE: Shape = {
  version: (value): value is number => value === TASKS_VERSION,
  list: (value): value is readonly unknown[] =>
    isList(value) && value.length > 0 && value.length <= MAX_LOG_TASKS,
};

const isWords = (value: unknown): value is string =>
  isText(value) &&
  value.trim().length > 0 &&
  value.length <= MAX_TASK_LENGTH &&
  !/\p{Cc}/u.test(value);

const WORDS_SHAPE: Shape = {
  goal: isWords,
  begins: isRecord,
  hints: (value): value is readonly unknown[] =>
    isList(value) && value.length <= TASK_HINTS && value.every(isWords),
};

const PLAIN_SHAPE: Shape = { ...WORDS_SHAPE, asks: isRecord };

const CONDITIONED_SHAPE: Shape = {
  ...WORDS_SHAPE,
  conditions: (value): value is readonly unknown[] =>
    isList(value) && value.length > 1 && value.length <= CONDITIONS,
  ends: (value): value is unknown => value === undefined || isRecord(value),
};

const BEGINS_SHAPE: Shape = {
  party: (value): value is number => isWhole(value) && value >= 0,
  act: (value): value is string => isText(value) && actionNamed(value) !== undefined,
  role: (value): value is unknown => value === undefined || isText(value),
};

const ENDS_SHAPE: Shape = {
  act: isRecord,
  in: (value): value is string => value === 'last' || value === 'lastOfTask',
};

/** What is wrong with a task, in a sentence; null where nothing is. */
export function taskProblem(task: unknown): string | null {
  const asks = part(task, 'asks');
  const isPlain = asks !== undefined;
  const wrong = shapeProblem(task, isPlain ? PLAIN_SHAPE : CONDITIONED_SHAPE, 'task');
  if (wrong !== null) return wrong;
  const begins = shapeProblem(part(task, 'begins'), BEGINS_SHAPE, 'first move');
  if (begins !== null) return begins;
  if (isPlain) return goalProblem(asks);
  return endsProblem(part(task, 'ends')) ?? conditionsProblem(task);
}

function endsProblem(ends: unknown): string | null {
  if (ends === undefined) return null;
  return shapeProblem(ends, ENDS_SHAPE, 'completing act') ?? actProblem(part(ends, 'act'));
}

const CONDITION_SHAPE: Shape = { says: isWords, asks: isRecord };

/** The words of each condition stand in the task's own, in order: its tick is set before them there. */
function conditionsProblem(task: unknown): string | null {
  const goal = String(part(task, 'goal'));
  let from = 0;
  for (const condition of listed(task, 'conditions')) {
    const wrong = shapeProblem(condition, CONDITION_SHAPE, 'condition');
    if (wrong !== null) return wrong;
    const says = String(part(condition, 'says'));
    const at = goal.indexOf(says, from);
    if (at < 0) return 'The words of its conditions stand in its own, in order.';
    from = at + says.length;
    const problem = goalProblem(part(condition, 'asks'));
    if (problem !== null) return problem;
  }
  return null;
}
