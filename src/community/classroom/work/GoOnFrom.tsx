'use client';
/** Where the board of a part begins in a browser that keeps none of its steps, and something was handed in of it. */
import { type ReactNode, useEffect, useState } from 'react';
import { isAnythingKept } from '@/src/board/session/storage/where';
import { Button } from '@/src/ui/button';

interface GoOnFromProps {
  /** What the steps of the part are kept under. */
  readonly storageKey: string;
  /** The log that was handed in of it; null for none. */
  readonly handedInLog: string | null;
  /** What stands here until that is known. */
  readonly waiting: ReactNode;
  /** The board that begins with a log; undefined for what this browser keeps, or for the steps that are given. */
  readonly children: (from: string | undefined) => ReactNode;
}

type Chosen = { readonly from: string | undefined };

/** The board; before it, where there is a choice, the two ways to begin. */
export function GoOnFrom({ storageKey, handedInLog, waiting, children }: GoOnFromProps) {
  const [chosen, setChosen] = useState<Chosen | 'open' | null>(
    handedInLog === null ? { from: undefined } : null,
  );
  // Asked once, as the part is opened: what is handed in from here does not take its board away.
  const isUnknown = chosen === null;
  useEffect(() => {
    if (!isUnknown) return;
    let isHere = true;
    isAnythingKept(storageKey).then(
      (isKept) => isHere && setChosen(isKept ? { from: undefined } : 'open'),
      // A browser that lets nothing be kept asks each time.
      () => isHere && setChosen('open'),
    );
    return () => {
      isHere = false;
    };
  }, [storageKey, isUnknown]);
  if (chosen === null) return waiting;
  if (chosen !== 'open') return children(chosen.from);
  return (
    <section aria-label="Where to begin">
      <p>
        This browser keeps none of your steps on this board. What you handed in is on the server.
      </p>
      <div className="classroom-buttons">
        <Button
          type="button"
          variant="primary"
          onClick={() => setChosen({ from: handedInLog ?? undefined })}
        >
          Go on from what you handed in
        </Button>
        <Button type="button" onClick={() => setChosen({ from: undefined })}>
          Begin anew
        </Button>
      </div>
    </section>
  );
}
