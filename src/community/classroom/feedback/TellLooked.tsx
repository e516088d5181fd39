'use client';
/** Tells the server that a learner has what was given back before them. */
import { useEffect } from 'react';
import { lookAtReturned, lookAtReturnedFromSeat } from '@/src/contract/feedback';
import { call } from '@/src/request/call';
import { TellRead } from '../../notifications/TellRead';

interface TellLookedProps {
  /** The assignment’s. */
  readonly id: string;
  /** The class whose seat looks; null for somebody with an account. */
  readonly seatIn: string | null;
}

/** Draws nothing; a member was also told of it, and has read that now. Where the telling fails, the next visit tells it: there is nothing to say of it here. */
export function TellLooked({ id, seatIn }: TellLookedProps) {
  useEffect(() => {
    void (seatIn === null
      ? call(lookAtReturned, { params: { id } })
      : call(lookAtReturnedFromSeat, { params: { id: seatIn, assignment: id } }));
  }, [id, seatIn]);
  return seatIn === null ? <TellRead about={id} /> : null;
}
