import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { lessonBoard } from '@/events/banking/board/boards';
import { branchesAt, isOnLine } from '@/events/timeline/lines';
import { isPast, lessonMachine } from '@/machines/lesson';
import { chosenBranch } from '@/machines/lesson/moves';
import { lessonOf } from '../../helpers/boards';
import { lineEnds, roundShown } from '../../helpers/cursors';
import {
  amountsTo,
  begin,
  doing,
  driven,
  pay,
  paying,
  type Snapshot,
  shown,
  tooMuch,
} from '../../helpers/lines/lessonDriver';

const three = driven([paying(1), paying(2), paying(3)]);

/** Payments 1, 2, 3; then 4 instead of 2; the cursor at 4. */
const forked = driven([{ type: 'GO_ROUND', round: 1 }, paying(4)], three);

function roundOf({ context }: Snapshot): number {
  return roundShown(context);
}

describe('a board opens', () => {
  test('live, at round 0, with nothing to take back', () => {
    const { context, value } = begin();
    expect(value).toEqual({ position: 'live', source: 'own' });
    expect(roundShown(context)).toBe(0);
    expect(lineEnds(context)).toEqual({ first: -4, last: 0 });
    expect([isPast(context), context.undo]).toEqual([false, null]);
  });
});

describe('acting', () => {
  test('goes to the new round, which ends its line', () => {
    expect(shown(three)).toEqual({ at: [1, 2, 3], line: [1, 2, 3] });
    expect(three.value).toMatchObject({ position: 'live' });
    expect(lineEnds(three.context)).toEqual({ first: -4, last: 3 });
  });

  test('changes nothing when the rules refuse it, but that the attempt is remembered', () => {
    const { attempts, ...context } = driven([doing(tooMuch), doing(tooMuch)], three).context;
    expect({ ...context, attempts: [] }).toEqual(three.context);
    expect(attempts).toMatchObject([
      { node: three.context.at, event: tooMuch, refusal: { code: 'INSUFFICIENT_DEPOSITS' } },
    ]);
  });

  test('refused is forgotten with the steps it was tried at', () => {
    const refused = driven([doing(tooMuch), { type: 'BACK' }, doing(tooMuch)], three);
    expect(refused.context.attempts).toHaveLength(2);
    const cut = driven([{ type: 'REMOVE', node: three.context.at }], refused);
    expect(cut.context.attempts).toHaveLength(1);
    expect(driven([{ type: 'RESET' }], cut).context.attempts).toEqual([]);
  });

  test('refused stays with the steps it was tried at where a note is pinned before them', () => {
    const refused = driven([doing(tooMuch), { type: 'BACK' }, doing(tooMuch)], three);
    const { context } = driven([doing({ type: 'note', text: 'why' })], refused);
    expect(context.attempts.map(({ node }) => node)).toEqual([context.leaf, context.at]);
    const back = driven([{ type: 'BACK' }, doing({ type: 'note', text: 'so' })], refused).context;
    expect(back.attempts.map(({ node }) => amountsTo(back, node))).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
    expect(back.attempts.every(({ node }) => isOnLine(back.timeline, back.leaf, node))).toBe(true);
  });

  test('in the past adds a branch, and the old continuation is kept', () => {
    expect(shown(forked)).toEqual({ at: [1, 4], line: [1, 4] });
    const back = driven([{ type: 'BACK' }, { type: 'CHOOSE_BRANCH', by: 1 }], forked);
    expect(shown(back)).toEqual({ at: [1], line: [1, 2, 3] });
  });

  test('in the past as was done there follows the line shown', () => {
    const second = driven([{ type: 'GO_ROUND', round: 1 }, paying(2)], three);
    expect(shown(second)).toEqual({ at: [1, 2], line: [1, 2, 3] });
    expect(second.context.timeline).toBe(three.context.timeline);
    expect(second.value).toMatchObject({ position: 'replaying' });
  });

  test('as was done on another branch goes over to that branch', () => {
    const other = driven([{ type: 'GO_ROUND', round: 1 }, paying(2)], forked);
    expect(shown(other)).toEqual({ at: [1, 2], line: [1, 2, 3] });
  });

  test('does nothing before round 0, which nobody can change', () => {
    const opening = driven([{ type: 'GO_ROUND', round: -1 }], three);
    const deposit = { type: 'deposit', customer: 1, bank: 0, amount: 100 } as const;
    const { attempts, ...context } = driven([doing(deposit)], opening).context;
    expect({ ...context, attempts: [] }).toEqual(opening.context);
    expect(attempts).toHaveLength(1);
    expect(shown(driven([{ type: 'FIRST' }, doing(deposit)], opening)).at).toEqual([100]);
  });

  test('pauses play', () => {
    const playing = driven([{ type: 'FIRST' }, { type: 'PLAY' }], three);
    expect(playing.value).toMatchObject({ position: 'playing' });
    expect(driven([paying(9)], playing).value).toMatchObject({ position: 'live' });
  });
});

