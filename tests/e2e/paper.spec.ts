/** A page with a board on paper: its text, and after it the board on a sheet of its own, whole and with nothing to press. */
import { expect, type Locator } from '@playwright/test';
import { billsPath } from './support/bills';
import { Board } from './support/board';
import { test } from './support/test';

test.use({ viewport: { width: 1000, height: 900 } });

const LOANS = '/lectures/towards-a-central-bank/clearing-house-loans';

/** What stands over the rows of the first long table of a calculator, and where the rows begin. */
const tableTops = () =>
  [...document.querySelectorAll('.calc .calc-table table')].map((table) => [
    Math.round(table.querySelector('thead')?.getBoundingClientRect().bottom ?? 0),
    Math.round(table.querySelector('tbody')?.getBoundingClientRect().top ?? 0),
  ]);

test('the table of a calculator has its heads above it, wherever the page was scrolled to', async ({
  page,
}) => {
  await page.goto('/articles/interest/compound-interest');
  const table = page.locator('.calc .calc-table').first();
  await expect(async () => {
    await page.locator('h2').nth(1).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(table).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  await table.locator('tbody tr').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(tableTops).then(([first]) => first?.length)).toBe(2);
  for (const [heads, rows] of await page.evaluate(tableTops)) expect(heads).toBe(rows);
});

test('a calculator goes on over the page, and none of its parts does', async ({ page }) => {
  await page.goto('/articles/interest/compound-interest');
  const calculator = page.locator('.calc').filter({ hasText: 'Simple interest, calculated' });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(calculator.locator('.chart')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  const breaksOf = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
  expect(await breaksOf(calculator)).toEqual(['auto']);
  const parts = calculator.locator('.calc-fields, .calc-result, .chart, pre');
  expect(new Set(await breaksOf(parts))).toEqual(new Set(['avoid']));
});

test('nothing on paper says that it comes as one scrolls', async ({ page }) => {
  await page.goto('/articles/historical/money-in-the-american-civil-war');
  const announced = page.getByText('The chart appears as you scroll down to it.');
  await expect(announced).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(announced).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
});

for (const address of [LOANS, billsPath(3)]) {
  test(`nothing of ${address} is covered or left blank on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await Board.open(page, address);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 740, height: 1000 });
    const sentence = await page.locator('.stage .board-sentence').boundingBox();
    const sheets = await page.locator('.stage-sheets').boundingBox();
    const place = await page.locator('.stage-place').boundingBox();
    if (!sentence || !sheets || !place) throw new Error('the board is not printed');
    expect(sentence.y + sentence.height).toBeLessThanOrEqual(sheets.y + 1);
    // What is left below the last sheet was a sheet of paper.
    expect(place.y + place.height - sheets.y - sheets.height).toBeLessThan(8);
    await expect(page.getByText(/^Start$/)).toBeVisible();
    for (const part of ['.opening-choice', '.round-chip', '.task-list details']) {
      expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
    }
    const break_ = await page
      .locator('.stage-place')
      .evaluate((one) => getComputedStyle(one).breakBefore);
    expect(break_).toBe('page');
  });
}
