'use client';
/** Handing in the shown line, from the share dialog. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { withFullStop } from '@/events/phrase';
import type { Outcome, SharePartProps } from '@/src/board/session/slots';
import { triesToSend } from '@/src/board/session/tries';
import {
  type HandInReply,
  handIn,
  type LessMet,
  type OpenAssignment,
  openAssignments,
} from '@/src/contract/handIn';
import { handInFromSeat, type SeatAssignment, seatAssignments } from '@/src/contract/seats';
import type { Tries } from '@/src/contract/tries';
import { call, type Refusal, type Sent } from '@/src/request/call';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { SessionProvider, useSession } from '@/src/session/SessionProvider';
import { Button } from '@/src/ui/button';
import { Dots } from '@/src/ui/dots';
import { begunFor } from '../classroom/assignments/openAssignments';
import {
  APART,
  HANDED_IN_ALREADY,
  handedInWords,
  LAST_STAYS,
  LEAVES_START,
  lessWords,
  TRIES_GO_ALONG,
} from '../classroom/handIns/handedInWords';
import { LessFirst } from '../classroom/handIns/LessFirst';
import { LocalTime } from '../classroom/LocalTime';
import { assignmentPath } from '../classroom/paths';
import { SignInFirst } from './SignInFirst';
import './handIn.css';

/** The assignments that fit the board; for those who are not signed in the way to that. */
export function HandInPart(props: SharePartProps) {
  return (
    <SessionProvider>
      <HandingIn {...props} />
    </SessionProvider>
  );
}

function HandingIn(props: SharePartProps): ReactNode {
  const { status } = useSession();
  if (status === 'loading')
    return (
      <p role="status">
        Looking whether you are signed in <Dots />
      </p>
    );
  const isMember = status === 'authenticated';
  if (isMember && props.log.events.length === 0) return <NothingDone />;
  return <Assignments {...props} isMember={isMember} />;
}

function NothingDone() {
  return <p>Nothing is done on this board yet. Take a step first, then hand it in.</p>;
}

/** An assignment of the reader’s account, or of a seat of this browser. */
type Given = OpenAssignment | SeatAssignment;

/** `nobody`: neither signed in, nor in a class by a seat of this browser. */
type Found = readonly Given[] | Refusal | 'nobody';

async function askFor(board: SharePartProps['lessonId'], isMember: boolean): Promise<Found> {
  const query = { lesson: String(board) };
  const [own, seated] = await Promise.all([
    isMember ? call(openAssignments, { query }) : null,
    call(seatAssignments, { query }),
  ]);
  if (own !== null && own.error !== null) return own;
  // Whoever is signed in has their own, whatever becomes of the other question.
  const members = own?.data.assignments ?? [];
  if (seated.error !== null) return own === null ? seated : members;
  const { seats, assignments } = seated.data;
  return own === null && seats === 0 ? 'nobody' : [...members, ...assignments];
}

/** The assignments of the reader that are about a board; null while they are asked for. */
function useAssignments(board: SharePartProps['lessonId'], isMember: boolean) {
  const [found, setFound] = useState<Found | null>(null);
  const ask = useCallback(async () => {
    setFound(null);
    setFound(await askFor(board, isMember));
  }, [board, isMember]);
  useEffect(() => {
    void ask();
  }, [ask]);
  return { found, ask };
}

