/** The whole of a lesson as one plays it: act, step back, act differently, come back, share. */
import { expect } from '@playwright/test';
import { Board, CORRESPONDENTS } from './support/board';
import { MOVING, test } from './support/test';

const NET = 'Net Dues with Bank(s)';
const SETTLE = 'Settle Dues with Bank(s)';
const CREDIT = 'Credit the creditor’s account';
const DEBIT = 'Debit the debtor’s account';

const BANKS = ['Bank 1', 'Bank 2', 'Bank 3'];

test.use({ ...MOVING, permissions: ['clipboard-read', 'clipboard-write'] });

/** Nets every pair and settles it: 1 and 2 by credit, the others by debit. Six steps. */
async function playToTheEnd(board: Board): Promise<void> {
  const pairs = [
    ['Bank 1', 'Bank 2', CREDIT],
    ['Bank 2', 'Bank 3', DEBIT],
    ['Bank 1', 'Bank 3', DEBIT],
  ] as const;
  for (const [party, other] of pairs)
    await board.act({ party, action: NET, choose: { With: other } });
  for (const [party, other, how] of pairs) {
    await board.act({ party, action: SETTLE, choose: { With: other, How: how } });
  }
  await board.isAt(6, 6);
}

/** Goes back to step 2 and settles banks 1 and 2 by debit there. */
async function branchAtStep2(board: Board): Promise<void> {
  for (let back = 0; back < 4; back += 1) await board.button('Step back').click();
  await board.isAt(2, 6);
  await board.act({ party: 'Bank 1', action: SETTLE, choose: { With: 'Bank 2', How: DEBIT } });
  await board.isAt(3, 3);
}

test('netting shrinks both sheets and settling clears the rest, and no cash moves', async ({
  page,
}) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.holds('Assets', 'Bank 1', { Reserves: '300', 'Due from Bank 2': '15', Total: '525' });
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 2': '20', Total: '525' });

  await board.act({ party: 'Bank 1', action: NET, choose: { With: 'Bank 2' } });
  await expect(board.saying('Bank 1 and Bank 2 set off $15 against each other.')).toBeVisible();
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 2': '5', Total: '510' });
  await board.holds('Assets', 'Bank 2', { 'Due from Bank 1': '5', Total: '515' });
  await board.holds('Assets', 'Bank 1', { 'Due from Bank 2': '0' });

  await board.act({ party: 'Bank 2', action: NET, choose: { With: 'Bank 3' } });
  // A line that went to zero stays for the step in which it did, and for no longer.
  expect(await board.lines('Assets', 'Bank 1')).not.toHaveProperty('Due from Bank 2');
  await board.act({ party: 'Bank 1', action: NET, choose: { With: 'Bank 3' } });
  await board.holds('Liabilities', 'Bank 2', { 'Due to Bank 3': '10' });
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 3': '10' });

  await board.act({ party: 'Bank 1', action: SETTLE, choose: { With: 'Bank 2', How: CREDIT } });
  await board.holds('Liabilities', 'Bank 1', { 'Bank 2': '105' });
  await board.holds('Assets', 'Bank 2', { 'At Bank 1': '105' });
  await board.act({ party: 'Bank 2', action: SETTLE, choose: { With: 'Bank 3', How: DEBIT } });
  await board.holds('Assets', 'Bank 2', { 'At Bank 3': '90' });
  await board.act({ party: 'Bank 3', action: SETTLE, choose: { With: 'Bank 1', How: DEBIT } });
  await board.holds('Assets', 'Bank 1', { 'At Bank 3': '90' });

  await board.owesNothing();
  for (const bank of BANKS) await board.holds('Assets', bank, { Reserves: '300' });
  await board.isAt(6, 6);
});

test('acting in the past starts a branch, and both lines can be chosen again', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await playToTheEnd(board);
  await board.button('Step back').click();
  await expect(board.saying('in the past: acting here starts a branch')).toBeVisible();
  await board.button('Last step').click();
  await branchAtStep2(board);
  await expect(board.player.getByText('branch', { exact: true })).toBeVisible();
  await board.holds('Assets', 'Bank 1', { 'At Bank 2': '95' });

  await board.others(2).click();
  await board.isAt(3, 6);
  await expect(board.player.getByText('main line', { exact: true })).toBeVisible();
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 2': '5', 'Due to Bank 3': '10' });

  await board.step(2, 'Bank 2 and Bank 3 set off').click();
  await board.isAt(2, 6);
  await board.focusPage();
  await board.press('ArrowDown');
  await board.isAt(2, 3);
  await board.press('ArrowUp');
  await board.isAt(2, 6);
  await board.press('ArrowUp', 'ArrowRight');
  await board.isAt(3, 3);
  await board.holds('Assets', 'Bank 1', { 'At Bank 2': '95' });
});

test('doing again what was done there follows the line that is there', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await playToTheEnd(board);
  await board.button('First step').click();
  await board.act({ party: 'Bank 1', action: NET, choose: { With: 'Bank 2' } });
  await board.isAt(1, 6);
});

test('a reload finds both lines and the place', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await playToTheEnd(board);
  await branchAtStep2(board);
  await board.button('Step back').click();
  await board.isAt(2, 3);
  await page.reload();
  await board.isAt(2, 3);
  await board.lookAt('Steps');
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 2': '5', 'Due to Bank 3': '20' });
  await board.others(2).click();
  await board.isAt(3, 6);
  await board.button('Last step').click();
  await board.owesNothing();
});

test('a reload right after a step finds that step, though the address was not there yet', async ({
  page,
}) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.pay('7');
  await board.pay('8');
  await expect(page).toHaveURL(/&round=2$/);
  await board.button('Step back').click();
  await board.isAt(1, 2);
  await page.reload();
  await board.isAt(1, 2);
});

test('a copied link opens elsewhere at the same place, as a visit that can be kept', async ({
  page,
  browser,
}) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await playToTheEnd(board);
  await board.button('Step back').click();
  await board.button('Step back').click();
  await board.button('Share').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visitor = await Board.open(await elsewhere.newPage(), CORRESPONDENTS);
  await visitor.pay('7');
  await visitor.isAt(1, 1);
  await visitor.keeps(1);
  // Another lesson in between, so that the link is opened as a page and not as a mere fragment.
  await visitor.page.goto('/');
  await visitor.page.goto(link);
  await visitor.isAt(4, 6);
  await visitor.holds('Liabilities', 'Bank 1', { 'Bank 2': '105' });
  await expect(visitor.saying('You are looking at shared steps.')).toBeVisible();

  await visitor.button('Back to my own').click();
  await visitor.isAt(1, 1);
  await visitor.holds('Assets', 'Customer 1', { 'At Bank 1': '78' });

  await visitor.page.goto('/');
  await visitor.page.goto(link);
  await visitor.button('Keep it as mine').click();
  await expect(visitor.saying('You are looking at shared steps.')).toHaveCount(0);
  await visitor.isAt(4, 6);
  await visitor.keeps(7);
  await visitor.page.goto(CORRESPONDENTS);
  await visitor.isAt(4, 6);
  await visitor.lookAt('Steps');
  await expect(visitor.others(0)).toHaveText(/Customer 1 pays Customer 2 \$7/);
  await elsewhere.close();
});
