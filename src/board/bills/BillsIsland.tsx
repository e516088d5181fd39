'use client';
/**
 * The place of the exercise's board on its page. Until the reader nears it, it shows
 * what the server drew; then the board's script is fetched and takes its place. An
 * address that carries a log calls it at once, also when the page itself leads there.
 */
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { LoadedBills } from './loadBills';

interface BillsIslandProps {
  readonly stage: number;
  /** The opening position as the server drew it. */
  readonly children: ReactNode;
}

/** How far below the screen the board begins to load. */
const AHEAD = '600px';

const carriesLog = (): boolean => window.location.hash.includes('log=');

/** Shows `children` until the board is there. */
export function BillsIsland({ stage, children }: BillsIslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<LoadedBills | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    const follow = () => {
      if (!carriesLog()) return;
      setWanted(true);
      // Side by side the board is in sight already, and would only scroll inside itself.
      if (!window.matchMedia('(width >= 1280px)').matches) element.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    import('./loadBills')
      .then(({ loadBills }) => {
        const board = loadBills(stage);
        // Drawn in pieces: whoever scrolls on meanwhile is not held up.
        if (isOpen) startTransition(() => setLoaded(board));
      })
      .catch(() => isOpen && setFailed(true));
    return () => {
      isOpen = false;
    };
  }, [isWanted, stage]);

  return (
    <div className="board-island" ref={place}>
      {loaded ? <loaded.BillsBoard game={loaded.game} /> : children}
      {failed && (
        <p className="board-notice" role="alert">
          The board could not be loaded. Check the connection and reload the page.
        </p>
      )}
    </div>
  );
}
