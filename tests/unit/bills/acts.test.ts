import { expect, test } from 'vitest';
import { billInActs, billsActs } from '@/events/bills/acts';
import type { BillsEvent } from '@/events/bills/registry';
import { playerOf } from '@/events/bills/state';
import { positionAfter, stageAt } from './support';

/** Players of stage 5: the exporter, importer and banker of Florence, then those of Lyons. */
const id = (name: string): number => {
  const found = stageAt(5).opening.players.find((player) => player.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found.id;
};

const traded: readonly BillsEvent[] = [
  { type: 'trade', importer: id('Lyons Importer'), exporter: id('Florence Exporter'), amount: 200 },
];

function acts(from: string, to: string, events: readonly BillsEvent[] = [], bill?: number) {
  const round = positionAfter(5, events);
  const claim = bill === undefined ? null : billInActs(round, bill);
  const [player, other] = [playerOf(round, id(from)), playerOf(round, id(to))];
  return billsActs(round, stageAt(5).offers, player, other, claim).map(
    ({ context, draft, refusal }) => [context.action.type, draft, refusal?.code ?? null] as const,
  );
}

test('an exporter can send goods to the importer of the other city, and says why not to its own', () => {
  expect(acts('Florence Exporter', 'Lyons Importer')[0]).toEqual([
    'trade',
    { importer: String(id('Lyons Importer')) },
    null,
  ]);
  const own = acts('Florence Exporter', 'Florence Importer');
  expect(own.map(([type, , code]) => [type, code])).toContainEqual(['trade', 'SAME_CITY']);
});

test('a bill is drawn on whomever it is taken to, by its holder', () => {
  const drawn = ['drawBill', { bill: '0', drawee: String(id('Florence Banker')) }, null] as const;
  expect(acts('Florence Exporter', 'Florence Banker', traded, 0)).toEqual([drawn]);
  const wrong = acts('Florence Exporter', 'Lyons Banker', traded, 0);
  expect(wrong.map(([type, , code]) => [type, code])).toEqual([['drawBill', 'WRONG_DRAWEE']]);
  expect(acts('Lyons Importer', 'Florence Exporter', traded, 0)).toEqual([]);
});

test('a bill that another holds is nothing to act on', () => {
  const other: BillsEvent = {
    type: 'trade',
    importer: id('Florence Importer'),
    exporter: id('Lyons Exporter'),
    amount: 200,
  };
  expect(acts('Lyons Exporter', 'Lyons Banker', [...traded, other], 0)).toEqual([]);
});

test('a bill is not spoken of where none is held', () => {
  expect(acts('Florence Exporter', 'Florence Banker')).toEqual([]);
});

test('a bill is between whom it is due to and whom it is due from', () => {
  const bill = billInActs(positionAfter(5, traded), 0);
  const parties = ['Florence Exporter', 'Lyons Importer', 'Florence Banker'].map(id);
  expect(parties.map((one) => bill?.isPartyTo(one))).toEqual([true, true, false]);
});

test('there is nothing to do with a bill that is not there', () => {
  expect(billInActs(positionAfter(5, []), 0)).toBeNull();
});
