'use client';

/** A box that finds terms as one types. What finds and shows them is fetched when the box is first used. */
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CLOSE_DELAY } from '@/src/ui/overlays/closeDelay';
import { useRested } from '@/src/ui/useRested';
import type { Found, SearchCardProps } from './SearchCard';

/** What is fetched: the card, and the terms that it finds among. */
interface Part extends Pick<SearchCardProps, 'terms'> {
  readonly Card: ComponentType<SearchCardProps>;
}

/** How words are typed into the box. */
const WRITING = {
  name: 'q',
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: 100,
} as const;

/** Before anything is found, and while nothing is looked for. */
const NOTHING: Found = { said: '', activeId: null, isListed: false };

async function fetchPart(): Promise<Part> {
  // Both at once; what becomes of the second is asked when the first has come.
  const answer = fetch('/glossary.json');
  answer.catch(() => {});
  const { SearchCard, termsIn } = await import('./SearchCard');
  return { Card: SearchCard, terms: await termsIn(await answer) };
}

/** The fetching of what finds and shows terms; `fetchIt` asks again after it failed. */
function usePart() {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);
  const fetchIt = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setFailed(false);
    try {
      setPart(await fetchPart());
    } catch {
      isAsked.current = false;
      setFailed(true);
    }
  };
  return { part, hasFailed, fetchIt };
}

/** Whether the matches are wanted: at once when somebody comes, no more a moment after they left. */
function useOpen() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef(0);
  const set = (open: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(open);
    else timer.current = window.setTimeout(setOpen, delay, open);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    open: () => set(true),
    close: () => set(false),
    leave: () => set(false, CLOSE_DELAY),
  };
}

/** What is typed, and the keys that are pressed there. */
function useTyping({
  isOpen,
  open,
  close,
}: Pick<ReturnType<typeof useOpen>, 'isOpen' | 'open' | 'close'>) {
  const box = useRef<HTMLInputElement>(null);
  const keys: SearchCardProps['keys'] = useRef(null);
  const [query, setQuery] = useState('');
  const isAsked = isOpen && query.trim() !== '';
  const clear = () => {
    if (box.current) box.current.value = '';
    setQuery('');
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setQuery(currentTarget.value);
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // An open card has heard it already, and closes.
      if (isAsked) close();
      else if (!event.defaultPrevented) clear();
    } else if (isAsked) keys.current?.(event);
    else if (event.key === 'ArrowDown') open();
  };
  // What was typed before the page could hear it is there too.
  const arrive = () => setQuery(box.current?.value ?? '');
  return { box, keys, query, isAsked, arrive, onInput, onKeyDown };
}

/** A labelled box with the terms of the glossary that fit what is typed. Without JavaScript it asks the site’s search. */
export function GlossarySearch() {
  const [boxId, listId] = [useId(), useId()];
  const [found, setFound] = useState(NOTHING);
  const { isOpen, open, close, leave } = useOpen();
  const { box, keys, query, isAsked, arrive, ...hearing } = useTyping({ isOpen, open, close });
  const { part, hasFailed, fetchIt } = usePart();
  const { said, activeId, isListed } = isAsked && part ? found : NOTHING;
  const hasFocus = () => box.current?.form?.contains(document.activeElement) === true;
  return (
    <form
      className="glossary-search"
      action="/search"
      onFocus={open}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
      onPointerEnter={open}
      onPointerLeave={() => hasFocus() || leave()}
    >
      <label htmlFor={boxId}>Search the glossary</label>
      <input
        {...WRITING}
        {...hearing}
        ref={box}
        id={boxId}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={activeId ?? undefined}
        onFocus={() => {
          arrive();
          void fetchIt();
        }}
      />
      {isAsked && !part && <Waiting hasFailed={hasFailed} onRetry={() => box.current?.focus()} />}
      <span className="visually-hidden" role="status">
        {useRested(said)}
      </span>
      {isAsked && part && box.current && (
        <part.Card
          listId={listId}
          query={query}
          keys={keys}
          terms={part.terms}
          box={box.current}
          onFound={setFound}
          onEnter={open}
          onLeave={() => hasFocus() || close()}
          onClose={close}
        />
      )}
    </form>
  );
}

interface WaitingProps {
  readonly hasFailed: boolean;
  /** Puts the focus back into the box, which asks again. */
  readonly onRetry: () => void;
}

/** What is said under the box until the matches are there. */
function Waiting({ hasFailed, onRetry }: WaitingProps) {
  return (
    <div className="glossary-search-note" role={hasFailed ? 'alert' : 'status'}>
      {hasFailed ? (
        <>
          <p>The glossary could not be loaded. Check the connection and try again.</p>
          <button type="button" className="glossary-search-retry" onClick={onRetry}>
            Try again
          </button>
        </>
      ) : (
        'One moment …'
      )}
    </div>
  );
}
