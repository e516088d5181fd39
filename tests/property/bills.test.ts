import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBillsRound } from '@/events/bills/invariants';
import type { BillsEvent } from '@/events/bills/registry';
import { applyBills, type BillsRound } from '@/events/bills/rules';
import { BILLS_STAGES, type BillsStage } from '@/events/bills/stages';
import { billsReport } from '@/events/bills/views';
import { REFUSAL_CODES, type Refusal } from '@/events/refusal';
import { Bookkeeper } from '../helpers/bookkeeper';
import { stateOf } from '../unit/bills/support';

/**
 * What someone is about to do. It does not know the board: numbers are places
 * among what could be meant, or, now and then, taken as they are.
 */
interface Intent {
  readonly type: BillsEvent['type'];
  readonly wild: boolean;
  readonly one: number;
  readonly other: number;
  readonly bill: number;
  readonly amount: number;
  readonly text: string;
}

const wildFigures = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.5, 7, 2 ** 53],
  ...[1e12, 1e12 + 1, 1e300],
];

const intents: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 12, arbitrary: intent(false) },
  { weight: 1, arbitrary: intent(true) },
);

function intent(wild: boolean): fc.Arbitrary<Intent> {
  const place = fc.nat(30);
  const figure = fc.oneof(fc.constantFrom(...wildFigures), fc.nat(6));
  const amounts = fc.oneof(fc.nat(1100), fc.constantFrom(1, 3, 7, 50, 100));
  return fc.record({
    type: fc.constantFrom(
      ...(['trade', 'trade', 'drawBill', 'drawBill', 'drawBill', 'remitBill'] as const),
      ...(['trade', 'drawBill', 'remitBill', 'note', 'reset'] as const),
    ),
    wild: fc.constant(wild),
    one: wild ? figure : place,
    other: wild ? figure : place,
    bill: wild ? figure : place,
    amount: wild ? figure : amounts,
    text: fc.constantFrom('A remark.', '', 'x'.repeat(281)),
  });
}

interface Session {
  readonly stage: BillsStage;
  readonly intents: readonly Intent[];
}

/** Sessions on any stage; the whole board comes up most often. */
const sessions: fc.Arbitrary<Session> = fc.record({
  stage: fc.constantFrom(...BILLS_STAGES),
  intents: fc.array(intents, { maxLength: 60, size: 'max' }),
});

/** The event that an intent comes to on a board as it stands. */
function eventOf(state: BillsRound, wanted: Intent): BillsEvent {
  const { type, wild, one, other, amount, text } = wanted;
  const pick = (ids: readonly number[], index: number): number =>
    wild ? index : (ids[index % Math.max(1, ids.length)] ?? -1);
  const idsOf = (...types: string[]): readonly number[] =>
    state.players.filter((player) => types.includes(player.type)).map(({ id }) => id);
  // Among the bills the last few, so that sessions go on with what they began.
  const recent = state.bills.slice(-4).map(({ id }) => id);
  const bill = pick(recent, wanted.bill);
  const holder = wild ? one : (state.bills[bill]?.dueTo ?? one);
  switch (type) {
    case 'trade': {
      const [importers, exporters] = [idsOf('importer'), idsOf('exporter')];
      return { type, importer: pick(importers, one), exporter: pick(exporters, other), amount };
    }
    case 'drawBill':
      return { type, payee: holder, drawee: pick(idsOf('importer', 'banker'), other), bill };
    case 'remitBill': {
      const bankers = idsOf('banker');
      const presenter = bankers.includes(holder) ? holder : pick(bankers, one);
      return { type, presenter, presentee: pick(bankers, other), bill };
    }
    case 'note':
      return { type, text };
    case 'reset':
      return { type };
  }
}

interface Step {
  readonly before: BillsRound;
  readonly event: BillsEvent;
  readonly round: BillsRound | null;
  readonly refused: Refusal | null;
}

/** What each intent of a session comes to, refused ones too. */
function stepsOf({ stage, intents: wanted }: Session): readonly Step[] {
  let before = stage.opening;
  return wanted.map((one) => {
    const event = eventOf(before, one);
    const { round, refused } = applyBills(before, event, stage.offers);
    const step = { before, event, round, refused };
    before = round ?? before;
    return step;
  });
}

