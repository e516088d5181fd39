'use client';
/** The foot of a presentation: the accounts that are not in sight, and buttons for those without keys. */
import { Button, IconButton } from '@/src/ui/button';
import { BackIcon, CloseIcon, ForwardIcon, PauseIcon, PlayIcon } from '@/src/ui/icons';
import type { Send } from '../session/useSession';
import type { PresentLayout } from './usePresentLayout';

interface PresentBarProps {
  readonly layout: PresentLayout;
  readonly page: number;
  readonly turnPage: (by: number) => void;
  readonly playing: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly send: Send;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** What stands under the accounts. */
export function PresentBar(props: PresentBarProps) {
  const { layout, page, turnPage, playing, isFirst, isLast, send, onKeys, onClose } = props;
  return (
    <footer className="present-bar">
      <Others layout={layout} page={page} turnPage={turnPage} />
      <div className="present-buttons">
        <IconButton label="Step back" disabled={isFirst} onClick={() => send({ type: 'BACK' })}>
          <BackIcon />
        </IconButton>
        <IconButton
          label={playing ? 'Pause' : 'Play'}
          disabled={isFirst && isLast}
          onClick={() => send({ type: 'TOGGLE_PLAY' })}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton
          label="Step forward"
          disabled={isLast}
          onClick={() => send({ type: 'FORWARD' })}
        >
          <ForwardIcon />
        </IconButton>
        <Button onClick={onKeys} aria-keyshortcuts="?">
          Keys
        </Button>
        <IconButton label="Leave" aria-keyshortcuts="Escape" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </footer>
  );
}

function Others({ layout, page, turnPage }: Pick<PresentBarProps, 'layout' | 'page' | 'turnPage'>) {
  const { pages, state } = layout;
  if (pages.length < 2) return <p className="present-others" />;
  const inSight = pages[page]?.rows.flat().length ?? 0;
  const others = state.round.book.parties.length - inSight;
  return (
    <p className="present-others">
      <span role="status">
        Page {page + 1} of {pages.length}, {others} more {others === 1 ? 'account' : 'accounts'} not
        in sight
      </span>{' '}
      <Button onClick={() => turnPage(1)} aria-keyshortcuts="]">
        Next accounts <kbd>]</kbd>
      </Button>
    </p>
  );
}
