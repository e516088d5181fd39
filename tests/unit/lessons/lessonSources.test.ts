import { describe, expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { lessonBoard } from '@/events/banking/board/boards';
import { isPast, lessonMachine } from '@/machines/lesson';
import { ownCursor } from '@/machines/lesson/sources';
import { lessonOf } from '../../helpers/boards';
import { roundShown } from '../../helpers/cursors';
import {
  amountIn,
  amountsTo,
  cursorAfter,
  driven,
  pay,
  paying,
  type Snapshot,
  shown,
  tooMuch,
  visit,
} from '../../helpers/lines/lessonDriver';

const two = driven([paying(1), paying(2)]);

function allAmounts({ context }: Snapshot): number[] {
  const { nodes } = context.timeline;
  return nodes.shared
    .slice(0, nodes.length)
    .flatMap(({ round: { event } }) => (event ? amountIn(event) : []));
}

describe('taking back', () => {
  test('a reset opens the lesson afresh, and can be undone', () => {
    const over = driven([{ type: 'BACK' }, { type: 'RESET' }], two);
    expect(shown(over)).toEqual({ at: [], line: [] });
    expect(over.context.undo?.what).toBe('reset');
    const undone = driven([{ type: 'UNDO' }], over);
    expect(shown(undone)).toEqual({ at: [1], line: [1, 2] });
    expect(undone.context.undo).toBeNull();
  });

  test('what was done after a reset is kept when the reset is undone', () => {
    const since = driven([{ type: 'RESET' }, paying(7), { type: 'UNDO' }], two);
    expect(shown(since)).toEqual({ at: [1, 2], line: [1, 2] });
    expect(allAmounts(since)).toContain(7);
  });

  test('a removal takes the node and what follows; the cursor goes to the node before', () => {
    const node = two.context.at - 1;
    const cut = driven([{ type: 'REMOVE', node }], two);
    expect(shown(cut)).toEqual({ at: [], line: [] });
    expect(cut.value).toMatchObject({ position: 'live' });
    expect(shown(driven([{ type: 'UNDO' }], cut))).toEqual(shown(two));
  });

  test('a removal ahead of the cursor shortens the line and leaves the cursor', () => {
    const cut = driven([{ type: 'BACK' }, { type: 'REMOVE', node: two.context.at }], two);
    expect(shown(cut)).toEqual({ at: [1], line: [1] });
  });

  test('a removal on another branch moves nothing', () => {
    const forked = driven([{ type: 'BACK' }, paying(3)], two);
    const cut = driven([{ type: 'REMOVE', node: two.context.at }], forked);
    expect(shown(cut)).toEqual({ at: [1, 3], line: [1, 3] });
    expect(cut.context.undo).not.toBeNull();
  });

  test('the opening cannot be removed; with nothing to take back, undoing does nothing', () => {
    const { opening } = two.context.timeline;
    expect(driven([{ type: 'REMOVE', node: opening }], two).context).toEqual(two.context);
    expect(driven([{ type: 'UNDO' }], two).context).toEqual(two.context);
  });
});

describe('the saved session', () => {
  test('is taken up where it was left', () => {
    const saved = cursorAfter(5, 6);
    const cursor = { ...saved, at: saved.at - 1 };
    const loaded = driven([{ type: 'LOADED', cursor, problem: null }]);
    expect(shown(loaded)).toEqual({ at: [5], line: [5, 6] });
    expect(loaded.value).toEqual({ position: 'replaying', source: 'own' });
  });

  test('joins what was done before it arrived, without moving the cursor', () => {
    const loaded = driven([{ type: 'LOADED', cursor: cursorAfter(5, 6), problem: 'A word.' }], two);
    expect(shown(loaded)).toEqual({ at: [1, 2], line: [1, 2] });
    expect(allAmounts(loaded)).toEqual(expect.arrayContaining([1, 2, 5, 6]));
    expect(loaded.context.problem).toBe('A word.');
    expect(driven([{ type: 'DISMISS' }], loaded).context.problem).toBeNull();
  });

  test('waits aside when a shared log is open', () => {
    const events = [
      visit([pay(9)]),
      { type: 'LOADED', cursor: cursorAfter(5), problem: null } as const,
    ];
    const loaded = driven(events);
    expect(shown(loaded).line).toEqual([9]);
    const { own } = loaded.context;
    expect(own && amountsTo(own, own.at)).toEqual([5]);
    expect(shown(driven([{ type: 'LEAVE' }], loaded)).at).toEqual([5]);
  });
});

describe('what another tab saved', () => {
  test('joins, and the cursor stays; a line that grew there goes on', () => {
    const { timeline } = cursorAfter(1, 2, 3);
    const both = driven([{ type: 'MERGED', timeline, replaced: false }], two);
    expect(shown(both)).toEqual({ at: [1, 2], line: [1, 2, 3] });
    expect(both.value).toMatchObject({ position: 'replaying' });
  });

  test('joins without losing what is here only', () => {
    const { timeline } = cursorAfter(8);
    const both = driven([{ type: 'MERGED', timeline, replaced: false }], two);
    expect(shown(both)).toEqual({ at: [1, 2], line: [1, 2] });
    expect(allAmounts(both)).toEqual(expect.arrayContaining([1, 2, 8]));
  });

  test('does not pause play', () => {
    const playing = driven([{ type: 'PLAY' }], two);
    const { timeline } = cursorAfter(8);
    const both = driven([{ type: 'MERGED', timeline, replaced: false }], playing);
    expect(both.value).toMatchObject({ position: 'playing' });
  });

  test('when it cut something off, is adopted; the cursor goes to the last node that is left', () => {
    const { timeline } = cursorAfter(1);
    const cut = driven([{ type: 'MERGED', timeline, replaced: true }], two);
    expect(shown(cut)).toEqual({ at: [1], line: [1] });
    expect(allAmounts(cut)).not.toContain(2);
  });
});

describe('a shared log', () => {
  test('can be what the machine begins with, the own cursor set aside', () => {
    const opening = visit([pay(5), pay(6)], { round: 1, title: 'My day' });
    if (opening.type !== 'VISIT') throw new Error('a visit is a visit');
    const board = lessonBoard(lessonOf(2));
    const [begun] = initialTransition(lessonMachine, { board, visit: opening });
    expect(begun.value).toEqual(driven([opening]).value);
    expect(begun.value.source).toBe('visiting');
    expect(shown(begun)).toEqual({ at: [5], line: [5, 6] });
    expect(begun.context.visiting).toEqual({ title: 'My day', isDemonstration: false });
    expect(shown(driven([{ type: 'LEAVE' }], begun)).line).toEqual([]);
    expect(driven([{ type: 'LEAVE' }], begun).value.source).toBe('own');
  });

  const visiting = driven([visit([pay(3), pay(4)], { title: 'Two moves' })], two);

  test('opens at round 0 as a visitor’s copy, the own log kept aside', () => {
    expect(visiting.value).toEqual({ position: 'replaying', source: 'visiting' });
    expect(shown(visiting)).toEqual({ at: [], line: [3, 4] });
    expect(visiting.context.visiting).toEqual({ title: 'Two moves', isDemonstration: false });
    const own = ownCursor(visiting.context);
    expect(amountsTo(own, own.leaf)).toEqual([1, 2]);
  });

  test('opens at the round its link names, or the nearest there is', () => {
    expect(shown(driven([visit([pay(3), pay(4)], { round: 1 })])).at).toEqual([3]);
    expect(shown(driven([visit([pay(3), pay(4)], { round: 99 })])).at).toEqual([3, 4]);
    expect(roundShown(driven([visit([pay(3)], { round: -2 })]).context)).toBe(-2);
  });

  test('is shown up to what the rules refuse, and the step is named', () => {
    const { context } = driven([visit([pay(3), tooMuch, pay(4)])], two);
    expect(amountsTo(context, context.at)).toEqual([3]);
    expect(isPast(context)).toBe(false);
    expect(context.problem).toMatch(/follows step 1 cannot be done: .+\. The board/);
  });

  test('says what reading found wrong, too', () => {
    const refused = {
      index: 1,
      code: 'MALFORMED_EVENT',
      message: 'No event.',
      field: null,
    } as const;
    const parts = { problem: 'The link is cut short.', refused };
    expect(driven([visit([pay(3)], parts)]).context.problem).toBe(
      'The link is cut short. What follows step 1 cannot be done: No event. The board shows it up to there.',
    );
    expect(driven([visit([pay(3)], { problem: 'Cut.' })]).context.problem).toBe('Cut.');
  });

  test('acting changes the copy only; leaving goes back to the own log as it was', () => {
    const back = driven(
      [{ type: 'LAST' }, paying(5), { type: 'RESET' }, { type: 'LEAVE' }],
      visiting,
    );
    expect(back.value).toEqual({ position: 'live', source: 'own' });
    expect(back.context).toEqual(two.context);
  });

  test('what could be taken back before can be taken back after', () => {
    const reset = driven([{ type: 'RESET' }, visit([pay(3)]), { type: 'LEAVE' }], two);
    expect(shown(driven([{ type: 'UNDO' }], reset)).line).toEqual([1, 2]);
  });

  test('kept as one’s own joins the own log, the cursor where it was', () => {
    const kept = driven([{ type: 'FORWARD' }, { type: 'KEEP' }], visiting);
    expect(kept.value).toEqual({ position: 'replaying', source: 'own' });
    expect(shown(kept)).toEqual({ at: [3], line: [3, 4] });
    expect(kept.context).toMatchObject({ own: null, visiting: null, problem: null });
    expect(allAmounts(kept)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });

  test('a second one takes the cursor of the first; the own log stays the own', () => {
    const second = driven([visit([pay(6)]), { type: 'LEAVE' }], visiting);
    expect(second.context).toEqual(two.context);
  });

  test('that cannot be read shows the opening and says why', () => {
    const invalid = driven([{ type: 'INVALID', problem: 'This link is damaged.' }], two);
    expect(invalid.value).toEqual({ position: 'live', source: 'invalid' });
    expect(shown(invalid).line).toEqual([]);
    expect(invalid.context).toMatchObject({ problem: 'This link is damaged.', visiting: null });
    expect(driven([{ type: 'LEAVE' }], invalid).context).toEqual(two.context);
  });

  test('goes on where a file is no log', () => {
    const still = driven(
      [{ type: 'NOT_OPENED', problem: 'This file was not saved by Tallystick.' }],
      visiting,
    );
    expect(still.context).toEqual({
      ...visiting.context,
      problem: 'This file was not saved by Tallystick.',
    });
    expect(still.value).toEqual(visiting.value);
    expect(driven([{ type: 'DISMISS' }], still).context).toEqual(visiting.context);
  });

  test('of another lesson never comes here', () => {
    const log = { board: 10, title: null, events: [] } as const;
    const other = { ...visit([]), log } as const;
    expect(() => driven([other])).toThrow('board 10');
  });

  test('there being none, keeping and leaving change nothing', () => {
    expect(driven([{ type: 'KEEP' }, { type: 'LEAVE' }], two).context).toEqual(two.context);
  });
});
