/**
 * A repo: the borrower takes cash and pledges Treasury Bills, more of them than
 * the cash by the haircut. They stay on its sheet; the lender may pledge them on.
 */

import { dollars, exactDollars, percent } from '../../money';
import { phrase } from '../../phrase';
import { amount, haircut, party, rate } from '../../world/fields';
import { CENTRAL_BANK, type Collateral } from '../ledger/book';
import { chargeOn } from '../ledger/interest';
import { nameIn } from '../ledger/naming';
import { theParty } from '../ledger/narration';
import { cashAgainst, collateralFor, priceOf } from '../ledger/price';
import { billsOf, collateralFrom, pledgeableBills, receivedBills } from '../ledger/securities';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { worthClause } from './shared/bills';
import { capitalOnLending } from './shared/capital';
import { loanTerms, OVERNIGHT, refuseTerm, tellTerm, term } from './shared/terms';

export const doRepo = defineAction({
  type: 'doRepo',
  wire: {
    type: 22,
    fields: ['borrower', 'lender', 'amount', 'rate', 'haircut'],
    later: { type: 29, field: 'term' },
  },
  kind: 'act',
  fields: {
    borrower: party('Borrower of cash', ['bank', 'centralbank']),
    lender: party('Lender of cash', ['bank', 'centralbank']),
    amount: amount('Cash'),
    rate: rate(),
    haircut: haircut(),
    term: term(OVERNIGHT),
  },
  roles: ['borrower', 'lender'],
  choosesRole: true,
  settlers: ['borrower', 'lender'],
  distinct: [['borrower', 'lender']],

  label: 'Do a Repo',
  verb: 'borrow',
  compose: [
    { slot: 'borrower' },
    'borrows',
    { slot: 'amount' },
    'from',
    { slot: 'lender' },
    'in repo at',
    { slot: 'rate' },
    'with a haircut of',
    { slot: 'haircut' },
    { slot: 'term', lead: 'for' },
  ],
  codes: [
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'CAPITAL_SHORT',
    'INSUFFICIENT_BILLS',
    'BILLS_PLEDGED',
    'TOO_MANY_OPEN',
    'BALANCE_TOO_LARGE',
  ],

  refuse: ({ book }, { term: days }) => refuseTerm(book, days),
  limits(state, { borrower, lender, haircut: cut }) {
    const { book } = state;
    const held = billsOf(state, borrower) + receivedBills(book, borrower);
    const free = pledgeableBills(state, borrower);
    const ask = cut > 0 ? `, and ${percent(cut)} is taken off their value` : '';
    return [
      ...(lender === CENTRAL_BANK ? [] : [settlementLimit(state, lender, 'amount')]),
      ...capitalOnLending(state, lender),
      {
        code: 'INSUFFICIENT_BILLS',
        field: 'amount',
        most: cashAgainst(held, cut, priceOf(book)),
        fact: () =>
          `${nameIn(book, borrower)} has ${exactDollars(held)} of Treasury Bills${worthClause(book, held)}${ask}`,
      },
      {
        code: 'BILLS_PLEDGED',
        field: 'amount',
        most: cashAgainst(free, cut, priceOf(book)),
        fact: () =>
          `${nameIn(book, borrower)} has ${exactDollars(free)} of Treasury Bills that are not pledged${worthClause(book, free)}${ask}`,
      },
    ];
  },

  opensDebts: ['Repos'],
  post(journal, event) {
    const { borrower, lender, amount: cash, rate: interestRate, haircut: cut } = event;
    const { book } = journal;
    const terms = {
      ...loanTerms(book, cash, interestRate, event.term, OVERNIGHT),
      haircut: cut,
      collateral: collateralFrom(book, borrower, collateralFor(cash, cut, priceOf(book))),
    };
    journal.lend('Repos', borrower, lender, cash, terms);
    paySettlement(journal, lender, borrower, cash);
  },

  netWorthEffect: null,

  narrate(context) {
    const { borrower, lender, amount: cash, rate: interestRate, haircut: cut } = context.event;
    const { book } = context.before;
    const interest = chargeOn(book, cash, interestRate);
    const when = book.clock
      ? tellTerm(book, interestRate, context.event.term, OVERNIGHT)
      : ` at ${percent(interestRate)}`;
    const terms = [
      ...(interest > 0 ? [` for interest of ${dollars(interest)},`] : []),
      ...(cut > 0 ? [` at a haircut of ${percent(cut)},`] : []),
    ].join('');
    const face = collateralFor(cash, cut, priceOf(book));
    const pledged = `${tellPledge(collateralFrom(book, borrower, face))}${worthClause(book, face)}`;
    // A central bank calls its repos by what they are to whom it deals with.
    const kind = borrower === CENTRAL_BANK ? 'reverse repo' : 'repo';
    return phrase`${theParty(context, borrower, 'opening')} borrows ${dollars(cash)} from ${theParty(context, lender)} in ${kind}${when}${terms ? `,${terms}` : ''} and ${pledged}.`;
  },

  examples: [
    {
      board: 21,
      event: { type: 'doRepo', borrower: 1, lender: 2, amount: 5000, rate: 400, haircut: 200 },
    },
    {
      board: 25,
      event: { type: 'doRepo', borrower: 2, lender: 0, amount: 6000, rate: 500, haircut: 0 },
    },
    {
      board: 25,
      event: { type: 'doRepo', borrower: 0, lender: 3, amount: 4000, rate: 300, haircut: 0 },
    },
  ],
});

/** What a borrower pledges: bills that it has received in other repos, and its own. */
function tellPledge({ own, received }: Collateral): string {
  const fromOthers = received.reduce((sum, part) => sum + part.amount, 0);
  if (fromOthers === 0) return `pledges ${dollars(own)} of its own Treasury Bills`;
  const passedOn = `pledges ${dollars(fromOthers)} of Treasury Bills that it received`;
  return own > 0 ? `${passedOn}, and ${dollars(own)} of its own` : passedOn;
}
