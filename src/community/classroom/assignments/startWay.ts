/** Where an assignment is done. For the server only: it writes links. */

import { assertDefined } from '@/events/assert';
import { addressOfStep } from '@/src/board/scenario/stepInAddress';
import { boardOn } from '@/src/board/session/game';
import { hashOf } from '@/src/board/session/links';
import { pathOfLog } from '@/src/board/session/logPages';
import type { AssignedBoard } from '@/src/server/classroom/assignedBoard';
import { scenarioPath } from '../../words';

/**
 * The address at which a board opens as an assignment begins: at the end of the steps that are
 * given, for whoever acts at their opening goes on from none of them.
 *
 * @param scenarioId the scenario that it was taken from: its page is the way where no link can carry it
 * @param title what the board says that it shows
 */
export function startWay(
  { start, lastStep }: Pick<AssignedBoard, 'start' | 'lastStep'>,
  scenarioId: string | null,
  title: string,
): string {
  const path = assertDefined(pathOfLog(start), 'page of a kept log');
  const toBoard = start.lesson === 'sandbox' ? path : boardOn(path);
  // A lesson without a step opens as it does for everybody.
  if (start.events.length === 0 && !('opening' in start)) return toBoard;
  const hash = hashOf({ ...start, title }, lastStep === 0 ? null : lastStep);
  if (hash !== null) return `${path}#${hash}`;
  return scenarioId === null ? toBoard : `${scenarioPath(scenarioId)}${addressOfStep(lastStep)}`;
}
