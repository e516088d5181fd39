import { describe, expect, test } from 'vitest';
import { writtenStep } from '@/events/timeline/stepNumber';
import { spanFrom } from '@/src/board/spreadsheet/window';

describe('the window of a long table', () => {
  test.each([
    ['all rows while they are few', -5, 20, 7, -5, 20],
    ['sixty of them from where it should begin', -5, 500, 100, 100, 159],
    ['no rows before the first', -5, 500, -40, -5, 54],
    ['no rows after the last, and still sixty', -5, 500, 490, 441, 500],
    ['one row where there is one', 3, 3, 3, 3, 3],
  ])('has %s', (_what, first, last, from, begins, ends) => {
    expect(spanFrom(first, last, from)).toEqual({ from: begins, to: ends });
  });

  test('numbers steps before the opening with a minus sign', () => {
    expect([-3, 0, 12].map(writtenStep)).toEqual(['−3', '0', '12']);
  });
});
