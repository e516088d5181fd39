import { describe, expect, test } from 'vitest';
import { sandboxBoard } from '@/events/banking/board/boards';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { EXAMPLES } from '@/src/board/sandbox/examples';
import { frozenLog } from '../../helpers/logs';

test('every system has one example', () => {
  expect(EXAMPLES.map(({ system }) => system)).toEqual(SYSTEM_TYPES);
});

describe.each(EXAMPLES)('$title', ({ system, opening }) => {
  const { board, refused } = sandboxBoard(opening);
  const book = board.start.at(-1)?.book;

  test('can be built, under its system', () => {
    expect(refused).toBeNull();
    expect(book?.system).toBe(system);
  });

  test('has what its actions are offered to', () => {
    expect(Object.keys(board.offers.parties)).toEqual(expect.arrayContaining(['customer']));
    expect(book?.accounts.length).toBeGreaterThan(1);
  });
});

test('the day with CHIPS opens as the frozen log of it does', () => {
  const frozen = frozenLog(1, 'sandbox-chips-day');
  const opening = frozen.lesson === 'sandbox' ? frozen.opening : [];
  expect(EXAMPLES.find(({ system }) => system === 'chips')?.opening).toEqual(opening);
});
