'use client';

/** Parts of the screen that are fetched when they are first shown, or once the page rests. */
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from './button';
import { Dots } from './dots';
import { whenIdle } from './nextTask';
import { OverNote } from './overlays/overNote';
import { keyframes, styled } from './stitches/stitches';

const appear = keyframes({ from: { visibility: 'hidden' } });

const Note = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$3 0',
  color: '$dimmed',
  fontFamily: '$sans',
  fontSize: '$3',
  variants: {
    // Of what comes at once nobody needs to be told that it is on its way.
    waiting: { true: { animation: `${appear} 300ms step-end` } },
  },
});

/** Of a part that lies over the page, as dialogs do: nothing is said while it is on its way. */
interface Over<P> {
  /** What it is called where it cannot be fetched, as a sentence begins: "Share". */
  readonly name: string;
  /** Tells whoever draws it that it is given up; left out where nothing asked for it. */
  readonly onClose?: (props: P) => void;
  /** Whether it is asked for; left out where it is only drawn then. */
  readonly isOpen?: (props: P) => boolean;
}

/**
 * A component that fetches what it draws when it is first drawn. Where that fails it says so. Unlike React's own lazy
 * components it can be asked for again after it failed, and does not take the page down.
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  over: Over<P> | null = null,
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once for each part, where that is named.
  return function Fetched(props: P) {
    const [Part, setPart] = useState(() => found);
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    const isOpen = over?.isOpen?.(props) ?? true;
    // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew, and so does opening it again.
    useEffect(() => {
      if (Part) return;
      let isHere = true;
      setFailed(false);
      load().then(
        (loaded) => {
          found = loaded;
          if (isHere) setPart(() => loaded);
        },
        () => isHere && setFailed(true),
      );
      return () => {
        isHere = false;
      };
    }, [Part, tries, isOpen]);
    if (Part) return <Part {...props} />;
    const again = () => setTries(tries + 1);
    if (over) {
      const close = () => {
        setFailed(false);
        over.onClose?.(props);
      };
      return failed && isOpen && <OverNote name={over.name} onAgain={again} onClose={close} />;
    }
    return failed ? (
      <Note role="alert">
        This could not be loaded. Check the connection and try again.
        <Button onClick={again}>Try again</Button>
      </Note>
    ) : (
      <Note waiting>
        <span>
          One moment <Dots />
        </span>
      </Note>
    );
  };
}

/** How long after a failure it is tried again, in milliseconds. */
const AGAIN = 5000;

/**
 * A component that nobody misses at first. It is fetched once the page that draws it rests, and draws
 * nothing until then; where it cannot be fetched, it is quietly tried again.
 */
export function fetchedAtRest<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once for each part, where that is named.
  return function FetchedAtRest(props: P) {
    const [Part, setPart] = useState(() => found);
    useEffect(() => {
      if (Part) return;
      const over = new AbortController();
      let timer = 0;
      const ask = () =>
        load().then(
          (loaded) => {
            found = loaded;
            if (!over.signal.aborted) setPart(() => loaded);
          },
          () => {
            if (!over.signal.aborted) timer = window.setTimeout(ask, AGAIN);
          },
        );
      whenIdle(() => void ask(), over.signal);
      return () => {
        over.abort();
        window.clearTimeout(timer);
      };
    }, [Part]);
    return Part && <Part {...props} />;
  };
}
