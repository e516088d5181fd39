'use client';
/** Notices over the board: a shared log is open, something could not be read or saved, something can be undone. */
import { useContext, useEffect, useRef } from 'react';
import { saveTree } from '@/events/log/tree';
import { childrenOf } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { LessonContext } from '@/machines/lesson';
import { ownCursor } from '@/machines/lesson/sources';
import { Button } from '@/src/ui/button';
import { download } from '../../ui/download';
import { typeset } from '../sentence/plainText';
import { isEmbedded } from '../session/navigation';
import type { Outcome } from '../session/slots';
import { OpeningsContext } from '../session/startFrom';
import { textOf } from '../session/storage/stored';
import type { Published, Session } from '../session/useSession';
import { DemonstrationNotice } from './DemonstrationNotice';
import { useStory } from './useStory';

interface NoticesProps {
  readonly session: Session<AnyRound>;
  /** Whether something was done on the lesson's demonstration. */
  readonly hasTried?: boolean;
  /** What the page brought along; null where the address says what is open. */
  readonly published?: Published | null;
  /** The result of a request whose dialog was closed before it came. */
  readonly outcome: Outcome | null;
  readonly setOutcome: (outcome: Outcome | null) => void;
}

/** The notices above the board, none when there is nothing to say. */
export function Notices(props: NoticesProps) {
  const { session, hasTried = false, published = null, outcome, setOutcome } = props;
  const { context, source, send, trouble, unreadable } = session;
  const { timeline } = context;
  const notices = useAnswers(session);
  const openings = useContext(OpeningsContext);
  const hasPlayed = childrenOf(timeline, timeline.opening).length > 0;
  return (
    <div aria-live="polite" ref={notices}>
      {context.problem !== null && (
        <div className="board-notice" data-kind="trouble">
          <p>{typeset(context.problem)}</p>
          {source === 'invalid' ? (
            <>
              {hasPlayed && (
                <Button onClick={() => send({ type: 'KEEP' })}>Keep these steps as mine</Button>
              )}
              {!published && (
                <Button onClick={() => send({ type: 'LEAVE' })}>Back to my own board</Button>
              )}
            </>
          ) : (
            <Button onClick={() => send({ type: 'DISMISS' })}>Understood</Button>
          )}
          {unreadable !== null && (
            <Button onClick={() => download('tallystick-saved-log.txt', unreadable, 'text/plain')}>
              Download what was saved
            </Button>
          )}
        </div>
      )}
      {trouble !== null && (
        <div className="board-notice" data-kind="trouble">
          <p>{trouble}</p>
          <Button
            onClick={() => download('tallystick-all-steps.txt', allSteps(context), 'text/plain')}
          >
            Download all steps
          </Button>
        </div>
      )}
      {outcome && <Late outcome={outcome} onSeen={() => setOutcome(null)} />}
      {published
        ? published.notice(session)
        : source === 'visiting' &&
          !context.visiting?.isDemonstration && <Visiting session={session} />}
      {context.visiting?.isDemonstration && (
        <DemonstrationNotice
          hasTried={hasTried}
          onKeep={() => {
            send({ type: 'KEEP' });
            openings?.stay();
          }}
          onLeave={openings?.back ?? (() => send({ type: 'LEAVE' }))}
        />
      )}
      {context.undo && (
        <div className="board-notice">
          <p>
            {context.undo.what === 'reset'
              ? 'The board was reset. What you had done is not lost.'
              : 'These steps were deleted.'}
          </p>
          <Button onClick={() => send({ type: 'UNDO' })}>Undo</Button>
        </div>
      )}
    </div>
  );
}

/** Scrolls to the notices where somebody's own act has brought one: a file was read, or something can be undone. */
function useAnswers({ filesRead, context }: Session<AnyRound>) {
  const notices = useRef<HTMLDivElement>(null);
  const { undo } = context;
  useEffect(() => {
    if (filesRead > 0) bringIntoSight(notices.current);
  }, [filesRead]);
  useEffect(() => {
    if (undo) bringIntoSight(notices.current);
  }, [undo]);
  return notices;
}

function bringIntoSight(notices: HTMLElement | null): void {
  // What was opened may be one's own log, of which there is nothing to say.
  if (notices?.firstChild) notices.scrollIntoView({ block: 'nearest' });
}

function Late({ outcome, onSeen }: { readonly outcome: Outcome; readonly onSeen: () => void }) {
  const { text, isTrouble, path } = outcome;
  return (
    <div className="board-notice" data-kind={isTrouble ? 'trouble' : undefined}>
      <p>
        {text}
        {path !== undefined && (
          <>
            {' '}
            <a href={path}>Look at its page</a>
          </>
        )}
      </p>
      <Button onClick={onSeen}>Understood</Button>
    </div>
  );
}

/** Everything that would have been saved: one's own steps, with all branches. */
const allSteps = (context: LessonContext): string => textOf(saveTree(ownCursor(context)));

/** A story that the site tells has words of its own; till it is known whether this is one, nothing is said that would be taken back. */
function Visiting({ session }: { readonly session: Session<AnyRound> }) {
  const { context, send } = session;
  const story = useStory(session);
  // In a frame of another site it is what one was shown; the way to the site stands under it.
  if (story === undefined || isEmbedded()) return null;
  if (story) return story(session);
  const title = context.visiting?.title;
  return (
    <div className="board-notice">
      <p>
        You are looking at shared steps
        {title ? (
          <>
            : <strong>{title}</strong>
          </>
        ) : null}
        . What you do here leaves your own steps untouched.
      </p>
      <Button onClick={() => send({ type: 'KEEP' })}>Keep it as mine</Button>
      <Button onClick={() => send({ type: 'LEAVE' })}>Back to my own</Button>
    </div>
  );
}
