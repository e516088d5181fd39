'use client';
/** The one Hand in of an assignment: everything that this browser keeps of its parts. */
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { handIn, type LessMet } from '@/src/contract/handIn';
import { handInFromSeat } from '@/src/contract/seats';
import { Done } from '@/src/request/Done';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { LAST_STAYS, TRIES_GO_ALONG } from '../handIns/handedInWords';
import { LessFirst } from '../handIns/LessFirst';
import { type Gathered, gather, type ShownLine, withAnswers } from './gather';
import { markOf, onDraft, type PlannedPart, partPath, type WorkPlan } from './plan';
import { handedInSaid } from './workWords';
import './work.css';

interface HandInAllProps {
  readonly plan: WorkPlan;
  /** The line of the board that is on the screen; null where there is none. */
  readonly shown: ShownLine | null;
}

type Found = Readonly<Record<string, Gathered>>;

/** What is there to hand in; null while it is looked up, or cannot be. It is looked up again when the reader comes back to the page, and follows what is answered on it. */
function useGathered(plan: WorkPlan, shown: ShownLine | null): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const there = await gather(plan, shown);
      if (isHere) setFound(there);
    };
    // What cannot be looked up now is asked for when it is handed in.
    const tryIt = () => void look().catch(() => {});
    const again = () => {
      if (document.visibilityState === 'visible') tryIt();
    };
    tryIt();
    const leaveDrafts = onDraft(() => setFound((there) => there && withAnswers(plan, there)));
    document.addEventListener('visibilitychange', again);
    return () => {
      isHere = false;
      leaveDrafts();
      document.removeEventListener('visibilitychange', again);
    };
  }, [plan, shown]);
  return found;
}

const NOT_GATHERED =
  'What you did could not be put together. Check the connection and try again: nothing is lost.';
const NOTHING = 'There is nothing to hand in yet: do a part of it first.';

/** How far each part is done in this browser, and the button. */
export function HandInAll({ plan, shown }: HandInAllProps) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [less, setLess] = useState<readonly LessMet[] | null>(null);
  const found = useGathered(plan, shown);
  const send = async (agreed = false) => {
    setSaid(null);
    setTrouble(null);
    const work = await gather(plan, shown).catch(() => null);
    if (work === null) return setTrouble(NOT_GATHERED);
    if (Object.keys(work).length === 0) return setTrouble(NOTHING);
    const { id, seatIn, revision } = plan;
    const body = { work, revision, ...(agreed && { agreed }) };
    const done =
      seatIn === null
        ? await go(handIn, { params: { id }, body })
        : await go(handInFromSeat, { params: { id: seatIn, assignment: id }, body });
    if (done === null) return;
    if ('less' in done) return setLess(done.less);
    setLess(null);
    setSaid(handedInSaid(done, plan.parts.length - Object.keys(work).length));
    router.refresh();
  };
  const leave = () => {
    setLess(null);
    setSaid(LAST_STAYS);
  };
  return (
    <div className="hand-in-all">
      <ol className="work-parts">
        {plan.parts.map((part) => (
          <li key={part.id}>
            <a href={partPath(plan.id, part.id)}>{part.title}</a>
            <span className="classroom-state">{stateOf(found, part)}</span>
          </li>
        ))}
      </ol>
      {found && sendsTries(found) && <p>{TRIES_GO_ALONG}</p>}
      {plan.closed === null ? (
        <Button variant="primary" aria-disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Handing in …' : 'Hand in all parts'}
        </Button>
      ) : (
        <p>{plan.closed}</p>
      )}
      {less !== null && (
        <LessFirst
          less={less}
          isSending={isSending}
          onSend={() => void send(true)}
          onLeave={leave}
        />
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
      <Problem problem={problem} />
      {said !== null && <Done key={said}>{said}</Done>}
    </div>
  );
}

/** Whether counts of what was tried go along. */
function sendsTries(found: Found): boolean {
  return Object.values(found).some((one) => 'tries' in one);
}

/** How a part stands, in words. */
function stateOf(found: Found | null, { id, startLog, handedIn }: PlannedPart): string {
  if (found === null) return handedIn === null ? 'Nothing handed in' : 'Handed in before';
  const here = found[id];
  if (handedIn === null) {
    if (!here) return 'Not begun';
    return startLog === null ? 'Answered' : 'Begun';
  }
  if (!here) return 'Handed in before; nothing newer in this browser';
  return markOf(here) === handedIn
    ? 'Handed in; nothing has changed since'
    : 'Handed in before; what is in this browser takes its place';
}
