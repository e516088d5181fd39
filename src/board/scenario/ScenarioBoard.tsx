'use client';
/**
 * The place of a published log's board on its page. Until the reader nears it, it shows what the
 * server drew; then the board's script is fetched and plays the log. An address that names a step
 * calls it at once.
 */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { onceSeen, watchSight } from '@/src/ui/observing';
import { AHEAD, NotLoaded, useFetchedBoard } from '../island/fetchedBoard';
import type { PublishedText } from './loadScenario';
import { stepInAddress } from './stepInAddress';
import '../styles/styles';
import './scenario.css';

type ScenarioBoardProps = PublishedText & {
  /** What the log was published as. */
  readonly title: string;
  /** The text of a log of the same board that is laid beside it as another line, to be compared; left out for none. */
  readonly beside?: string | null;
  /** What stands here until the board has come. */
  readonly children: ReactNode;
};

/** The board of a published log: stepped through, played, branched off from, kept, opened in its lesson. */
export function ScenarioBoard(props: ScenarioBoardProps) {
  // Another log is another board: nothing of the one before may stay.
  return (
    <ScenarioPlace key={`${props.payload ?? props.logText} ${props.beside ?? ''}`} {...props} />
  );
}

/** Whether none of an element is on the screen. */
function useIsAway(container: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    return watchSight(container.current, (isSeen) => setAway(!isSeen));
  }, [container]);
  return isAway;
}

/** Shows `children` until the board is there. */
function ScenarioPlace({ title, beside = null, children, ...source }: ScenarioBoardProps) {
  const container = useRef<HTMLDivElement>(null);
  // What was given first: the same log under another title is not another board.
  const [fetchIt] = useState(
    () => async () => (await import('./loadScenario')).loadScenario(source, title, beside),
  );
  const { found, failed, load } = useFetchedBoard(fetchIt);
  const isAway = useIsAway(container);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stop = onceSeen(element, load, { rootMargin: AHEAD });
    const follow = () => {
      if (stepInAddress() === null) return;
      void load();
      element.scrollIntoView({ block: 'nearest' });
    };
    // A link to a step may stand anywhere on the page; on arrival the page stays as it opens.
    window.addEventListener('hashchange', follow);
    if (stepInAddress() !== null) void load();
    return () => {
      stop();
      window.removeEventListener('hashchange', follow);
    };
  }, [load]);

  return (
    <div
      className="scenario-board"
      data-away={isAway}
      data-waiting={!found && !failed}
      ref={container}
    >
      {failed && <NotLoaded onAgain={load} />}
      {!found && children}
      {found && 'board' in found && found.board}
      {found && 'problem' in found && (
        <p className="board-notice" data-kind="trouble" role="alert">
          {found.problem}
        </p>
      )}
    </div>
  );
}
