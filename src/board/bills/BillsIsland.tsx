'use client';
/**
 * The place of the exercise's board on its page. Until the reader nears it, it shows
 * what the server drew; then the board's script is fetched and takes its place. An
 * address that carries a log calls it at once, also when the page itself leads there.
 */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { onceSeen } from '@/src/ui/observing';
import { AskedByTab } from '../island/AskedByTab';
import { AHEAD, bringIntoView, NotLoaded, useFetchedBoard } from '../island/fetchedBoard';
import { useWayToBoard } from '../island/wayToBoard';
import { readHash } from '../session/initialHash';

interface BillsIslandProps {
  readonly stage: number;
  /** The opening position as the server drew it. */
  readonly children: ReactNode;
}

/** Shows `children` until the board is there. */
export function BillsIsland({ stage, children }: BillsIslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const fetchIt = useCallback(async () => {
    const { loadBills } = await import('./loadBills');
    return loadBills(stage);
  }, [stage]);
  const { found, failed, load } = useFetchedBoard(fetchIt);
  const [initialHash, setInitialHash] = useState<string | null>(null);
  useWayToBoard(container, found !== null, load);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stop = onceSeen(element, load, { rootMargin: AHEAD });
    const follow = () => {
      const hash = readHash();
      if (hash === null) return;
      setInitialHash(hash);
      void load();
      bringIntoView(element);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      stop();
      window.removeEventListener('hashchange', follow);
    };
  }, [load]);

  return (
    <div className="board-island" ref={container}>
      {failed && <NotLoaded onAgain={load} />}
      {found ? (
        <found.BillsBoard game={found.game} initialHash={initialHash} />
      ) : (
        <>
          {children}
          <AskedByTab failed={failed} load={load} />
        </>
      )}
    </div>
  );
}
