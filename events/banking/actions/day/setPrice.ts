/** Treasury Bills come to cost something else: whoever has any is worth more or less at once. */
import { type Cents, dollars, percent, total } from '../../../money';
import { pluralize } from '../../../pluralize';
import { refusal } from '../../../refusal';
import { price } from '../../../world/fields';
import type { NetWorthReason } from '../../ledger/netWorth';
import { faceOf, MIN_PRICE, marketValueOf, priceOf } from '../../ledger/price';
import { marginCalls } from '../../ledger/securities';
import { balanceOf, type State } from '../../ledger/state';
import { defineAction } from '../action';
import { revalue } from '../shared/bills';

/** The issuer of bills is on no board: what their holders gain nobody there loses. */
const REPRICED: NetWorthReason = {
  endows: false,
  tell: (amount, rises) =>
    `${amount}, ${rises ? 'a gain' : 'a loss'} on the price of Treasury Bills`,
};

export const setPrice = defineAction({
  type: 'setPrice',
  wire: { type: 51, fields: ['price'] },
  kind: 'exogenous',
  needsClock: true,
  fields: { price: price('Price') },
  figureNow: (book) => priceOf(book),

  label: 'Set the Price of Bills',
  verb: 'set',
  compose: ['The price of Treasury Bills becomes', { slot: 'price' }, 'of their face value'],
  codes: ['VALUE_INVALID'],

  refuse: (_, { price: asked }) =>
    asked >= MIN_PRICE
      ? null
      : refusal(
          'VALUE_INVALID',
          `A bill pays its face value and no interest before, so that it costs at most that; choose a price from ${percent(MIN_PRICE)} to 100.00 %.`,
          'price',
        ),

  post(journal, { price: billPrice }) {
    journal.adopt({ ...journal.book, billPrice });
    for (const holding of journal.book.securities) revalue(journal, holding);
  },

  netWorthEffect: {
    reason: REPRICED,
    gains: ({ before, event }) => gainsAt(before, event.price),
  },

  narrate({ before, after, event }) {
    const { price: is } = event;
    const was = priceOf(before.book);
    const change = total(gainsAt(before, is).map(([, gain]) => gain));
    const moves =
      is === was
        ? `The price of Treasury Bills stays at ${percent(was)} of their face value.`
        : `The price of Treasury Bills ${is > was ? 'rises' : 'falls'} from ${percent(was)} to ${percent(is)} of their face value${tellChange(change)}.`;
    const calls = marginCalls(after).length;
    const short = `${pluralize(calls, 'pledge')} ${calls === 1 ? 'is' : 'are'} now worth less than ${calls === 1 ? 'its' : 'their'} haircut asks for.`;
    return [calls > 0 ? `${moves} ${short}` : moves];
  },

  examples: [
    {
      board: [
        { type: 'setSystem', system: 'centralbank' },
        { type: 'startClock', basis: 360 },
        { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 100000 },
        { type: 'issueSecurity', party: 1, amount: 50000 },
      ],
      event: { type: 'setPrice', price: 9500 },
    },
  ],
});

/** What each holder of bills gains as their price becomes another. Cents. */
function gainsAt(before: State, billPrice: number): readonly (readonly [number, Cents])[] {
  const repriced = { ...before.book, billPrice };
  return before.book.securities.map((holding) => [
    holding.id,
    marketValueOf(repriced, faceOf(before, holding)) - balanceOf(before, holding),
  ]);
}

function tellChange(change: Cents): string {
  if (change === 0) return '';
  return `; all of them together are worth ${dollars(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
}
