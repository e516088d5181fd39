import { describe, expect, test } from 'vitest';
import { BILLS_FORMS, type BillsFormContext, billsBound } from '@/events/bills/form';
import { type BillsEvent, type BillsEventType, billsActionNamed } from '@/events/bills/registry';
import { playerOf } from '@/events/bills/state';
import { withSoundDefaults } from '@/events/world/acts';
import type { FormValues } from '@/events/world/form';
import { positionAfter, stageAt } from './support';

/** What a player's form starts from at stage 5, after some events. */
function contextOf(
  type: BillsEventType,
  playerId: number,
  events: readonly BillsEvent[] = [],
): BillsFormContext {
  const action = billsActionNamed(type);
  if (!action) throw new Error(`no action ${type}`);
  const state = positionAfter(5, events);
  return BILLS_FORMS.contextFor(state, action, playerOf(state, playerId), null);
}

const { offers } = stageAt(5);
const completed = (context: BillsFormContext, draft: FormValues, under = offers) =>
  withSoundDefaults(BILLS_FORMS, context, draft, under);
const judged = (context: BillsFormContext, draft: FormValues, under = offers) =>
  BILLS_FORMS.judged(context, draft, under);
const largest = (context: BillsFormContext, draft: FormValues, under = offers) =>
  billsBound(context, draft, under)?.most ?? null;
/** What a field may hold in a draft that nobody has touched. */
const offered = (context: BillsFormContext, name: string) =>
  BILLS_FORMS.optionsFor(context, BILLS_FORMS.withDefaults(context, {}), name);

// At stage 5: 0 to 2 are Florence's exporter, importer and banker, 3 to 5 those of Lyons.
const out: BillsEvent = { type: 'trade', importer: 4, exporter: 0, amount: 100 };
const second: BillsEvent = { ...out, amount: 250 };
const sold: BillsEvent = { type: 'drawBill', payee: 0, drawee: 2, bill: 0 };
const remitted: BillsEvent = { type: 'remitBill', presenter: 2, presentee: 5, bill: 0 };

const namesOf = (stage: number, id: number): readonly string[] => {
  const { opening, offers: there } = stageAt(stage);
  return BILLS_FORMS.actionsFor(playerOf(opening, id), there).map(({ label }) => label);
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
      BILLS_FORMS.fieldsAsked(contextOf(type, id)).map(([name]) => name);
    expect(names('trade', 0)).toEqual(['importer', 'amount']);
    expect(names('drawBill', 2)).toEqual(['drawee', 'bill']);
    expect(names('remitBill', 5)).toEqual(['presentee', 'bill']);
  });
});

describe('a choice holds only what exists', () => {
  test('players of the right types, never oneself', () => {
    expect(offered(contextOf('drawBill', 2), 'drawee')?.map(({ label }) => label)).toEqual([
      'Florence Importer',
      'Lyons Importer',
      'Lyons Banker',
    ]);
    expect(offered(contextOf('remitBill', 2), 'presentee')?.map(({ label }) => label)).toEqual([
      'Lyons Banker',
    ]);
  });

  test('the open bills that the player holds', () => {
    expect(offered(contextOf('drawBill', 0), 'bill')).toEqual([]);
    expect(offered(contextOf('drawBill', 0, [out, second]), 'bill')).toEqual([
      { value: '0', label: 'Bill 1 on Lyons, 1 marc, due from Lyons Importer' },
      { value: '1', label: 'Bill 2 on Lyons, 2.50 marcs, due from Lyons Importer' },
    ]);
    expect(offered(contextOf('drawBill', 0, [out, second, sold]), 'bill')).toHaveLength(1);
    const collected: BillsEvent = { type: 'drawBill', payee: 5, drawee: 4, bill: 0 };
    const paid = [out, sold, remitted, collected];
    expect(offered(contextOf('drawBill', 5, paid), 'bill')).toEqual([]);
  });

  test('figures are typed', () => {
    expect(offered(contextOf('trade', 0), 'amount')).toBeNull();
  });
});

