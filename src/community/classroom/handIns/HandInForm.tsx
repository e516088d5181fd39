'use client';

/** Handing in, from the page of an assignment. */
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import type { AnyEvent } from '@/events/world/board';
import { handIn, type LessMet } from '@/src/contract/handIn';
import { handInFromSeat } from '@/src/contract/seats';
import { Done } from '@/src/request/Done';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { useWrongField } from '../../../request/useWrongField';
import { LogChoice } from '../assignments/LogChoice';
import { type LogChoosing, useLogChoice } from '../assignments/useLogChoice';
import { handedInWords, LAST_STAYS } from './handedInWords';
import { LessFirst } from './LessFirst';

interface HandInFormProps {
  /** The assignment’s. */
  readonly id: string;
  /** The board of it that is handed in. */
  readonly part: string;
  /** The class whose seat hands in; null for somebody with an account. */
  readonly seatIn: string | null;
  /** The lesson whose line in this browser can be handed in; null for another board. */
  readonly lessonId: number | null;
  /** What it starts from: the events of a scenario; none for the board of a lesson. */
  readonly start: readonly AnyEvent[];
  /** How many tasks it has. */
  readonly tasks: number;
  /** What to know before handing in now; null for nothing. */
  readonly warning: string | null;
}

/** Whether there are steps to send, as far as one knows before they are read. Until then the board is the thing to go to. */
function hasSteps({ source, own, link, file }: LogChoosing): boolean {
  if (source === 'own') return own !== undefined && own !== null && own.begun !== 'not';
  return source === 'link' ? link !== '' : file !== null;
}

type HandingIn = Pick<HandInFormProps, 'id' | 'part' | 'seatIn' | 'tasks'>;

/** Reads the log that was chosen and sends it, and what came of it. */
function useHandingIn(
  { id, part, seatIn, tasks }: HandingIn,
  choosing: LogChoosing,
  showWrong: () => void,
) {
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  // What reads the steps may have to be fetched first.
  const [isReading, setReading] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [less, setLess] = useState<readonly LessMet[] | null>(null);
  const submit = async (agreed = false) => {
    if (isReading) return;
    setSaid(null);
    // What was refused before says nothing of what is chosen now.
    setRefused(false);
    setReading(true);
    const log = await choosing.read();
    setReading(false);
    if (typeof log !== 'string') return showWrong();
    const body = { work: { [part]: { log } }, ...(agreed && { agreed }) };
    const done =
      seatIn === null
        ? await go(handIn, { params: { id }, body })
        : await go(handInFromSeat, { params: { id: seatIn, assignment: id }, body });
    setRefused(done === null);
    if (done === null) return;
    if ('less' in done) return setLess(done.less);
    setLess(null);
    setSaid(handedInWords(done, tasks));
    router.refresh();
  };
  const leave = () => {
    setLess(null);
    setSaid(LAST_STAYS);
  };
  const isBusy = isSending || isReading;
  return { isBusy, problem: isRefused ? problem : null, said, less, submit, leave };
}

/** Which log, and the button that sends it. */
export function HandInForm({ lessonId, start, warning, ...sent }: HandInFormProps) {
  const choosing = useLogChoice(lessonId, 'own', start);
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const { isBusy, problem, said, less, submit, leave } = useHandingIn(sent, choosing, showWrong);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={form} className="request-form" noValidate onSubmit={onSubmit}>
      <noscript>
        <p>Handing in needs JavaScript.</p>
      </noscript>
      <fieldset>
        <legend>Steps to hand in</legend>
        <LogChoice choosing={choosing} label="Steps to hand in" />
      </fieldset>
      {warning !== null && <p className="log-choice-said">{warning}</p>}
      <Problem problem={problem} />
      <Button
        type="submit"
        variant={hasSteps(choosing) ? 'primary' : 'quiet'}
        aria-disabled={isBusy}
      >
        {isBusy ? 'Handing in …' : 'Hand in'}
      </Button>
      {less !== null && (
        <LessFirst
          less={less}
          isSending={isBusy}
          onSend={() => void submit(true)}
          onLeave={leave}
        />
      )}
      {said !== null && <Done key={said}>{said}</Done>}
    </form>
  );
}
