'use client';
/** A question before something is taken away. */
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';

interface AskProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** The question, with a way back: the deed first, as in all dialogs of the site. */
export function ConfirmDialog({ open, title, text, verb, onClose, onYes }: AskProps) {
  const answer = (yes: boolean) => {
    onClose();
    if (yes) onYes();
  };
  return (
    <Modal open={open} onOpenChange={(next) => !next && onClose()} title={title} description={text}>
      <div className="ask-buttons">
        <Button variant="primary" onClick={() => answer(true)}>
          {verb}
        </Button>
        <Button onClick={() => answer(false)}>Cancel</Button>
      </div>
    </Modal>
  );
}

/** Asks before everything done on a board is put away. */
export function AskReset(props: Pick<AskProps, 'open' | 'onClose' | 'onYes'>) {
  return (
    <ConfirmDialog
      {...props}
      title="Start over?"
      text="This clears all your steps and branches on this board. You can undo it."
      verb="Start over"
    />
  );
}
