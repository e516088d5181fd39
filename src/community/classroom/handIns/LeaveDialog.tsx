'use client';

/** The question before a page is left on which something is typed that the learner would see at once. */
import { Problem, type Trouble } from '@/src/request/Problem';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import type { HeldUp } from './useGiving';
import '../../forms.css';

interface LeaveDialogProps {
  readonly learner: string;
  /** The way that was held up; null while nothing is asked. */
  readonly heldUp: HeldUp | null;
  readonly isSending: boolean;
  readonly problem: Trouble;
  readonly onSave: (path: string) => void;
  readonly onDiscard: (path: string) => void;
  readonly onStay: () => void;
}

/** The dialog. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { learner, heldUp, isSending, problem, onSave, onDiscard, onStay } = props;
  const { path = '', canSave = true } = heldUp ?? {};
  return (
    <Modal
      open={heldUp !== null}
      onOpenChange={(open) => !open && onStay()}
      title="Leave with something unsaved?"
      description={
        canSave
          ? `The submission is returned: what you save, ${learner} sees at once.`
          : 'It cannot be saved as it stands. The field says what is wrong.'
      }
    >
      <Problem problem={problem} />
      <div className="scenario-actions">
        {canSave && (
          <Button variant="primary" aria-disabled={isSending} onClick={() => onSave(path)}>
            {isSending ? 'Saving …' : `Save and show to ${learner}`}
          </Button>
        )}
        <Button onClick={() => onDiscard(path)}>Discard</Button>
        <Button onClick={onStay}>Stay</Button>
      </div>
    </Modal>
  );
}
