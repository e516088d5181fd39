/** A bank issues shares: an investor's money becomes capital that the bank never has to repay. */
import { dollars } from '../../../money';
import { phrase } from '../../../phrase';
import { amount, party } from '../../../world/fields';
import { shareCapital } from '../../ledger/capital';
import { tellParty } from '../../ledger/narration';
import { defineAction } from '../action';
import { fundsToPay, passToBank, refuseUnreachable } from '../shared/shareholderPayments';

export const issueShares = defineAction({
  type: 'issueShares',
  wire: { type: 34, fields: ['bank', 'investor', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: {
    bank: party('Bank', ['bank']),
    investor: party('Investor', ['customer', 'bank']),
    amount: amount(),
  },
  roles: ['bank'],
  distinct: [['bank', 'investor']],
  refuseAccounts: (book, { bank, investor }) => refuseUnreachable(book, investor, bank, 'investor'),

  label: 'Issue Shares',
  verb: 'issue',
  compose: [{ slot: 'bank' }, 'issues shares of', { slot: 'amount' }, 'to', { slot: 'investor' }],
  codes: [
    'UNKNOWN_ACCOUNT',
    'INSUFFICIENT_DEPOSITS',
    'OVERDRAFT_LIMIT',
    'DAYLIGHT_OVERDRAFT_LIMIT',
  ],

  limits: (state, { bank, investor }) => fundsToPay(state, investor, bank),

  opensDebts: ['Shares'],
  post(journal, { bank, investor, amount: paid }) {
    journal.issueShares(bank, investor, paid);
    passToBank(journal, investor, bank, paid);
  },

  netWorthEffect: null,

  narrate(context) {
    const { bank, investor, amount: paid } = context.event;
    const capital = dollars(shareCapital(context.after, bank));
    return phrase`${tellParty(context, investor)} pays ${dollars(paid)} for shares of ${tellParty(context, bank)}, whose share capital is now ${capital}.`;
  },

  examples: [
    {
      board: [
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 0 },
        { type: 'createBank', name: 'Ann', partyType: 'customer', cash: 50000, deposit: 0 },
        { type: 'openAccount', holder: 1, issuer: 0, amount: 50000 },
      ],
      event: { type: 'issueShares', bank: 0, investor: 1, amount: 20000 },
    },
  ],
});
