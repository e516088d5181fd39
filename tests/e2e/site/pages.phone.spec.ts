/** A page of each kind on a phone, where fingers point, in the dark theme: by all that axe looks for. */
import { expect } from '@playwright/test';
import { expectAccessible, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

test.use({ colorScheme: 'dark' });

const PAGES = [
  '/',
  '/lectures',
  '/lectures/fundamentals',
  '/lectures/fundamentals/introduction',
  '/lectures/repos/security-dealers',
  '/articles/interest/compound-interest',
  '/articles/glossary/b',
  '/community',
  '/teach',
  '/registration/signup',
];

for (const path of PAGES) {
  test(`${path} is whole on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    // It keeps off the header, on pages without crumbs too.
    expect((await page.locator('main h1').boundingBox())?.y).toBeGreaterThanOrEqual(84);
    await expectAccessible(page);
  });
}

test('the first button of the home page leads to a board that waits for an amount', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Move your first dollars' }).tap();
  const board = page.getByRole('region', { name: 'Board' });
  await expect(board.locator('[data-part="composer"]')).toBeInViewport();
  await board.getByRole('textbox', { name: /^Amount/ }).fill('20');
  await page.keyboard.press('Enter');
  await expect(board.locator('.player-where')).toContainText(/Step\s*1 of 1/);
});
