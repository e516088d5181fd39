import { describe, expect, test } from 'vitest';
import { CONDITIONS, priceIn } from '@/events/bills/conditions';
import { BillsJournal } from '@/events/bills/journal';
import { BILLS_ACTIONS, type BillsEvent, billsActionNamed } from '@/events/bills/registry';
import { applyBills, billsStory } from '@/events/bills/rules';
import { BILLS_STAGES, billsStage } from '@/events/bills/stages';
import { plain } from '@/events/phrase';
import { positionAfter, stageAt, stateOf } from './support';

describe('the stages', () => {
  test('are the six pages of the article, growing from two traders to four traders and two bankers', () => {
    expect(BILLS_STAGES.map(({ stage }) => stage)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(BILLS_STAGES.map(({ opening }) => opening.players.length)).toEqual([
      ...[2, 3, 4, 6, 6, 6],
    ]);
    const names = (stage: number) => stageAt(stage).opening.players.map(({ name }) => name);
    expect(names(1)).toEqual(['Florence Exporter', 'Lyons Importer']);
    expect(names(4)).toEqual([
      ...['Florence Exporter', 'Florence Importer', 'Florence Banker'],
      ...['Lyons Exporter', 'Lyons Importer', 'Lyons Banker'],
    ]);
    BILLS_STAGES.slice(1).forEach(({ stage }) => {
      expect(names(stage)).toEqual(expect.arrayContaining(names(stage - 1)));
    });
  });

  test('have an address each, and no stage beyond the sixth', () => {
    expect(new Set(BILLS_STAGES.map(({ path }) => path)).size).toBe(6);
    for (const { path } of BILLS_STAGES) {
      expect(path).toMatch(/^\/articles\/historical\/renaissance\/bills-of-exchange\/[a-z0-9-]+$/);
    }
    expect(billsStage(0)).toBeUndefined();
    expect(billsStage(7)).toBeUndefined();
  });

  test('number their players densely and bring what the cities bring', () => {
    for (const { opening } of BILLS_STAGES) {
      expect(opening.players.map(({ id }) => id)).toEqual([...opening.players.keys()]);
      expect(opening).toMatchObject({ event: null, postings: [], count: 0 });
    }
    const brought = stageAt(6).opening.players.map(({ coins, goods }) => ({ coins, goods }));
    const florentine = { coins: { ecus: 50_000, marcs: 0 }, goods: 1000 };
    const ofLyons = { coins: { ecus: 0, marcs: 100 }, goods: 1000 };
    const banker = { coins: { ecus: 50_000, marcs: 1000 }, goods: 0 };
    expect(brought).toEqual([florentine, florentine, banker, ofLyons, ofLyons, banker]);
  });

  test('offer only to types of player that are there, and all actions in the end', () => {
    for (const { offers, opening } of BILLS_STAGES) {
      const types = opening.players.map(({ type }) => type);
      for (const type of Object.keys(offers.parties)) expect(types).toContain(type);
    }
    const { offers } = stageAt(6);
    const offered = new Set([...offers.board, ...Object.values(offers.parties).flat()]);
    expect(offered).toEqual(new Set(BILLS_ACTIONS.map(({ type }) => type)));
  });
});

describe('the event types', () => {
  test('keep their wire numbers, and name every field once', () => {
    expect(BILLS_ACTIONS.map(({ type, wire }) => [type, wire.type])).toEqual([
      ['trade', 30],
      ['drawBill', 31],
      ['remitBill', 32],
      ['reset', 33],
      ['note', 0],
    ]);
    for (const { wire, fields } of BILLS_ACTIONS) {
      expect([...wire.fields].sort()).toEqual(Object.keys(fields).sort());
    }
    expect(billsActionNamed('constructor')).toBeUndefined();
  });

  test.each(BILLS_STAGES)(
    'have examples that stage $stage accepts one after another',
    ({ stage }) => {
      const examples = BILLS_ACTIONS.flatMap((action) => action.examples).filter(
        (one) => one.stage === stage,
      );
      let round = stageAt(stage).opening;
      for (const { event } of examples) {
        const next = applyBills(round, event, stageAt(stage).offers);
        expect(next.refused).toBeNull();
        if (!next.round) continue;
        expect(plain(billsStory(next.round, round))).toMatch(/^\S.*\.$/);
        round = next.round;
      }
    },
  );

  test('have at least one example each', () => {
    for (const { examples } of BILLS_ACTIONS) expect(examples.length).toBeGreaterThan(0);
  });

  test('say what a trade can carry at most', () => {
    const action = billsActionNamed('trade');
    const event: BillsEvent = { type: 'trade', importer: 1, exporter: 0, amount: 250 };
    const state = positionAfter(1, [event]);
    const [limit] = action?.limits(state, event) ?? [];
    expect(limit).toMatchObject({ code: 'INSUFFICIENT_GOODS', field: 'amount', most: 750 });
    expect(limit?.fact()).toBe('Florence Exporter has 7.50 goods left');
  });
});

test('the position that a stage opens with has no story', () => {
  const { opening } = stageAt(1);
  expect(billsStory(opening, opening)).toEqual([]);
});

describe('quotes', () => {
  test('are certain in Lyons and uncertain in Florence', () => {
    expect(CONDITIONS.certaintyQuotes).toEqual({ Florence: false, Lyons: true });
    const onLyons = { city: 'Lyons', amount: 100 } as const;
    const onFlorence = { city: 'Florence', amount: 100 } as const;
    expect(priceIn('Florence', onLyons)).toBe(6400);
    expect(priceIn('Florence', onFlorence)).toBe(6550);
    expect(priceIn('Lyons', onLyons)).toBe(100);
    expect(priceIn('Lyons', onFlorence)).toBe(100);
  });

  test('round half a hundredth of an ecu up', () => {
    expect(priceIn('Florence', { city: 'Florence', amount: 1 })).toBe(66);
    expect(priceIn('Florence', { city: 'Florence', amount: 2 })).toBe(131);
    expect(priceIn('Florence', { city: 'Florence', amount: 3 })).toBe(197);
  });
});

describe('the bankers’ claim', () => {
  test('is set off first, and only the rest arises the other way round', () => {
    const journal = new BillsJournal(stageAt(5).opening);
    journal.owe(2, 5, 300);
    journal.owe(5, 2, 450);
    expect(journal.state.claim).toBe(-150);
    expect(journal.postings).toEqual([
      { kind: 'claim', creditorId: 2, debtorId: 5, delta: 300, notation: 'issuance' },
      { kind: 'claim', creditorId: 2, debtorId: 5, delta: -300, notation: 'setOff' },
      { kind: 'claim', creditorId: 5, debtorId: 2, delta: 150, notation: 'issuance' },
    ]);
  });

  test('comes back to nothing when a bill is remitted back', () => {
    const there: readonly BillsEvent[] = [
      { type: 'trade', importer: 4, exporter: 0, amount: 70 },
      { type: 'drawBill', payee: 0, drawee: 2, bill: 0 },
      { type: 'remitBill', presenter: 2, presentee: 5, bill: 0 },
    ];
    const back: BillsEvent = { type: 'remitBill', presenter: 5, presentee: 2, bill: 0 };
    expect(positionAfter(5, there).claim).toBe(70);
    expect(stateOf(positionAfter(5, [...there, back]))).toEqual(
      stateOf(positionAfter(5, there.slice(0, 2))),
    );
  });
});