describe('stepping', () => {
  test('goes one round back and on, and stops at the ends', () => {
    const back = driven([{ type: 'BACK' }], three);
    expect(roundOf(back)).toBe(2);
    expect(back.value).toMatchObject({ position: 'replaying' });
    expect(roundOf(driven([{ type: 'FORWARD' }], back))).toBe(3);
    expect(driven([{ type: 'FORWARD' }], three).context).toEqual(three.context);
  });

  test('first is round 0, from either side; back goes on into the opening to its first round', () => {
    const zero = driven([{ type: 'FIRST' }], three);
    expect(roundOf(zero)).toBe(0);
    expect(roundOf(driven([{ type: 'BACK' }], zero))).toBe(-1);
    const earliest = driven([{ type: 'GO_ROUND', round: -99 }, { type: 'BACK' }], zero);
    expect(roundOf(earliest)).toBe(-4);
    expect(roundOf(driven([{ type: 'FIRST' }], earliest))).toBe(0);
  });

  test('last is the end of the line; round numbers beyond it are its end', () => {
    const zero = driven([{ type: 'FIRST' }], three);
    expect(shown(driven([{ type: 'LAST' }], zero)).at).toEqual([1, 2, 3]);
    expect(driven([{ type: 'GO_ROUND', round: 99 }], zero).value).toMatchObject({
      position: 'live',
    });
  });

  test('a round is shown with the notes pinned to it', () => {
    const noted = driven([doing({ type: 'note', text: 'why' }), paying(4)], three);
    const at = driven([{ type: 'BACK' }], noted).context;
    expect(roundShown(at)).toBe(3);
    expect(at.timeline.nodes.shared[at.at]?.round.event?.type).toBe('note');
  });

  test('going to a node of another branch goes over to its line', () => {
    const { context } = three;
    const other = driven([{ type: 'GO_NODE', node: context.at - 1 }], forked);
    expect(shown(other)).toEqual({ at: [1, 2], line: [1, 2, 3] });
    const same = driven([{ type: 'GO_NODE', node: context.timeline.opening + 1 }], forked);
    expect(shown(same)).toEqual({ at: [1], line: [1, 4] });
  });
});

describe('forks', () => {
  const wide = driven([{ type: 'BACK' }, paying(5), { type: 'BACK' }], forked);

  test('name the ways on, and the one the line takes', () => {
    expect(chosenBranch(wide.context)).toBe(2);
    expect(branchesAt(wide.context.timeline, wide.context.at)).toHaveLength(3);
    expect(chosenBranch(three.context)).toBe(-1);
  });

  test('are chosen around, staying at the node', () => {
    const lines = [1, 2, 3].map((times) => {
      const steps = Array.from(
        { length: times },
        () => ({ type: 'CHOOSE_BRANCH', by: 1 }) as const,
      );
      return shown(driven(steps, wide)).line;
    });
    expect(lines).toEqual([
      [1, 2, 3],
      [1, 4],
      [1, 5],
    ]);
    expect(shown(driven([{ type: 'CHOOSE_BRANCH', by: -1 }], wide))).toEqual({
      at: [1],
      line: [1, 4],
    });
  });

  test('where there is none, choosing changes nothing', () => {
    const zero = driven([{ type: 'FIRST' }], wide);
    expect(driven([{ type: 'CHOOSE_BRANCH', by: 1 }], zero).context).toEqual(zero.context);
    expect(driven([{ type: 'CHOOSE_BRANCH', by: -1 }], three).context).toEqual(three.context);
  });

  test('are found before and after; past them come round 0 and the end', () => {
    const longer = driven([{ type: 'LAST' }, paying(6), paying(7)], forked);
    const before = driven([{ type: 'PREVIOUS_FORK' }], longer);
    expect(shown(before)).toEqual({ at: [1], line: [1, 4, 6, 7] });
    const zero = driven([{ type: 'PREVIOUS_FORK' }], before);
    expect(roundOf(zero)).toBe(0);
    expect(shown(driven([{ type: 'NEXT_FORK' }], zero)).at).toEqual([1]);
    expect(shown(driven([{ type: 'NEXT_FORK' }, { type: 'NEXT_FORK' }], zero)).at).toEqual([
      1, 4, 6, 7,
    ]);
    const opening = driven([{ type: 'GO_ROUND', round: -2 }], longer);
    expect(roundOf(driven([{ type: 'PREVIOUS_FORK' }], opening))).toBe(-2);
  });

  test('the nearest of two is found, in both directions', () => {
    const twice = driven([paying(6), { type: 'BACK' }, paying(7), paying(8)], forked);
    expect(shown(driven([{ type: 'PREVIOUS_FORK' }], twice)).at).toEqual([1, 4]);
    expect(shown(driven([{ type: 'FIRST' }, { type: 'NEXT_FORK' }], twice)).at).toEqual([1]);
  });
});

