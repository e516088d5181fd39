/** Opening: a party comes to hold Treasury Bills; the Treasury that owes them is not on the board. */
import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { amount, party } from '../../world/fields';
import { theParty } from '../ledger/narration';
import { ENDOWMENT } from '../ledger/netWorth';
import { marketValueOf } from '../ledger/price';
import { billsOf } from '../ledger/securities';
import { defineAction } from './action';
import { receiveBills, worthClause } from './shared/bills';

export const issueSecurity = defineAction({
  type: 'issueSecurity',
  wire: { type: 24, fields: ['party', 'amount'] },
  kind: 'opening',
  fields: {
    party: party('Party', ['customer', 'bank', 'centralbank']),
    amount: amount(),
  },

  label: 'Issue Treasury Bills',
  verb: 'issue',
  compose: [{ slot: 'party' }, 'receives', { slot: 'amount' }, 'of Treasury Bills'],
  codes: ['BALANCE_TOO_LARGE'],

  post: (journal, event) => receiveBills(journal, event.party, event.amount),

  netWorthEffect: {
    reason: ENDOWMENT,
    gains: ({ before, event: { party: holder, amount: face } }) => {
      const held = billsOf(before, holder);
      const { book } = before;
      return [[holder, marketValueOf(book, held + face) - marketValueOf(book, held)]];
    },
  },

  narrate: (context) =>
    phrase`${theParty(context, context.event.party, 'opening')} receives ${dollars(context.event.amount)} of Treasury Bills${worthClause(context.before.book, context.event.amount)}.`,

  examples: [{ board: 19, event: { type: 'issueSecurity', party: 1, amount: 10000 } }],
});
