'use client';
/** Publishing the shown line, from the share dialog. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SessionProvider, useSession } from '@/src/account/SessionProvider';
import { useSending } from '@/src/account/useSending';
import type { SharePartProps } from '@/src/board/share/slots';
import { Button } from '@/src/ui/button';
import { CopyLink } from '../CopyLink';
import { requestIds } from '../requestIds';
import { useWrongField } from '../useWrongField';
import { WordsFields, type WrongWords, wrongWords } from '../WordsFields';
import { scenarioPath } from '../words';
import { type Origin, originOf } from './origin';
import { SignInFirst } from './SignInFirst';
import './publish.css';

const NOTHING = { title: '', description: '', notes: '' };

/** What was typed, kept while the page is open: the dialog may be closed and opened again. */
let draft = NOTHING;

const idFor = requestIds();

/** A form for members; for others the way to sign in. */
export function PublishPart(props: SharePartProps) {
  return (
    <SessionProvider>
      <Publishing {...props} />
    </SessionProvider>
  );
}

function Publishing(props: SharePartProps): ReactNode {
  const { status } = useSession();
  const [id, setId] = useState<string | null>(null);
  if (id !== null) return <Published id={id} />;
  if (status === 'loading') return <p role="status">Looking whether you are signed in …</p>;
  if (status === 'unauthenticated') return <SignInFirst to="publish these steps" />;
  if (props.log.events.length === 0) {
    return <p>Nothing is done on this board yet. Take a step first, then publish it.</p>;
  }
  return <PublishForm {...props} onPublished={setId} />;
}

interface PublishFormProps extends SharePartProps {
  readonly onPublished: (id: string) => void;
}

/** What is sent, with a name that is the same when the same is sent again. */
function requestOf(content: object) {
  return { requestId: idFor(JSON.stringify(content)), ...content };
}

function PublishForm({ log, logText, title, onTitle, onPublished }: PublishFormProps) {
  const [words, setWords] = useState(() => ({
    description: draft.description,
    notes: draft.notes,
  }));
  const [wrong, setWrong] = useState<WrongWords>({});
  const [origin] = useState(() => originOf(log));
  const [isFork, setFork] = useState(true);
  const { isSending, problem, go } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const atFirst = useRef({ title, onTitle });
  useEffect(() => {
    // The dialog forgets the title when it closes.
    if (atFirst.current.title === '' && draft.title !== '') atFirst.current.onTitle(draft.title);
  }, []);
  useEffect(() => {
    draft = { title, ...words };
  }, [title, words]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrongWords({ title, ...words });
    setWrong(found);
    if (Object.keys(found).length > 0) return showWrong();
    const fork = origin && isFork ? { forkedFrom: origin.id } : {};
    const content = { title, ...words, log: logText(), ...fork };
    const data = await go('POST', '/api/scenarios', requestOf(content));
    if (typeof data?.id !== 'string') return showWrong();
    draft = NOTHING;
    onPublished(data.id);
  };
  return (
    <form ref={form} className="publish-form" noValidate onSubmit={(event) => void submit(event)}>
      <WordsFields
        words={{ title, ...words }}
        onChange={({ title: next, ...rest }) => {
          if (next !== title) onTitle(next);
          setWords(rest);
        }}
        wrong={wrong}
      />
      {origin && <ForkField origin={origin} checked={isFork} onChange={setFork} />}
      {problem !== null && (
        <p role="alert" tabIndex={-1} className="publish-trouble">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? 'Publishing …' : 'Publish'}
        </Button>
      </div>
    </form>
  );
}

interface ForkFieldProps {
  readonly origin: Origin;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function ForkField({ origin, checked, onChange }: ForkFieldProps) {
  return (
    <label className="publish-fork">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />{' '}
      Say that it was made of “{origin.title}”
    </label>
  );
}

/** What follows: where it is, for oneself and for others. */
function Published({ id }: { readonly id: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="publish-done">
      <p role="status">It is published. Everybody can now find it among the shared scenarios.</p>
      <p>
        <a href={scenarioPath(id)}>Look at its page</a>
      </p>
      <CopyLink path={scenarioPath(id)} />
    </div>
  );
}