describe('a draft is completed', () => {
  test('with the first choice that the rules let through', () => {
    expect(completed(contextOf('trade', 0), {})).toEqual({
      exporter: '0',
      importer: '4',
      amount: '',
    });
    expect(completed(contextOf('drawBill', 0, [out]), {})).toMatchObject({
      payee: '0',
      drawee: '2',
      bill: '0',
    });
    // The banker abroad collects from the debtor.
    expect(completed(contextOf('drawBill', 5, [out, sold, remitted]), {})).toMatchObject({
      drawee: '4',
    });
  });

  test('around what the person has chosen, even where that is refused', () => {
    const context = contextOf('trade', 0);
    const draft = completed(context, { importer: '1', amount: '2' });
    expect(draft).toMatchObject({ importer: '1', amount: '2' });
    expect(judged(context, draft).refusal).toMatchObject({ code: 'SAME_CITY', field: 'importer' });
  });

  test('with nothing where there is nothing to choose, and the first of what there is', () => {
    const context = contextOf('drawBill', 0);
    const draft = completed(context, {});
    expect(draft).toEqual({ payee: '0', drawee: '1', bill: '' });
    // An empty field is no bill: it is not taken for the first one.
    expect(judged(context, draft).event).toEqual({
      type: 'drawBill',
      payee: 0,
      drawee: 1,
      bill: -1,
    });
    expect(judged(context, draft).refusal).toMatchObject({ code: 'UNKNOWN_BILL', field: 'bill' });
  });

  test('with the first of each where the stage does not offer the action', () => {
    const context = contextOf('trade', 0);
    const none = { board: [], parties: {} };
    const draft = completed(context, { amount: '1' }, none);
    expect(draft).toEqual({ exporter: '0', importer: '1', amount: '1' });
    expect(judged(context, draft, none).refusal).toMatchObject({
      code: 'NOT_OFFERED',
      field: null,
    });
    expect(largest(context, draft, none)).toBeNull();
  });

  test('with another choice where the one made is no longer there', () => {
    const draft = completed(contextOf('drawBill', 0, [out, second, sold]), { bill: '0' });
    expect(draft).toMatchObject({ bill: '1' });
  });
});

describe('a draft is judged', () => {
  test('by the rules of the log', () => {
    const context = contextOf('trade', 0);
    const asked = (amount: string) => judged(context, completed(context, { amount }));
    expect(asked('1')).toEqual({ event: out, refusal: null });
    expect(asked('11').refusal?.code).toBe('INSUFFICIENT_GOODS');
    expect(asked('1.234').refusal).toMatchObject({ code: 'AMOUNT_INVALID', field: 'amount' });
    expect(asked('').refusal?.code).toBe('AMOUNT_INVALID');
  });

  test('as if what is left out were left empty', () => {
    const context = contextOf('trade', 0);
    expect(judged(context, { exporter: '0', importer: '4' })).toEqual(
      judged(context, { exporter: '0', importer: '4', amount: '' }),
    );
    expect(judged(context, { exporter: '0', amount: '1' })).toMatchObject({
      event: { type: 'trade', importer: -1, exporter: 0, amount: 100 },
      refusal: { code: 'UNKNOWN_PARTY', field: 'importer' },
    });
  });

  test('with a text as it was typed, without the space around it', () => {
    expect(judged(contextOf('note', 0), { text: '  No coin\nhas moved. ' })).toEqual({
      event: { type: 'note', text: 'No coin\nhas moved.' },
      refusal: null,
    });
  });

  test('and knows the largest amount, unless somebody else is at fault', () => {
    const context = contextOf('trade', 0, [second]);
    expect(largest(context, completed(context, {}))).toBe(750);
    expect(largest(context, completed(context, { importer: '1' }))).toBeNull();
    const all = contextOf('trade', 0, [{ ...out, amount: 1000 }]);
    expect(largest(all, completed(all, {}))).toBe(0);
    const drawing = contextOf('drawBill', 0, [out]);
    expect(largest(drawing, completed(drawing, {}))).toBeNull();
  });
});
