/** What the learners of a class tried, summed: the commonest refusals before each task, and the commonest wrong predictions. */
import { RULES } from '@/events/rules';
import type { ClassTries } from '@/src/contract/classTree';
import type { Tries } from '@/src/contract/tries';

/** Refusals that are told before each task, and accounts that are told in all. */
const REFUSALS_TOLD = 5;
const ACCOUNTS_TOLD = 10;

/** The sentence of a rule; undefined for a code that there is none of any more. */
const ruleOf = (code: string): string | undefined =>
  new Map<string, string>(Object.entries(RULES)).get(code);

/** Rows with the same key, summed into one. */
function summed<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (sum: Row, row: Row) => Row,
): readonly Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    sums.set(keyOf(row), sum === undefined ? row : add(sum, row));
  }
  return [...sums.values()];
}

function refusedIn(tries: readonly Tries[], goals: readonly string[]): ClassTries['refused'] {
  const keyOf = ({ task, rule }: ClassTries['refused'][number]) => `${task} ${rule}`;
  const rows = tries.flatMap(({ refused }) => {
    const own = refused.flatMap(({ task, code, count }) => {
      const rule = ruleOf(code);
      if (rule === undefined || count === 0) return [];
      const at = Math.min(task, goals.length);
      return { task: at, goal: goals[at] ?? null, rule, tries: count, learners: 1 };
    });
    return summed(own, keyOf, (sum, row) => ({ ...sum, tries: sum.tries + row.tries }));
  });
  const sums = summed(rows, keyOf, (sum, row) => ({
    ...sum,
    tries: sum.tries + row.tries,
    learners: sum.learners + row.learners,
  }));
  const first = [...sums].sort(
    (one, other) => other.learners - one.learners || other.tries - one.tries,
  );
  return [...goals.keys(), goals.length].flatMap((task) =>
    first.filter((row) => row.task === task).slice(0, REFUSALS_TOLD),
  );
}

function predictedIn(tries: readonly Tries[]): ClassTries['predicted'] {
  const keyOf = ({ account, side }: Tries['predicted'][number]) => `${side} ${account}`;
  const adding = <Row extends Tries['predicted'][number]>(sum: Row, row: Row): Row => ({
    ...sum,
    right: sum.right + row.right,
    wrong: sum.wrong + row.wrong,
    missed: sum.missed + row.missed,
  });
  const rows = tries.flatMap(({ predicted }) =>
    summed(predicted, keyOf, adding).map((row) => ({
      ...row,
      learners: row.wrong + row.missed > 0 ? 1 : 0,
    })),
  );
  const sums = summed(rows, keyOf, (sum, row) => ({
    ...adding(sum, row),
    learners: sum.learners + row.learners,
  }));
  return sums
    .filter(({ learners }) => learners > 0)
    .sort(
      (one, other) =>
        other.learners - one.learners ||
        other.wrong + other.missed - (one.wrong + one.missed) ||
        (one.account < other.account ? -1 : 1),
    )
    .slice(0, ACCOUNTS_TOLD);
}

/**
 * Sums what learners tried.
 *
 * @param tries one for each learner who sent any
 * @param goals what the tasks of the board ask, in order
 */
export function classTriesOf(tries: readonly Tries[], goals: readonly string[]): ClassTries {
  return {
    learners: tries.length,
    refused: refusedIn(tries, goals),
    predicted: predictedIn(tries),
  };
}
