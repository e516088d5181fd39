/** The plan of an assignment for the browser of a learner. For the server only. */
import { isBoardPart } from '@/src/contract/parts';
import type { SeenAssignment } from '@/src/server/classroom/access';
import { closedNow } from '@/src/server/classroom/handIn';
import { partsOf, type WorkByPart } from '@/src/server/classroom/parts';
import type { Viewer } from '@/src/server/classroom/viewing';
import { markOf, type WorkPlan } from './plan';

const CLOSED =
  'The due date has passed, and nothing is taken late. What you did stays in this browser.';

/** What a part is called in lists: a board by its title, a question by its number among the parts. */
export function partTitle(part: { readonly kind: string; readonly title?: string }, place: number) {
  return part.kind === 'board' && part.title ? part.title : `Question (part ${place + 1})`;
}

/** What the browser needs to gather the work and hand it in. */
export function planOf(
  seen: SeenAssignment,
  viewer: Viewer,
  handedIn: WorkByPart | null,
): WorkPlan {
  return {
    id: seen.id,
    revision: seen.revision,
    learnerId: viewer.id,
    seatIn: viewer.kind === 'seat' ? seen.classId : null,
    closed: closedNow(seen) === null ? null : CLOSED,
    parts: partsOf(seen).map((part, place) => {
      const done = handedIn?.[part.id];
      return {
        id: part.id,
        title: partTitle(part, place),
        startLog: isBoardPart(part) ? part.startLog : null,
        handedIn: done ? markOf(done) : null,
      };
    }),
  };
}
