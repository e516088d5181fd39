/** The holder of a bill is paid for it in its own city: by the debtor, which settles it, or by a banker, who buys it. */

import { largest } from '../../limits';
import { figure } from '../../money';
import { phrase } from '../../phrase';
import { foremost, type Refusal, refusal } from '../../refusal';
import { party, reference } from '../../world/fields';
import { CONDITIONS, priceIn } from '../conditions';
import { type Bill, type BillsState, bankerIn, billOf, type Player, playerOf } from '../state';
import { billWords, quantity, tell } from '../words';
import { defineBillsAction } from './action';
import { refuseNotHeld, refusePaid } from './rules';

export const drawBill = defineBillsAction({
  type: 'drawBill',
  wire: { type: 31, fields: ['payee', 'drawee', 'bill'] },
  fields: {
    payee: party('Payee', ['exporter', 'banker']),
    drawee: party('Payer', ['importer', 'banker']),
    bill: reference('Bill', 'bill'),
  },
  roles: ['payee'],
  distinct: [['payee', 'drawee']],

  label: 'Draw a Bill',
  verb: 'draw',
  compose: [{ slot: 'payee' }, 'draws on', { slot: 'drawee' }, 'for', { slot: 'bill' }],
  codes: ['NOT_HOLDER', 'WRONG_DRAWEE', 'BILL_PAID', 'INSUFFICIENT_COIN'],

  refuse: (state, event) => {
    const bill = billOf(state, event.bill);
    return foremost([
      refuseNotHeld(state, bill, event.payee),
      refuseDrawee(state, bill, event.payee, event.drawee),
      refusePaid(bill),
      refuseCoin(state, bill, event.drawee),
    ]);
  },

  post(journal, { payee, drawee, bill: billId }) {
    const bill = billOf(journal.state, billId);
    const { city } = playerOf(journal.state, drawee);
    journal.payCoin(drawee, payee, CONDITIONS.currencies[city], priceIn(city, bill));
    if (bill.dueFrom === drawee) journal.settleBill(billId);
    else journal.assignBill(billId, drawee);
  },

  narrate({ event, before }) {
    const bill = billOf(before, event.bill);
    const [payee, drawee] = [tell(before, event.payee), tell(before, event.drawee)];
    const { city } = playerOf(before, event.drawee);
    const price = quantity(priceIn(city, bill), CONDITIONS.currencies[city]);
    const rate = CONDITIONS.certaintyQuotes[city]
      ? ''
      : `, at ${figure(CONDITIONS.exchangeRates[bill.city])} to the marc`;
    return bill.dueFrom === event.drawee
      ? phrase`${payee} presents the ${billWords(bill)} to ${drawee}, who pays ${price}${rate}. The bill is settled.`
      : phrase`${payee} sells the ${billWords(bill)} to ${drawee} for ${price}${rate}. ${drawee} now holds it.`;
  },

  examples: [
    { stage: 3, event: { type: 'drawBill', payee: 0, drawee: 1, bill: 0 } },
    { stage: 5, event: { type: 'drawBill', payee: 3, drawee: 5, bill: 0 } },
  ],
});

/** Whether a player can be drawn on: it owes the bill, or buys bills, in the payee's own city. */
function canPay(bill: Bill, payee: Player, drawee: Player): boolean {
  const isPayer = drawee.type === 'banker' || drawee.id === bill.dueFrom;
  return isPayer && drawee.city === payee.city && drawee.id !== payee.id;
}

function refuseDrawee(
  state: BillsState,
  bill: Bill,
  payeeId: number,
  draweeId: number,
): Refusal | null {
  const [payee, drawee] = [playerOf(state, payeeId), playerOf(state, draweeId)];
  if (canPay(bill, payee, drawee)) return null;
  return refusal(
    'WRONG_DRAWEE',
    `${drawee.name} isn’t a banker in ${payee.city} and doesn’t owe the ${billWords(bill)} there; ${otherWay(state, bill, payee)}.`,
    'drawee',
  );
}

/** What the holder of a bill can do instead of drawing it on the wrong player. */
function otherWay(state: BillsState, bill: Bill, payee: Player): string {
  const debtor = playerOf(state, bill.dueFrom);
  if (canPay(bill, payee, debtor)) return `draw it on ${debtor.name}`;
  const banker = bankerIn(state, payee.city);
  if (banker && canPay(bill, payee, banker)) return `draw it on ${banker.name}`;
  const abroad = bankerIn(state, bill.city);
  return payee.type === 'banker' && abroad
    ? `remit it to ${abroad.name}`
    : `nobody in ${payee.city} can pay it on this board`;
}

function refuseCoin(state: BillsState, bill: Bill, draweeId: number): Refusal | null {
  const { name, city, coins } = playerOf(state, draweeId);
  const currency = CONDITIONS.currencies[city];
  const held = coins[currency];
  const price = priceIn(city, bill);
  if (price <= held) return null;
  const most = largest(bill.amount, (amount) => priceIn(city, { ...bill, amount }) <= held);
  const cure =
    most === 0 ? 'no bill would do now' : `draw one for ${quantity(most, 'marcs')} or less`;
  return refusal(
    'INSUFFICIENT_COIN',
    `${name} holds ${quantity(held, currency)} and the ${billWords(bill)} takes ${quantity(price, currency)}; ${cure}.`,
    'bill',
  );
}
