'use client';

/** The two ways in without an account: a new seat, or the one that one has. */
import { useState } from 'react';
import { Segmented } from '@/src/ui/segmented';
import { ReturnToSeat } from './ReturnToSeat';
import { TakeSeat } from './TakeSeat';
import './seats.css';

const WAYS = [
  { value: 'new', label: 'I am new here' },
  { value: 'back', label: 'I have joined before' },
] as const;

/** The choice, and the form of what is chosen. */
export function SeatForms({ code }: { readonly code: string }) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('new');
  return (
    <div className="seat-forms">
      <Segmented label="Joining" value={way} onChange={setWay} options={WAYS} />
      {way === 'new' ? <TakeSeat code={code} /> : <ReturnToSeat code={code} />}
    </div>
  );
}
