import { describe, expect, test } from 'vitest';
import { lessonBoard } from '@/events/banking/board/boards';
import { changeIndex, earlierThan } from '@/events/banking/views/changes/changeIndex';
import { lastChanges, lastWorthChange } from '@/events/banking/views/changes/changes';
import { closedRounds } from '@/events/banking/views/line';
import { balanceSheet, lineKey } from '@/events/banking/views/sheet';
import { lastRound, leafFrom, nodeOfRound } from '@/events/timeline/lines';
import { act, newTimeline, nodeAt } from '@/events/timeline/timeline';
import { session } from '@/scripts/bench/session';
import { changesOn, earlierAt, historyOf, shownAt } from '@/src/board/sentence/lineView';
import { lessonOf } from '../../helpers/boards';
import { opening as chips, thereAndBack } from '../../helpers/lines/chipsBoard';
import { lineFrom } from './support';

/** A long session of a lesson, with settings among its events. */
function played(id: number) {
  const lesson = lessonOf(id);
  let timeline = newTimeline(lessonBoard(lesson));
  let at = timeline.opening;
  for (const event of session(lesson, 150, { settings: 10 })) {
    const acted = act(timeline, at, event);
    timeline = acted.timeline;
    at = acted.node;
  }
  return timeline;
}

test('a round that took as much as it gave back changed nothing', () => {
  const line = lineFrom(chips, ...thereAndBack);
  const [last] = closedRounds(line);
  if (!last) throw new Error('the line has rounds');
  const index = changeIndex([...closedRounds(line)].reverse());
  const end = earlierThan(index, line.rounds.length);
  // Ann's deposit: nothing has changed it since she paid in.
  expect(
    last.round.postings.some(({ claim }) => lineKey(claim, 'asset') === 'account-7-asset'),
  ).toBe(true);
  expect(end(5, 'account-7-asset')).toBe(30_000);
  expect(end(2, 'account-7-liability')).toBe(30_000);
});

describe('the last change of each line', () => {
  // One bank with loans, a clearing house of nine parties, fed funds, repos.
  test.each([4, 13, 16, 21])('is found as a search backwards finds it, in lesson %i', (id) => {
    const timeline = played(id);
    const leaf = leafFrom(timeline, timeline.opening);
    const changes = changesOn(timeline, leaf);
    let marked = 0;
    for (let round = -2; round <= lastRound(timeline, leaf); round += 1) {
      const at = nodeOfRound(timeline, leaf, round);
      const shown = shownAt(timeline, at);
      for (const { id: party } of nodeAt(timeline, at).round.book.parties) {
        const searched = lastChanges(shown, historyOf(timeline, at), party);
        const known = lastChanges(shown, earlierAt(timeline, at, changes), party);
        expect(known).toEqual(searched);
        marked += known.filter(({ change }) => change !== 0).length;
      }
    }
    expect(marked).toBeGreaterThan(500);
  });

  test.each([4, 13, 16, 21])('and so is that of each net worth, in lesson %i', (id) => {
    const timeline = played(id);
    const leaf = leafFrom(timeline, timeline.opening);
    const changes = changesOn(timeline, leaf);
    const last = new Map<number, number>();
    let lasting = 0;
    for (let round = 1; round <= lastRound(timeline, leaf); round += 1) {
      const at = nodeOfRound(timeline, leaf, round);
      const shown = shownAt(timeline, at);
      for (const { id: party } of shown.round.book.parties) {
        const [old, now] = [shown.before, shown.round].map(
          (state) => balanceSheet(state, party).netWorth,
        );
        const gain = (now ?? 0) - (old ?? 0);
        if (gain === 0 && (last.get(party) ?? 0) !== 0) lasting += 1;
        if (gain !== 0) last.set(party, gain);
        const expected = last.get(party) ?? 0;
        expect(lastWorthChange(shown, earlierAt(timeline, at, changes), party)).toBe(expected);
        expect(lastWorthChange(shown, historyOf(timeline, at), party)).toBe(expected);
      }
    }
    expect(lasting > 0).toBe(last.size > 0);
  });
});
