/** Acting on the sheets: one is dragged onto another, by mouse and by keys, and says what the two can do. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { carry, drag, line, middleOf, nameOn, sheet } from './support/drag';
import { expectAccessible, test } from './support/test';

const traces = (page: Page): Locator =>
  page.locator('[data-carrying], [data-carried], [data-drop], [data-over], .drag-ghost');

test('a customer is dragged onto another, and pays with a figure and Enter', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await drag(page, nameOn(sheet(page, 'Customer 2')), sheet(page, 'Customer 1'));
  await expect(traces(page)).toHaveCount(0);
  const item = page.getByRole('menuitem', { name: 'Customer 2 pays Customer 1 …' });
  await expect(item).toBeFocused();
  // It stands in the composer already.
  await expect(board.field('Party').locator('option:checked')).toHaveText('Customer 2');
  await expect(board.field('Action').locator('option:checked')).toHaveText(
    'Transfer Money to Someone',
  );
  await page.keyboard.type('30');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(board.field('Amount ($)')).toBeFocused();
  await expect(board.field('Amount ($)')).toHaveValue('30');
  await page.keyboard.press('Enter');
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '130' });
});

test('what is chosen in the menu is written, and the amount has the focus', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await drag(page, nameOn(sheet(page, 'Customer 1')), sheet(page, 'Bank 1'));
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: /^Customer 1 withdraws/ }).click();
  await expect(board.field('Amount ($)')).toBeFocused();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { Cash: '125' });
});

test('what would be refused stands below, with its reason', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('100');
  await board.isAt(1, 1);
  await drag(page, nameOn(sheet(page, 'Customer 1')), sheet(page, 'Bank 1'));
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toHaveAccessibleName(/^Customer 1 pays … in cash/);
  await expect(items.last()).toBeDisabled();
  await expect(items.last()).toContainText(/^Customer 1 withdraws .*no amount would do now/);
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
});

test('a line is dragged for what can be done with its claim', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await drag(page, line(page, 'Bank 1', 'Due to Bank 2'), sheet(page, 'Bank 2'));
  await page.getByRole('menuitem', { name: /set off what they owe each other/ }).click();
  await expect(board.button('Net')).toBeFocused();
  await page.keyboard.press('Enter');
  await board.isAt(1, 1);
  await board.marks('none');
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 2': '5' });
});

test('Escape leaves without a trace, while it is carried and after the drop', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.field('Amount ($)').fill('7');
  const from = nameOn(sheet(page, 'Customer 2'));
  await carry(page, from, sheet(page, 'Bank 1'));
  await expect(sheet(page, 'Bank 1')).toHaveAttribute('data-drop', 'works');
  await expect(page.locator('.drag-ghost')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(traces(page)).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(board.button('Customer 1')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, from, sheet(page, 'Bank 1'));
  await expect(board.button('Customer 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(board.button('Customer 1')).toHaveAttribute('aria-pressed', 'true');
  await expect(board.field('Amount ($)')).toHaveValue('7');
  await board.isAt(0, 0);
});

test('a drop beside the sheets does nothing, and a press still selects', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await carry(page, nameOn(sheet(page, 'Customer 2')), sheet(page, 'Customer 1'));
  const { x, y } = await middleOf(board.scrubber);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(traces(page)).toHaveCount(0);
  await expect(board.button('Customer 1')).toHaveAttribute('aria-pressed', 'true');
  await board.button('Customer 2').click();
  await expect(board.button('Customer 2')).toHaveAttribute('aria-pressed', 'true');
});

test('keys do the same: D, Tab, Enter', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.button('Customer 1').focus();
  await board.press('d', 'Tab');
  await expect(board.button('Bank 1')).toBeFocused();
  await board.press('Tab');
  await expect(board.button('Customer 2')).toBeFocused();
  await board.press('Enter');
  await expect(page.getByRole('menuitem')).toBeFocused();
  await page.keyboard.type('20');
  await board.press('Enter');
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 2', { 'At Bank 1': '120' });
});
