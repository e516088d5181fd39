/** Two banks set off what they owe each other; only the difference remains due. */
import { partyOf } from '../ledger/book';
import { dollars } from '../money';
import { refusal } from '../refusal';
import { duesBetween, remainder, setOffDues } from '../systems/dues';
import { defineAction } from './action';
import { party } from './fields';
import { say } from './phrase';
import { tellParty } from './telling';

export const netDues = defineAction({
  type: 'netDues',
  wire: { type: 4, fields: ['bank', 'with'] },
  fields: { bank: party('Bank', ['bank']), with: party('With', ['bank']) },
  actor: 'bank',
  distinct: [['bank', 'with']],

  label: 'Net Dues with Bank(s)',
  verb: 'net dues',

  refuse(state, event) {
    const { owed, owing } = duesBetween(state, event.bank, event.with);
    if (owed > 0 && owing > 0) return null;
    const bank = partyOf(state.book, event.bank).name;
    const other = partyOf(state.book, event.with).name;
    const why =
      owed === 0 && owing === 0
        ? `Nothing is due between ${bank} and ${other}`
        : owed > 0
          ? `${other} owes ${bank} nothing that could be set off`
          : `${bank} owes ${other} nothing that could be set off`;
    return refusal('NOTHING_TO_NET', `${why}; netting needs dues in both directions.`, 'with');
  },

  post(journal, event) {
    const between = duesBetween(journal, event.bank, event.with);
    const smaller = Math.min(between.owed, between.owing);
    setOffDues(journal, between, smaller, smaller);
    if (between.owedAccount?.netted && between.owingAccount?.netted) return;
    journal.amend((draft) => {
      for (const account of [between.owedAccount, between.owingAccount]) {
        const dues = account && draft.credits[account.id];
        if (dues) dues.netted = true;
      }
    });
  },

  narrate(told) {
    const { bank, with: other } = told.event;
    const before = duesBetween(told.before, bank, other);
    const { debtor, creditor, difference } = remainder(told.before, bank, other);
    const opening = say`${tellParty(told, bank)} and ${tellParty(told, other)} set off ${dollars(Math.min(before.owed, before.owing))} against each other.`;
    return difference === 0
      ? say`${opening} Neither owes the other anything now.`
      : say`${opening} ${tellParty(told, debtor)} still owes ${tellParty(told, creditor)} ${dollars(difference)}.`;
  },

  examples: [
    { lesson: 10, event: { type: 'netDues', bank: 0, with: 1 } },
    { lesson: 10, event: { type: 'netDues', bank: 2, with: 0 } },
  ],
});
