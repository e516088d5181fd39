/** What a person does to the timeline shown: acting, ordering its branches, cutting, starting over. */

import { pinNote } from '@/events/log/tree';
import { sameEvent } from '@/events/timeline/equality';
import { isOnLine, leafFrom } from '@/events/timeline/lines';
import { act, isOpening, parentOf, removeFrom } from '@/events/timeline/timeline';
import type { AnyEvent } from '@/events/world/board';
import { isNote } from '@/events/world/board';
import { attemptsIn, union } from './carryOver';
import { type Attempt, type Change, cursorOf, type LessonContext, openingCursor } from './context';
import { lineThrough } from './moves';

/**
 * Acts at the node shown: what is already there is followed, another event adds
 * a branch, but a note is pinned where it stands. When the event is refused the
 * timeline stays as it is, and the attempt is remembered.
 */
export function acted(context: LessonContext, event: AnyEvent): Change {
  if (isNote(event) && context.at !== context.leaf) return noted(context, event);
  const { timeline, node, refused } = act(context.timeline, context.at, event);
  if (refused)
    return { attempts: withAttempt(context, { node: context.at, event, refusal: refused }) };
  if (timeline !== context.timeline) return { timeline, at: node, leaf: node };
  return { at: node, leaf: lineThrough(context, node) };
}

type Note = AnyEvent & { readonly type: 'note' };

/** Pins a note in the past. What was tried after it moves along: the nodes it was tried at are cut off. */
function noted(context: LessonContext, note: Note): Change {
  const pinned = pinNote(context, note);
  if (!pinned) return {};
  const { moved, ...cursor } = pinned;
  const attempts = context.attempts.map((one) => ({
    ...one,
    node: moved.get(one.node) ?? one.node,
  }));
  return { ...cursor, attempts };
}

/** Attempts that are remembered: a list to look through, not a record for ever. */
const MAX_ATTEMPTS = 50;

function withAttempt({ attempts }: LessonContext, attempt: Attempt): readonly Attempt[] {
  const last = attempts.at(-1);
  const isSame = last?.node === attempt.node && sameEvent(last.event, attempt.event);
  return isSame ? attempts : [...attempts, attempt].slice(-MAX_ATTEMPTS);
}

/** Cuts a node off with all that follows, and steps before it where the cursor or its line were inside. */
export function removed(context: LessonContext, node: number): Change {
  if (isOpening(context.timeline, node)) return {};
  const { at, leaf } = context;
  const timeline = removeFrom(context.timeline, node);
  const parent = parentOf(timeline, node);
  return {
    timeline,
    at: isOnLine(context.timeline, at, node) ? parent : at,
    leaf: isOnLine(context.timeline, leaf, node) ? leafFrom(timeline, parent) : leaf,
    attempts: context.attempts.filter((one) => !isOnLine(context.timeline, one.node, node)),
    undo: { cursor: cursorOf(context), what: 'removal' },
  };
}

/** Starts the lesson over. */
export function reset(context: LessonContext): Change {
  return {
    ...openingCursor(context.timeline.board),
    attempts: [],
    undo: { cursor: cursorOf(context), what: 'reset' },
  };
}

/** Takes the last reset or removal back. What was done since is kept as a branch. */
export function undone(context: LessonContext): Change {
  if (!context.undo) return {};
  const { cursor } = context.undo;
  const timeline = union(cursor.timeline, context.timeline);
  return {
    timeline,
    at: cursor.at,
    leaf: leafFrom(timeline, cursor.leaf),
    attempts: attemptsIn(timeline, context),
    undo: null,
  };
}
