/** A creditor lets a debt run on, for another term and at another rate. */
import type { Limit } from '../../../limits';
import { type Cents, dollars, exactDollars } from '../../../money';
import { phrase, withOpeningArticle } from '../../../phrase';
import { refusal } from '../../../refusal';
import { ACTOR } from '../../../world/compose';
import { choice, days, rate, reference } from '../../../world/fields';
import {
  accountOf,
  CENTRAL_BANK,
  type CreditAccount,
  creditOf,
  findAccrued,
  findCredit,
  partyOf,
} from '../../ledger/book';
import { withMaturity } from '../../ledger/credits';
import { ANY_DEBT } from '../../ledger/debtTargets';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { accruedOn } from '../../ledger/interest';
import type { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import { theParty } from '../../ledger/narration';
import { balanceOf, type State } from '../../ledger/state';
import { paySettlement, settlementLimit } from '../../systems/reserves';
import { defineAction } from '../action';
import { depositLimit } from '../shared/funds';
import { actorsOnDebt, settleAccrued } from '../shared/lending';
import { dueIn, MAX_TERM_DAYS, tellTerm } from '../shared/terms';

export const rollOver = defineAction({
  type: 'rollOver',
  wire: { type: 33, fields: ['claim', 'term', 'rate', 'interest'] },
  kind: 'act',
  needsClock: true,
  fields: {
    claim: reference('Debt', ANY_DEBT),
    term: days('Term', MAX_TERM_DAYS, 1),
    rate: rate(),
    interest: choice('Interest so far', ['paid', 'added'], {
      paid: 'Paid now',
      added: 'Added to the principal',
    }),
  },
  actors: (book, { claim }) => actorsOnDebt(book, claim, ANY_DEBT, creditorOf),
  figureNow: (book, { claim }) => findCredit(book, claim)?.interestRate ?? null,

  label: 'Roll a Debt Over',
  verb: 'roll over',
  compose: [
    ACTOR,
    'rolls over',
    { slot: 'claim' },
    'for',
    { slot: 'term' },
    'at',
    { slot: 'rate' },
    {
      slot: 'interest',
      lead: 'with the interest so far',
      options: { paid: 'paid', added: 'added to the principal' },
    },
  ],
  codes: ['NOTHING_DUE', 'INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT', 'DAYLIGHT_OVERDRAFT_LIMIT'],

  refuse(state, { claim, interest }) {
    const { book } = state;
    const debt = creditOf(book, claim);
    if (debt.due === undefined) {
      const debtor = nameIn(book, debtorOf(debt), 'opening');
      const message = `${debtor} owes this on demand, and no day of it comes to be put off; choose a debt that has a term.`;
      return refusal('NOTHING_DUE', message, 'claim');
    }
    const due = interest === 'paid' ? accruedOn(state, debt) : 0;
    const funds = debtFunds(state, debt, 'interest');
    if (!funds || due === 0 || due <= funds.most) return null;
    const sentence = `${funds.fact()}, and ${exactDollars(due)} of interest has accrued; add it to the principal instead.`;
    return refusal(funds.code, withOpeningArticle(sentence), funds.field);
  },

  post(journal, { claim, term, rate: yearly, interest }) {
    const debt = creditOf(journal.book, claim);
    const due = accruedOn(journal, debt);
    if (interest === 'paid') {
      payDebt(journal, debt, due);
      settleAccrued(journal, debt);
    } else {
      const accrued = findAccrued(journal.book, debt);
      // What was owed as interest is owed as principal from now on: another debt in its place.
      if (accrued) journal.repay(accrued, due, 'novation');
      journal.post(debt, due, 'novation');
    }
    const { book } = journal;
    journal.adopt(withMaturity(book, debt, yearly, dueIn(book, term)));
  },

  netWorthEffect: null,

  narrate(context) {
    const { claim, term, rate: yearly, interest } = context.event;
    const { book } = context.before;
    const debt = creditOf(book, claim);
    const due = accruedOn(context.before, debt);
    const paid = interest === 'paid' ? 'is paid' : 'is added to it';
    const carried = due > 0 ? ` The interest of ${dollars(due)} so far ${paid}.` : '';
    const owed = dollars(balanceOf(context.before, debt));
    return phrase`${theParty(context, creditorOf(debt), 'opening')} rolls over the ${owed} that ${theParty(context, debtorOf(debt))} owes it${tellTerm(book, yearly, term, term)}.${carried}`;
  },

  examples: [
    {
      board: [
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 100000, deposit: 0 },
        { type: 'createBank', name: 'Ann', partyType: 'customer', cash: 10000, deposit: 0 },
        { type: 'openAccount', holder: 1, issuer: 0, amount: 10000 },
        { type: 'setInterestRate', value: 500 },
      ],
      after: [
        { type: 'getLoan', customer: 1, bank: 0, amount: 10000, term: 1 },
        { type: 'endDay' },
      ],
      event: { type: 'rollOver', claim: 0, term: 30, rate: 600, interest: 'added' },
    },
  ],
});

/** What a debt can be paid from; null where nothing bounds it: the central bank makes what it pays. */
function debtFunds(state: State, debt: CreditAccount, field: string): Limit | null {
  const [debtor, creditor] = [debtorOf(debt), creditorOf(debt)];
  if (partyOf(state.book, debtor).type === 'customer') {
    return depositLimit(state, debtor, creditor, field);
  }
  return debtor === CENTRAL_BANK ? null : settlementLimit(state, debtor, field);
}

/** Pays a sum that is owed under a debt; the debt itself is set off apart from it. */
function payDebt(journal: Journal, debt: CreditAccount, amount: Cents): void {
  const [debtor, creditor] = [debtorOf(debt), creditorOf(debt)];
  if (partyOf(journal.book, debtor).type === 'customer') {
    journal.move(accountOf(journal.book, debtor, creditor), -amount);
  } else paySettlement(journal, debtor, creditor, amount);
}
