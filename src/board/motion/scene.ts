/** What is drawn over the sheets for one step, once it is known where their lines are. */
import type { Movement, Thread } from '@/events/banking/views/movements';
import { arcBetween, type Curve, threadBetween } from './curves';
import type { LineBoxes } from './lineBoxes';

/** An amount on its way. */
export interface ChipLook {
  readonly key: string;
  /** Cents. */
  readonly amount: number;
  readonly curve: Curve;
}

/** The thread of a claim. */
export interface ThreadLook {
  readonly key: string;
  readonly curve: Curve;
  readonly look: 'grew' | 'shrank' | 'same';
  /** Whose lines it joins, by id. */
  readonly ends: readonly [number, number];
}

export interface Scene {
  readonly amounts: readonly ChipLook[];
  readonly threads: readonly ThreadLook[];
}

/** More moving amounts than this cannot be followed. */
const MAX_MOVING = 24;

/** The scene of a step; what is neither on a sheet nor has one is left out. */
export function sceneOf(
  movements: readonly Movement[],
  threads: readonly Thread[],
  boxes: LineBoxes,
): Scene {
  return {
    amounts: movements.slice(0, MAX_MOVING).flatMap(({ amount, from, to }, index) => {
      const [start, end] = [boxes.of(from), boxes.of(to)];
      if (!start || !end) return [];
      return [{ key: String(index), amount, curve: arcBetween(start, end) }];
    }),
    threads: threads.slice(0, MAX_MOVING).flatMap((thread) => threadLook(thread, boxes) ?? []),
  };
}

/** How the thread of a claim is drawn; null where either of its sheets is not there. */
export function threadLook(thread: Thread, boxes: LineBoxes): ThreadLook | null {
  const { key, asset, liability, change } = thread;
  const [one, other] = [boxes.of(asset), boxes.of(liability)];
  if (!one || !other) return null;
  return {
    key,
    curve: threadBetween(one, other),
    look: change === 0 ? 'same' : change > 0 ? 'grew' : 'shrank',
    ends: [asset.partyId, liability.partyId],
  };
}
