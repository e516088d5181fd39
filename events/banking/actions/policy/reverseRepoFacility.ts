/** Whoever has money left over lends it to the central bank overnight, against its bills: deposits and reserves fall. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { amount, party } from '../../../world/fields';
import { CENTRAL_BANK } from '../../ledger/book';
import { theParty } from '../../ledger/narration';
import { collateralFor, priceOf } from '../../ledger/price';
import { defineAction } from '../action';
import { coverLimits } from '../shared/bills';
import {
  fundsAtCentralBank,
  payOverCentralBank,
  refuseUnbanked,
  refuseWithoutCentralBank,
} from '../shared/centralBankPayments';
import { POLICY_BOARD } from '../shared/exampleBoards';
import { loanTerms, OVERNIGHT, tellTerm } from '../shared/terms';

export const reverseRepoFacility = defineAction({
  type: 'reverseRepoFacility',
  wire: { type: 42, fields: ['fund', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { fund: party('Fund', ['customer', 'bank']), amount: amount() },
  roles: ['fund'],
  counterparty: 'centralbank',
  refuseBoard: refuseWithoutCentralBank,
  refuseAccounts: (book, { fund }) => refuseUnbanked(book, fund, 'fund'),

  label: 'Use the Reverse Repo Facility',
  verb: 'lend',
  compose: [{ slot: 'fund' }, 'lends the central bank', { slot: 'amount' }, 'overnight'],
  codes: [
    'UNKNOWN_ACCOUNT',
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'INSUFFICIENT_BILLS',
    'BILLS_PLEDGED',
    'TOO_MANY_OPEN',
  ],

  limits: (state, { fund }) => [
    ...fundsAtCentralBank(state, fund),
    ...coverLimits(state, CENTRAL_BANK),
  ],

  opensDebts: ['Facility Repos'],
  post(journal, { fund, amount: lent }) {
    const { book } = journal;
    journal.lend('Facility Repos', CENTRAL_BANK, fund, lent, {
      ...loanTerms(book, lent, book.rates?.onRrp ?? 0, OVERNIGHT, OVERNIGHT),
      collateral: { own: collateralFor(lent, 0, priceOf(book)), received: [] },
    });
    payOverCentralBank(journal, fund, CENTRAL_BANK, lent);
  },

  netWorthEffect: null,

  narrate(context) {
    const { fund, amount: lent } = context.event;
    const { book } = context.before;
    const when = tellTerm(book, book.rates?.onRrp ?? 0, OVERNIGHT, OVERNIGHT);
    return phrase`${theParty(context, fund, 'opening')} lends ${theParty(context, CENTRAL_BANK)} ${dollars(lent)} in its reverse repo facility${when}, against Treasury Bills worth as much; reserves fall.`;
  },

  examples: [
    {
      board: POLICY_BOARD,
      event: { type: 'reverseRepoFacility', fund: 2, amount: 20000 },
    },
  ],
});
