'use client';
/** The list of the player's keys. */
import { Modal } from '@/src/ui/modal';

const KEYS = [
  ['←  k', 'Step back'],
  ['→  j', 'Step forward'],
  ['Home  0', 'The opening position'],
  ['End  $', 'The last step'],
  ['Space', 'Play or pause'],
  ['↑  ↓', 'At a fork: choose the line that → follows'],
  ['Shift ←  Shift →', 'The fork before, the fork after'],
  ['?', 'This list'],
] as const;

interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A dialog that lists the keys. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Keys"
      description="They work when the board or the page has the focus, never in a field."
    >
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
