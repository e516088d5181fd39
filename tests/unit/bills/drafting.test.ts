import { describe, expect, test } from 'vitest';
import {
  type BillsTurn,
  billsActionsFor,
  billsFieldsAsked,
  billsOptions,
  completedBills,
  judgeBills,
  largestBillsAmount,
} from '@/events/bills/drafting';
import { type BillsEvent, type BillsEventType, billsActionNamed } from '@/events/bills/registry';
import { playerOf } from '@/events/bills/state';
import { positionAfter, stageAt } from './support';

/** A player's turn at stage 5 after some events. */
function turnOf(
  type: BillsEventType,
  playerId: number,
  events: readonly BillsEvent[] = [],
): BillsTurn {
  const action = billsActionNamed(type);
  if (!action) throw new Error(`no action ${type}`);
  const { state } = positionAfter(5, events);
  return { state, offers: stageAt(5).offers, action, player: playerOf(state, playerId) };
}

// At stage 5: 0 to 2 are Florence's exporter, importer and banker, 3 to 5 those of Lyons.
const out: BillsEvent = { type: 'trade', importer: 4, exporter: 0, amount: 100 };
const second: BillsEvent = { ...out, amount: 250 };
const sold: BillsEvent = { type: 'drawBill', payee: 0, drawee: 2, bill: 0 };
const remitted: BillsEvent = { type: 'remitBill', presenter: 2, presentee: 5, bill: 0 };

const namesOf = (stage: number, id: number): readonly string[] => {
  const { opening, offers } = stageAt(stage);
  return billsActionsFor(playerOf(opening.state, id), offers).map(({ label }) => label);
};

describe('what a player can do', () => {
  test('follows the stage and the type of player', () => {
    expect(namesOf(1, 0)).toEqual(['Export Goods']);
    expect(namesOf(1, 1)).toEqual([]);
    expect(namesOf(2, 0)).toEqual(['Export Goods', 'Draw a Bill']);
    expect(namesOf(2, 1)).toEqual([]);
    expect(namesOf(3, 1)).toEqual(['Draw a Bill', 'Remit a Bill']);
  });

  test('asks for every field but the one that the player stands in', () => {
    const names = (type: BillsEventType, id: number) =>
      billsFieldsAsked(turnOf(type, id)).map(([name]) => name);
    expect(names('trade', 0)).toEqual(['importer', 'amount']);
    expect(names('drawBill', 2)).toEqual(['drawee', 'bill']);
    expect(names('remitBill', 5)).toEqual(['presentee', 'bill']);
  });
});

describe('a choice holds only what exists', () => {
  test('players of the right types, never oneself', () => {
    expect(billsOptions(turnOf('drawBill', 2), 'drawee')?.map(({ label }) => label)).toEqual([
      'Florence Importer',
      'Lyons Importer',
      'Lyons Banker',
    ]);
    expect(billsOptions(turnOf('remitBill', 2), 'presentee')?.map(({ label }) => label)).toEqual([
      'Lyons Banker',
    ]);
  });

  test('the open bills that the player holds', () => {
    expect(billsOptions(turnOf('drawBill', 0), 'bill')).toEqual([]);
    expect(billsOptions(turnOf('drawBill', 0, [out, second]), 'bill')).toEqual([
      { value: '0', label: 'Bill 1 on Lyons, 1 marc, due from Lyons Importer' },
      { value: '1', label: 'Bill 2 on Lyons, 2.50 marcs, due from Lyons Importer' },
    ]);
    expect(billsOptions(turnOf('drawBill', 0, [out, second, sold]), 'bill')).toHaveLength(1);
    const collected: BillsEvent = { type: 'drawBill', payee: 5, drawee: 4, bill: 0 };
    const paid = [out, sold, remitted, collected];
    expect(billsOptions(turnOf('drawBill', 5, paid), 'bill')).toEqual([]);
  });

  test('figures are typed', () => {
    expect(billsOptions(turnOf('trade', 0), 'amount')).toBeNull();
  });
});

