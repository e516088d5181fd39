'use client';
/** The line over a board that was opened for an assignment. */
import type { ReactNode } from 'react';
import type { BoardKey } from '@/events/world/board';
import type { Banner, BannerProps } from '@/src/board/session/slots';
import { openAssignments } from '@/src/contract/handIn';
import { seatAssignments } from '@/src/contract/seats';
import { call } from '@/src/request/call';
import type { OpenAssignment } from '../../contract/handIn';
import { signInPath } from '../../request/signIn';
import { begunFor } from '../classroom/assignments/openAssignments';
import { APART_ON_BOARD } from '../classroom/handIns/handedInWords';
import { LocalTime } from '../classroom/LocalTime';
import { assignmentPath, CLASSES } from '../classroom/paths';
import { wayBack } from './wayBack';
import './banner.css';

/** What the list of open assignments calls a board: the stages of the bills are one to it. */
const boardInQuery = (board: BoardKey): string => String(board).replace(/-.*/, '');

/** What is said in the room of the line to whoever is not signed in. */
function SignedOut(): ReactNode {
  const { pathname, search, hash } = window.location;
  return (
    <div className="assignment-banner">
      <p>This board was opened for an assignment. Sign in to see which.</p>
      <a href={signInPath(wayBack(`${pathname}${search}`, hash))}>Sign in</a>
    </div>
  );
}

/** What is said in the room of the line where the assignment is nobody’s, or another learner’s. */
function Missing(): ReactNode {
  return (
    <div className="assignment-banner">
      <p>This address names an assignment that you do not have on this board.</p>
      <a href={CLASSES}>Your classes</a>
    </div>
  );
}

/**
 * What there is to do for an assignment. The line’s words are the server’s and ours, never the address’s.
 *
 * @param id as the address names it
 * @returns null where the server does not tell
 */
export async function loadBanner(id: string, board: BoardKey): Promise<Banner | null> {
  const query = { lesson: boardInQuery(board) };
  // Asked first, as it refuses nobody; the second call refuses those with neither seat nor account, who then see how to get one.
  const seated = await call(seatAssignments, { query });
  const own = seated.data?.assignments.find((one) => one.id === id);
  if (own) return lineOf(own);
  const sent = await call(openAssignments, { query });
  if (sent.error !== null) return sent.status === 401 ? { line: SignedOut, lastTask: 0 } : null;
  const found = sent.data.assignments.find((one) => one.id === id);
  if (!found) return { line: Missing, lastTask: 0 };
  return lineOf(found);
}

function lineOf(assignment: OpenAssignment): Banner {
  const { lastTask } = assignment;
  return { line: (props) => <AssignmentLine assignment={assignment} {...props} />, lastTask };
}

interface AssignmentLineProps extends BannerProps {
  readonly assignment: OpenAssignment;
}

/** For which assignment; where the line could not be handed in, that in the place of the date and of the way to it. */
function AssignmentLine({ assignment, events, onHandIn }: AssignmentLineProps) {
  const { id, title, className, due, handedIn } = assignment;
  const apart = begunFor(events, assignment) === 'not';
  const doing = handedIn ? 'Hand in again' : 'Hand in';
  return (
    <div className="assignment-banner">
      <p>
        For {className}: <a href={assignmentPath(id)}>{title}</a>
        {due !== null && !apart && (
          <>
            , due <LocalTime at={due} />
          </>
        )}
        . <span role="status">{apart && APART_ON_BOARD}</span>
      </p>
      {apart ? null : onHandIn ? (
        <button type="button" className="text-button" onClick={onHandIn}>
          {doing}
        </button>
      ) : (
        <a href={`${assignmentPath(id)}#hand-in`}>{doing}</a>
      )}
    </div>
  );
}