function inEverySession(check: (step: Step, session: Session) => void): void {
  fc.assert(
    fc.property(sessions, (session) => {
      for (const step of stepsOf(session)) check(step, session);
    }),
    { numRuns: 300, seed: 1545 },
  );
}

describe('whatever people do in the exercise', () => {
  test('every invariant holds after every event', () => {
    inEverySession(({ before, round }) => {
      if (round) expect(checkBillsRound(before, round)).toEqual([]);
    });
  });

  test('a bookkeeper who shares no code with the core agrees with it', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const keeper = new Bookkeeper(session.stage.opening.players.map(({ name }) => name));
        for (const { before, event, round, refused } of stepsOf(session)) {
          if (isAboutRules(refused)) expect(keeper.allows(event)).toBe(refused === null);
          if (round) keeper.play(event);
          const state = round ?? before;
          expect(state.claim).toBe(keeper.between);
          expect(
            billsReport(round ?? before).map(({ goods, coins }) => ({ goods, coins })),
          ).toEqual(
            keeper.names.map((name) => {
              const { goods, ecus, marcs } = keeper.purse(name);
              return { goods: goods / 100, coins: { ecus, marcs } };
            }),
          );
          expect(state.bills.map(({ dueTo, paid }) => [keeper.names[dueTo], paid])).toEqual(
            keeper.papers.map(({ holder, open }) => [holder, !open]),
          );
        }
      }),
      { numRuns: 300, seed: 1545 },
    );
  });

  test('a refusal says why in a sentence, and names a field of its event', () => {
    inEverySession(({ event, refused }) => {
      if (!refused) return;
      expect(REFUSAL_CODES).toContain(refused.code);
      expect(refused.message).toMatch(/^\S.*[.]$/);
      if (refused.field !== null) expect(Object.keys(event)).toContain(refused.field);
    });
  });

  test('a round leaves the one before it as it was, and only notes close none', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const steps = stepsOf(session);
        const copies = steps.map(({ before }) => structuredClone(before));
        stepsOf(session);
        expect(steps.map(({ before }) => before)).toEqual(copies);
        for (const { before, event, round } of steps) {
          if (round) expect(round.count - before.count).toBe(event.type === 'note' ? 0 : 1);
        }
      }),
      { numRuns: 60, seed: 1545 },
    );
  });

  test('a reset brings back the position that the stage opens with', () => {
    inEverySession(({ round, event }, { stage }) => {
      if (round && event.type === 'reset') expect(stateOf(round)).toEqual(stateOf(stage.opening));
    });
  });
});

/** Whether an event was let pass, or refused for more than its form or the stage's offer. */
function isAboutRules(refused: Refusal | null): boolean {
  const early = ['NOT_OFFERED', 'UNKNOWN_PARTY', 'UNKNOWN_BILL', 'AMOUNT_INVALID'];
  return refused === null || !early.includes(refused.code);
}

describe('the sessions themselves', () => {
  const steps = fc.sample(sessions, { seed: 64, numRuns: 1500 }).flatMap(stepsOf);

  test('accept many events of every type, and sales, settlements and set-offs', () => {
    const seen = new Map<string, number>();
    for (const { event, round } of steps) {
      for (const name of round
        ? [event.type, ...round.postings.map(({ kind, notation }) => `${kind} ${notation}`)]
        : []) {
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
    }
    const wanted = [
      ...['trade', 'drawBill', 'remitBill', 'reset', 'note', 'goods assignment'],
      ...['coin assignment', 'bill issuance', 'bill assignment', 'bill setOff'],
      ...['claim issuance', 'claim setOff'],
    ];
    expect(wanted.filter((name) => (seen.get(name) ?? 0) < 50)).toEqual([]);
  });

  test('meet every refusal that a board can give', () => {
    const met = new Set(steps.flatMap(({ refused }) => refused?.code ?? []));
    const expected = [
      ...['NOT_OFFERED', 'UNKNOWN_PARTY', 'UNKNOWN_BILL', 'WRONG_PARTY_TYPE', 'SAME_PARTY'],
      ...['AMOUNT_INVALID', 'AMOUNT_TOO_LARGE', 'TEXT_INVALID', 'SAME_CITY', 'NOT_HOLDER'],
      ...['WRONG_DRAWEE', 'BILL_PAID', 'INSUFFICIENT_GOODS', 'INSUFFICIENT_COIN'],
    ];
    expect([...met].sort()).toEqual(expected.sort());
  });
});
