/** Where a log that was handed in leaves the instructor's model. */

import { assertDefined } from '../assert';
import { type Phrase, plain } from '../phrase';
import { sameEvent, sameEvents } from '../timeline/equality';
import type { AnyEvent, AnyRound } from '../world/board';
import { isNote } from '../world/board';
import type { FoldedLog } from '../world/world';
import type { AnyFoldedLog } from '../worlds';
import { type WorldName, worldNamed } from '../worlds';

/** Where a log first differs from the model. */
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
  for (const [index, own] of movesIn(mine).entries()) {
    const other = models[index];
    if (!other) return null;
    if (sameEvent(own.event, other.event)) continue;
    const where = own.round === 0 ? 'At the opening' : `Step ${own.round}`;
    const words = `${where}: ${both(own, other, mine.world)}`;
    return { round: own.round, mine: own.event, model: other.event, words };
  }
  return null;
}

/** Whether two logs begin alike: sandboxes differ by their openings. */
function isSameBoard(one: AnyFoldedLog, other: AnyFoldedLog): boolean {
  return one.board.key === other.board.key && sameEvents(openingOf(one), openingOf(other));
}

function openingOf({ board }: AnyFoldedLog): readonly AnyEvent[] {
  const start: readonly AnyRound[] = board.start;
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
function movesIn({ board, steps }: FoldedLog<AnyRound>): readonly Move[] {
  const [opening] = steps;
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    const { event, count }: AnyRound = step;
    if (!opening || !before || !event || isNote(event)) return [];
    return { event, round: count - opening.count, tell: () => board.tell(step, before) };
  });
}

/** Both events, in as few words as tell them apart. */
function both(own: Move, other: Move, world: WorldName): string {
  const [mine, model] = [own.tell(), other.tell()];
  for (const told of [firstSentence, plain]) {
    if (told(mine) !== told(model)) return `${told(mine)} The model: ${told(model)}`;
  }
  const { type } = other.event;
  const way =
    own.event.type === type
      ? `does it with another ${differing(own, other, world)}`
      : `comes to it by “${actionOf(world, type).label}”`;
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
function differing({ event }: Move, other: Move, world: WorldName): string {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const others: Readonly<Record<string, unknown>> = { ...other.event };
  const labels = Object.entries(actionOf(world, event.type).fields).flatMap(([name, { label }]) =>
    values[name] === others[name] ? [] : `“${label}”`,
  );
  return labels.join(' and ');
}

function actionOf(world: WorldName, type: string) {
  return assertDefined(worldNamed(world).rules.actions.named(type), 'event type of this name');
}
