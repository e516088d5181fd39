/**
 * Counts of what was tried on a board: kept in this browser beside the lines of the board, and sent
 * with them where they are handed in. They say how often, never what or when.
 */
import type { Grade, PredictedEntry } from '@/events/banking/views/predict';
import { readAs } from '@/src/contract/shape';
import { MAX_COUNT, MAX_TRIES, type Tries, triesShape } from '@/src/contract/tries';

const keyOf = (storageKey: string): string => `tallystick-tries-${storageKey}`;

const NONE: Tries = { refused: [], predicted: [] };

/** What this browser has counted for a board; nothing where it keeps nothing. */
export function readTries(storageKey: string): Tries {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(storageKey)) ?? 'null');
    return readAs(triesShape, kept) ?? NONE;
  } catch {
    return NONE;
  }
}

/** What goes along with a line of the board that is handed in from this browser; null where nothing was counted. */
export function triesToSend(storageKey: string): Tries | null {
  const tries = readTries(storageKey);
  return tries.refused.length + tries.predicted.length === 0 ? null : tries;
}

function keep(storageKey: string, tries: Tries): void {
  try {
    window.localStorage.setItem(keyOf(storageKey), JSON.stringify(tries));
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}

const more = (count: number): number => Math.min(count + 1, MAX_COUNT);

/** A list with a row changed, or begun where there is none yet; the list as it is where it is full. */
function changed<Row>(
  rows: readonly Row[],
  isIt: (row: Row) => boolean,
  first: Row,
  change: (row: Row) => Row,
): Row[] {
  if (rows.some(isIt)) return rows.map((row) => (isIt(row) ? change(row) : row));
  return rows.length < MAX_TRIES ? [...rows, change(first)] : [...rows];
}

/**
 * Counts a refusal.
 *
 * @param task the index of the task at hand among those of the board, from 0
 */
export function countRefusal(storageKey: string, task: number, code: string): void {
  const tries = readTries(storageKey);
  const refused = changed(
    tries.refused,
    (row) => row.task === task && row.code === code,
    { task, code, count: 0 },
    (row) => ({ ...row, count: more(row.count) }),
  );
  keep(storageKey, { ...tries, refused });
}

/** Counts the entries of a prediction, as they were graded. */
export function countPrediction(
  storageKey: string,
  { graded, missed }: Pick<Grade, 'graded' | 'missed'>,
): void {
  const tries = readTries(storageKey);
  let { predicted } = tries;
  const count = ({ instrument, side }: PredictedEntry, as: 'right' | 'wrong' | 'missed') => {
    predicted = changed(
      predicted,
      (row) => row.account === instrument && row.side === side,
      { account: instrument, side, right: 0, wrong: 0, missed: 0 },
      (row) => ({ ...row, [as]: more(row[as]) }),
    );
  };
  for (const { entry, verdict } of graded) count(entry, verdict === 'right' ? 'right' : 'wrong');
  for (const entry of missed) count(entry, 'missed');
  keep(storageKey, { ...tries, predicted });
}
