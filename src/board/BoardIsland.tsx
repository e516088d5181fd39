'use client';
/**
 * The board's place on a lesson page. Until the reader nears it, it shows what
 * the server drew; then the board's script is fetched and takes its place. A
 * link that carries a log calls it at once.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

interface BoardIslandProps {
  readonly lessonId: number;
  /** The opening position as the server drew it. */
  readonly children: ReactNode;
}

type BoardComponent = ComponentType<{ readonly lessonId: number }>;

/** How far below the screen the board begins to load. */
const AHEAD = '600px';

/** Shows `children` until the board is there. */
export function BoardIsland({ lessonId, children }: BoardIslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Board, setBoard] = useState<BoardComponent | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let wanted = true;
    const load = async () => {
      observer.disconnect();
      try {
        const loaded = await import('./Board');
        if (wanted) setBoard(() => loaded.Board);
      } catch {
        if (wanted) setFailed(true);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    if (window.location.hash.includes('log=')) {
      void load();
      // Side by side the board is in sight already, and would only scroll inside itself.
      if (!window.matchMedia('(width >= 1200px)').matches) element.scrollIntoView();
    }
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, []);

  return (
    <div className="board-island" ref={place}>
      {Board ? <Board lessonId={lessonId} /> : children}
      {failed && (
        <p className="board-notice" role="alert">
          The board could not be loaded. Check the connection and reload the page.
        </p>
      )}
    </div>
  );
}
