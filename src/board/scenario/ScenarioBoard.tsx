'use client';
/**
 * The place of a published log's board on its page. Until the reader nears it, it shows what the
 * server drew; then the board's script is fetched and plays the log. An address that names a step
 * calls it at once.
 */
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { LoadedScenario, PublishedText } from './loadScenario';
import { stepInAddress } from './stepInAddress';
import '../styles';
import './scenario.css';

type ScenarioBoardProps = PublishedText & {
  /** What the log was published as. */
  readonly title: string;
  /** What stands here until the board has come. */
  readonly children: ReactNode;
};

/** How far below the screen the board begins to load. */
const AHEAD = '600px';

/** The board of a published log: stepped through, played, branched off from, kept, opened in its lesson. */
export function ScenarioBoard(props: ScenarioBoardProps) {
  // Another log is another board: nothing of the one before may stay.
  return <ScenarioPlace key={props.payload ?? props.logText} {...props} />;
}

/** Fetches the board, once; `load` asks again after it failed. */
function useScenario(source: PublishedText, title: string) {
  const [loaded, setLoaded] = useState<LoadedScenario | null>(null);
  const [failed, setFailed] = useState(false);
  const isAsked = useRef(false);
  const given = useRef({ source, title });
  const load = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setFailed(false);
    try {
      const { loadScenario } = await import('./loadScenario');
      const found = await loadScenario(given.current.source, given.current.title);
      // Whoever reads on meanwhile is not held up by the drawing of a whole board.
      startTransition(() => setLoaded(found));
    } catch {
      isAsked.current = false;
      setFailed(true);
    }
  }, []);
  return { loaded, failed, load };
}

/** Whether none of an element is on the screen. */
function useIsAway(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setAway(!isIntersecting);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isAway;
}

/** Shows `children` until the board is there. */
function ScenarioPlace({ title, children, ...source }: ScenarioBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const { loaded, failed, load } = useScenario(source, title);
  const isAway = useIsAway(place);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    const follow = () => {
      if (stepInAddress() === null) return;
      void load();
      element.scrollIntoView({ block: 'nearest' });
    };
    // A link to a step may stand anywhere on the page; on arrival the page stays as it opens.
    window.addEventListener('hashchange', follow);
    if (stepInAddress() !== null) void load();
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', follow);
    };
  }, [load]);

  return (
    <div
      className="scenario-board"
      data-away={isAway}
      data-waiting={!loaded && !failed}
      ref={place}
    >
      {failed && (
        <div className="board-notice" role="alert">
          <p>The board could not be loaded. Check the connection and try again.</p>
          {/* Plain: the page's own buttons come with the board. */}
          <button type="button" className="text-button" onClick={() => void load()}>
            Try again
          </button>
        </div>
      )}
      {!loaded && children}
      {loaded && 'board' in loaded && loaded.board}
      {loaded && 'problem' in loaded && (
        <p className="board-notice" data-kind="trouble" role="alert">
          {loaded.problem}
        </p>
      )}
    </div>
  );
}
