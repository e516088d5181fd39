/** A bank borrows another's balance with the central bank, unsecured. */

import { percent } from '../../money';
import { amount, party, rate } from '../../world/fields';
import { chargeOn } from '../ledger/interest';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { capitalOnLending } from './shared/capital';
import { tellLoan } from './shared/lending';
import { loanTerms, OVERNIGHT, refuseTerm, tellTerm, term } from './shared/terms';

export const getFedFundsLoan = defineAction({
  type: 'getFedFundsLoan',
  wire: {
    type: 18,
    fields: ['borrower', 'lender', 'amount', 'rate'],
    later: { type: 28, field: 'term' },
  },
  kind: 'act',
  fields: {
    borrower: party('Borrower', ['bank']),
    lender: party('Lender', ['bank']),
    amount: amount(),
    rate: rate(),
    term: term(OVERNIGHT),
  },
  roles: ['borrower'],
  settlers: ['borrower', 'lender'],
  distinct: [['borrower', 'lender']],

  label: 'Get Fed Funds Loan',
  verb: 'borrow',
  compose: [
    { slot: 'borrower' },
    'borrows',
    { slot: 'amount' },
    'of fed funds from',
    { slot: 'lender' },
    'at',
    { slot: 'rate' },
    { slot: 'term', lead: 'for' },
  ],
  codes: [
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'CAPITAL_SHORT',
    'TOO_MANY_OPEN',
    'BALANCE_TOO_LARGE',
  ],

  refuse: ({ book }, { term: days }) => refuseTerm(book, days),
  limits: (state, { lender }) => [
    settlementLimit(state, lender, 'amount'),
    ...capitalOnLending(state, lender),
  ],

  opensDebts: ['Fed Funds'],
  post(journal, { borrower, lender, amount: lent, rate: interestRate, term: days }) {
    const terms = loanTerms(journal.book, lent, interestRate, days, OVERNIGHT);
    journal.lend('Fed Funds', borrower, lender, lent, terms);
    paySettlement(journal, lender, borrower, lent);
  },

  netWorthEffect: null,

  narrate(context) {
    const { borrower, lender, amount: lent, rate: interestRate, term: days } = context.event;
    const { book } = context.before;
    const interest = chargeOn(book, lent, interestRate);
    const when = book.clock
      ? tellTerm(book, interestRate, days, OVERNIGHT)
      : ` at ${percent(interestRate)}`;
    return tellLoan(context, { lender, borrower, amount: lent, interest }, ` of fed funds${when}`);
  },

  examples: [
    {
      board: 16,
      event: { type: 'getFedFundsLoan', borrower: 1, lender: 2, amount: 5000, rate: 500 },
    },
    {
      board: 18,
      event: { type: 'getFedFundsLoan', borrower: 3, lender: 1, amount: 1000, rate: 1500 },
    },
  ],
});
