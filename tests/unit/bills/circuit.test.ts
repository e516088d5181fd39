import { describe, expect, test } from 'vitest';
import { checkBillsRound } from '@/events/bills/invariants';
import { billsStory } from '@/events/bills/rules';
import { billsReport } from '@/events/bills/views';
import { plain } from '@/events/phrase';
import { frozenBills, played, positionAfter, stageAt, stateOf } from './support';

/** Purses and goods of every player, in hundredths, in the order of ids. */
function purses(round: ReturnType<typeof positionAfter>): readonly (readonly number[])[] {
  return round.players.map(({ coins, goods }) => [coins.ecus, coins.marcs, goods]);
}

describe('the full circuit, out at 64 and home at 65.50', () => {
  const { stage, events } = frozenBills('bills-full-circuit');
  const rounds = played(stage, events);
  const acts = rounds.filter(({ event }) => event?.type !== 'note');
  const last = positionAfter(stage, events);

  test('goes coin by coin', () => {
    const florence = { exporter: 0, importer: 1, banker: 2 };
    const lyons = { exporter: 3, importer: 4, banker: 5 };
    const purse = (player: number) =>
      acts.map((state) => [state.players[player]?.coins.ecus, state.players[player]?.coins.marcs]);
    const at = (ecus: number, marcs: number) => [ecus, marcs];
    // The opening, then: trade, sale, remittance, collection; trade, sale, remittance, collection.
    expect(purse(florence.banker)).toEqual([
      ...[at(50_000, 1000), at(50_000, 1000), at(43_600, 1000), at(43_600, 1000)],
      ...[at(43_600, 1000), at(43_600, 1000), at(43_600, 1000), at(43_600, 1000)],
      at(50_150, 1000),
    ]);
    expect(purse(lyons.banker).map(([, marcs]) => marcs)).toEqual([
      ...[1000, 1000, 1000, 1000, 1100, 1100, 1000, 1000, 1000],
    ]);
    expect(purse(florence.exporter).map(([ecus]) => ecus)).toEqual([
      ...[50_000, 50_000, 56_400, 56_400, 56_400, 56_400, 56_400, 56_400, 56_400],
    ]);
    expect(purse(lyons.importer).map(([, marcs]) => marcs)).toEqual([
      ...[100, 100, 100, 100, 0, 0, 0, 0, 0],
    ]);
    expect(purse(lyons.exporter).map(([, marcs]) => marcs)).toEqual([
      ...[100, 100, 100, 100, 100, 100, 200, 200, 200],
    ]);
    expect(purse(florence.importer).map(([ecus]) => ecus)).toEqual([
      ...[50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 43_450],
    ]);
  });

  test('leaves the Florence banker with 501.50 ecus, and nobody owing anybody', () => {
    expect(purses(last)).toEqual([
      [56_400, 0, 900],
      [43_450, 0, 1100],
      [50_150, 1000, 0],
      [0, 200, 900],
      [0, 0, 1100],
      [50_000, 1000, 0],
    ]);
    expect(last.claim).toBe(0);
    expect(last.bills.every(({ paid }) => paid)).toBe(true);
    expect(
      billsReport(last).flatMap(({ assets, liabilities }) => [...assets, ...liabilities]),
    ).toEqual([]);
  });

  test('keeps the marc that is out as a claim on Lyons until a bill comes home', () => {
    expect(acts.map(({ claim }) => claim)).toEqual([0, 0, 0, 100, 100, 100, 100, 0, 0]);
  });

  test('counts a round for every event but the notes, and keeps every invariant', () => {
    expect(rounds.map(({ count }) => count)).toEqual([0, 1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 8]);
    rounds.slice(1).forEach((round, index) => {
      const before = rounds[index];
      expect(before && checkBillsRound(before, round)).toEqual([]);
    });
  });

  test('moves no coin out of its city', () => {
    for (const state of rounds) {
      const { postings } = state;
      for (const posting of postings) {
        if (posting.kind !== 'coin') continue;
        const { city } = state.players[posting.playerId] ?? {};
        expect(city).toBe(posting.currency === 'ecus' ? 'Florence' : 'Lyons');
      }
    }
  });

  test('is told in sentences', () => {
    const told = rounds.slice(1).map((round, index) => {
      const before = rounds[index] ?? stageAt(stage).opening;
      return plain(billsStory(round, before));
    });
    expect(told.filter((_, index) => events[index]?.type !== 'note')).toEqual([
      'Florence Exporter sends 1 good to Lyons Importer on credit. A bill on Lyons for 1 marc arises: Lyons Importer owes it, Florence Exporter holds it.',
      'Florence Exporter sells the bill on Lyons for 1 marc to Florence Banker for 64 ecus, at 64 to the marc. Florence Banker now holds it.',
      'Florence Banker remits the bill on Lyons for 1 marc to Lyons Banker. Lyons Banker now owes Florence Banker 1 marc.',
      'Lyons Banker presents the bill on Lyons for 1 marc to Lyons Importer, who pays 1 marc. The bill is settled.',
      'Lyons Exporter sends 1 good to Florence Importer on credit. A bill on Florence for 1 marc arises: Florence Importer owes it, Lyons Exporter holds it.',
      'Lyons Exporter sells the bill on Florence for 1 marc to Lyons Banker for 1 marc. Lyons Banker now holds it.',
      'Lyons Banker remits the bill on Florence for 1 marc to Florence Banker. The two bankers now owe each other nothing.',
      'Florence Banker presents the bill on Florence for 1 marc to Florence Importer, who pays 65.50 ecus, at 65.50 to the marc. The bill is settled.',
    ]);
    expect(told).toContain('The two bankers are even again.');
  });
});

describe('the other frozen logs', () => {
  test('remitting leaves one banker owing the other what was collected', () => {
    const { stage, events } = frozenBills('bills-remitting');
    const last = positionAfter(stage, events);
    expect(purses(last)).toEqual([
      [56_400, 0, 900],
      [43_600, 1000, 0],
      [0, 0, 1100],
      [50_000, 1100, 0],
    ]);
    expect(last.claim).toBe(100);
    const [, florence, , lyons] = billsReport(last);
    expect(florence?.assets).toEqual([{ thirdParty: 3, amount: 100 }]);
    expect(lyons?.liabilities).toEqual([{ thirdParty: 1, amount: 100 }]);
  });

  test('a reset brings the opening back, and half an ecu’s hundredth is rounded up', () => {
    const { stage, events } = frozenBills('bills-reset-and-rounding');
    const { opening } = stageAt(stage);
    const rounds = played(stage, events);
    const afterReset = rounds.find(({ event }) => event?.type === 'reset');
    expect(afterReset && stateOf(afterReset)).toEqual(stateOf(opening));
    expect(rounds[3] && stateOf(rounds[3])).not.toEqual(stateOf(opening));
    const last = positionAfter(stage, events);
    expect(last.players.map(({ coins }) => coins.ecus)).toEqual([
      ...[50_000, 49_934, 50_066, 0, 0, 50_000],
    ]);
  });
});
