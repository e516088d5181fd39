import { describe, expect, test } from 'vitest';
import { firstMoves, prefixMatch } from '@/events/timeline/prefixMatch';
import { note } from '../../../helpers/cursors';
import { pay } from '../../../helpers/lines/lessonDriver';

const remark = note('Nothing left the bank.');
const start = [pay(1), pay(2)];

describe('a line', () => {
  test.each([
    ['that is the other one', start],
    ['that goes on from its end', [...start, pay(3)]],
    ['with notes among its steps', [remark, pay(1), remark, pay(2), remark]],
  ])('%s was begun with all of it', (_, line) => {
    expect(prefixMatch(line, start)).toBe('whole');
  });

  test.each([
    ['that branches off within it', [pay(1), pay(3), pay(2)]],
    ['that ends within it', [pay(1), remark]],
  ])('%s was begun with a part of it', (_, line) => {
    expect(prefixMatch(line, start)).toBe('part');
  });

  test.each([
    ['of nothing', []],
    ['of notes', [remark]],
    ['that does other things', [pay(2), pay(1)]],
  ])('%s was not begun with it', (_, line) => {
    expect(prefixMatch(line, start)).toBe('not');
  });

  test('was begun with one that does nothing, whatever it does', () => {
    expect(prefixMatch([pay(1)], [])).toBe('whole');
    expect(prefixMatch([], [remark])).toBe('whole');
  });
});

test('the first of some events that do something are no notes', () => {
  expect(firstMoves([remark, pay(2), pay(1)], 1)).toEqual([pay(2)]);
  expect(firstMoves([pay(2), remark, pay(1)], 3)).toEqual([pay(2), pay(1)]);
  expect(firstMoves([remark], 1)).toEqual([]);
});
