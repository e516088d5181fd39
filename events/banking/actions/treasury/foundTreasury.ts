/** Opening: brings the Treasury onto the board, with a balance at the central bank. */
import { produce } from 'immer';
import { itemAt } from '../../../assert';
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { refusal } from '../../../refusal';
import { amount } from '../../../world/fields';
import { CENTRAL_BANK, reservesOf } from '../../ledger/book';
import { findTreasury, treasuryOf } from '../../ledger/institutions';
import { theParty } from '../../ledger/narration';
import { ENDOWMENT } from '../../ledger/netWorth';
import { withParty } from '../../ledger/openings';
import { defineAction } from '../action';
import { refuseWithoutCentralBank } from '../shared/centralBankPayments';

export const foundTreasury = defineAction({
  type: 'foundTreasury',
  wire: { type: 50, fields: ['amount'] },
  kind: 'opening',
  needsClock: true,
  fields: { amount: amount('Balance') },
  refuseBoard: (before) =>
    refuseWithoutCentralBank(before) ??
    (findTreasury(before.book) === undefined
      ? null
      : refusal('NOT_OFFERED', 'A board has one Treasury; go on with the one that is there.')),

  label: 'Bring the Treasury',
  verb: 'bring',
  compose: ['The Treasury comes with a balance of', { slot: 'amount' }],
  codes: ['NOT_OFFERED', 'TOO_MANY_OPEN'],

  addsParty: true,
  post(journal, { amount: balance }) {
    const { book, party } = withParty(journal.book, 'Treasury', 'treasury', 0);
    journal.adopt(
      produce(book, (draft) => {
        itemAt(draft.reserves, CENTRAL_BANK).cashReserves += balance;
      }),
    );
    journal.post(reservesOf(journal.book, CENTRAL_BANK), balance, 'assignment', party.id);
    journal.move(journal.openAccount('Bank Deposits', party.id, CENTRAL_BANK), balance);
  },

  netWorthEffect: {
    reason: ENDOWMENT,
    gains: ({ after: { book }, event }) => [[treasuryOf(book), event.amount]],
  },

  narrate: (context) =>
    phrase`${theParty(context, treasuryOf(context.after.book), 'opening')} comes with a balance of ${dollars(context.event.amount)} with ${theParty(context, CENTRAL_BANK)}, over which all that it takes in and pays goes.`,

  examples: [
    {
      board: [
        { type: 'setSystem', system: 'centralbank' },
        { type: 'startClock', basis: 360 },
      ],
      event: { type: 'foundTreasury', amount: 100000 },
    },
  ],
});
