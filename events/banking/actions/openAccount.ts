/** Opening: a party opens an account with a bank and pays in cash; a bank pre-funds a position with CHIPS. */
import { assertDefined } from '../../assert';
import { dollars } from '../../money';
import { phrase } from '../../phrase';
import { refusal } from '../../refusal';
import { amount, party } from '../../world/fields';
import { type Book, findAccount } from '../ledger/book';
import { nameIn } from '../ledger/naming';
import { tellParty, theParty } from '../ledger/narration';
import { systemOf } from '../systems/registry';
import { paySettlement, settlementLimit } from '../systems/reserves';
import { defineAction } from './action';
import { cashLimit } from './shared/funds';

/** A position is funded over the central bank, every other account in cash. */
function isPrefunding(book: Book, issuer: number): boolean {
  return systemOf(book).prefundedWith === issuer;
}

export const openAccount = defineAction({
  type: 'openAccount',
  wire: { type: 11, fields: ['holder', 'issuer', 'amount'] },
  kind: 'opening',
  fields: {
    holder: party('Holder', ['customer', 'bank']),
    issuer: party('With', ['bank', 'clearinghouse']),
    amount: amount('Paid in'),
  },
  distinct: [['holder', 'issuer']],

  label: 'Open an Account',
  verb: 'pay in',
  compose: [
    { slot: 'holder' },
    'opens an account with',
    { slot: 'issuer' },
    'and pays in',
    { slot: 'amount' },
  ],
  codes: [
    'WRONG_PARTY_TYPE',
    'ACCOUNT_EXISTS',
    'INSUFFICIENT_CASH',
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
  ],

  limits: (state, { holder, issuer }) => [
    isPrefunding(state.book, issuer)
      ? settlementLimit(state, holder, 'amount')
      : cashLimit(state, holder, 'amount'),
  ],

  refuseParties(state, { holder, issuer }) {
    const { book } = state;
    const name = nameIn(book, holder);
    if (!systemOf(book).accountBetween(book, holder, issuer)) {
      return refusal(
        'WRONG_PARTY_TYPE',
        `${name} cannot have an account with ${nameIn(book, issuer)} in this system; choose others.`,
        'holder',
      );
    }
    return findAccount(book, holder, issuer)
      ? refusal(
          'ACCOUNT_EXISTS',
          `${name} already has an account with ${nameIn(book, issuer)}; pay into that one.`,
          'issuer',
        )
      : null;
  },

  post(journal, { holder, issuer, amount: paid }) {
    const { book } = journal;
    const instrument = systemOf(book).accountBetween(book, holder, issuer);
    const account = journal.openAccount(assertDefined(instrument, 'such account'), holder, issuer);
    if (isPrefunding(book, issuer)) paySettlement(journal, holder, issuer, paid);
    else journal.payCash(holder, issuer, paid);
    journal.move(account, paid);
  },

  netWorthEffect: null,

  narrate(context) {
    const { holder, issuer, amount: paid } = context.event;
    const opening = phrase`${tellParty(context, holder)} opens an account with ${theParty(context, issuer)}`;
    return paid > 0 ? phrase`${opening} and pays in ${dollars(paid)}.` : phrase`${opening}.`;
  },

  examples: [
    { lesson: 10, event: { type: 'openAccount', holder: 3, issuer: 1, amount: 0 } },
    { lesson: 10, event: { type: 'openAccount', holder: 4, issuer: 0, amount: 0 } },
  ],
});
