/** Opening: a fund insures what customers have on deposit, up to a limit at each bank. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { refusal } from '../../../refusal';
import { amount, value } from '../../../world/fields';
import { findInsuranceFund } from '../../ledger/institutions';
import { theParty } from '../../ledger/narration';
import { ENDOWMENT } from '../../ledger/netWorth';
import { withParty } from '../../ledger/openings';
import { marketValueOf } from '../../ledger/price';
import { defineAction } from '../action';
import { receiveBills } from '../shared/bills';

export const insureDeposits = defineAction({
  type: 'insureDeposits',
  wire: { type: 53, fields: ['limit', 'amount'] },
  kind: 'opening',
  needsClock: true,
  fields: { limit: value('Insured up to', 'cents'), amount: amount('Treasury Bills of the fund') },
  refuseBoard: ({ book }) =>
    findInsuranceFund(book) === undefined
      ? null
      : refusal('NOT_OFFERED', 'A board has one insurance fund; go on with the one that is there.'),

  label: 'Insure Deposits',
  verb: 'insure',
  compose: [
    'Deposits are insured up to',
    { slot: 'limit' },
    'by a fund that comes with',
    { slot: 'amount' },
    'of Treasury Bills',
  ],
  codes: ['NOT_OFFERED', 'TOO_MANY_OPEN'],

  addsParty: true,
  post(journal, { limit, amount: bills }) {
    const { book, party } = withParty(journal.book, 'Insurance Fund', 'insurancefund', 0);
    journal.adopt({ ...book, insured: limit });
    receiveBills(journal, party.id, bills);
  },

  netWorthEffect: {
    reason: ENDOWMENT,
    gains: ({ before: { book }, event }) => [
      [book.parties.length, marketValueOf(book, event.amount)],
    ],
  },

  narrate(context) {
    const { limit, amount: bills } = context.event;
    const fund = context.after.book.parties.length - 1;
    const means = bills > 0 ? phrase` with ${dollars(bills)} of Treasury Bills` : [];
    return phrase`${theParty(context, fund, 'opening')} comes${means}: what a customer has on deposit is insured, at each bank, up to ${dollars(limit)}.`;
  },

  examples: [
    {
      board: [
        { type: 'setSystem', system: 'centralbank' },
        { type: 'startClock', basis: 360 },
      ],
      event: { type: 'insureDeposits', limit: 25_000_000, amount: 100_000_000 },
    },
  ],
});
