/** What players of the exercise can do with one another, and with a bill. */
import { assertDefined } from '../assert';
import { type Act, type ActsWorld, actsBetween, type ClaimInActs } from '../world/acts';
import { BILLS_FORMS } from './form';
import type { Bills, BillsOffers, BillsRound } from './rules';
import { type BillsState, findBill, type Player } from './state';

/** An act of the exercise that a form could be filled in with. */
export type BillsAct = Act<Bills>;

const WORLD: ActsWorld<Bills> = { forms: BILLS_FORMS, debtIn: billInActs };

/** What a player can do with another, those that would work come first. */
export function billsActs(
  round: BillsRound,
  offers: BillsOffers,
  player: Player,
  other: Player,
  claim: ClaimInActs<Bills> | null = null,
): readonly BillsAct[] {
  return actsBetween(WORLD, { round, offers }, player, other, claim);
}

/** A bill, as acts may be about it; null where there is none of that number. */
export function billInActs(state: BillsState, id: number): ClaimInActs<Bills> | null {
  const bill = findBill(state, id);
  if (!bill) return null;
  return {
    draftAbout(context) {
      for (const [name, { kind }] of BILLS_FORMS.fieldsAsked(context)) {
        if (kind !== 'reference') continue;
        const options = BILLS_FORMS.optionsFor(context, {}, name);
        if (
          assertDefined(options, 'options of a reference').some(({ value }) => value === String(id))
        )
          return { [name]: String(id) };
      }
      return null;
    },
    isPartyTo: (playerId) => playerId === bill.dueTo || playerId === bill.dueFrom,
  };
}
