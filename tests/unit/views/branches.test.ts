import { describe, expect, test } from 'vitest';
import type { State } from '@/events/banking/ledger/state';
import { rangeOf } from '@/events/banking/views/branches';
import { figuresOf } from '@/events/banking/views/figures';
import { lineTo } from '@/events/banking/views/line';
import { balanceSheet } from '@/events/banking/views/sheet';
import { removeFrom } from '@/events/timeline/timeline';
import { openingOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';
import { lineOn } from './support';

/** Customer 1's net worth: each payment lowers it by what it pays. */
const worth = (state: State): number => balanceSheet(state, 1).netWorth;

describe('the range of a figure over all lines', () => {
  // 200, then 190 and 170; another way from 0 goes to 150, one from 1 to 195.
  const main = acting(openingCursorOf(2), payment(1, 2, 1000), payment(1, 2, 2000));
  const second = acting(stepped(main, 0), payment(1, 2, 5000));
  const third = acting({ ...second, at: main.leaf - 1 }, payment(2, 1, 500));

  test('is one figure at each round where there is one line', () => {
    expect(rangeOf(main.timeline, worth)).toEqual({
      ends: { least: 17_000, greatest: 17_000 },
      rounds: [20_000, 19_000, 17_000].map((figure) => ({ least: figure, greatest: figure })),
    });
  });

  test('spans the lines that reach a round, and the ends of all of them', () => {
    expect(rangeOf(third.timeline, worth)).toEqual({
      ends: { least: 15_000, greatest: 19_500 },
      rounds: [
        { least: 20_000, greatest: 20_000 },
        { least: 15_000, greatest: 19_000 },
        { least: 17_000, greatest: 19_500 },
      ],
    });
  });

  test('leaves out what was cut off', () => {
    expect(rangeOf(removeFrom(third.timeline, second.leaf), worth).ends).toEqual({
      least: 17_000,
      greatest: 19_500,
    });
  });

  test('counts a note with the round it belongs to', () => {
    const noted = acting(main, note('A remark.'));
    expect(rangeOf(noted.timeline, worth)).toEqual(rangeOf(main.timeline, worth));
  });

  test('is that of any figure', () => {
    const { money } = figuresOf(openingOf(2));
    expect(rangeOf(third.timeline, (state) => figuresOf(state).money).ends).toEqual({
      least: money,
      greatest: money,
    });
  });

  test('of a timeline on which nothing was done is the opening', () => {
    const { timeline } = openingCursorOf(2);
    expect(rangeOf(timeline, worth)).toEqual({
      ends: { least: 20_000, greatest: 20_000 },
      rounds: [{ least: 20_000, greatest: 20_000 }],
    });
  });

  test('goes over the same rounds as its lines', () => {
    expect(lineTo(main.timeline, main.leaf)).toEqual(
      lineOn(2, [payment(1, 2, 1000), payment(1, 2, 2000)]),
    );
  });
});
