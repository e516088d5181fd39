import { describe, expect, test } from 'vitest';
import { lineTo } from '@/events/banking/views/line';
import { loanDataOf } from '@/events/banking/views/records/loanData';
import { seriesOf } from '@/events/banking/views/series';
import { labelWidth, moneyAxis, placeOn, stepAxis } from '@/src/charts/axis';
import { byRound, most } from '@/src/charts/byRound';
import { percentagePoints, rateBars, spreadOf, volumeOf } from '@/src/charts/markets';
import { listedAround, sampled, stepNear } from '@/src/charts/sampling';
import { phraseOf } from '@/src/charts/words';
import { openingOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment } from '../../helpers/cursors';

describe('an axis of money', () => {
  test.each([
    [20_000, 4, [0, 5000, 10_000, 15_000, 20_000]],
    [58_000, 5, [0, 20_000, 40_000, 60_000]],
    [1, 5, [0, 1]],
    [0, 5, [0, 1]],
    [37, 5, [0, 10, 20, 30, 40]],
    [500, 5, [0, 100, 200, 300, 400, 500]],
  ])('to %i cents in at most %i parts', (highest, parts, ticks) => {
    const axis = moneyAxis(highest, parts);
    expect(axis).toEqual({ min: 0, max: ticks.at(-1), ticks });
  });

  test('holds every amount that a board can, in whole cents and few ticks', () => {
    for (let highest = 1; highest < Number.MAX_SAFE_INTEGER; highest = highest * 3 + 1) {
      const { max, ticks } = moneyAxis(highest, 5);
      expect(max).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.filter((tick) => !Number.isInteger(tick))).toEqual([]);
    }
  });

  test('leaves more room for longer labels', () => {
    expect(labelWidth(moneyAxis(100_000_000, 5))).toBeGreaterThan(labelWidth(moneyAxis(100, 5)));
  });
});

describe('an axis of steps', () => {
  test('has whole steps, beginning and ending with the line', () => {
    expect(stepAxis(0, 10, 5)).toEqual({ min: 0, max: 10, ticks: [0, 2, 4, 6, 8, 10] });
    expect(stepAxis(-4, 3, 10)).toEqual({
      min: -4,
      max: 3,
      ticks: [-4, -3, -2, -1, 0, 1, 2, 3],
    });
    expect(stepAxis(0, 9999, 6).ticks).toEqual([0, 2000, 4000, 6000, 8000]);
  });

  test('of one step has it at the left, and no other to read', () => {
    const axis = stepAxis(0, 0, 6);
    expect(axis.ticks).toEqual([0]);
    expect(placeOn(axis, 0)).toBe(0);
  });
});

describe('what is drawn of a long line', () => {
  test('is all of it while there is room', () => {
    expect(sampled([5, 7, 6], -1, 4)).toEqual([
      { x: -1, y: 5 },
      { x: 0, y: 7 },
      { x: 1, y: 6 },
    ]);
  });

  test('is no more than there is room for, with both ends, every peak and every trough', () => {
    const values = Array.from({ length: 10_000 }, (_, step) => 500 + (step % 7));
    values[1234] = 9000;
    values[5678] = 0;
    values[9998] = 8000;
    const points = sampled(values, 0, 300);
    expect(points.length).toBeLessThanOrEqual(300);
    expect(points[0]).toEqual({ x: 0, y: 500 });
    expect(points.at(-1)).toEqual({ x: 9999, y: values[9999] });
    for (const x of [1234, 5678, 9998]) expect(points).toContainEqual({ x, y: values[x] });
    expect(points.filter(({ x, y }) => values[x] !== y)).toEqual([]);
    const steps = points.map(({ x }) => x);
    expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
  });
});

describe('what is listed of a long line', () => {
  test.each([
    [5, 0, 10, { from: 0, to: 10 }],
    [0, 0, 199, { from: 0, to: 199 }],
    [0, 0, 9999, { from: 0, to: 199 }],
    [5000, 0, 9999, { from: 4900, to: 5099 }],
    [9999, 0, 9999, { from: 9800, to: 9999 }],
    [-3, -4, 500, { from: -4, to: 195 }],
  ])('around step %i of %i to %i', (shown, first, last, listed) => {
    expect(listedAround(shown, first, last)).toEqual(listed);
  });
});

