/** Opening: a party opens an account with a bank and pays in cash; a bank pre-funds a position with CHIPS. */
import { assertDefined } from '../../assert';
import { type BasisPoints, dollars, percent } from '../../money';
import { phrase } from '../../phrase';
import { type Refusal, refusal } from '../../refusal';
import { amount, optionalRate, party } from '../../world/fields';
import { type Book, findAccount, partyOf } from '../ledger/book';
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

/** Interest on deposits is of boards with a clock, and of what customers hold. */
function refuseRate(book: Book, holder: number, rate: BasisPoints): Refusal | null {
  if (rate === 0 || (book.clock && partyOf(book, holder).type === 'customer')) return null;
  const why = book.clock
    ? 'Only accounts of customers bear interest'
    : 'No days pass on this board, so that no account bears interest';
  return refusal('RATE_INVALID', `${why}; set the rate to 0.00 % or leave it out.`, 'rate');
}

export const openAccount = defineAction({
  type: 'openAccount',
  wire: { type: 11, fields: ['holder', 'issuer', 'amount'], later: { type: 30, field: 'rate' } },
  kind: 'opening',
  fields: {
    holder: party('Holder', ['customer', 'bank']),
    issuer: party('With', ['bank', 'clearinghouse']),
    amount: amount('Paid in'),
    rate: optionalRate(),
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
    { slot: 'rate', lead: 'at' },
  ],
  codes: [
    'WRONG_PARTY_TYPE',
    'ACCOUNT_EXISTS',
    'INSUFFICIENT_CASH',
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
  ],

  refuse: ({ book }, { holder, rate = 0 }) => refuseRate(book, holder, rate),
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

  post(journal, { holder, issuer, amount: paid, rate }) {
    const { book } = journal;
    const instrument = systemOf(book).accountBetween(book, holder, issuer);
    const kind = assertDefined(instrument, 'such account');
    const account = journal.openAccount(kind, holder, issuer, rate);
    if (isPrefunding(book, issuer)) paySettlement(journal, holder, issuer, paid);
    else journal.payCash(holder, issuer, paid);
    journal.move(account, paid);
  },

  netWorthEffect: null,

  narrate(context) {
    const { holder, issuer, amount: paid, rate = 0 } = context.event;
    const bears = rate > 0 ? ` at ${percent(rate)} a year` : '';
    const opening = phrase`${tellParty(context, holder)} opens an account with ${theParty(context, issuer)}${bears}`;
    return paid > 0 ? phrase`${opening} and pays in ${dollars(paid)}.` : phrase`${opening}.`;
  },

  examples: [
    { board: 10, event: { type: 'openAccount', holder: 3, issuer: 1, amount: 0 } },
    { board: 10, event: { type: 'openAccount', holder: 4, issuer: 0, amount: 0 } },
  ],
});
