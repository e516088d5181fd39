/** Opening: a party opens an account with a bank and pays in cash. */
import { accountOf, findAccount, partyOf, reservesOf } from '../ledger/book';
import { dollars } from '../money';
import { refusal } from '../refusal';
import { systemOf } from '../systems/registry';
import { defineAction } from './action';
import { amount, party } from './fields';
import { cashLimit } from './funds';
import { say } from './phrase';
import { tellParty } from './telling';

export const openAccount = defineAction({
  type: 'openAccount',
  wire: { type: 11, fields: ['holder', 'issuer', 'amount'] },
  fields: {
    holder: party('Holder', ['customer', 'bank']),
    issuer: party('With', ['bank']),
    amount: amount('Paid in'),
  },
  actor: null,
  distinct: [['holder', 'issuer']],
  openingOnly: true,

  label: 'Open an Account',
  verb: 'pay in',

  limits: (state, event) => [cashLimit(state, event.holder, 'amount')],

  refuseParties(state, { holder, issuer }) {
    const { book } = state;
    const name = partyOf(book, holder).name;
    if (partyOf(book, holder).type === 'bank' && !systemOf(book).banksHoldAccounts) {
      return refusal(
        'WRONG_PARTY_TYPE',
        'Banks hold accounts with one another only in correspondent banking; choose a customer.',
        'holder',
      );
    }
    return findAccount(book, holder, issuer)
      ? refusal(
          'ACCOUNT_EXISTS',
          `${name} already has an account with ${partyOf(book, issuer).name}; pay into that one.`,
          'issuer',
        )
      : null;
  },

  post(journal, { holder, issuer, amount: paid }) {
    const { book } = journal;
    const ofCustomer = partyOf(book, holder).type === 'customer';
    journal.openAccount(ofCustomer ? 'Customer Deposits' : 'Bank Deposits', holder, issuer);
    journal.payCash(reservesOf(book, holder), reservesOf(book, issuer), paid);
    journal.move(accountOf(journal.book, holder, issuer), paid);
  },

  narrate(told) {
    const { holder, issuer, amount: paid } = told.event;
    const opening = say`${tellParty(told, holder)} opens an account with ${tellParty(told, issuer)}`;
    return paid > 0 ? say`${opening} and pays in ${dollars(paid)}.` : say`${opening}.`;
  },

  examples: [
    { lesson: 10, event: { type: 'openAccount', holder: 3, issuer: 1, amount: 0 } },
    { lesson: 10, event: { type: 'openAccount', holder: 4, issuer: 0, amount: 0 } },
  ],
});
