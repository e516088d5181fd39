/** A debt on the books of the central bank or the Treasury is paid whole, with its interest. */
import { dollars, exactDollars } from '../../../money';
import { phrase, withOpeningArticle } from '../../../phrase';
import { refusal } from '../../../refusal';
import { ACTOR } from '../../../world/compose';
import { reference } from '../../../world/fields';
import { creditOf, findCredit } from '../../ledger/book';
import { answersTo, REDEEMED_DEBT } from '../../ledger/credits';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { accruedOn } from '../../ledger/interest';
import { theParty } from '../../ledger/narration';
import { balanceOf } from '../../ledger/state';
import { defineAction } from '../action';
import { fundsOver, passOver } from '../shared/central';
import { settleAccrued } from '../shared/lending';
import { endRepo } from '../shared/repos';

export const redeem = defineAction({
  type: 'redeem',
  wire: { type: 48, fields: ['claim'] },
  kind: 'act',
  timed: true,
  fields: { claim: reference('Debt', REDEEMED_DEBT) },
  actors(book, { claim }) {
    const found = findCredit(book, claim);
    return found && answersTo(found, REDEEMED_DEBT) ? [debtorOf(found)] : [];
  },

  label: 'Repay a Debt',
  verb: 'repay',
  compose: [ACTOR, 'repays', { slot: 'claim' }],
  codes: ['INSUFFICIENT_DEPOSITS', 'DAYLIGHT_OVERDRAFT_LIMIT'],

  refuse(state, { claim }) {
    const debt = creditOf(state.book, claim);
    const owed = balanceOf(state, debt) + accruedOn(state, debt);
    const short = fundsOver(state, debtorOf(debt)).find(({ most }) => owed > most);
    if (!short) return null;
    const sentence = `${short.fact()}; ${exactDollars(owed)} is needed to repay this.`;
    return refusal(short.code, withOpeningArticle(sentence), 'claim');
  },

  post(journal, { claim }) {
    const debt = creditOf(journal.book, claim);
    const owed = journal.balance(debt) + accruedOn(journal, debt);
    passOver(journal, debtorOf(debt), creditorOf(debt), owed);
    if (debt.collateral) endRepo(journal, debt);
    else {
      settleAccrued(journal, debt);
      journal.repay(debt, journal.balance(debt));
    }
  },

  netWorthEffect: null,

  narrate(context) {
    const debt = creditOf(context.before.book, context.event.claim);
    const interest = accruedOn(context.before, debt);
    const carried = interest > 0 ? ` and ${dollars(interest)} of interest` : '';
    return phrase`${theParty(context, debtorOf(debt), 'opening')} pays ${theParty(context, creditorOf(debt))} back ${dollars(balanceOf(context.before, debt))}${carried}, all that it owed on this.`;
  },

  examples: [
    {
      lesson: [
        { type: 'setSystem', system: 'centralbank' },
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 100000 },
        { type: 'createBank', name: 'Fund', partyType: 'customer', cash: 50000, deposit: 0 },
        { type: 'openAccount', holder: 2, issuer: 1, amount: 50000 },
        { type: 'issueSecurity', party: 1, amount: 50000 },
        { type: 'issueSecurity', party: 2, amount: 50000 },
        { type: 'issueSecurity', party: 0, amount: 50000 },
      ],
      after: [{ type: 'discountLoan', bank: 1, amount: 20000, collateral: 'bills', term: 1 }],
      event: { type: 'redeem', claim: 0 },
    },
  ],
});
