import { describe, expect, test } from 'vitest';
import { billsBoard } from '@/events/bills/boards';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsRound } from '@/events/bills/rules';
import { loadTree, mergeTree, saveTree } from '@/events/log/tree';
import { branchesAt, eventsTo, nodeOfRound, roundNumber } from '@/events/timeline/lines';
import { act, newTimeline, nodeAt, promote, type Timeline } from '@/events/timeline/timeline';
import type { Board } from '@/events/world/board';

const STAGE = 5;

function boardOf(stage: number): Board<BillsRound> {
  const board = billsBoard(stage);
  if (!board) throw new Error(`there is no stage ${stage}`);
  return board;
}

const sale: BillsEvent = { type: 'trade', importer: 4, exporter: 0, amount: 100 };
const smaller: BillsEvent = { ...sale, amount: 50 };
const discount: BillsEvent = { type: 'drawBill', payee: 0, drawee: 2, bill: 0 };

interface Played {
  readonly timeline: Timeline<BillsRound>;
  readonly at: number;
}

function played(from: Played, ...events: readonly BillsEvent[]): Played {
  return events.reduce(({ timeline, at }, event) => {
    const acted = act(timeline, at, event);
    if (acted.refused) throw new Error(acted.refused.message);
    return { timeline: acted.timeline, at: acted.node };
  }, from);
}

const opened: Played = { timeline: newTimeline(boardOf(STAGE)), at: 0 };

/** The coins of the Florence exporter and banker at a node, in hundredths of an ecu. */
const ecusAt = ({ timeline, at }: Played): readonly (number | undefined)[] =>
  [0, 2].map((id) => nodeAt(timeline, at).round.players[id]?.coins.ecus);

describe('the bills exercise on the timeline that every board has', () => {
  test('steps back to what stood before, and finds what was done again', () => {
    const line = played(opened, sale, discount);
    expect(ecusAt(line)).toEqual([56_400, 43_600]);
    const first = nodeOfRound(line.timeline, line.at, 1);
    expect(ecusAt({ ...line, at: first })).toEqual([50_000, 50_000]);
    expect(played({ ...line, at: first }, discount)).toEqual(line);
  });

  test('numbers the opening 0, with the notes that are pinned to it', () => {
    const line = played(opened, sale, discount);
    expect(nodeOfRound(line.timeline, line.at, 0)).toBe(0);
    expect(nodeOfRound(line.timeline, line.at, -1)).toBe(0);
    const noted = played(opened, { type: 'note', text: 'Nobody owes anything.' }, sale);
    expect(ecusAt({ ...noted, at: nodeOfRound(noted.timeline, noted.at, 0) })).toEqual([
      50_000, 50_000,
    ]);
    expect(nodeOfRound(noted.timeline, noted.at, 0)).toBe(1);
  });

  test('branches where it is acted on in the past, and keeps the line that was there', () => {
    const line = played(opened, sale, discount);
    const branch = played({ ...line, at: 0 }, smaller, discount);
    expect(ecusAt(branch)).toEqual([53_200, 46_800]);
    expect(branchesAt(branch.timeline, 0)).toHaveLength(2);
    expect(eventsTo(branch.timeline, line.at)).toEqual([sale, discount]);
    expect(branchesAt(promote(branch.timeline, branch.at), 0)[0]?.node).toBe(branch.at - 1);
  });

  test('refuses as a value and leaves the timeline as it was', () => {
    const { timeline, refused } = act(opened.timeline, 0, discount);
    expect(refused?.code).toBe('UNKNOWN_BILL');
    expect(timeline).toBe(opened.timeline);
  });

  test('is saved and read back with every line and the place', () => {
    const line = played(opened, sale, discount);
    const branch = played({ ...line, at: 0 }, smaller);
    const saved = saveTree({ timeline: branch.timeline, at: branch.at, leaf: branch.at });
    const content: unknown = JSON.parse(JSON.stringify(saved));
    const read = loadTree(content, boardOf(STAGE));
    if ('problem' in read) throw new Error(read.problem);
    expect(read.dropped).toBe(0);
    expect(roundNumber(read.cursor.timeline, read.cursor.at)).toBe(1);
    expect(saveTree(read.cursor)).toEqual(saved);
    expect(saveTree({ ...read.cursor, timeline: mergeTree(opened.timeline, saved) }).nodes).toEqual(
      saved.nodes,
    );
    expect(loadTree(content, boardOf(6))).toHaveProperty('problem');
  });

  test('is brought forward as a log of its stage', () => {
    const { timeline, at } = played(opened, sale);
    const given: object[] = [];
    const watching = (old: object) => {
      given.push(old);
      return old;
    };
    const saved = saveTree({ timeline, at, leaf: at });
    loadTree(saved, boardOf(STAGE), [{ from: 1, name: 'Watch', step: watching }]);
    expect(given).toEqual([
      {
        format: 'tallystick-log',
        version: 1,
        world: 'bills',
        lesson: 'bills',
        stage: STAGE,
        events: [sale],
      },
    ]);
  });
});
