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
import { AskFirst } from '../handIns/AskFirst';
import { LAST_STAYS, TRIES_GO_ALONG } from '../handIns/handedInWords';
import { LessFirst } from '../handIns/LessFirst';
import { type Gathered, gather, type ShownLine, withAnswers } from './gather';
import { markOf, onDraft, type PlannedPart, partPath, readUnread, type WorkPlan } from './plan';
import { gapsSaid, handedInSaid, type NotSent, pointsWord } from './workWords';
import './work.css';

interface HandInAllProps {
  readonly plan: WorkPlan;
  /** The line of the board that is on the screen; null where there is none. */
  readonly shown: ShownLine | null;
  /** Whether there is something to do first: the button is not the one to press then. */
  readonly isLater?: boolean;
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

const NOTHING_NEWER = 'Nothing here is newer than what you handed in, which stays as it is.';

/** The parts of which nothing would be sent. */
function notSentOf(plan: WorkPlan, work: Found): NotSent {
  const [stay, unread, empty]: [number[], number[], number[]] = [[], [], []];
  for (const [index, { id, handedIn }] of plan.parts.entries()) {
    if (work[id]) continue;
    const kind = readUnread(plan, id) !== null ? unread : handedIn !== null ? stay : empty;
    kind.push(index + 1);
  }
  return { stay, unread, empty };
}

/** Why nothing can be handed in. */
function nothingSaid({ stay, unread }: NotSent): string {
  if (unread.length > 0) return gapsSaid({ stay, unread, empty: [] }) ?? NOTHING;
  return stay.length > 0 ? NOTHING_NEWER : NOTHING;
}

/** What was agreed to before it is sent. */
type Agreed = 'nothing' | 'gaps' | 'gaps and less';

/** Handing in, with the two questions that may come first, and what came of it. */
function useHandingIn(plan: WorkPlan, shown: ShownLine | null) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  // What puts a board together may have to be fetched first.
  const [isGathering, setGathering] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [gaps, setGaps] = useState<string | null>(null);
  const [less, setLess] = useState<readonly LessMet[] | null>(null);
  const forget = () => {
    setGaps(null);
    setLess(null);
  };
  const send = async (agreed: Agreed = 'nothing') => {
    if (isGathering) return;
    setSaid(null);
    setTrouble(null);
    setGathering(true);
    const work = await gather(plan, shown).catch(() => null);
    setGathering(false);
    if (work === null) return setTrouble(NOT_GATHERED);
    const notSent = notSentOf(plan, work);
    const missing = gapsSaid(notSent);
    if (Object.keys(work).length === 0) return setTrouble(nothingSaid(notSent));
    if (agreed === 'nothing' && missing !== null) return setGaps(missing);
    const { id, seatIn, revision } = plan;
    const body = { work, revision, ...(agreed === 'gaps and less' && { agreed: true }) };
    const done =
      seatIn === null
        ? await go(handIn, { params: { id }, body })
        : await go(handInFromSeat, { params: { id: seatIn, assignment: id }, body });
    if (done === null) return;
    forget();
    if ('less' in done) return setLess(done.less);
    setSaid(handedInSaid(done, notSent));
    router.refresh();
  };
  const leave = (saying: string | null) => {
    forget();
    setSaid(saying);
  };
  const isBusy = isSending || isGathering;
  return { isSending: isBusy, problem, said, trouble, gaps, less, send, leave };
}

/** How far each part is done in this browser, and the button. */
export function HandInAll({ plan, shown, isLater = false }: HandInAllProps) {
  const found = useGathered(plan, shown);
  const { isSending, problem, said, trouble, gaps, less, send, leave } = useHandingIn(plan, shown);
  return (
    <div className="hand-in-all">
      <ol className="work-parts">
        {plan.parts.map((part) => (
          <li key={part.id}>
            <a href={partPath(plan.id, part.id)}>{part.title}</a>
            {pointsWord(part.points)}
            <span className="classroom-state">{stateOf(plan, found, part)}</span>
          </li>
        ))}
      </ol>
      {found && sendsTries(found) && <p>{TRIES_GO_ALONG}</p>}
      {plan.closed === null ? (
        <Button
          variant={isLater ? 'quiet' : 'primary'}
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          {isSending ? 'Handing in …' : 'Hand in all parts'}
        </Button>
      ) : (
        <p>{plan.closed}</p>
      )}
      {gaps !== null && (
        <AskFirst
          label="Something is missing"
          leave="Not yet"
          isSending={isSending}
          onSend={() => void send('gaps')}
          onLeave={() => leave(null)}
        >
          <p>{gaps} Hand it in all the same?</p>
        </AskFirst>
      )}
      {less !== null && (
        <LessFirst
          less={less}
          isSending={isSending}
          onSend={() => void send('gaps and less')}
          onLeave={() => leave(LAST_STAYS)}
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
function stateOf(plan: WorkPlan, found: Found | null, part: PlannedPart): string {
  const { id, startLog, handedIn } = part;
  if (found === null) return handedIn === null ? 'Nothing handed in' : 'Handed in';
  const here = found[id];
  if (!here && readUnread(plan, id) !== null) return 'Not a number yet';
  if (handedIn === null) {
    if (!here) return 'Not begun';
    return startLog === null ? 'Answered' : 'Begun';
  }
  if (!here) return 'Handed in';
  return markOf(here) === handedIn
    ? 'Handed in; nothing has changed since'
    : 'Handed in before; what is in this browser takes its place';
}
