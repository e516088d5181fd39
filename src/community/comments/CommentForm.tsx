'use client';

/** A comment, written under a scenario. */
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react';
import { addComment } from '@/src/contract/scenarios';
import { Problem } from '@/src/request/Problem';
import { requestIds } from '@/src/request/requestIds';
import { useWrongField } from '@/src/request/useWrongField';
import { Button } from '@/src/ui/button';
import { TextArea } from '@/src/ui/textArea';
import { useIsHydrated } from '@/src/ui/useIsHydrated';
import { useSendingHere } from '../StillHere';
import { scenarioPath } from '../words';
import { COMMENT_HINT, wrongComment } from './commentWords';
import '../forms.css';

/** Field and button. What was typed stays until it is there. */
export function CommentForm({ scenarioId }: { readonly scenarioId: string }) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSent, setSent] = useState(false);
  const [isListing, startListing] = useTransition();
  const { isSending, isGone, problem, go } = useSendingHere();
  const [idFor] = useState(requestIds);
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // What was typed before the page was hydrated, of which React has heard nothing.
    const early = form.current?.querySelector('textarea')?.value;
    if (early) setText(early);
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongComment(text);
    setError(wrong);
    setSent(false);
    if (wrong !== undefined) return showWrong();
    const body = { requestId: idFor(text), text };
    const data = await go(addComment, { params: { id: scenarioId }, body });
    if (!data) return showWrong();
    // What was written on meanwhile has not been sent.
    setText((now) => (now === text ? '' : now));
    setSent(true);
    startListing(() => {
      // The last page of comments, where the new one stands.
      router.replace(scenarioPath(scenarioId), { scroll: false });
      router.refresh();
    });
  };
  return (
    <form ref={form} className="comment-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Your comment"
        value={text}
        onChange={setText}
        hint={COMMENT_HINT}
        error={error}
      />
      <Problem problem={problem} />
      <div className="comment-send">
        <Button
          type="submit"
          variant="primary"
          disabled={!isHydrated}
          aria-disabled={isSending || isGone}
        >
          {isSending ? 'Adding …' : 'Add the comment'}
        </Button>
        <p role="status">{isSent && !isListing && 'Your comment is there.'}</p>
      </div>
    </form>
  );
}
