/** The state of a place where a board of either world will stand: being fetched, there, or failed. */
import { startTransition, useCallback, useRef, useState } from 'react';

/** How far below the screen a board begins to load. */
export const AHEAD = '600px';

/**
 * Fetches what is to stand here, once; `load` asks again after it failed.
 *
 * @param fetchIt the same function while the place lives
 */
export function useFetchedBoard<Found extends object>(fetchIt: () => Promise<Found>) {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const isAsked = useRef(false);
  const load = useCallback(async () => {
    // A second board would be another game: it would open what is saved and what is linked anew.
    if (isAsked.current) return;
    isAsked.current = true;
    setFailed(false);
    try {
      const board = await fetchIt();
      // Whoever scrolls on meanwhile is not held up by the drawing of a whole board.
      startTransition(() => setFound(board));
    } catch {
      isAsked.current = false;
      setFailed(true);
    }
  }, [fetchIt]);
  return { found, failed, load };
}

interface NotLoadedProps {
  readonly what?: string;
  readonly onAgain: () => Promise<void>;
}

/** An error with a button that fetches the board again. */
export function NotLoaded({ what = 'The board', onAgain }: NotLoadedProps) {
  return (
    <div className="board-notice" role="alert">
      <p>{what} could not be loaded. Check the connection and try again.</p>
      {/* Plain: the page's own buttons come with the board. */}
      <button type="button" className="text-button" onClick={() => void onAgain()}>
        Try again
      </button>
    </div>
  );
}

/** Scrolls to the board, except where it stands beside the text and is in sight already. */
export function bringIntoView(element: HTMLElement): void {
  if (!window.matchMedia('(width >= 80em)').matches) element.scrollIntoView();
}
