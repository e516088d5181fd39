import { describe, expect, test } from 'vitest';
import { lessonBoard } from '@/events/log/boards';
import { lastRound, leafFrom, nodeOfRound } from '@/events/log/lines';
import { act, newTimeline, nodeAt } from '@/events/log/timeline';
import { lastChanges } from '@/events/views/changes';
import { session } from '@/scripts/bench/session';
import { changesOn, earlierAt, historyOf, shownAt } from '@/src/board/lineView';
import { lessonOf } from '../../helpers/boards';

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

describe('the last change of each line', () => {
  // One bank with loans, a clearing house of nine parties, fed funds, repos.
  test.each([4, 13, 16, 21])('is found as a search backwards finds it, in lesson %i', (id) => {
    const timeline = played(id);
    const leaf = leafFrom(timeline, timeline.opening);
    const changes = changesOn(timeline, leaf);
    let marked = 0;
    for (let round = -2; round <= lastRound(timeline, leaf); round += 1) {
      const at = nodeOfRound(timeline, leaf, round);
      const { round: after, before } = shownAt(timeline, at);
      for (const { id: party } of nodeAt(timeline, at).round.book.parties) {
        const searched = lastChanges({ before, after }, historyOf(timeline, at), party);
        const known = lastChanges({ before, after }, earlierAt(timeline, at, changes), party);
        expect(known).toEqual(searched);
        marked += known.filter(({ change }) => change !== 0).length;
      }
    }
    expect(marked).toBeGreaterThan(500);
  });
});
