/** The plan of an assignment for the browser of a learner. For the server only. */
import { type AssignmentPart, isBoardPart } from '@/src/contract/parts';
import type { SeenAssignment } from '@/src/server/classroom/access';
import { closedNow } from '@/src/server/classroom/dates';
import { outlineOf, partsOf, type WorkByPart, worthOfPart } from '@/src/server/classroom/parts';
import type { Viewer } from '@/src/server/classroom/viewing';
import { firstWords } from './firstWords';
import { markOf, type WorkPlan } from './plan';

const CLOSED =
  'The due date has passed, and nothing is taken late. What you did stays in this browser.';

/** What a part is called in lists: a board by its title, a question by its first words, a prediction by what it is about. */
function partTitle(part: AssignmentPart, index: number): string {
  if (part.kind === 'predict') return `Prediction: ${part.called.join(', ')}`;
  const title = part.kind === 'board' ? part.title : firstWords(part.prompt);
  return title === '' ? `Part ${index + 1}` : title;
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
    parts: partsOf(seen).map((part, index) => {
      const done = handedIn?.[part.id];
      return {
        id: part.id,
        title: partTitle(part, index),
        points: worthOfPart(outlineOf(part)),
        startLog: isBoardPart(part) ? part.startLog : null,
        handedIn: done ? markOf(done) : null,
      };
    }),
  };
}
