/** Whose sheets a step has changed, as the stage keeps them in sight. */
import { describe, expect, test } from 'vitest';
import { shownAt } from '@/src/board/sentence/lineView';
import { changedAt } from '@/src/board/sheets/changedAt';
import { acting, note, openingCursorOf, payment } from '../../helpers/cursors';

const opened = openingCursorOf(2);
const paid = acting(opened, payment(1, 2, 1000));
const noted = acting(paid, note('so far'));

const changed = ({ timeline, at }: typeof opened): readonly number[] =>
  [...changedAt(shownAt(timeline, at))].sort();

describe('the sheets of a step', () => {
  test('are those of everybody whose lines it changed', () => {
    expect(changed(paid)).toEqual([0, 1, 2]);
  });

  test('are none at the opening', () => {
    expect(changed(opened)).toEqual([]);
  });

  test('stay so when a note or a setting follows it', () => {
    expect(changed(noted)).toEqual(changed(paid));
    const set = acting(noted, { type: 'setOverdraft', value: 2000 });
    expect(changed(set)).toEqual(changed(paid));
  });
});