function Assignments(props: SharePartProps & { readonly isMember: boolean }) {
  const { lessonId, log, logText, storageKey, onLate, isMember } = props;
  const [tries] = useState(() => triesToSend(storageKey));
  const { found, ask } = useAssignments(lessonId, isMember);
  if (found === null)
    return (
      <p role="status">
        Looking up your assignments <Dots />
      </p>
    );
  if (found === 'nobody') return <SignInFirst to="hand these steps in" isForClass {...props} />;
  if ('error' in found) {
    return (
      <div className="hand-in">
        <Problem problem={found} />
        <Button onClick={() => void ask()}>Try again</Button>
      </div>
    );
  }
  if (log.events.length === 0) {
    return <NothingDone />;
  }
  if (found.length === 0) {
    return (
      <p>
        No class of yours has an assignment about this board. You find them all among{' '}
        <a href="/community/classes">your classes</a>.
      </p>
    );
  }
  return (
    <>
      {tries && <p>{TRIES_GO_ALONG}</p>}
      <ul className="hand-in-list">
        {found.map((one) => (
          <Row
            key={`${one.id} ${one.part} ${'seat' in one}`}
            assignment={one}
            log={log}
            logText={logText}
            tries={tries}
            onLate={onLate}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps extends Pick<SharePartProps, 'log' | 'logText' | 'onLate'> {
  readonly assignment: Given;
  /** What was tried on the board; null for nothing. */
  readonly tries: Tries | null;
}

/** What came of handing in, for those who have closed the dialog meanwhile. */
function outcomeOf({ title, tasks }: Given, sent: Sent<HandInReply>): Outcome {
  const { data } = sent;
  if (data && 'less' in data) {
    const why = data.less.map(lessWords).join(' ');
    return { text: `Nothing was handed in to “${title}”. ${why}`, isTrouble: true };
  }
  if (data) return { text: `“${title}”: ${handedInWords(data, tasks)}`, isTrouble: false };
  const standing = sent.isUncertain
    ? `Whether this was handed in to “${title}” is not known.`
    : `Nothing was handed in to “${title}”.`;
  return { text: `${standing} ${sent.error}`, isTrouble: true };
}

/** Hands the line in; where it meets less than the last time, once that is agreed to. */
function useHandingIn({ assignment, logText, tries, onLate }: Omit<RowProps, 'log'>) {
  const { id, part, tasks } = assignment;
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState<string | null>(null);
  const [less, setLess] = useState<readonly LessMet[] | null>(null);
  const send = async (agreed = false) => {
    setSaid(null);
    const work = { [part]: { log: logText(), ...(tries && { tries }) } };
    const body = { work, ...(agreed && { agreed }) };
    const late = (sent: Sent<HandInReply>) => onLate(outcomeOf(assignment, sent));
    const done =
      'seat' in assignment
        ? await go(
            handInFromSeat,
            { params: { id: assignment.classId, assignment: id }, body },
            late,
          )
        : await go(handIn, { params: { id }, body }, late);
    if (done === null) return;
    if ('less' in done) return setLess(done.less);
    setLess(null);
    setSaid(handedInWords(done, tasks));
  };
  const leave = () => {
    setLess(null);
    setSaid(LAST_STAYS);
  };
  return { isSending, problem, said, less, send, leave };
}

function Row({ log, ...given }: RowProps) {
  const { id, title, className, partTitle, due, handedIn } = given.assignment;
  const seated = 'seat' in given.assignment ? given.assignment : null;
  const { isSending, problem, said, less, send, leave } = useHandingIn(given);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== null) line.current?.focus();
  }, [said]);
  const isAgain = handedIn !== null || said !== null;
  const begun = begunFor(log.events, given.assignment);
  const apart = begun === 'not';
  const whose = seated ? `${className} as ${seated.seat}` : className;
  const isToldMore = isAgain && !apart;
  const doing = isSending ? 'Handing in …' : isAgain ? 'Hand in again' : 'Hand in';
  return (
    <li>
      <p className="hand-in-title">
        <a href={assignmentPath(id)}>{title}</a>
        {partTitle !== null && `: ${partTitle}`}
      </p>
      <p>
        {due === null && isToldMore ? withFullStop(whose) : whose}
        {due !== null && (
          <>
            , due <LocalTime at={due} />
            {isToldMore && '.'}
          </>
        )}
        {isToldMore && ` ${HANDED_IN_ALREADY}`}
      </p>
      {begun === 'part' && said === null && <p>{LEAVES_START}</p>}
      {apart ? (
        <p>{APART}</p>
      ) : (
        <Button
          variant={isAgain ? 'quiet' : 'primary'}
          aria-label={`${doing} to ${title}`}
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          {doing}
        </Button>
      )}
      {less !== null && (
        <LessFirst
          less={less}
          isSending={isSending}
          onSend={() => void send(true)}
          onLeave={leave}
        />
      )}
      {said !== null && (
        <p ref={line} tabIndex={-1} role="status" className="hand-in-done">
          {said}
        </p>
      )}
      <Problem problem={problem} />
    </li>
  );
}
