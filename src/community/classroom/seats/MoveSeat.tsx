'use client';

/** Giving what a seat handed in to another learner: somebody sat down twice, or has an account by now. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { moveSeat } from '@/src/contract/seats';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { Button } from '@/src/ui/button';
import { Select } from '@/src/ui/select';
import type { Heir, ManagedSeat } from './managed';

interface MoveSeatProps {
  readonly seat: ManagedSeat;
  readonly others: readonly Heir[];
  /** Told when the seat is gone. */
  readonly onMoved: () => void;
}

const NOBODY = { value: '', label: 'Choose a learner' };

/** The choice of who is to have it, and the button. */
export function MoveSeat({ seat, others, onMoved }: MoveSeatProps) {
  const { classId, id, name } = seat;
  const router = useRouter();
  const { isSending, problem, go } = useSending();
  const [to, setTo] = useState('');
  const heir = others.find((one) => one.id === to);
  const move = async () => {
    if (!heir) return;
    const done = await go(moveSeat, { params: { id: classId, seat: id }, body: { to } });
    if (done === null) return;
    onMoved();
    router.refresh();
  };
  return (
    <div>
      <p>
        If {name} is in the class twice: give what was handed in here to the other. This place is
        then gone; where both handed in to one assignment, the later of the two stays.
      </p>
      <Select
        stacked
        label="Give it to"
        value={to}
        onChange={setTo}
        options={[NOBODY, ...others.map((one) => ({ value: one.id, label: one.name }))]}
      />
      <div className="classroom-buttons">
        <Button variant="danger" aria-disabled={isSending || !heir} onClick={() => void move()}>
          {isSending ? 'Moving …' : heir ? `Move it to ${heir.name}` : 'Move it'}
        </Button>
      </div>
      <Problem problem={problem} />
    </div>
  );
}
