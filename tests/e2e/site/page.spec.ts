/** The pages themselves: what they are without the board's script, and that they keep still and whole. */
import { expect } from '@playwright/test';
import { Board, CORRESPONDENTS, TRANSFERS } from '../support/board';
import { expectNoLayoutShift } from '../support/shift';
import { MOVING, NOWHERE, test } from '../support/test';
import { WeakNetwork } from '../support/weakNetwork';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson shows its text and the opening accounts', async ({ page }) => {
    await page.goto(CORRESPONDENTS);
    await expect(page.getByRole('heading', { name: 'Debts run both ways' })).toBeVisible();
    const board = page.getByRole('region', { name: 'Board' });
    const assets = board.getByRole('table', { name: 'Assets of Bank 1' });
    await expect(assets.getByRole('row', { name: 'Reserves 300' })).toBeVisible();
    await expect(assets.getByRole('row', { name: 'Due from Bank 2 15' })).toBeVisible();
    await expect(board.getByRole('article')).toHaveCount(6);
    // Playwright finds no text inside a noscript element, drawn or not.
    await expect(board.locator('noscript p')).toBeVisible();
    await expect(board.locator('noscript p')).toHaveText(/^The board needs JavaScript/);
  });

  test('the home page shows the opening of its story, and leads to the lessons', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const story = main.getByRole('region', { name: 'A banknote, two payments, one settlement' });
    await expect(story.getByRole('article')).toHaveCount(4);
    await expect(story.getByRole('link', { name: 'Try it from here' })).toBeVisible();
    await expect(story.getByRole('button', { name: 'Play' })).toBeHidden();
    await expect(main.getByRole('link', { name: 'For teachers' })).toBeVisible();
    await expect(main.getByText('Planned')).toHaveCount(0);
    await main.getByRole('link', { name: 'Towards a Central Bank' }).click();
    await main.getByRole('link', { name: 'Correspondent Banking' }).click();
    await expect(page).toHaveURL(CORRESPONDENTS);
  });
});

for (const path of [TRANSFERS, CORRESPONDENTS]) {
  test(`nothing on ${path} moves when the board comes, nor when what was saved does`, async ({
    page,
  }) => {
    const board = await Board.open(page, path);
    await expectNoLayoutShift(page);
    await board.pay('30');
    await board.isAt(1, 1);
    await page.goto('/');
    await page.goto(path);
    await board.isAt(1, 1);
    await expectNoLayoutShift(page);
  });
}

test.describe('the story of the home page', () => {
  test.use(MOVING);

  test('plays by itself, moves nothing around it, and is let go of where it stands', async ({
    page,
  }) => {
    await page.goto('/');
    const story = page.getByRole('region', { name: 'A banknote, two payments, one settlement' });
    await expect(story.getByText('Step 2 of 6')).toBeVisible({ timeout: 20_000 });
    await expectNoLayoutShift(page);
    await story.getByRole('button', { name: 'Pause' }).click();
    const shown = (await story.getByText(/^Step \d of 6$/).textContent()) ?? '';
    await story.getByRole('link', { name: 'Try it from here' }).click();
    const board = story.getByRole('region', { name: 'Board', exact: true });
    await expect(board.locator('.player-where')).toContainText(shown);
    await expect(board.locator('[data-part="composer"]')).toBeInViewport();
    await expect(page).toHaveURL('/');
    await board.getByRole('button', { name: 'Back to the story' }).click();
    await expect(story.getByText(shown)).toBeVisible();
  });
});

test('the story stands still for whoever wants less motion, and its player works', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const story = page.getByRole('region', { name: 'A banknote, two payments, one settlement' });
  await expect(story.getByText('Start · 6 steps')).toBeVisible();
  await story.getByRole('button', { name: 'Step forward' }).click();
  await expect(story.getByText('Step 1 of 6')).toBeVisible();
  await expect(story.locator('.motion-chip')).toHaveCount(0);
});

/** Where a page stops for a while on its way, and on how wide a screen what is there could move. */
const STOPS = [
  { what: 'the header', path: '/about', before: 'class="site-burger"', width: 390 },
  { what: 'the footer', path: '/registration/signin', before: 'id="site-footer"', width: 768 },
  { what: 'a list', path: '/lectures/fundamentals/introduction', before: '</section>', width: 390 },
  { what: 'a form', path: '/community', before: '<option value="stars"', width: 412 },
  { what: 'the map', path: '/lectures/map', before: '"line-3"', width: 1440 },
] as const;

for (const { what, path, before, width } of STOPS) {
  test(`${what} stays where it is when the rest of the page comes later`, async ({
    page,
    baseURL,
  }) => {
    const network = await WeakNetwork.to(baseURL ?? '');
    const goOn = network.stopBefore(before);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(network.address + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    goOn();
    await page.waitForLoadState();
    await expectNoLayoutShift(page, 0.0005);
    await network.close();
  });
}

test('an unknown address says that there is no page, and leads back', async ({ page }) => {
  const answer = await page.goto(NOWHERE);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.getByRole('link', { name: 'Deposit Transfers' }).click();
  await new Board(page).isThere();
});

test('a lesson opened by the link of another page is as good as one opened by its address', async ({
  page,
}) => {
  await page.goto('/lectures');
  await page.getByRole('main').getByRole('link', { name: 'Deposit Transfers' }).click();
  const board = new Board(page);
  await board.isThere();
  await board.pay('30');
  await board.holds('Liabilities', 'Bank 1', { 'Customer 1': '70', 'Customer 2': '130' });
});

test('the address follows the board, and the way back stays as short as it was', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  const before = await page.evaluate(() => window.history.length);
  for (const amount of ['1', '2', '3']) await board.pay(amount);
  await expect(page).toHaveURL(/#log=[\w-]+&round=3$/);
  await board.button('Step back').click();
  await expect(page).toHaveURL(/&round=2$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await page.reload();
  await board.isAt(2, 3);
  await expect(board.button('Back to my own')).toHaveCount(0);
});

test('the theme is chosen once and kept', async ({ page }) => {
  await page.goto('/');
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: /^Switch to the light theme/ }).click();
  await page.getByRole('button', { name: /^Switch to the dark theme/ }).click();
  await expect(page.getByRole('button', { name: /^Use the theme of your device/ })).toBeVisible();
  await page.goto(TRANSFERS);
  await expect(page.getByRole('button', { name: /^Use the theme of your device/ })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
    light,
  );
});
