'use client';
/** The board's dialogs: one is open at a time. Sharing is fetched when it is first asked for. */
import { Fragment, type ReactNode } from 'react';
import { roundNumber } from '@/events/timeline/lines';
import type { AnyRound } from '@/events/world/board';
import { fetched } from '@/src/ui/fetched';
import { Modal } from '@/src/ui/overlays/modal';
import { ViewChoices } from '../player/Speeds';
import type { Dialogs } from '../screen/useDialog';
import type { Game } from '../session/game';
import type { Session } from '../session/useSession';
import type { Books } from '../share/books';
import { OpeningChoice } from './OpeningChoice';

const HelpDialog = fetched(async () => (await import('../help/HelpDialog')).HelpDialog, {
  name: 'Help',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});
const ShareDialog = fetched(async () => (await import('../share/ShareDialog')).ShareDialog, {
  name: 'Share',
  onClose: ({ onOpenChange }) => onOpenChange(false),
});

interface BoardDialogsProps<Round extends AnyRound> {
  /** Of the board's screen, which of them is open. */
  readonly screen: Pick<Dialogs, 'dialog' | 'asked' | 'close' | 'setOutcome'>;
  readonly game: Game<Round>;
  readonly session: Session<Round>;
  /** How accounts and changes are shown: in a sheet of its own on a phone. */
  readonly modes: ReactNode;
  /** Left out where the board keeps no books of account. */
  readonly books?: Books | undefined;
  /** Whether sharing offers publishing and handing in: not for another's published log until it is kept. */
  readonly hasSlots?: boolean | undefined;
}

/** The dialogs of a board. */
export function BoardDialogs<Round extends AnyRound>(props: BoardDialogsProps<Round>) {
  const { game, session, books, modes, hasSlots } = props;
  const { context, send, timeline, openFile } = session;
  const { at, leaf, speed, visiting } = context;
  const { dialog, asked, close, setOutcome } = props.screen;
  const change = (open: boolean) => !open && close();
  return (
    // Asked for again, they are made anew: what could not be fetched before is fetched then.
    <Fragment key={asked}>
      <Modal open={dialog === 'view'} onOpenChange={change} title="View" variant="sheet">
        <ViewChoices speed={speed} send={send}>
          {modes}
          <OpeningChoice />
        </ViewChoices>
      </Modal>
      {dialog === 'help' && (
        <HelpDialog open onOpenChange={change} hasBooks={books !== undefined} />
      )}
      {(dialog === 'share' || dialog === 'hand-in') && (
        <ShareDialog
          open
          onOpenChange={change}
          game={game}
          timeline={timeline}
          leaf={leaf}
          current={roundNumber(timeline, at)}
          // A log that is looked at keeps its title when it is shared on.
          title={visiting?.title}
          books={books}
          hasSlots={hasSlots}
          first={dialog === 'hand-in' ? dialog : undefined}
          onLate={setOutcome}
          onFile={async (file, say) => {
            if (await openFile(file, say)) close();
          }}
        />
      )}
    </Fragment>
  );
}
