'use client';
/**
 * The board's place on a lesson page. Until the reader nears it, it shows what
 * the server drew; then the board's script is fetched and takes its place. A
 * link that carries a log calls it at once.
 */
import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LessonLog } from '@/events/banking/log';
import { onceSeen } from '@/src/ui/observing';
import { readHash } from '../session/initialHash';
import { getRequest, getServerRequest, subscribe } from '../session/reading';
import { AskedByTab } from './AskedByTab';
import { AHEAD, bringIntoView, NotLoaded, useFetchedBoard } from './fetchedBoard';
import type { LoadedBoard } from './lessonBoard';
import { useWayToBoard } from './wayToBoard';

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

/** Whether the lesson's text has asked for a round that no board has taken up yet. */
function useIsAsked(lessonId: number): boolean {
  const request = useSyncExternalStore(subscribe, getRequest, getServerRequest);
  return request?.lessonId === lessonId;
}

/** Shows `children` until the board is there. */
export function BoardIsland({
  lessonId,
  load: fetchBoard,
  demonstration = null,
  children,
}: BoardIslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const fetchIt = useCallback(() => fetchBoard(lessonId), [lessonId, fetchBoard]);
  const { found, failed, load } = useFetchedBoard(fetchIt);
  useWayToBoard(container, found !== null, load);
  const isAsked = useIsAsked(lessonId);
  const [initialHash, setInitialHash] = useState<string | null>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stop = onceSeen(element, load, { rootMargin: AHEAD });
    const hash = readHash();
    if (hash !== null) {
      setInitialHash(hash);
      void load();
      bringIntoView(element);
    }
    return stop;
  }, [load]);

  useEffect(() => {
    if (!isAsked || !container.current) return;
    void load();
    bringIntoView(container.current);
  }, [isAsked, load]);

  return (
    <div className="board-island" ref={container}>
      {failed && <NotLoaded onAgain={load} />}
      {found ? (
        <found.Opened loaded={found} demonstration={demonstration} initialHash={initialHash} />
      ) : (
        <>
          {children}
          <AskedByTab failed={failed} load={load} />
        </>
      )}
    </div>
  );
}
