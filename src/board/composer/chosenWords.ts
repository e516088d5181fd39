/** What stands in the sentence for what was chosen in a field of the banking world. */
import { slotWords } from '@/events/banking/composed';
import type { FormContext } from '@/events/banking/form';
import type { SentencePosition } from '@/events/phrase';
import type { Slot } from '@/events/world/compose';
import { plainText } from '../sentence/plainText';

/**
 * The words of a slot.
 *
 * @param value what the field of the form holds: parties and debts by their numbers, or "all"
 * @param actorId whoever acts; undefined for the board itself
 */
export function chosenWords(
  { state, action }: FormContext,
  slot: Slot,
  value: string,
  actorId: number | undefined,
  position: SentencePosition,
): string {
  const field = slot.slot === null ? undefined : action.fields[slot.slot];
  const isNumbered = field?.kind === 'reference' || (field?.kind === 'party' && value !== 'all');
  const chosen = isNumbered ? Number(value) : value;
  return plainText(slotWords(action, state, slot, chosen, actorId, position) ?? []);
}
