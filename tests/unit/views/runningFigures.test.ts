/** The series follow the postings; here they are held to the plain sum over each state. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '@/events/banking/views/figures';
import type { Line } from '@/events/banking/views/line';
import { seriesOf } from '@/events/banking/views/series';
import { bankingLogs, frozenLine, lineByChance } from './support';

/** The series as their definition has them: the figures of each state, summed anew. */
function summed({ rounds }: Line): ReturnType<typeof seriesOf> {
  const figures = rounds.map(figuresOf);
  const national = rounds.at(-1)?.book.parties.map(({ id }) => ({
    reserves: figures.map(({ nationalData }) => nationalData[id]?.reserves ?? 0),
    deposits: figures.map(({ nationalData }) => nationalData[id]?.deposits ?? 0),
  }));
  return {
    credit: figures.map(({ credit }) => credit),
    reserves: figures.map(({ reserves }) => reserves),
    privateCredit: figures.map(({ privateCredit }) => privateCredit),
    money: figures.map(({ money }) => money),
    depositsNet: figures.map(({ depositsNet }) => depositsNet),
    depositsGross: figures.map(({ depositsGross }) => depositsGross),
    nationalData: { ...national },
  };
}

describe('the series equal the plain sums at every round', () => {
  test.each(bankingLogs)('of %s', (name) => {
    const line = frozenLine(name);
    expect(seriesOf(line.rounds)).toEqual(summed(line));
  });

  test('of sessions by chance under every system', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const line = lineByChance(seed);
        expect(seriesOf(line.rounds)).toEqual(summed(line));
      }),
      { numRuns: 60, seed: 20_260 },
    );
  });

  test('of rounds by number, where a setting or a note stands for the round before it', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { rounds, opening } = lineByChance(seed);
        const last = rounds.filter(({ count }, at) => rounds[at + 1]?.count !== count);
        expect(seriesOf(last)).toEqual(summed({ rounds: last, opening }));
      }),
      { numRuns: 60, seed: 20_261 },
    );
  });
});
