/** The sandbox: a system with CHIPS is built, played to the end of its day, and shared whole. */
import { expect, type Page } from '@playwright/test';
import { encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { account, bank, customer } from '@/src/lessons/course/opening';
import { Board } from './support/board';
import { fragment } from './support/links';
import { expectAccessible, test } from './support/test';

const steps = (page: Page) =>
  page.getByRole('list', { name: 'Steps of the opening' }).getByRole('listitem');

async function startFromChips(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sandbox' }).click();
  const start = page.getByLabel('Start from');
  await start.selectOption({ label: 'A day with CHIPS' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(steps(page)).toHaveCount(12);
}

async function play(page: Page): Promise<Board> {
  await page.getByRole('button', { name: 'Play it' }).click();
  const board = new Board(page);
  await board.isThere();
  return board;
}

test('a day with CHIPS is built, paid, netted and settled, and travels in its link', async ({
  page,
  browser,
}) => {
  await startFromChips(page);
  await expectAccessible(page);
  const board = await play(page);
  await expect(page).toHaveURL(/\/sandbox#log=/);
  await expectAccessible(page);

  await board.pay('80', 'Ann', 'Ben');
  await board.holds('Liabilities', 'CHIPS', { 'Due to Second Bank': '80' });
  await board.pay('50', 'Ann', 'Cleo');
  await expect(board.saying('so the payment waits for an offsetting one')).toBeVisible();
  await board.pay('40', 'Ben', 'Ann');
  await expect(board.saying('This releases Ann’s payment of $50 to Cleo')).toBeVisible();
  await board.holds('Assets', 'Cleo', { 'At Third Bank': '250' });
  await board.act({
    party: 'CHIPS',
    action: 'Settle Dues with Bank(s)',
    choose: { Bank: 'All banks' },
  });
  await expect(board.saying('The day ends')).toBeVisible();
  await board.isAt(4, 4);
  await board.holds('Assets', 'First Bank', { 'At CHIPS': '10', 'At Central Bank': '400' });

  await board.share('Link and code');
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link).toContain('/sandbox#log=');
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  const shared = await Board.open(guest, link);
  await shared.isAt(4, 4);
  await shared.holds('Assets', 'First Bank', { 'At CHIPS': '10', 'At Central Bank': '400' });
  await shared.button('Back to my own').click();
  await shared.isAt(0, 0);
  await elsewhere.close();
});

test('what is built and played is there again after a reload, and Back leads to the builder', async ({
  page,
}) => {
  await startFromChips(page);
  await page.reload();
  await expect(steps(page)).toHaveCount(12);
  const board = await play(page);
  await board.pay('80', 'Ann', 'Ben');
  await board.keeps(1);
  await page.reload();
  await board.isAt(1, 1);
  await page.goBack();
  await expect(steps(page)).toHaveCount(12);
  await page.goForward();
  await board.isAt(1, 1);
});

test('a step is added, moved, refused, taken out and put back, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/sandbox');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(steps(page)).toHaveText([/Customer 1 joins with \$100 in cash/]);
  await page.getByLabel('Type').selectOption({ label: 'Bank' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Step', { exact: true }).selectOption({ label: 'Open an Account' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(steps(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Move step 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Step 3 is now step 2.');
  await expect(steps(page).nth(1)).toContainText('Refused.');
  await expect(page.getByRole('button', { name: 'Move step 2 up' })).toBeFocused();
  // What cannot act must not be the only one with a frame.
  await expect(page.getByRole('button', { name: 'Move step 1 up' })).toHaveCSS(
    'border-top-color',
    'rgba(0, 0, 0, 0)',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove step 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(steps(page).nth(2)).toContainText('Customer 1 opens an account with Bank 1');
});

test('a link whose system cannot be built whole shows what could be, and is mended', async ({
  page,
}) => {
  const opening = [bank('Bank 1'), customer('Ann', 100), account(1, 0, 500)];
  const log = { world: 'banking', lesson: 'sandbox', opening, events: [] } as const;
  await page.goto(`/sandbox${fragment(encodeLink(log))}`);
  await expect(page.getByText(/Step 3 of its opening is refused: .*\$100/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Assets of Ann' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit the system' }).click();
  await page.getByRole('button', { name: 'Edit step 3' }).click();
  await steps(page).nth(2).getByLabel('Paid in ($)').fill('60');
  await page.getByRole('button', { name: 'Save' }).click();
  const board = await play(page);
  await board.holds('Assets', 'Ann', { 'At Bank 1': '60', Cash: '40' });
});

test('a file of a system that cannot be built whole is mended too', async ({ page }) => {
  const opening = [bank('Bank 1'), customer('Ann', 100), account(1, 0, 500)];
  const text = fileTextOf({ world: 'banking', lesson: 'sandbox', opening, events: [] });
  await page.goto('/sandbox');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Open a file').click();
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
  await expect(page.getByText(/Step 3 of its opening is refused/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit the system' }).click();
  await expect(steps(page)).toHaveCount(3);
});

test('long names are not cut off, and what leads back to the system stays on its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/sandbox');
  await page
    .getByLabel('Title')
    .fill('A system whose title is longer than anyone would set it '.repeat(2));
  await page.getByLabel('Name').fill('Donaudampfschifffahrtselektrizitätenhaup');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const name = page.getByRole('region', { name: 'Balance sheets so far' }).locator('.party-name');
  await expect(name).toContainText('Donaudampf');
  const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBe(0);
  await play(page);
  const way = await page.getByRole('button', { name: 'Edit the system' }).boundingBox();
  expect(way?.height).toBeLessThan(45);
});

test('no word of the preview is broken, however large its sums', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/sandbox');
  await page.getByLabel('Name').fill('First Bank');
  await page.getByLabel('Type').selectOption({ label: 'Bank' });
  await page.getByLabel('Cash ($)').fill('10,000,000,000');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const sheet = page.getByRole('article').filter({ hasText: 'First Bank' });
  await expect(sheet).toContainText('10,000,000,000');
  const lines = await sheet.locator('.t-column tbody th').evaluateAll((labels) =>
    labels.map((label) => {
      const words = document.createRange();
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      while (texts.nextNode()) {
        words.selectNode(texts.currentNode);
        for (const { top } of words.getClientRects()) tops.add(Math.round(top));
      }
      return tops.size;
    }),
  );
  expect(Math.max(...lines)).toBe(1);
});
