/** A debt on the books of the central bank or the Treasury is paid whole, with its interest. */
import { dollars, exactDollars } from '../../../money';
import { phrase, withOpeningArticle } from '../../../phrase';
import { refusal } from '../../../refusal';
import { ACTOR } from '../../../world/compose';
import { reference } from '../../../world/fields';
import { creditOf } from '../../ledger/book';
import { REDEEMED_DEBT } from '../../ledger/debtTargets';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { accruedOn, owedOn } from '../../ledger/interest';
import { theParty } from '../../ledger/narration';
import { balanceOf } from '../../ledger/state';
import { defineAction } from '../action';
import { fundsAtCentralBank, payOverCentralBank } from '../shared/centralBankPayments';
import { POLICY_BOARD } from '../shared/exampleBoards';
import { actorsOnDebt, settleAccrued } from '../shared/lending';
import { endRepo } from '../shared/repos';

export const redeem = defineAction({
  type: 'redeem',
  wire: { type: 48, fields: ['claim'] },
  kind: 'act',
  needsClock: true,
  fields: { claim: reference('Debt', REDEEMED_DEBT) },
  actors: (book, { claim }) => actorsOnDebt(book, claim, REDEEMED_DEBT, debtorOf),

  label: 'Repay a Debt',
  verb: 'repay',
  compose: [ACTOR, 'repays', { slot: 'claim' }],
  codes: ['INSUFFICIENT_DEPOSITS', 'DAYLIGHT_OVERDRAFT_LIMIT'],

  refuse(state, { claim }) {
    const debt = creditOf(state.book, claim);
    const owed = owedOn(state, debt);
    const short = fundsAtCentralBank(state, debtorOf(debt)).find(({ most }) => owed > most);
    if (!short) return null;
    const sentence = `${short.fact()}; ${exactDollars(owed)} is needed to repay this.`;
    return refusal(short.code, withOpeningArticle(sentence), 'claim');
  },

  post(journal, { claim }) {
    const debt = creditOf(journal.book, claim);
    payOverCentralBank(journal, debtorOf(debt), creditorOf(debt), owedOn(journal, debt));
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
      board: POLICY_BOARD,
      after: [{ type: 'discountLoan', bank: 1, amount: 20000, collateral: 'bills', term: 1 }],
      event: { type: 'redeem', claim: 0 },
    },
  ],
});
