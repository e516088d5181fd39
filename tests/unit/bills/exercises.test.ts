import { describe, expect, test } from 'vitest';
import { billsBoard } from '@/events/bills/boards';
import { type BillsAttempt, exercisesOf, metExercises } from '@/events/bills/exercises';
import type { BillsEvent } from '@/events/bills/registry';
import { BILLS_STAGES } from '@/events/bills/stages';
import { act, newTimeline } from '@/events/timeline/timeline';
import { eventOf, type PlayerName, type ScriptedEvent } from '@/src/articles/bills/scriptedEvents';
import { refusedAfter, stageAt } from './support';

const sells = (by: PlayerName, to: PlayerName, amount: number): ScriptedEvent => ({
  does: 'export',
  by,
  to,
  amount,
});
const draws = (by: PlayerName, on: PlayerName, bill: number): ScriptedEvent => ({
  does: 'draw',
  by,
  on,
  bill,
});
const remits = (by: PlayerName, to: PlayerName, bill: number): ScriptedEvent => ({
  does: 'remit',
  by,
  to,
  bill,
});

/** A bill on Lyons is made, sold and sent. */
const out = (amount: number, bill: number): readonly ScriptedEvent[] => [
  sells('Florence Exporter', 'Lyons Importer', amount),
  draws('Florence Exporter', 'Florence Banker', bill),
  remits('Florence Banker', 'Lyons Banker', bill),
];
const collectedInLyons = (bill: number): ScriptedEvent =>
  draws('Lyons Banker', 'Lyons Importer', bill);

/** The same with a bill on Florence. */
const home = (amount: number, bill: number): readonly ScriptedEvent[] => [
  sells('Lyons Exporter', 'Florence Importer', amount),
  draws('Lyons Exporter', 'Lyons Banker', bill),
  remits('Lyons Banker', 'Florence Banker', bill),
];
const collectedInFlorence = (bill: number): ScriptedEvent =>
  draws('Florence Banker', 'Florence Importer', bill);

type Played = ScriptedEvent | 'reset';

interface Row {
  readonly stage: number;
  /** Which exercise, by its number on the page. */
  readonly exercise: number;
  readonly deeds: readonly Played[];
  /** What is asked for last, and refused. */
  readonly refused?: ScriptedEvent;
}

function eventIn(stage: number, deed: Played): BillsEvent {
  return deed === 'reset' ? { type: 'reset' } : eventOf(stageAt(stage).opening, deed);
}

/** The numbers of the exercises that are met. */
function metBy({ stage, deeds, refused }: Omit<Row, 'exercise'>): readonly number[] {
  const board = billsBoard(stage);
  if (!board) throw new Error(`no stage ${stage}`);
  let timeline = newTimeline(board);
  let at = timeline.opening;
  const events = deeds.map((deed) => eventIn(stage, deed));
  for (const event of events) {
    const outcome = act(timeline, at, event);
    if (outcome.refused) throw new Error(outcome.refused.message);
    timeline = outcome.timeline;
    at = outcome.node;
  }
  const attempts: readonly BillsAttempt[] = refused
    ? [{ node: at, event: eventIn(stage, refused) }]
    : [];
  for (const { event } of attempts) expect(refusedAfter(stage, events, event)).not.toBeNull();
  return metExercises(exercisesOf(stage), timeline, attempts).map((place) => place + 1);
}

const sold = (amount: number, bill: number) => out(amount, bill).slice(0, 2);
const circuit = (amount: number, first = 1): readonly ScriptedEvent[] => [
  ...out(amount, first),
  collectedInLyons(first),
  ...home(amount, first + 1),
  collectedInFlorence(first + 1),
];

const ROWS: readonly Row[] = [
  { stage: 1, exercise: 1, deeds: out(250, 1).slice(0, 1) },
  {
    stage: 1,
    exercise: 2,
    deeds: out(250, 1).slice(0, 1),
    refused: sells('Florence Exporter', 'Lyons Importer', 1000),
  },
  { stage: 1, exercise: 3, deeds: [...out(250, 1).slice(0, 1), 'reset'] },
  { stage: 2, exercise: 1, deeds: sold(100, 1) },
  {
    stage: 2,
    exercise: 2,
    deeds: sold(800, 1).slice(0, 1),
    refused: draws('Florence Exporter', 'Florence Banker', 1),
  },
  { stage: 2, exercise: 3, deeds: [...sold(100, 1), 'reset', ...sold(200, 1), ...sold(100, 2)] },
  { stage: 3, exercise: 1, deeds: [...out(100, 1), collectedInLyons(1)] },
  { stage: 3, exercise: 2, deeds: out(200, 1), refused: collectedInLyons(1) },
  {
    stage: 3,
    exercise: 3,
    deeds: [...out(200, 1), remits('Lyons Banker', 'Florence Banker', 1)],
  },
  {
    stage: 4,
    exercise: 1,
    deeds: [...out(100, 1), collectedInLyons(1), ...home(100, 2).slice(0, 2)],
  },
  { stage: 4, exercise: 2, deeds: [...home(100, 1).slice(0, 2), ...out(100, 2).slice(0, 2)] },
  {
    stage: 4,
    exercise: 3,
    deeds: home(100, 1).slice(0, 2),
    refused: draws('Lyons Banker', 'Lyons Importer', 1),
  },
  { stage: 5, exercise: 1, deeds: circuit(100) },
  { stage: 5, exercise: 2, deeds: [...circuit(100), 'reset', ...circuit(50)] },
  { stage: 5, exercise: 3, deeds: home(100, 1) },
  {
    stage: 6,
    exercise: 1,
    deeds: [
      ...[...out(100, 1), collectedInLyons(1)],
      ...[...home(250, 2), collectedInFlorence(2)],
      ...out(150, 3),
    ],
  },
  {
    stage: 6,
    exercise: 2,
    deeds: [...out(100, 1), collectedInLyons(1), ...home(763, 2), collectedInFlorence(2)],
  },
  { stage: 6, exercise: 3, deeds: [...out(100, 1), ...home(100, 2)] },
];

describe('the exercises of the bills', () => {
  test('there are three of each page, none done at the opening, nor by one export', () => {
    for (const { stage } of BILLS_STAGES) {
      expect(exercisesOf(stage)).toHaveLength(3);
      const by = sells('Florence Exporter', 'Lyons Importer', 30);
      for (const deeds of [[], [by]]) expect(metBy({ stage, deeds })).toEqual([]);
    }
    expect(ROWS).toHaveLength(18);
  });

  test.each(ROWS)('number $exercise of part $stage is met, and not before its last step', (row) => {
    const { exercise, deeds, stage } = row;
    expect(metBy(row)).toContain(exercise);
    const before = row.refused ? { stage, deeds } : { stage, deeds: deeds.slice(0, -1) };
    expect(metBy(before)).not.toContain(exercise);
  });
});
