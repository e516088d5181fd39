'use client';

/** What an instructor does about a seat: its name and student id, a new word, its work given to another learner. */
import { useState } from 'react';
import { Button } from '@/src/ui/button';
import { Modal } from '@/src/ui/overlays/modal';
import { useFocusFallback } from '../../useFocusFallback';
import { EditSeat } from './EditSeat';
import { MoveSeat } from './MoveSeat';
import type { Heir, ManagedSeat } from './managed';
import { NewWord } from './NewWord';
import './seats.css';

interface ManageSeatProps {
  readonly seat: ManagedSeat;
  readonly others: readonly Heir[];
}

/** Opens the forms in a dialog. */
export function ManageSeat({ seat, others }: ManageSeatProps) {
  const [isOpen, setOpen] = useState(false);
  const hasGone = useFocusFallback('learners');
  const close = () => {
    hasGone();
    setOpen(false);
  };
  return (
    <>
      <Button aria-label={`Manage ${seat.name}`} onClick={() => setOpen(true)}>
        Manage
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title={`The place of ${seat.name}`}
        description="Whoever has it joined without an account, by a name and a secret word."
      >
        <div className="seat-manage">
          <EditSeat seat={seat} />
          <NewWord seat={seat} />
          {others.length > 0 && <MoveSeat seat={seat} others={others} onMoved={close} />}
        </div>
        <div className="classroom-buttons">
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      </Modal>
    </>
  );
}
