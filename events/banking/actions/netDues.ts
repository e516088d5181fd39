/** Two banks, or a bank and the clearing house, set off what they owe each other; only the difference remains due. */
import { assertDefined } from '../../assert';
import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { refusal } from '../../refusal';
import { party } from '../../world/fields';
import { nameIn } from '../ledger/naming';
import { tellParty, theParty } from '../ledger/narration';
import { duesBetween, setOffDues } from '../systems/dues';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';

export const netDues = defineAction({
  type: 'netDues',
  wire: { type: 4, fields: ['bank', 'with'] },
  kind: 'act',
  fields: { bank: party('Bank', ['bank']), with: party('With', ['bank', 'clearinghouse']) },
  roles: ['bank', 'with'],
  distinct: [['bank', 'with']],

  label: 'Net Dues with Bank(s)',
  verb: 'net',
  compose: [{ slot: 'bank' }, { lead: 'and', slot: 'with' }, 'set off what they owe each other'],
  codes: ['NOTHING_TO_NET'],

  refuseParties: ({ book }, event) => systemOf(book).refuseNetting(book, event.bank, event.with),

  refuse(state, event) {
    const { dueTo, dueFrom } = duesBetween(state, event.bank, event.with);
    if (dueTo > 0 && dueFrom > 0) return null;
    const [debtor, creditor] = dueTo > 0 ? [event.with, event.bank] : [event.bank, event.with];
    const why =
      dueTo === 0 && dueFrom === 0
        ? `Nothing is due between ${nameIn(state.book, event.bank)} and ${nameIn(state.book, event.with)}`
        : `${nameIn(state.book, debtor, 'opening')} owes ${nameIn(state.book, creditor)} nothing that could be set off`;
    return refusal('NOTHING_TO_NET', `${why}; netting needs dues in both directions.`, 'with');
  },

  setsOffDebts: ['Dues'],
  post(journal, event) {
    const between = duesBetween(journal, event.bank, event.with);
    const smaller = Math.min(between.dueTo, between.dueFrom);
    setOffDues(journal, between, smaller, smaller);
    journal.markNetted(assertDefined(between.dueToAccount, 'dues one way'));
    journal.markNetted(assertDefined(between.dueFromAccount, 'dues the other way'));
  },

  netWorthEffect: null,

  narrate(context) {
    const { bank, with: other } = context.event;
    const before = duesBetween(context.before, bank, other);
    const { debtor, creditor, difference } = before;
    const opening = phrase`${tellParty(context, bank)} and ${theParty(context, other)} set off ${dollars(Math.min(before.dueTo, before.dueFrom))} against each other.`;
    return difference === 0
      ? phrase`${opening} Neither owes the other anything now.`
      : phrase`${opening} ${theParty(context, debtor, 'opening')} still owes ${theParty(context, creditor)} ${dollars(difference)}.`;
  },

  examples: [
    { board: 10, event: { type: 'netDues', bank: 0, with: 1 } },
    { board: 10, event: { type: 'netDues', bank: 2, with: 0 } },
  ],
});
