/** A page of each kind on a phone, where fingers point, in the dark theme: by all that axe looks for. */
import { expect } from '@playwright/test';
import { isAccessible, test } from '../support/test';

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
    await isAccessible(page);
  });
}
