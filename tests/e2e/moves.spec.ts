/** The move list: every step a jump. */
import { expect } from '@playwright/test';
import { Board, CORRESPONDENTS } from './support/board';
import { test } from './support/test';

test('steps in the list are buttons that the keyboard reaches', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.pay('1');
  await board.step(0, 'The opening position').focus();
  await expect(board.step(0, 'The opening position')).toBeFocused();
  await board.press('Enter');
  await board.isAt(0, 1);
});
