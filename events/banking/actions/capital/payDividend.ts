/** A bank pays its shareholders out of what it has earned. */
import { itemAt } from '../../../assert';
import { type Cents, dollars, exactDollars } from '../../../money';
import { phrase } from '../../../phrase';
import { refusal } from '../../../refusal';
import { amount, party } from '../../../world/fields';
import { isOffered } from '../../../world/offers';
import { sharesOf } from '../../ledger/book';
import { worthOf } from '../../ledger/capital';
import { creditorOf } from '../../ledger/ends';
import { nameIn } from '../../ledger/naming';
import { tellParty } from '../../ledger/narration';
import { inProportion } from '../../ledger/proportion';
import { balanceOf, type State } from '../../ledger/state';
import { defineAction } from '../action';
import { capitalOnDividend } from '../shared/capital';
import { fundsToPayOut, passToBank } from '../shared/shareholderPayments';

export const payDividend = defineAction({
  type: 'payDividend',
  wire: { type: 35, fields: ['bank', 'amount'] },
  kind: 'act',
  needsClock: true,
  fields: { bank: party('Bank', ['bank']), amount: amount() },
  roles: ['bank'],

  label: 'Pay a Dividend',
  verb: 'pay',
  compose: [{ slot: 'bank' }, 'pays a dividend of', { slot: 'amount' }],
  codes: [
    'NOTHING_DUE',
    'INSUFFICIENT_DEPOSITS',
    'DAYLIGHT_OVERDRAFT_LIMIT',
    'EXCEEDS_NET_WORTH',
    'CAPITAL_SHORT',
  ],

  refuse(state, { bank }, permission) {
    if (sharesOf(state.book, bank).length > 0) return null;
    const fact = `${nameIn(state.book, bank, 'opening')} has no shareholders`;
    const offers = permission === 'opening' || isOffered('issueShares', permission);
    const cure = offers ? 'let it issue shares first' : 'nobody is there to be paid';
    return refusal('NOTHING_DUE', `${fact}; ${cure}.`, 'bank');
  },

  limits(state, { bank }) {
    const worth = worthOf(state, bank);
    return [
      ...fundsToPayOut(state, bank, sharesOf(state.book, bank).map(creditorOf)),
      {
        code: 'EXCEEDS_NET_WORTH',
        field: 'amount',
        most: worth,
        fact: () => `${nameIn(state.book, bank)} has retained earnings of ${exactDollars(worth)}`,
      },
      ...capitalOnDividend(state, bank),
    ];
  },

  post(journal, { bank, amount: paid }) {
    for (const [holder, part] of partsOf(journal, bank, paid)) {
      passToBank(journal, holder, bank, -part);
    }
  },

  netWorthEffect: {
    reason: {
      endows: false,
      tell: (sum, rises) => `the dividend of ${sum} that is ${rises ? 'received' : 'paid'}`,
    },
    gains: ({ before, event: { bank, amount: paid } }) => [
      [bank, -paid],
      ...partsOf(before, bank, paid),
    ],
  },

  narrate(context) {
    const { bank, amount: paid } = context.event;
    const holders = partsOf(context.before, bank, paid).length;
    const whom =
      holders === 1 ? 'its shareholder' : `its ${holders} shareholders by what they hold`;
    return phrase`${tellParty(context, bank)} pays ${whom} a dividend of ${dollars(paid)} out of its retained earnings.`;
  },

  examples: [
    {
      board: [
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 30000, deposit: 0 },
        { type: 'createBank', name: 'Ann', partyType: 'customer', cash: 50000, deposit: 0 },
        { type: 'openAccount', holder: 1, issuer: 0, amount: 50000 },
      ],
      after: [{ type: 'issueShares', bank: 0, investor: 1, amount: 20000 }],
      event: { type: 'payDividend', bank: 0, amount: 5000 },
    },
  ],
});

/** What each shareholder is paid of a dividend, in proportion to its shares. */
function partsOf(state: State, bank: number, paid: Cents): readonly (readonly [number, Cents])[] {
  const shares = sharesOf(state.book, bank);
  const parts = inProportion(
    paid,
    shares.map((one) => balanceOf(state, one)),
  );
  return shares.map((one, index) => [creditorOf(one), itemAt(parts, index)]);
}
