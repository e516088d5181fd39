/** Rules that drawing and remitting a bill share. */
import { type Refusal, refusal } from '../../refusal';
import { type Bill, type BillsState, playerOf } from '../state';
import { billWords } from '../words';

/** Refuses that anyone but its holder uses a bill (`NOT_HOLDER`). */
export function refuseNotHeld(state: BillsState, bill: Bill, playerId: number): Refusal | null {
  if (bill.dueTo === playerId) return null;
  const [player, holder] = [playerOf(state, playerId), playerOf(state, bill.dueTo)];
  return refusal(
    'NOT_HOLDER',
    `${player.name} does not hold the ${billWords(bill)}; ${holder.name} does, so choose a bill that ${player.name} holds.`,
    'bill',
  );
}

/** Refuses that a bill is used once it is paid (`BILL_PAID`). */
export function refusePaid(bill: Bill): Refusal | null {
  return bill.paid
    ? refusal(
        'BILL_PAID',
        `The ${billWords(bill)} has been paid; choose one that is still due.`,
        'bill',
      )
    : null;
}
