/** The board under one thumb: the player stays at the bottom, and acting happens in a sheet. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { MOVING, test } from './support/test';

test.use(MOVING);

/** Opens the sheet, pays, and is back at the accounts. */
async function payInSheet(board: Board, amount: string): Promise<void> {
  await board.button('Act').tap();
  await expect(board.page.getByRole('dialog', { name: 'Act' })).toBeVisible();
  await board.pay(amount);
}

/** How many pixels the page is wider than the screen. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Scrolls to the board, which loads when it comes near. */
async function open(page: Page, path: string): Promise<Board> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Go to the board' }).tap();
  const board = new Board(page);
  await board.isThere();
  return board;
}

test('the player stays at the bottom of the screen wherever the page is scrolled', async ({
  page,
}) => {
  const board = await open(page, CORRESPONDENTS);
  const bottom = async () => {
    const { y = 0, height = 0 } = (await board.player.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(bottom).toBe(844);
  await board.button('Customer 3').scrollIntoViewIfNeeded();
  await expect(board.button('Act')).toBeInViewport();
  expect(await bottom()).toBe(844);
});

test('acting closes the sheet, and the sentence says what happened', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  // The form is in the sheet: no room is kept for it on the page.
  const beside = page.locator('.board-beside');
  const spare = await beside.evaluate((one) => {
    const { height } = one.parentElement?.getBoundingClientRect() ?? { height: 0 };
    return height - one.getBoundingClientRect().height;
  });
  expect(spare).toBeLessThan(4);
  await payInSheet(board, '30');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board.saying('Customer 1 pays Customer 2 $30.')).toBeVisible();
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 2', { 'At Bank 1': '130' });
  await board.button('Step back').tap();
  await board.isAt(0, 1);
});

test('the task is named in the sheet, and what was met is told where the sheet was', async ({
  page,
}) => {
  const board = await open(page, TRANSFERS);
  await board.button('Act').tap();
  const sheet = page.getByRole('dialog', { name: 'Act' });
  await expect(sheet.getByText(/^Task 1 of 3: Pay \$30/)).toBeVisible();
  await board.pay('30');
  await expect(sheet).toHaveCount(0);
  const told = board.player.getByText('Task 1 is met, 2 are left.');
  await expect(told).toBeInViewport({ ratio: 1 });
  await board.button('Act').tap();
  await expect(sheet.getByText(/^Task 2 of 3: Gather/)).toBeVisible();
});

/** What a finger could not hit (WCAG 2.5.8, 24 px), by its words. A name is hit by its whole card, a figure by its line. */
const tooSmall = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((element) =>
    [...element.querySelectorAll('button, a, select, summary, input, [role="tab"]')].flatMap(
      (one) => {
        const wider = { '.party-select': '.party', '.t-figure-button': 'tr', input: 'label' };
        const by = Object.entries(wider).find(([small]) => one.matches(small))?.[1];
        const box = ((by && one.closest(by)) || one).getBoundingClientRect();
        if (box.width === 0 || (box.width >= 24 && box.height >= 24)) return [];
        return [
          `${one.getAttribute('aria-label') ?? one.textContent}: ${box.width} × ${box.height}`,
        ];
      },
    ),
  );

test('everything on the board is large enough for a finger', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await payInSheet(board, '30');
  await payInSheet(board, '40');
  await board.button('Step back').tap();
  await payInSheet(board, '5');
  await expect(board.steps.getByRole('button').first()).toBeVisible();
  expect(await tooSmall(board.region)).toEqual([]);
  await board.button('Act').tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Settings and notes').tap();
  expect(await tooSmall(sheet)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).tap();
  await board.region
    .getByRole('button', { name: /what makes it up$/ })
    .first()
    .tap();
  await expect(sheet.getByRole('table')).toBeVisible();
  expect(await tooSmall(sheet)).toEqual([]);
});

test('a refusal is read in the sheet, which stays open', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await board.button('Act').tap();
  const sheet = page.getByRole('dialog', { name: 'Act' });
  await board.fill({ party: 'Customer 1', action: 'Transfer Money to Someone', amount: '300' });
  await expect(sheet.getByText(/pay \$100\.00 or less\.$/)).toBeVisible();
  await board.field('Amount ($)').press('Enter');
  await expect(sheet).toBeVisible();
  await expect(board.field('Amount ($)')).toHaveValue('300');
  await page.getByRole('button', { name: 'Close' }).tap();
  await board.isAt(0, 0);
});

test('the menu leads to sharing', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await payInSheet(board, '30');
  await board.button('This line').tap();
  await page.getByRole('menuitem', { name: 'Share' }).tap();
  await expect(page.getByRole('dialog', { name: 'Share this step' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport();
});

test('the tabs of sharing stay under the thumb, whatever they show', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await payInSheet(board, '30');
  await board.button('This line').tap();
  await page.getByRole('menuitem', { name: 'Share' }).tap();
  // Its title says what the chosen tab does, and changes with it.
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('tab') });
  const tabs = sheet.getByRole('tab');
  await expect(tabs).toHaveCount(6);
  const heights = new Set<number>();
  for (const tab of await tabs.all()) {
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // The sheet's first way up ends before it is measured.
    await sheet.evaluate((one) => Promise.all(one.getAnimations().map((run) => run.finished)));
    heights.add(Math.round((await tabs.first().boundingBox())?.y ?? 0));
    expect((await tab.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  }
  expect(heights.size).toBe(1);
});

test('a finger moves the track', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  for (const amount of ['1', '2', '3', '4']) await payInSheet(board, amount);
  const { width = 0, height = 0 } = (await board.scrubber.boundingBox()) ?? {};
  await board.scrubber.tap({ position: { x: width / 2, y: height / 2 } });
  await board.isAt(2, 4);
});

for (const path of ['/', TRANSFERS, CORRESPONDENTS]) {
  test(`${path} is as wide as the screen and no wider`, async ({ page }) => {
    await page.goto(path);
    expect(await overhang(page)).toBe(0);
    if (path === '/') return;
    const board = await open(page, path);
    await payInSheet(board, '30');
    expect(await overhang(page)).toBe(0);
    await board.button('View').tap();
    await page.getByRole('radio', { name: 'Balances' }).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(board.region.getByRole('table', { name: /^Balance sheet/ })).not.toHaveCount(0);
    expect(await overhang(page)).toBe(0);
  });
}
