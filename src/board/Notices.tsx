'use client';
/** What the board has to say of itself: a shared log is open, something could not be read or saved, something can be undone. */
import { childrenOf } from '@/events/log/timeline';
import { Button } from '@/src/ui/button';
import { download } from './sharing';
import type { Session } from './useSession';

/** The notices above the board, none when there is nothing to say. */
export function Notices({ session }: { readonly session: Session }) {
  const { context, source, send, trouble, unreadable } = session;
  const { timeline } = context;
  const hasPlayed = childrenOf(timeline, timeline.opening).length > 0;
  return (
    <div aria-live="polite">
      {context.problem !== null && (
        <div className="board-notice" data-kind="trouble">
          <p>{context.problem}</p>
          {source === 'invalid' ? (
            <>
              {hasPlayed && (
                <Button onClick={() => send({ type: 'KEEP' })}>Keep these steps as mine</Button>
              )}
              <Button onClick={() => send({ type: 'LEAVE' })}>Back to my own board</Button>
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
        </div>
      )}
      {source === 'visiting' && <Visiting session={session} />}
      {context.undo && (
        <div className="board-notice">
          <p>
            {context.undo.what === 'reset'
              ? 'The lesson was reset. What you had done is not lost.'
              : 'These steps were deleted.'}
          </p>
          <Button onClick={() => send({ type: 'UNDO' })}>Undo</Button>
        </div>
      )}
    </div>
  );
}

function Visiting({ session }: { readonly session: Session }) {
  const { context, send } = session;
  const title = context.visiting?.title;
  return (
    <div className="board-notice">
      <p>
        You are looking at a shared log{title ? <strong>: {title}</strong> : null}. What you do here
        leaves your own steps untouched.
      </p>
      <Button onClick={() => send({ type: 'KEEP' })}>Keep it as mine</Button>
      <Button onClick={() => send({ type: 'LEAVE' })}>Back to my own</Button>
    </div>
  );
}
