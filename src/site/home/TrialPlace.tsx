'use client';
/** Where the story was: the board that goes on from it, once its script has come. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NotLoaded, useFetchedBoard } from '@/src/board/island/fetchedBoard';

interface TrialPlaceProps {
  /** What stands behind the `#` of an address that opens the log at the step to go on from. */
  readonly hash: string;
  readonly onLeave: () => void;
  /** What stands here until the board has come: the sheets as they were. */
  readonly children: ReactNode;
}

/** As high from the press on as the board will be: nothing below is pushed away when it comes. */
export function TrialPlace({ hash, onLeave, children }: TrialPlaceProps) {
  const container = useRef<HTMLDivElement>(null);
  const [fetchIt] = useState(() => async () => (await import('./Trial')).loadTrial(hash));
  const { found, failed, load } = useFetchedBoard(fetchIt);
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' });
    void load();
  }, [load]);
  useEffect(() => {
    if (!found) return;
    const slot = '[data-part="composer"] :is(select, input)';
    container.current?.querySelector<HTMLElement>(slot)?.focus({ preventScroll: true });
  }, [found]);
  return (
    <div className="story-trial" data-waiting={!found} ref={container}>
      {failed && <NotLoaded onAgain={load} />}
      {found ? <found.Trial {...found} onLeave={onLeave} /> : children}
    </div>
  );
}
