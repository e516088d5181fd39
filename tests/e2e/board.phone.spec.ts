/** The board under one thumb: acting, sheets and player on one screen, which does not scroll. */
import { expect, type Locator, type Page } from '@playwright/test';
import { billsPath } from './support/bills';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { overhang } from './support/overhang';
import { expectNoLayoutShift } from './support/shift';
import { MOVING, test } from './support/test';

test.use(MOVING);

/** Goes from the text to the board, which loads as it is shown. */
async function open(page: Page, path: string): Promise<Board> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Go to the board' }).tap();
  const board = new Board(page);
  await board.isThere();
  return board;
}

test('everything that one acts with is on the screen, before an act and after', async ({
  page,
}) => {
  const board = await open(page, CORRESPONDENTS);
  const parts = async () => {
    for (const part of ['sentence', 'sheets', 'task', 'composer', 'answer', 'player']) {
      await expect(page.locator(`[data-part=${part}]`).first()).toBeInViewport({ ratio: 1 });
    }
    const scroll = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scroll).toBe(0);
  };
  await parts();
  await expectNoLayoutShift(page, 0.001);
  await board.pay('20');
  await board.isAt(1, 1);
  await parts();
  for (const sheet of await page.locator('[data-sheet][data-changed]').all()) {
    await expect(sheet).toBeInViewport({ ratio: 1 });
  }
});

const netWorthOf = (page: Page, name: string) =>
  page.locator(`[data-sheet="${name}"]`).getByText('Net worth');

/** Pixels that the sheets take beyond their place. */
const overhangs = (page: Page) =>
  page
    .locator('.stage-fit')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

test('sheets that have folded are whole where there is room for them', async ({ page }) => {
  await open(page, '/lectures/the-federal-reserve/fed-funds-rate-1');
  for (const name of ['Central Bank', 'Bank 1', 'Bank 3'])
    await expect(netWorthOf(page, name)).toBeInViewport({ ratio: 1 });
  expect(await overhangs(page)).toBe(0);
  // Any other that is folded has to be: whole, it takes more than there is.
  for (const name of ['Bank 2', 'Bank 4']) {
    const sheet = page.locator(`[data-sheet="${name}"]`);
    await expect(sheet).toBeInViewport({ ratio: 1 });
    await sheet.evaluate((one) => one.setAttribute('data-whole', ''));
    expect(await overhangs(page)).toBeGreaterThan(0);
    await sheet.evaluate((one) => one.removeAttribute('data-whole'));
  }
});

test('what one acts with is whole; what finds no room beside it is a press away', async ({
  page,
}) => {
  const board = await open(page, CORRESPONDENTS);
  for (const name of ['Bank 1', 'Bank 2'])
    await expect(netWorthOf(page, name)).toBeInViewport({ ratio: 1 });
  expect(await overhangs(page)).toBe(0);
  const last = page.locator('[data-sheet="Customer 3"]');
  await expect(last).toBeHidden();
  await board.button('All').tap();
  await expect(last).toBeVisible();
  await board.button('This step').tap();
  await expect(last).toBeHidden();
  await board.pay('20', 'Customer 3', 'Customer 1');
  await board.isAt(1, 1);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await overhangs(page)).toBe(0);
});

