/** The forms of the exercise: which players and bills a field offers. */
import { type Bound, boundOf } from '../limits';
import { isChoiceAtFault } from '../world/acts';
import { type FormContextOf, Forms, type FormValues } from '../world/form';
import { BILLS, type Bills, type BillsOffers } from './rules';
import { playerOf } from './state';
import { billNumber, quantity } from './words';

/** An action of the exercise as a player is about to take it. */
export type BillsFormContext = FormContextOf<Bills>;

export const BILLS_FORMS = new Forms<Bills>(BILLS, {
  parties: (_turn, _draft, _field, allowed) =>
    allowed.map(({ id, name: label }) => ({ value: String(id), label })),
  // The open bills that the acting player holds.
  references: ({ state, party }) =>
    state.bills
      .filter(({ dueTo, paid }) => dueTo === party?.id && !paid)
      .map((bill) => ({
        value: String(bill.id),
        label: `${billNumber(bill)} on ${bill.city}, ${quantity(bill.amount, 'marcs')}, due from ${playerOf(state, bill.dueFrom).name}`,
      })),
});

/**
 * What bounds the amount of a draft, in hundredths, and why; null when nothing does, or
 * when another field is at fault.
 */
export function billsBound(
  context: BillsFormContext,
  draft: FormValues,
  offers: BillsOffers,
): Bound | null {
  if (isChoiceAtFault(BILLS_FORMS, context, draft, offers)) return null;
  const { event } = BILLS_FORMS.judged(context, draft, offers);
  return boundOf(context.action.limits(context.state, event));
}
