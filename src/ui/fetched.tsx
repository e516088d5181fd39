'use client';

/** Parts of the screen that are fetched when they are first shown; where that fails they say so, and can be asked for again. */
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from './button';
import { Dots } from './dots';
import { styled } from './stitches/stitches';

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
    over: {
      true: {
        position: 'fixed',
        zIndex: 1001,
        insetInline: '$space$4',
        bottom: '$space$4',
        padding: '$4',
        border: '1px solid $colors$hairlineStrong',
        borderRadius: '$2',
        backgroundColor: '$card',
        color: '$text',
        boxShadow: '$raised',
      },
    },
  },
});

interface FetchedOptions {
  /** Whether it lies over the page, as dialogs do: then nothing is said while it is on its way. */
  readonly isOver?: boolean;
}

/**
 * A component that fetches what it draws when it is first drawn. Unlike React's own lazy
 * components it can be asked for again after it failed, and does not take the page down.
 */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isOver = false }: FetchedOptions = {},
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once for each part, where that is named.
  return function Fetched(props: P) {
    const [Part, setPart] = useState(() => found);
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
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
    }, [Part, tries]);
    if (Part) return <Part {...props} />;
    if (failed) {
      return (
        <Note role="alert" over={isOver}>
          This could not be loaded. Check the connection and try again.
          <Button onClick={() => setTries(tries + 1)}>Try again</Button>
        </Note>
      );
    }
    return isOver ? null : (
      <Note>
        <span>
          One moment <Dots />
        </span>
      </Note>
    );
  };
}