describe('a click on the plot', () => {
  test.each([
    [0, 0],
    [0.24, 2],
    [0.26, 3],
    [1, 10],
    [-0.1, 0],
    [1.2, 10],
  ])('at %d of its width goes to the nearest step', (share, step) => {
    expect(stepNear(share, 0, 10, 10)).toBe(step);
  });

  test('never goes beyond the line, where the plot has room for another step', () => {
    expect(stepNear(0.9, 0, 1, 0)).toBe(0);
  });
});

describe('the figures by step', () => {
  const overdraft = { type: 'setOverdraft', value: 5000 } as const;
  const cursor = acting(
    openingCursorOf(2),
    payment(1, 2, 1000),
    overdraft,
    note('From here on into the red.'),
    payment(1, 2, 12_000),
    { type: 'withdraw', customer: 2, bank: 0, amount: 4000 },
  );
  const line = lineTo(cursor.timeline, cursor.leaf);
  const series = seriesOf(line.rounds);

  test('have one point per step: settings and notes close none', () => {
    const rounds = byRound(line, series, 0);
    expect(rounds).toEqual({
      first: 0,
      last: 3,
      credit: [20_000, 20_000, 26_000, 22_000],
      reserves: [20_000, 20_000, 20_000, 16_000],
      privateCredit: [20_000, 20_000, 26_000, 22_000],
    });
  });

  test('begin with the opening’s own rounds where they are asked for', () => {
    const rounds = byRound(line, series, -4);
    expect([rounds.first, rounds.last, rounds.reserves.length]).toEqual([-4, 3, 8]);
    expect(rounds.reserves.slice(0, 5)).toEqual([0, 0, 0, 10_000, 20_000]);
  });

  test('are as high as the highest of them', () => {
    expect(most([[3, 9], [], [4]])).toBe(9);
    expect(most([])).toBe(0);
  });
});

describe('a loan market', () => {
  const cursor = openingCursorOf(18);
  const { rounds } = lineTo(cursor.timeline, cursor.at);
  const fedFunds = loanDataOf(rounds, 'Fed Funds');

  test('has a bar per rate, repaid loans among them, and its median marked', () => {
    expect(rateBars(fedFunds, 60)).toEqual([
      { label: '5.00 %', volume: 1000, cumulative: 1000, isMedian: false },
      { label: '10.00 %', volume: 1000, cumulative: 2000, isMedian: false },
      { label: '15.00 %', volume: 1000, cumulative: 3000, isMedian: false },
      { label: '20.00 %', volume: 1000, cumulative: 4000, isMedian: false },
      { label: '25.00 %', volume: 6000, cumulative: 10_000, isMedian: true },
    ]);
    expect(volumeOf(fedFunds)).toBe(10_000);
  });

  test('with more rates than bars has neighbours share one', () => {
    expect(rateBars(fedFunds, 3)).toEqual([
      { label: '5.00–10.00 %', volume: 2000, cumulative: 2000, isMedian: false },
      { label: '15.00–20.00 %', volume: 2000, cumulative: 4000, isMedian: false },
      { label: '25.00 %', volume: 6000, cumulative: 10_000, isMedian: true },
    ]);
  });

  test('without loans has no bars, and no spread to another', () => {
    const none = loanDataOf([openingOf(2)], 'Repos');
    expect(rateBars(none, 60)).toEqual([]);
    expect(volumeOf(none)).toBe(0);
    expect(spreadOf(fedFunds, none)).toBeNull();
    expect(spreadOf(none, fedFunds)).toBeNull();
  });

  test('and another have a spread: the repo median less the fed funds median', () => {
    const both = openingCursorOf(26);
    const line = lineTo(both.timeline, both.at).rounds;
    expect(spreadOf(loanDataOf(line, 'Fed Funds'), loanDataOf(line, 'Repos'))).toBe(600 - 1000);
  });
});

describe('in words', () => {
  test.each([
    [-400, '−4.00 percentage points'],
    [-50, '−0.50 percentage points'],
    [0, '0.00 percentage points'],
    [100, '1.00 percentage point'],
    [525, '5.25 percentage points'],
  ])('a difference of %i basis points', (difference, words) => {
    expect(percentagePoints(difference)).toBe(words);
  });

  test('figures are one phrase', () => {
    expect(phraseOf(['credit'])).toBe('Credit');
    expect(phraseOf(['credit', 'reserves'])).toBe('Credit and reserves');
    expect(phraseOf(['credit', 'privateCredit', 'reserves'])).toBe(
      'Credit, private credit and reserves',
    );
  });
});