describe('a draft is completed', () => {
  test('with the first choice that the rules let through', () => {
    expect(completedBills(turnOf('trade', 0), {})).toEqual({
      exporter: '0',
      importer: '4',
      amount: '',
    });
    expect(completedBills(turnOf('drawBill', 0, [out]), {})).toMatchObject({
      payee: '0',
      drawee: '2',
      bill: '0',
    });
    // The banker abroad collects from the debtor.
    expect(completedBills(turnOf('drawBill', 5, [out, sold, remitted]), {})).toMatchObject({
      drawee: '4',
    });
  });

  test('around what the person has chosen, even where that is refused', () => {
    const turn = turnOf('trade', 0);
    const draft = completedBills(turn, { importer: '1', amount: '2' });
    expect(draft).toMatchObject({ importer: '1', amount: '2' });
    expect(judgeBills(turn, draft).refusal).toMatchObject({ code: 'SAME_CITY', field: 'importer' });
  });

  test('with nothing where there is nothing to choose, and the first of what there is', () => {
    const turn = turnOf('drawBill', 0);
    const draft = completedBills(turn, {});
    expect(draft).toEqual({ payee: '0', drawee: '1', bill: '' });
    // An empty field is no bill: it is not taken for the first one.
    expect(judgeBills(turn, draft).event).toEqual({
      type: 'drawBill',
      payee: 0,
      drawee: 1,
      bill: -1,
    });
    expect(judgeBills(turn, draft).refusal).toMatchObject({ code: 'UNKNOWN_BILL', field: 'bill' });
  });

  test('with the first of each where the stage does not offer the action', () => {
    const turn = { ...turnOf('trade', 0), offers: { board: [], parties: {} } };
    const draft = completedBills(turn, { amount: '1' });
    expect(draft).toEqual({ exporter: '0', importer: '1', amount: '1' });
    expect(judgeBills(turn, draft).refusal).toMatchObject({ code: 'NOT_OFFERED', field: null });
    expect(largestBillsAmount(turn, draft)).toBeNull();
  });

  test('with another choice where the one made is no longer there', () => {
    const draft = completedBills(turnOf('drawBill', 0, [out, second, sold]), { bill: '0' });
    expect(draft).toMatchObject({ bill: '1' });
  });
});

describe('a draft is judged', () => {
  test('by the rules of the log', () => {
    const turn = turnOf('trade', 0);
    const judged = (amount: string) => judgeBills(turn, completedBills(turn, { amount }));
    expect(judged('1')).toEqual({ event: out, refusal: null });
    expect(judged('11').refusal?.code).toBe('INSUFFICIENT_GOODS');
    expect(judged('1.234').refusal).toMatchObject({ code: 'AMOUNT_INVALID', field: 'amount' });
    expect(judged('').refusal?.code).toBe('AMOUNT_INVALID');
  });

  test('as if what is left out were left empty', () => {
    const turn = turnOf('trade', 0);
    expect(judgeBills(turn, { exporter: '0', importer: '4' })).toEqual(
      judgeBills(turn, { exporter: '0', importer: '4', amount: '' }),
    );
    expect(judgeBills(turn, { exporter: '0', amount: '1' })).toMatchObject({
      event: { type: 'trade', importer: -1, exporter: 0, amount: 100 },
      refusal: { code: 'UNKNOWN_PARTY', field: 'importer' },
    });
  });

  test('with a text as it was typed, without the space around it', () => {
    expect(judgeBills(turnOf('note', 0), { text: '  No coin\nhas moved. ' })).toEqual({
      event: { type: 'note', text: 'No coin\nhas moved.' },
      refusal: null,
    });
  });

  test('and knows the largest amount, unless somebody else is at fault', () => {
    const turn = turnOf('trade', 0, [second]);
    expect(largestBillsAmount(turn, completedBills(turn, {}))).toBe(750);
    expect(largestBillsAmount(turn, completedBills(turn, { importer: '1' }))).toBeNull();
    const all = turnOf('trade', 0, [{ ...out, amount: 1000 }]);
    expect(largestBillsAmount(all, completedBills(all, {}))).toBe(0);
    const drawing = turnOf('drawBill', 0, [out]);
    expect(largestBillsAmount(drawing, completedBills(drawing, {}))).toBeNull();
  });
});
