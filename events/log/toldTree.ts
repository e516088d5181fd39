/** What the steps of a merged tree did, each told once however many people did it. */
import { assertDefined, itemAt } from '../assert';
import { plain } from '../phrase';
import type { MergedTree } from '../timeline/merged';
import type { AnyRound, Board } from '../world/board';
import type { AnyFoldedLog } from '../worlds';
import { worldNamed } from '../worlds';

/** One step of a tree, as it is read. */
export interface ToldStep {
  /** The number of the round at which it is shown on a board. */
  readonly round: number;
  /** What it did, in a sentence or two; what the opening is called at the root. */
  readonly words: string;
}

/** A step on the way down to where the telling is. */
interface Reached {
  readonly round: AnyRound;
  /** Whether an event before it is one that the rules of today refuse: nothing after it can be played. */
  readonly isBroken: boolean;
}

/**
 * Tells the steps of a tree one after another, in its order; whoever asks may do something else between two.
 * Only the rounds on the way to a step are kept.
 *
 * @param folded any log folded on the board that all lines of the tree were played on
 */
export function* toldSteps(
  { board, world }: AnyFoldedLog,
  tree: MergedTree,
): Generator<ToldStep, void> {
  const on: Board<AnyRound> = board;
  const opening = itemAt(on.start, on.start.length - 1);
  const way: Reached[] = [];
  const numberOf = ({ count }: AnyRound) => count - opening.count;
  for (const { depth, event } of tree) {
    if (event === null) {
      way[0] = { round: opening, isBroken: false };
      yield { round: 0, words: 'The opening' };
      continue;
    }
    const before = itemAt(way, depth - 1);
    const { round } = before.isBroken ? { round: null } : on.apply(before.round, event);
    way[depth] = { round: round ?? before.round, isBroken: round === null };
    yield round
      ? { round: numberOf(round), words: plain(on.tell(round, before.round)) }
      : { round: numberOf(before.round), words: refusedNow(world, event.type) };
  }
}

function refusedNow(world: AnyFoldedLog['world'], type: string): string {
  const { label } = assertDefined(worldNamed(world).rules.actions.named(type), 'event type');
  return `“${label}”, which the rules of today refuse here.`;
}
