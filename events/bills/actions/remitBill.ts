/** A banker sends a bill to the banker of the other city, who owes its amount until a bill sent back sets that off. */

import { type Phrase, phrase } from '../../phrase';
import { foremost, type Refusal, refusal } from '../../refusal';
import { party, reference } from '../../world/fields';
import { type BillsState, billOf, mutualClaim, playerOf } from '../state';
import { billWords, quantity, tell } from '../words';
import { defineBillsAction } from './action';
import { refuseNotHeld, refusePaid } from './rules';

export const remitBill = defineBillsAction({
  type: 'remitBill',
  wire: { type: 32, fields: ['presenter', 'presentee', 'bill'] },
  fields: {
    presenter: party('Presenter', ['banker']),
    presentee: party('Presentee', ['banker']),
    bill: reference('Bill', 'bill'),
  },
  roles: ['presenter'],
  distinct: [['presenter', 'presentee']],

  label: 'Remit a Bill',
  verb: 'remit',
  compose: [{ slot: 'presenter' }, 'remits', { slot: 'bill' }, 'to', { slot: 'presentee' }],
  codes: ['NOT_HOLDER', 'BILL_PAID'],

  refuse: (state, { presenter, presentee, bill: billId }) => {
    const bill = billOf(state, billId);
    return foremost([
      refuseSameCity(state, presenter, presentee),
      refuseNotHeld(state, bill, presenter),
      refusePaid(bill),
    ]);
  },

  post(journal, { presenter, presentee, bill: billId }) {
    const { amount } = billOf(journal.state, billId);
    journal.assignBill(billId, presentee);
    journal.owe(presenter, presentee, amount);
  },

  narrate({ event, before, after }) {
    const bill = billOf(before, event.bill);
    const [presenter, presentee] = [tell(after, event.presenter), tell(after, event.presentee)];
    return phrase`${presenter} remits the ${billWords(bill)} to ${presentee}. ${standing(after)}`;
  },

  examples: [{ stage: 3, event: { type: 'remitBill', presenter: 1, presentee: 3, bill: 0 } }],
});

function refuseSameCity(
  state: BillsState,
  presenterId: number,
  presenteeId: number,
): Refusal | null {
  const [presenter, presentee] = [playerOf(state, presenterId), playerOf(state, presenteeId)];
  return presenter.city === presentee.city
    ? refusal(
        'SAME_CITY',
        `${presenter.name} and ${presentee.name} are both in ${presenter.city}; remit to a banker of the other city.`,
        'presentee',
      )
    : null;
}

/** How the two bankers stand. */
function standing(after: BillsState): Phrase {
  const claim = mutualClaim(after);
  return claim
    ? phrase`${tell(after, claim.debtorId)} now owes ${tell(after, claim.creditorId)} ${quantity(claim.amount, 'marcs')}.`
    : ['The two bankers now owe each other nothing.'];
}
