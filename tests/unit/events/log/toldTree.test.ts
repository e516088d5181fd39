import { describe, expect, test } from 'vitest';
import { loadFolded } from '@/events/log/folded';
import { parseLog } from '@/events/log/parse';
import { toldSteps } from '@/events/log/toldTree';
import { mergeLines } from '@/events/timeline/merged';
import type { AnyEvent } from '@/events/world/board';
import type { AnyFoldedLog, Log } from '@/events/worlds';
import { SHELF } from '@/src/lessons/course/shelf';
import { payment } from '../../../helpers/cursors';
import { frozenLog } from '../../../helpers/logs';

async function foldedOf(log: Log): Promise<AnyFoldedLog> {
  const folded = await loadFolded(log, SHELF);
  if (!folded) throw new Error('there is such a board');
  return folded;
}

function eventsOf(events: readonly object[]): readonly AnyEvent[] {
  const head = { format: 'tallystick-log', version: 1, world: 'banking', lesson: 2 };
  const read = parseLog({ ...head, events });
  if ('problem' in read || read.malformed) throw new Error('these are events');
  return read.log.events;
}

describe('the steps of a merged tree', () => {
  test.each(['lesson-10-tasks', 'bills-remitting', 'sandbox-central-bank'])(
    'of %s are told as its own board tells them',
    async (name) => {
      const log = frozenLog(1, name);
      const folded = await foldedOf(log);
      const told = [...toldSteps(folded, mergeLines([{ id: 'a', events: log.events }], null))];
      const rounds = folded.steps.map(({ count }) => count - (folded.steps[0]?.count ?? 0));
      expect(told.map(({ round }) => round)).toEqual(
        rounds.filter((_, index) => index === 0 || folded.steps[index]?.event?.type !== 'note'),
      );
      expect(told[0]).toEqual({ round: 0, words: 'The opening' });
      for (const { words } of told.slice(1)) expect(words).toMatch(/^[A-Z].*\.$/);
    },
  );

  test('each begin where their own branch stands', async () => {
    const [first, second, other] = eventsOf([
      payment(1, 2, 1000),
      payment(2, 1, 500),
      payment(1, 2, 3000),
    ]);
    if (!first || !second || !other) throw new Error('there are three events');
    const tree = mergeLines(
      [
        { id: 'a', events: [first, second] },
        { id: 'b', events: [first, other] },
        { id: 'c', events: [other] },
      ],
      null,
    );
    const blank = await foldedOf({ world: 'banking', lesson: 2, events: [] });
    const told = [...toldSteps(blank, tree)];
    expect(told.map(({ round }, index) => [tree[index]?.depth, round])).toEqual(
      tree.map(({ depth }) => [depth, depth]),
    );
    const [paid, paidAtOnce] = told.filter(({ words }) => words.includes('$30'));
    expect(paid?.words).toBe(paidAtOnce?.words);
  });

  test('say where the rules of today refuse what was played, and all that follows', async () => {
    const [much, little] = eventsOf([payment(1, 2, 900_000), payment(1, 2, 1000)]);
    if (!much || !little) throw new Error('there are two events');
    const tree = mergeLines([{ id: 'a', events: [much, little] }], null);
    const blank = await foldedOf({ world: 'banking', lesson: 2, events: [] });
    const [, refused, after] = [...toldSteps(blank, tree)];
    expect(refused?.round).toBe(0);
    expect(refused?.words).toMatch(/^“.+”, which the rules of today refuse here\.$/);
    expect(after?.round).toBe(0);
    expect(after?.words).toMatch(/^“.+”, which the rules of today refuse here\.$/);
  });
});
