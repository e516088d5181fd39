'use client';
/** The board's dialogs: one is open at a time. Sharing is fetched when it is first asked for. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { Timeline } from '@/events/log/timeline';
import { Modal } from '@/src/ui/modal';
import { KeysDialog } from './KeysDialog';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));

/** Which dialog is open. */
export type OpenDialog = 'share' | 'keys' | 'act' | null;

interface BoardDialogsProps {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
  readonly timeline: Timeline;
  readonly leaf: number;
  /** The number of the shown round. */
  readonly current: number;
  /** What the sheet of a phone holds. */
  readonly panel: ReactNode;
  readonly onFile: (file: File) => void;
}

/** The dialogs of a board. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { dialog, onClose, panel, onFile, timeline, leaf, current } = props;
  const change = (open: boolean) => !open && onClose();
  return (
    <>
      <Modal open={dialog === 'act'} onOpenChange={change} title="Act" variant="sheet">
        {panel}
      </Modal>
      <KeysDialog open={dialog === 'keys'} onOpenChange={change} />
      <Suspense>
        {dialog === 'share' && (
          <ShareDialog
            open
            onOpenChange={change}
            {...{ timeline, leaf, current }}
            onFile={(file) => {
              onClose();
              onFile(file);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
