/** A bank borrows at the discount window, against loans or bills of its own. */
import { dollars, exactDollars, percent } from '../../../money';
import { phrase } from '../../../phrase';
import { amount, choice, days, party } from '../../../world/fields';
import { CENTRAL_BANK } from '../../ledger/book';
import { nameIn } from '../../ledger/naming';
import { tellParty, theParty } from '../../ledger/narration';
import { cashAgainst, collateralFor, priceOf, USUAL_BILLS_HAIRCUT } from '../../ledger/price';
import { billsOf, unpledgedBills } from '../../ledger/securities';
import { paySettlement } from '../../systems/reserves';
import { defineAction } from '../action';
import { worthClause } from '../shared/bills';
import { refuseWithoutCentralBank } from '../shared/centralBankPayments';
import { POLICY_BOARD } from '../shared/exampleBoards';
import { loanTerms, MAX_TERM_DAYS, tellTerm } from '../shared/terms';
import { freeLoans, LOANS_HAIRCUT } from './window';

export const discountLoan = defineAction({
  type: 'discountLoan',
  wire: { type: 41, fields: ['bank', 'collateral', 'amount', 'term'] },
  kind: 'act',
  needsClock: true,
  fields: {
    bank: party('Bank', ['bank']),
    amount: amount(),
    collateral: choice('Against', ['loans', 'bills'], { loans: 'Loans', bills: 'Treasury Bills' }),
    term: days('Term', MAX_TERM_DAYS, 1),
  },
  roles: ['bank'],
  counterparty: 'centralbank',
  refuseBoard: refuseWithoutCentralBank,

  label: 'Borrow at the Discount Window',
  verb: 'borrow',
  compose: [
    { slot: 'bank' },
    'borrows',
    { slot: 'amount' },
    'at the discount window against',
    { slot: 'collateral', options: { loans: 'loans', bills: 'Treasury Bills' } },
    'for',
    { slot: 'term' },
  ],
  codes: ['INSUFFICIENT_COLLATERAL', 'INSUFFICIENT_BILLS', 'BILLS_PLEDGED', 'TOO_MANY_OPEN'],

  limits(state, { bank, collateral }) {
    const { book } = state;
    const name = nameIn(book, bank);
    if (collateral !== 'bills') {
      const free = freeLoans(state, bank);
      return [
        {
          code: 'INSUFFICIENT_COLLATERAL',
          field: 'amount',
          most: cashAgainst(free, LOANS_HAIRCUT),
          fact: () =>
            `${name} has ${exactDollars(free)} of loans that are not pledged, and ${percent(LOANS_HAIRCUT)} is taken off their value`,
        },
      ];
    }
    const [held, free] = [billsOf(state, bank), unpledgedBills(state, bank)];
    const ask = `and ${percent(USUAL_BILLS_HAIRCUT)} is taken off their value`;
    return [
      {
        code: 'INSUFFICIENT_BILLS',
        field: 'amount',
        most: cashAgainst(held, USUAL_BILLS_HAIRCUT, priceOf(book)),
        fact: () =>
          `${name} has ${exactDollars(held)} of Treasury Bills${worthClause(book, held)}, ${ask}`,
      },
      {
        code: 'BILLS_PLEDGED',
        field: 'amount',
        most: cashAgainst(free, USUAL_BILLS_HAIRCUT, priceOf(book)),
        fact: () =>
          `${name} has ${exactDollars(free)} of Treasury Bills that are not pledged${worthClause(book, free)}, ${ask}`,
      },
    ];
  },

  opensDebts: ['Discount Loans'],
  post(journal, { bank, amount: lent, collateral, term }) {
    const { book } = journal;
    const isOnBills = collateral === 'bills';
    journal.lend('Discount Loans', bank, CENTRAL_BANK, lent, {
      ...loanTerms(book, lent, book.rates?.discount ?? 0, term, term),
      haircut: isOnBills ? USUAL_BILLS_HAIRCUT : LOANS_HAIRCUT,
      collateral: isOnBills
        ? { own: collateralFor(lent, USUAL_BILLS_HAIRCUT, priceOf(book)), received: [] }
        : null,
    });
    paySettlement(journal, CENTRAL_BANK, bank, lent);
  },

  netWorthEffect: null,

  narrate(context) {
    const { bank, amount: lent, collateral, term } = context.event;
    const { book } = context.before;
    const when = tellTerm(book, book.rates?.discount ?? 0, term, term);
    const face = collateralFor(lent, USUAL_BILLS_HAIRCUT, priceOf(book));
    const against =
      collateral === 'bills'
        ? `${dollars(face)} of Treasury Bills${worthClause(book, face)}`
        : `${dollars(collateralFor(lent, LOANS_HAIRCUT))} of loans`;
    return phrase`${tellParty(context, bank)} borrows ${dollars(lent)} from ${theParty(context, CENTRAL_BANK)} at the discount window${when}, against ${against}.`;
  },

  examples: [
    {
      board: POLICY_BOARD,
      event: { type: 'discountLoan', bank: 1, amount: 20000, collateral: 'bills', term: 1 },
    },
  ],
});
