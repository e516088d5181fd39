'use client';
/**
 * The board's place on a lesson page. Until the reader nears it, it shows what
 * the server drew; then the board's script is fetched and takes its place. A
 * link that carries a log calls it at once.
 */
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LessonLog } from '@/events/log/log';
import type { LoadedBoard } from './lessonBoard';
import { getServerSnapshot, getSnapshot, subscribe } from './reading';

/** What a lesson's page says of its board. How the board is fetched is said above it. */
export interface LessonBoardProps {
  readonly lessonId: number;
  /** What the lesson's text shows on the board; null where there is no text, or it shows nothing. */
  readonly demonstration?: LessonLog | null;
  /** The opening position as the server drew it. */
  readonly children: ReactNode;
}

interface BoardIslandProps extends LessonBoardProps {
  /** Fetches the board of a lesson, and what it brings along; the same function while the island lives. */
  readonly load: (lessonId: number) => Promise<LoadedBoard>;
}

/** How far below the screen the board begins to load. */
const AHEAD = '600px';

/** Whether the lesson's text has asked for a round that no board has taken up yet. */
function useIsAsked(lessonId: number): boolean {
  const { request } = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return request?.lessonId === lessonId;
}

/** Fetches the board, once; `load` asks again after it failed. */
function useBoard(lessonId: number, fetchBoard: BoardIslandProps['load']) {
  const [board, setBoard] = useState<LoadedBoard | null>(null);
  const [failed, setFailed] = useState(false);
  const isAsked = useRef(false);
  const load = useCallback(async () => {
    // A second board would be another game: it would open what is saved and what is linked anew.
    if (isAsked.current) return;
    isAsked.current = true;
    setFailed(false);
    try {
      const loaded = await fetchBoard(lessonId);
      // Whoever scrolls on meanwhile is not held up by the drawing of a whole board.
      startTransition(() => setBoard(loaded));
    } catch {
      isAsked.current = false;
      setFailed(true);
    }
  }, [lessonId, fetchBoard]);
  return { board, failed, load };
}

/** Side by side the board is in sight already, and would only scroll inside itself. */
function bringIntoView(element: HTMLElement): void {
  if (!window.matchMedia('(width >= 1280px)').matches) element.scrollIntoView();
}

/** Shows `children` until the board is there. */
export function BoardIsland({
  lessonId,
  load: fetchBoard,
  demonstration = null,
  children,
}: BoardIslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const { board, failed, load } = useBoard(lessonId, fetchBoard);
  const isAsked = useIsAsked(lessonId);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    if (window.location.hash.includes('log=')) {
      void load();
      bringIntoView(element);
    }
    return () => observer.disconnect();
  }, [load]);

  useEffect(() => {
    if (!isAsked || !place.current) return;
    void load();
    bringIntoView(place.current);
  }, [isAsked, load]);

  return (
    <div className="board-island" ref={place}>
      {failed && (
        <div className="board-notice" role="alert">
          <p>The board could not be loaded. Check the connection and try again.</p>
          {/* Plain: the page's own buttons come with the board. */}
          <button type="button" className="text-button" onClick={() => void load()}>
            Try again
          </button>
        </div>
      )}
      {board ? <board.Board game={board.game} demonstration={demonstration} /> : children}
    </div>
  );
}