describe('playing', () => {
  function played() {
    const clock = new SimulatedClock();
    const actor = createActor(lessonMachine, {
      input: { board: lessonBoard(lessonOf(2)) },
      clock,
    });
    actor.start();
    for (const amount of [1, 2, 3]) actor.send(paying(amount));
    const now = () => {
      const snapshot = actor.getSnapshot();
      return { round: roundOf(snapshot), position: snapshot.value.position };
    };
    return { actor, clock, now };
  }

  test('from the end starts over, goes a round a second, and ends live', () => {
    const { actor, clock, now } = played();
    actor.send({ type: 'PLAY' });
    expect(now()).toEqual({ round: 0, position: 'playing' });
    clock.increment(999);
    expect(now().round).toBe(0);
    clock.increment(1);
    expect(now().round).toBe(1);
    clock.increment(1000);
    clock.increment(1000);
    expect(now()).toEqual({ round: 3, position: 'live' });
    clock.increment(5000);
    expect(now()).toEqual({ round: 3, position: 'live' });
  });

  test('takes a new speed at once', () => {
    const { actor, clock, now } = played();
    actor.send({ type: 'PLAY' });
    actor.send({ type: 'SET_SPEED', speed: 500 });
    clock.increment(500);
    expect(now().round).toBe(1);
    actor.send({ type: 'SET_SPEED', speed: 2000 });
    clock.increment(1999);
    expect(now().round).toBe(1);
    clock.increment(1);
    expect(now().round).toBe(2);
  });

  test('pauses where it is, also by any step by hand', () => {
    const { actor, clock, now } = played();
    actor.send({ type: 'TOGGLE_PLAY' });
    clock.increment(1000);
    actor.send({ type: 'TOGGLE_PLAY' });
    clock.increment(5000);
    expect(now()).toEqual({ round: 1, position: 'replaying' });
    actor.send({ type: 'PLAY' });
    actor.send({ type: 'FORWARD' });
    clock.increment(5000);
    expect(now()).toEqual({ round: 2, position: 'replaying' });
    actor.send({ type: 'PLAY' });
    actor.send({ type: 'PAUSE' });
    clock.increment(5000);
    expect(now()).toEqual({ round: 2, position: 'replaying' });
  });

  test('is over at once where nothing was done', () => {
    expect(driven([{ type: 'PLAY' }]).value).toMatchObject({ position: 'live' });
  });

  test('the speed is kept while paused', () => {
    expect(driven([{ type: 'SET_SPEED', speed: 500 }]).context.speed).toBe(500);
  });
});

describe('branches', () => {
  test('are promoted and made main without moving the cursor', () => {
    const node = forked.context.at;
    for (const type of ['PROMOTE', 'MAKE_MAIN'] as const) {
      const main = driven([{ type, node }], forked);
      expect(shown(main)).toEqual(shown(forked));
      const first = driven([{ type: 'BACK' }], main);
      expect(chosenBranch(first.context)).toBe(0);
    }
  });

  test('what is done twice is one node', () => {
    const again = driven([{ type: 'FIRST' }, doing(pay(1))], forked);
    expect(again.context.timeline).toBe(forked.context.timeline);
  });
});