for (const path of [TRANSFERS, billsPath(1)])
  test(`the tabs beside the board are filled before it was ever looked at (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('tab', { name: /^Tasks/ }).tap();
    const panel = page.getByRole('tabpanel', { name: /^Tasks/ });
    await expect(panel.getByRole('list').first()).toBeVisible();
    await page.getByRole('tab', { name: /^Explore/ }).tap();
    const looks = page.getByRole('tabpanel', { name: /^Explore/ });
    await expect(looks.getByRole('heading').or(looks.getByRole('table')).first()).toBeVisible();
    // It is the same board that one then acts on.
    const board = new Board(page);
    await board.button('Board').tap();
    await board.isThere();
  });

test('a customer who acts is whole, with whom it pays and their banks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const board = await open(page, CORRESPONDENTS);
  await board.field('Party').selectOption({ label: 'Customer 1' });
  for (const name of ['Bank 1', 'Bank 2', 'Customer 1', 'Customer 2'])
    await expect(netWorthOf(page, name)).toBeInViewport({ ratio: 1 });
  expect(await overhangs(page)).toBe(0);
});

test('no more is left out than has to be', async ({ page }) => {
  await open(page, '/lectures/the-central-bank-today/conclusion');
  await expect(netWorthOf(page, 'Central Bank')).toBeInViewport({ ratio: 1 });
  const first = page.locator('[data-sheet][data-away]').first();
  await expect(first).toHaveAttribute('data-sheet', 'Money Fund');
  expect(await overhangs(page)).toBe(0);
  // Were it drawn, there would be no room for it even beside the totals of all others.
  await first.evaluate((one) => {
    for (const sheet of document.querySelectorAll('[data-whole]:not([data-named="true"])'))
      sheet.removeAttribute('data-whole');
    one.removeAttribute('data-away');
  });
  expect(await overhangs(page)).toBeGreaterThan(0);
});

test('nothing lies over the button, and the player ends where the board does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const board = await open(page, TRANSFERS);
  await board.region.getByRole('combobox', { name: 'Action' }).selectOption('Pin a Note');
  const box = (part: Locator) =>
    part.evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right };
    });
  const toggles = await box(page.locator('.composer-toggles'));
  const button = await box(board.button('Pin the note'));
  expect(toggles.right).toBeLessThanOrEqual(button.left);
  const menu = await box(page.locator('.player-menu'));
  const composer = await box(page.locator('.composer-form'));
  expect(menu.right).toBeLessThanOrEqual(composer.right);
});

test('an act says what happened, and what it has met', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await expect(board.saying(/^Task 1 of 3: Pay \$30/)).toBeVisible();
  await board.pay('30');
  await expect(board.saying('Customer 1 pays Customer 2 $30.')).toBeVisible();
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 2', { 'At Bank 1': '130' });
  await expect(board.region.getByText('Task 1 is met, 2 are left.')).toBeInViewport({ ratio: 1 });
  await expect(board.saying(/^Task 2 of 3: Gather/)).toBeVisible();
  await board.button('Step back').tap();
  await board.isAt(0, 1);
});

test('text and board each keep their place', async ({ page }) => {
  await page.goto(TRANSFERS);
  const heading = page.getByRole('heading', { level: 2 }).nth(1);
  await heading.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  const board = new Board(page);
  await board.isThere();
  await page.getByRole('button', { name: 'Read', exact: true }).tap();
  await expect(heading).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
});

/** What a finger could not hit (WCAG 2.5.8, 24 px), by its words. A name is hit by its whole card; what a figure tells, Explore tells too. */
const tooSmall = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((element) =>
    [...element.querySelectorAll('button, a, select, summary, input, [role="tab"]')].flatMap(
      (one) => {
        const wider = { '.party-select': '.party', input: 'label' };
        if (one.matches('.t-figure-button')) return [];
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
  await board.pay('30');
  await board.pay('40');
  await board.button('Step back').tap();
  await board.pay('5');
  expect(await tooSmall(board.region)).toEqual([]);
  await board.region.getByText('Settings and notes').tap();
  expect(await tooSmall(board.region)).toEqual([]);
  await board.region.getByText('Settings and notes').tap();
  const sheet = page.getByRole('dialog');
  await board.region
    .getByRole('button', { name: /what makes it up$/ })
    .first()
    .tap();
  await expect(sheet.getByRole('table')).toBeVisible();
  expect(await tooSmall(sheet)).toEqual([]);
});

test('a refusal is read under the sentence, and what was typed stays', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await board.fill({ party: 'Customer 1', action: 'Transfer Money to Someone', amount: '300' });
  await expect(page.locator('[data-part=answer]')).toContainText(/pay \$100\.00 or less\./);
  await board.field('Amount ($)').press('Enter');
  await expect(board.field('Amount ($)')).toHaveValue('300');
  await board.isAt(0, 0);
});

test('the menu leads to sharing', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await board.pay('30');
  await board.button('This line').tap();
  await page.getByRole('menuitem', { name: 'Share' }).tap();
  await expect(page.getByRole('dialog', { name: 'Share this step' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport();
});

test('the tabs of sharing stay under the thumb, whatever they show', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  await board.pay('30');
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
  for (const amount of ['1', '2', '3', '4']) await board.pay(amount);
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
    await board.pay('30');
    expect(await overhang(page)).toBe(0);
    await board.button('View').tap();
    await page.getByRole('radio', { name: 'Balances' }).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(board.region.getByRole('table', { name: /^Balance sheet/ })).not.toHaveCount(0);
    expect(await overhang(page)).toBe(0);
  });
}

test('on a branch the track does not run into what stands beside it', async ({ page }) => {
  const board = await open(page, TRANSFERS);
  for (const amount of ['1', '2', '3']) await board.pay(amount);
  await board.button('Step back').tap();
  await board.pay('4');
  const where = board.player.locator('.player-where');
  await expect(where).toHaveText(/^Step 3 of 3\s*branch$/);
  const words = await where.boundingBox();
  const ends = await board.player
    .locator('.track-branch-end')
    .evaluateAll((all) => all.map((end) => end.getBoundingClientRect().right));
  if (!words) throw new Error('it does not say where one is');
  expect(Math.max(...ends)).toBeLessThanOrEqual(words.x);
  expect(words.height).toBeLessThanOrEqual(44);
});
