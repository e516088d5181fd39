/** An exporter sends goods to an importer of the other city, on credit: a bill arises, payable there. */

import { phrase } from '../../phrase';
import { foremost, refusal } from '../../refusal';
import { amount, party } from '../../world/fields';
import { type BillsState, billOf, playerOf } from '../state';
import { billWords, quantity, tell } from '../words';
import { defineBillsAction } from './action';

export const trade = defineBillsAction({
  type: 'trade',
  wire: { type: 30, fields: ['importer', 'exporter', 'amount'] },
  fields: {
    importer: party('Importer', ['importer']),
    exporter: party('Exporter', ['exporter']),
    amount: amount('Amount in marcs'),
  },
  roles: ['exporter'],

  label: 'Export Goods',
  verb: 'export',
  compose: [
    { slot: 'exporter' },
    'sends',
    { slot: 'importer' },
    'goods for',
    { slot: 'amount' },
    'on credit',
  ],
  codes: ['SAME_CITY', 'INSUFFICIENT_GOODS'],

  // Only says the bound before anything is typed: `refuse` speaks first, in marcs, where a limit's own sentence has dollars.
  limits(state, { exporter }) {
    const { name, goods } = playerOf(state, exporter);
    const fact = (): string => `${name} has ${quantity(goods, 'goods')} left`;
    return [{ code: 'INSUFFICIENT_GOODS', field: 'amount', most: goods, fact }];
  },

  refuse: (state, { importer, exporter, amount: marcs }) =>
    foremost([refuseSameCity(state, importer, exporter), refuseGoods(state, exporter, marcs)]),

  // One marc buys one good.
  post(journal, { importer, exporter, amount: marcs }) {
    journal.handGoods(exporter, importer, marcs);
    journal.issueBill(exporter, importer, marcs);
  },

  narrate({ event, after }) {
    const [exporter, importer] = [tell(after, event.exporter), tell(after, event.importer)];
    const bill = billOf(after, after.bills.length - 1);
    return phrase`${exporter} sends ${quantity(event.amount, 'goods')} to ${importer} on credit. A ${billWords(bill)} arises: ${importer} owes it, ${exporter} holds it.`;
  },

  examples: [
    { stage: 1, event: { type: 'trade', importer: 1, exporter: 0, amount: 250 } },
    { stage: 3, event: { type: 'trade', importer: 2, exporter: 0, amount: 100 } },
    { stage: 5, event: { type: 'trade', importer: 1, exporter: 3, amount: 100 } },
  ],
});

function refuseSameCity(state: BillsState, importerId: number, exporterId: number) {
  const [importer, exporter] = [playerOf(state, importerId), playerOf(state, exporterId)];
  if (importer.city !== exporter.city) return null;
  const abroad = state.players.find(
    ({ type, city }) => type === 'importer' && city !== exporter.city,
  );
  const cure = abroad
    ? `export to ${abroad.name}`
    : 'no importer of the other city is on this board';
  return refusal(
    'SAME_CITY',
    `${importer.name} and ${exporter.name} are both in ${exporter.city}; ${cure}.`,
    'importer',
  );
}

function refuseGoods(state: BillsState, exporterId: number, marcs: number) {
  const { name, goods } = playerOf(state, exporterId);
  if (marcs <= goods) return null;
  const cure =
    goods === 0
      ? 'reset the board to export again'
      : `export goods for ${quantity(goods, 'marcs')} or less`;
  return refusal(
    'INSUFFICIENT_GOODS',
    `${name} has ${quantity(goods, 'goods')} left; ${cure}.`,
    'amount',
  );
}
