import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { loanDataOf } from '@/events/banking/views/records/loanData';
import { reportOf } from '@/events/log/folded';
import { foldLog } from '@/src/lessons/course/all';
import { lend, repay, repo } from '../../helpers/lines/reserveEvents';
import { lineOn } from './support';

const market = (
  lesson: number,
  events: readonly BankingEvent[],
  instrument: 'Fed Funds' | 'Repos',
) => loanDataOf(lineOn(lesson, events).rounds, instrument);

describe('a loan market', () => {
  test('has a row per rate, with count, share by number, volume and volume so far', () => {
    // The opening of lesson 18: five loans, the first of them repaid.
    expect(market(18, [], 'Fed Funds')).toEqual({
      volumeWeightedMedian: 2500,
      rows: [
        row(500, 1, 20, 1000, 1000),
        row(1000, 1, 20, 1000, 2000),
        row(1500, 1, 20, 1000, 3000),
        row(2000, 1, 20, 1000, 4000),
        row(2500, 1, 20, 6000, 10_000),
      ],
    });
  });

  test('adds up the loans of one rate, and gives shares to two decimals', () => {
    const events = [lend(1, 2, 100, 300), lend(2, 3, 50, 700), lend(1, 2, 7, 300)];
    expect(market(16, events, 'Fed Funds').rows).toEqual([
      row(300, 2, 66.67, 107, 107),
      row(700, 1, 33.33, 50, 157),
    ]);
  });

  test.each([
    ['reaches half of the volume', [lend(1, 2, 100, 300), lend(1, 2, 100, 700)], 300],
    ['would be a cent short of half', [lend(1, 2, 100, 300), lend(1, 2, 101, 700)], 700],
    ['is not the first by time', [lend(1, 2, 100, 900), lend(1, 2, 100, 100)], 100],
    ['lies between', [lend(1, 2, 30, 100), lend(1, 2, 40, 200), lend(1, 2, 30, 300)], 200],
    ['is 0 %', [lend(1, 2, 100, 0), lend(1, 2, 99, 500)], 0],
  ])('has as its median the rate that %s', (_what, events, rate) => {
    expect(market(16, events, 'Fed Funds').volumeWeightedMedian).toBe(rate);
  });

  test('counts a loan at its original amount when part or all of it is repaid', () => {
    const before = market(16, [lend(1, 2, 5000, 500)], 'Fed Funds');
    const events = [lend(1, 2, 5000, 500), repay(0, 2000), repay(0, 3000)];
    expect(market(16, events, 'Fed Funds')).toEqual(before);
  });

  test('of repos is apart from that of fed funds', () => {
    const events = [lend(1, 2, 5000, 500), repo(2, 3, 4000, 300, 200)];
    expect(market(25, events, 'Repos')).toEqual({
      volumeWeightedMedian: 300,
      rows: [row(300, 1, 100, 4000, 4000)],
    });
    expect(market(25, events, 'Fed Funds').volumeWeightedMedian).toBe(500);
  });

  test('without loans has no median', () => {
    expect(market(16, [], 'Fed Funds')).toEqual({ volumeWeightedMedian: null, rows: [] });
  });
});

describe('the loans of a report', () => {
  test('are not lost where a note or a setting follows the loan in its round', () => {
    const events: readonly BankingEvent[] = [
      lend(1, 2, 5000, 500),
      { type: 'note', text: 'A loan.' },
      lend(2, 3, 100, 300),
      { type: 'setOverdraft', value: 100 },
    ];
    const folded = foldLog({ world: 'banking', lesson: 16, events });
    if (folded?.world !== 'banking') throw new Error('lesson 16 has a board');
    const rates = (round: number) => {
      const report = reportOf(folded, round);
      if (report.world !== 'banking') throw new Error('the board is one of banking');
      return report.series.loanData.rows.map(({ rate }) => rate);
    };
    expect([rates(0), rates(1), rates(2)]).toEqual([[], [500], [300, 500]]);
  });
});

function row(
  rate: number,
  occurences: number,
  transactionPercentage: number,
  volume: number,
  cumulativeFrequency: number,
) {
  return { rate, occurences, transactionPercentage, volume, cumulativeFrequency };
}
