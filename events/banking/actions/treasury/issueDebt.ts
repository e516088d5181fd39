/** The Treasury borrows: its buyer pays into its account at the central bank, and reserves fall. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { ACTOR } from '../../../world/compose';
import { amount, days, party, rate } from '../../../world/fields';
import { treasuryOf } from '../../ledger/institutions';
import { theParty } from '../../ledger/narration';
import { defineAction } from '../action';
import {
  fundsAtCentralBank,
  payOverCentralBank,
  refuseUnbanked,
  refuseWithoutTreasury,
  treasuryActs,
} from '../shared/centralBankPayments';
import { TREASURY_BOARD } from '../shared/exampleBoards';
import { loanTerms, MAX_TERM_DAYS, tellTerm } from '../shared/terms';
import { tellReservesOfPayment } from './reservesMoved';

export const issueDebt = defineAction({
  type: 'issueDebt',
  wire: { type: 45, fields: ['buyer', 'amount', 'term', 'rate'] },
  kind: 'act',
  needsClock: true,
  fields: {
    buyer: party('Buyer', ['customer', 'bank']),
    amount: amount(),
    term: days('Term', MAX_TERM_DAYS, 30),
    rate: rate(),
  },
  actors: treasuryActs,
  refuseBoard: refuseWithoutTreasury,
  refuseAccounts: (book, { buyer }) => refuseUnbanked(book, buyer, 'buyer'),

  label: 'Issue Debt',
  verb: 'borrow',
  compose: [
    ACTOR,
    'borrows',
    { slot: 'amount' },
    'from',
    { slot: 'buyer' },
    'for',
    { slot: 'term' },
    'at',
    { slot: 'rate' },
  ],
  codes: ['UNKNOWN_ACCOUNT', 'INSUFFICIENT_DEPOSITS', 'DAYLIGHT_OVERDRAFT_LIMIT', 'TOO_MANY_OPEN'],

  limits: (state, { buyer }) => fundsAtCentralBank(state, buyer),

  opensDebts: ['Treasury Debt'],
  post(journal, { buyer, amount: lent, term, rate: yearly }) {
    const { book } = journal;
    const treasury = treasuryOf(book);
    const terms = loanTerms(book, lent, yearly, term, term);
    journal.lend('Treasury Debt', treasury, buyer, lent, terms);
    payOverCentralBank(journal, buyer, treasury, lent);
  },

  netWorthEffect: null,

  narrate(context) {
    const { buyer, amount: lent, term, rate: yearly } = context.event;
    const { book } = context.before;
    return phrase`${theParty(context, treasuryOf(book), 'opening')} borrows ${dollars(lent)} from ${theParty(context, buyer)}${tellTerm(book, yearly, term, term)}; ${tellReservesOfPayment(context, lent)}.`;
  },

  examples: [
    {
      board: TREASURY_BOARD,
      event: { type: 'issueDebt', buyer: 3, amount: 20000, term: 30, rate: 450 },
    },
  ],
});
