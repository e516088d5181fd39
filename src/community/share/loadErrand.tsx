'use client';
/** The line over a board that was opened for an assignment. */
import type { ComponentType, ReactNode } from 'react';
import type { BoardKey } from '@/events/world/board';
import type { ErrandProps } from '@/src/board/errand';
import { askFor } from '../classroom/ask';
import { APART_ON_BOARD } from '../classroom/handedInWords';
import { LocalTime } from '../classroom/LocalTime';
import { begunFor, type OpenAssignment, openAssignmentsIn } from '../classroom/openAssignments';
import { assignmentPath, CLASSES } from '../classroom/paths';
import { signInPath } from '../words';
import { wayBack } from './wayBack';
import './errand.css';

/** What the list of open assignments calls a board: the stages of the bills are one to it. */
const boardInQuery = (board: BoardKey): string => String(board).replace(/-.*/, '');

/** What is said in the room of the line to whoever is not signed in. */
function SignedOut(): ReactNode {
  const { pathname, search, hash } = window.location;
  return (
    <div className="errand">
      <p>This board was opened for an assignment. Sign in to see which.</p>
      <a href={signInPath(wayBack(`${pathname}${search}`, hash))}>Sign in</a>
    </div>
  );
}

/** What is said in the room of the line where the assignment is nobody’s, or another learner’s. */
function Missing(): ReactNode {
  return (
    <div className="errand">
      <p>This address names an assignment that you do not have on this board.</p>
      <a href={CLASSES}>Your classes</a>
    </div>
  );
}

/**
 * The line about an assignment. Its words are the server’s and ours, never the address’s.
 *
 * @param id as the address names it
 * @returns null where the server does not tell
 */
export async function loadErrand(
  id: string,
  board: BoardKey,
): Promise<ComponentType<ErrandProps> | null> {
  const sent = await askFor(`/api/assignments/open?lesson=${boardInQuery(board)}`);
  if (sent.error !== null) return sent.status === 401 ? SignedOut : null;
  const found = openAssignmentsIn(sent.data).find((one) => one.id === id);
  return found ? (props) => <Errand assignment={found} {...props} /> : Missing;
}

interface ErrandLineProps extends ErrandProps {
  readonly assignment: OpenAssignment;
}

/** For which assignment; where the line could not be handed in, that in the place of the date and of the way to it. */
function Errand({ assignment, events, onHandIn }: ErrandLineProps) {
  const { id, title, className, due, isHandedIn } = assignment;
  const apart = begunFor(events, assignment) === 'not';
  const doing = isHandedIn ? 'Hand in again' : 'Hand in';
  return (
    <div className="errand">
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
