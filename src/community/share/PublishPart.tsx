'use client';
/** Publishing the shown line, from the share dialog. */
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { z } from 'zod/mini';
import { isBlank } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import type { Outcome, SharePartProps } from '@/src/board/session/slots';
import { linkCode } from '@/src/board/share/qrMatrix';
import { SavableCode } from '@/src/board/share/SavableCode';
import type { withId } from '@/src/contract/endpoint';
import { nameScenario, publishScenario } from '@/src/contract/scenarios';
import { call, type Sent } from '@/src/request/call';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { SessionProvider, useSession } from '@/src/session/SessionProvider';
import { Button } from '@/src/ui/button';
import { Dots } from '@/src/ui/dots';
import { requestIds } from '../../request/requestIds';
import { useWrongField } from '../../request/useWrongField';
import { CopyLink } from '../scenarios/CopyLink';
import { UnlistedField } from '../scenarios/UnlistedField';
import { type Words, WordsFields, type WrongWords, wrongWords } from '../scenarios/WordsFields';
import { scenarioPath } from '../words';
import { type Origin, originOf } from './origin';
import { publishDraft } from './publishDraft';
import { SignInFirst } from './SignInFirst';
import './publish.css';

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
  const session = useSession();
  const [done, setDone] = useState<PublishedAs | null>(null);
  if (done !== null) return <Published {...done} />;
  if (session.status === 'loading')
    return (
      <p role="status">
        Looking whether you are signed in <Dots />
      </p>
    );
  if (session.data === null) return <SignInFirst to="publish these steps" {...props} />;
  if (isBlank(props.log)) {
    return <p>Nothing is done on this board yet. Take a step first, then publish it.</p>;
  }
  return <PublishForm {...props} memberId={session.data.user.id} onPublished={setDone} />;
}

/** What was published, and what as. */
interface PublishedAs {
  readonly id: string;
  readonly title: string;
  readonly isUnlisted: boolean;
}

interface PublishFormProps extends SharePartProps {
  readonly memberId: string;
  readonly onPublished: (done: PublishedAs) => void;
}

/** What is sent, with a name that is the same when the same is sent again. */
function requestOf<Content extends object>(content: Content) {
  return { requestId: idFor(JSON.stringify(content)), ...content };
}

/** What is typed: the title, which the dialog keeps while it is open, and the words that go with it. */
function useDraft({ memberId, gamePath, gameTitle, title, onTitle }: PublishFormProps) {
  const draft = useMemo(() => publishDraft(memberId, gamePath), [memberId, gamePath]);
  const [kept] = useState(draft.words);
  const [{ description, notes }, setRest] = useState(kept);
  const atFirst = useRef({ title, onTitle, kept });
  // What the board itself is called was not typed here: another board’s name shall not come back.
  const typed = title === gameTitle ? '' : title;
  const wasTyped = useRef(typed !== '');
  // Before anything is painted: the field would stand empty for a moment.
  useLayoutEffect(() => {
    const { current } = atFirst;
    // The dialog forgets the title when it closes.
    if (!wasTyped.current && current.kept.title !== '') current.onTitle(current.kept.title);
  }, []);
  useEffect(
    () => draft.keep({ title: typed, description, notes }),
    [draft, typed, description, notes],
  );
  const change = (next: Words) => {
    if (next.title !== title) onTitle(next.title);
    setRest(next);
  };
  return { words: { title, description, notes }, change, drop: draft.drop };
}

/** What the log was made from, once it is known to be there for everybody still; null until then. */
function useOrigin(log: Log): Origin | null {
  const [remembered] = useState(() => originOf(log));
  const [found, setFound] = useState<Origin | null>(null);
  useEffect(() => {
    if (remembered === null) return;
    let isHere = true;
    void call(nameScenario, { params: { id: remembered.id } }).then(({ data }) => {
      // It may have been given another title since.
      if (isHere && data) setFound({ id: remembered.id, title: data.title });
    });
    return () => {
      isHere = false;
    };
  }, [remembered]);
  return found;
}

/** What came of publishing, for those who have closed the form meanwhile. */
function outcomeOf(title: string, sent: Sent<z.infer<typeof withId>>): Outcome {
  if (sent.data) {
    const text = `“${title}” is published.`;
    return { text, isTrouble: false, path: scenarioPath(sent.data.id) };
  }
  const standing = sent.isUncertain
    ? `Whether “${title}” is published is not known.`
    : `“${title}” was not published.`;
  const again = 'What you typed is kept: press Share, then Publish, to try again.';
  return { text: `${standing} ${sent.error} ${again}`, isTrouble: true };
}

function PublishForm(props: PublishFormProps) {
  const { log, logText, onPublished, onLate } = props;
  const { words, change, drop } = useDraft(props);
  const [wrong, setWrong] = useState<WrongWords>({});
  const origin = useOrigin(log);
  const [isFork, setFork] = useState(true);
  const [isUnlisted, setUnlisted] = useState(false);
  const { isSending, problem, go } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const showWrong = useWrongField(form);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrongWords(words);
    setWrong(found);
    if (Object.keys(found).length > 0) return showWrong();
    const fork = origin && isFork ? { forkedFrom: origin.id } : {};
    const unlisted = isUnlisted ? { visibility: 'unlisted' as const } : {};
    const content = { ...words, log: logText(), ...fork, ...unlisted };
    const data = await go(publishScenario, { body: requestOf(content) }, (sent) =>
      onLate(outcomeOf(words.title, sent)),
    );
    if (data === null) return showWrong();
    drop();
    onPublished({ id: data.id, title: words.title, isUnlisted });
  };
  return (
    <form ref={form} className="publish-form" noValidate onSubmit={(event) => void submit(event)}>
      <WordsFields words={words} onChange={change} wrong={wrong} />
      <div>
        <UnlistedField checked={isUnlisted} onChange={setUnlisted} />
        <p role="status">
          {isUnlisted
            ? 'Only those to whom you give its address can read it.'
            : 'Everybody can find it among the shared scenarios, and read it.'}
        </p>
      </div>
      {origin && <ForkField origin={origin} checked={isFork} onChange={setFork} />}
      <Problem problem={problem} />
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
      Say that it was made from “{origin.title}”
    </label>
  );
}

/** What follows: where it is, for oneself and for others. */
function Published({ id, title, isUnlisted }: PublishedAs) {
  const path = scenarioPath(id);
  const code = useMemo(() => linkCode(`${window.location.origin}${path}`), [path]);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="publish-done">
      <p role="status">
        {isUnlisted
          ? 'It is published. Only those to whom you give its address find it.'
          : 'It is published. Everybody can now find it among the shared scenarios.'}
      </p>
      <p>
        <a href={path}>Look at its page</a>
      </p>
      <CopyLink path={path} />
      <SavableCode code={code} name={title} caption="Its page, for a slide or a handout." />
    </div>
  );
}
