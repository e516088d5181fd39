/** Pages of one's account on a phone: nothing is cut off, nothing is too small to touch. */
import { expect, type Page } from '@playwright/test';
import { signUp, somebody } from '../support/members';
import { expectAccessible, test } from '../support/test';

const PAGES = ['signin', 'signup', 'forgot', 'error?error=AccessDenied', 'reset?token=a'];

/** Expects that the page is as wide as the screen, and that a finger hits what it means. */
async function fits(page: Page): Promise<void> {
  const { scroll, width, small } = await page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'main :is(button, input:not([type=checkbox], [type=file]), label:has(> input), li > a)',
    );
    return {
      scroll: document.documentElement.scrollWidth,
      // A phone zooms out until all of the page is in sight: the window is as wide as what sticks out.
      width: document.documentElement.clientWidth,
      small: [...targets]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML.slice(0, 120)),
    };
  });
  expect(scroll).toBeLessThanOrEqual(width);
  expect(small).toEqual([]);
}

for (const path of PAGES) {
  test(`/registration/${path}`, async ({ page }) => {
    await page.goto(`/registration/${path}`);
    await page.waitForLoadState('networkidle');
    await fits(page);
    await expectAccessible(page);
  });
}

test('the profile, and the dialog that deletes an account', async ({ page }) => {
  await signUp(page, somebody('Annabellissima'.repeat(4)));
  await fits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my account' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'What others see of you' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Scenarios' })).toBeVisible();
  await fits(page);
  await expectAccessible(page);
});
