/** How far one has come is remembered, and shown wherever lessons are listed. */
import { expect } from '@playwright/test';
import { Board, TRANSFERS } from '../support/board';
import { test } from '../support/test';

test('what is done on a board is shown in the list and on the home page', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('link', { name: 'Move your first dollars' });
  await expect(first).toHaveAttribute('href', /\/balance-sheets-and-deposits#board$/);
  const board = await Board.open(page, TRANSFERS);
  await board.pay('30');
  await expect(board.whole.getByRole('tab', { name: 'Tasks 1/3' })).toBeVisible();
  await page.goto('/lectures/fundamentals');
  const main = page.getByRole('main');
  await expect(main.getByText('1 of 3 tasks met')).toBeVisible();
  await page.goto('/');
  const onwards = page.getByRole('link', { name: 'Continue where you were' });
  await expect(onwards).toHaveAttribute('href', TRANSFERS);
  await onwards.click();
  await board.isAt(1, 1);
});

test('a text read to its end is marked in the navbar', async ({ page }) => {
  await page.clock.install();
  await page.goto('/lectures/fundamentals/introduction');
  const navbar = page.getByRole('navigation', { name: 'Lectures' });
  const lesson = navbar.getByRole('link', { name: /^Introduction/ }).first();
  await expect(lesson).toHaveAttribute('aria-current', 'page');
  await expect(lesson).not.toHaveAccessibleName(/done/);
  await page.getByRole('navigation', { name: 'Lessons before and after' }).scrollIntoViewIfNeeded();
  await page.clock.fastForward(30_000);
  await expect(lesson).toHaveAccessibleName(/done/);
});
