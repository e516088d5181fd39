'use client';
/** The board's dialogs: one is open at a time. Sharing is fetched when it is first asked for. */
import type { ReactNode } from 'react';
import type { Step } from '@/events/log/board';
import type { Timeline } from '@/events/log/timeline';
import { fetched } from '@/src/ui/fetched';
import { Modal } from '@/src/ui/modal';
import type { Game } from './game';
import type { Books } from './share/books';
import type { OpenDialog } from './useScreen';

const HelpDialog = fetched(async () => (await import('./HelpDialog')).HelpDialog, { isOver: true });
const ShareDialog = fetched(async () => (await import('./ShareDialog')).loadShareDialog(), {
  isOver: true,
});

interface BoardDialogsProps<Round extends Step> {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
  readonly game: Game<Round>;
  readonly timeline: Timeline<Round>;
  readonly leaf: number;
  /** The number of the shown round. */
  readonly current: number;
  /** What the sheet of a phone holds. */
  readonly panel: ReactNode;
  /** How accounts and changes are shown: in a sheet of its own on a phone. */
  readonly modes?: ReactNode;
  readonly onFile: (file: File) => void;
  /** Left out where the board keeps no books of account. */
  readonly books?: Books | undefined;
  /** Whether sharing offers the parts that come from above the board. */
  readonly hasSlots?: boolean | undefined;
}

/** The dialogs of a board. */
export function BoardDialogs<Round extends Step>(props: BoardDialogsProps<Round>) {
  const { dialog, onClose, panel, onFile, game, timeline, leaf, current, books, modes } = props;
  const { hasSlots } = props;
  const change = (open: boolean) => !open && onClose();
  return (
    <>
      <Modal open={dialog === 'act'} onOpenChange={change} title="Act" variant="sheet">
        {panel}
      </Modal>
      <Modal open={dialog === 'view'} onOpenChange={change} title="View" variant="sheet">
        {modes}
      </Modal>
      {dialog === 'help' && (
        <HelpDialog open onOpenChange={change} hasBooks={books !== undefined} />
      )}
      {dialog === 'share' && (
        <ShareDialog
          open
          onOpenChange={change}
          {...{ game, timeline, leaf, current, books, hasSlots }}
          onFile={(file) => {
            onClose();
            onFile(file);
          }}
        />
      )}
    </>
  );
}
