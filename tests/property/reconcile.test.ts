import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Timeline } from '@/events/timeline/timeline';
import { act, childrenOf, removeFrom } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import { reconcile } from '@/src/board/session/storage/reconcile';
import { cursorAfter, pay } from '../helpers/lines/lessonDriver';
import { linesOf } from '../helpers/lines/lines';

/** What one tab does: acts at some node, or removes one, both named by their place among all. */
interface Deed {
  readonly removes: boolean;
  readonly nth: number;
  readonly amount: number;
}

const deeds = (weight: number): fc.Arbitrary<Deed[]> =>
  fc.array(
    fc.record({
      removes: fc.nat(weight).map((draw) => draw === 0),
      nth: fc.nat(30),
      amount: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 8 },
  );

/** A tab since its last save: where it was, where it is, and what it cut from in between. */
interface Tab {
  readonly base: Timeline<BankingRound>;
  readonly mine: Timeline<BankingRound>;
  readonly had: readonly Timeline<BankingRound>[];
}

function nodesOf(timeline: Timeline<BankingRound>): number[] {
  const found: number[] = [];
  const waiting = [timeline.opening];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    found.push(id);
    waiting.push(...childrenOf(timeline, id));
  }
  return found;
}

function after(base: Timeline<BankingRound>, list: readonly Deed[]): Tab {
  let tab: Tab = { base, mine: base, had: [] };
  for (const { removes, nth, amount } of list) {
    const nodes = nodesOf(tab.mine);
    const node = nodes[nth % nodes.length] ?? 0;
    tab = removes
      ? { ...tab, had: [...tab.had, tab.mine], mine: removeFrom(tab.mine, node) }
      : { ...tab, mine: act(tab.mine, node, pay(amount)).timeline };
  }
  return tab;
}

function lines(timeline: Timeline<AnyRound>): string[] {
  return linesOf({ timeline, at: timeline.opening, leaf: timeline.opening }).sort();
}

/** What is stored once two tabs, which began with the same, have saved one after the other. */
function savedBy(first: Tab, second: Tab): string[] {
  const { timeline: stored } = reconcile({ ...first, stored: first.base, order: 'stored' });
  return lines(reconcile({ ...second, stored, order: 'mine' }).timeline);
}

const startOf = (list: readonly Deed[]) => after(cursorAfter().timeline, list).mine;

test('one tab alone stores exactly what it has', () => {
  fc.assert(
    fc.property(deeds(9), deeds(2), (before, list) => {
      const tab = after(startOf(before), list);
      const [inMine, inStored] = (['mine', 'stored'] as const).map((order) =>
        reconcile({ ...tab, stored: tab.base, order }),
      );
      expect(inMine).toMatchObject({ isMine: true, cutsMine: false });
      expect(inStored?.cutsMine).toBe(false);
      expect(inStored && lines(inStored.timeline)).toEqual(lines(tab.mine));
    }),
  );
});

test('two tabs come to the same lines, whichever saves first', () => {
  fc.assert(
    fc.property(deeds(9), deeds(2), deeds(2), (before, one, other) => {
      const start = startOf(before);
      const [here, there] = [after(start, one), after(start, other)];
      expect(savedBy(here, there)).toEqual(savedBy(there, here));
    }),
    { numRuns: 500 },
  );
});

test('what only one of two tabs has done is in what both store', () => {
  fc.assert(
    fc.property(deeds(9), deeds(2), deeds(2), (before, one, other) => {
      const start = startOf(before);
      const [here, there] = [after(start, one), after(start, other)];
      const known = new Set(lines(start));
      const added = [...lines(here.mine), ...lines(there.mine)].filter((line) => !known.has(line));
      expect(savedBy(here, there)).toEqual(expect.arrayContaining(added));
    }),
    { numRuns: 500 },
  );
});

test('what one tab removed is gone, unless the other went on from it', () => {
  fc.assert(
    fc.property(deeds(9), deeds(2), deeds(9), (before, one, other) => {
      const start = startOf(before);
      const [here, there] = [after(start, one), after(start, other)];
      const [mine, theirs] = [lines(here.mine), lines(there.mine)];
      const known = new Set(lines(start));
      const added = theirs.filter((line) => !known.has(line));
      for (const line of savedBy(here, there)) {
        const isHeldUp = added.some((longer) => longer.startsWith(line));
        if (!mine.includes(line)) expect(isHeldUp).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
