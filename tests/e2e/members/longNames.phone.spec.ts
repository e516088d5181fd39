/** Names without a space, as long as they may be: on a phone no page of a class is wider than the screen for them. */
import { expect, type Page } from '@playwright/test';
import { signUp, somebody } from '../support/members';
import { overhang } from '../support/overhang';
import { test } from '../support/test';

test.slow();

const INSTRUCTOR = 'Ina'.padEnd(60, 'w');
const CLASS = 'Money'.padEnd(80, 'm');
const TITLE = 'Pay'.padEnd(80, 'y');

/** Expects the page to fit on the screen once its heading is there. */
async function fits(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await overhang(page)).toBe(0);
}

test('a class, its assignment and what deletes it fit on a phone, whatever they are called', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, somebody(INSTRUCTOR), '/community/classes');
  await page.getByLabel('Name of the class').fill(CLASS);
  await page.getByRole('button', { name: 'Create the class' }).tap();
  await fits(page, CLASS);
  const path = new URL(page.url()).pathname;
  const link = await page.getByRole('textbox', { name: 'Join link' }).inputValue();
  await page.getByRole('link', { name: 'New assignment' }).tap();
  await page
    .getByRole('combobox', { name: 'Lesson' })
    .selectOption({ label: '2. Deposit Transfers (Fundamentals)' });
  await page.getByLabel('Title').fill(TITLE);
  await page.getByRole('button', { name: 'Create the assignment' }).tap();
  await fits(page, TITLE);
  await page.getByRole('link', { name: 'Edit' }).tap();
  await fits(page, 'Edit the assignment');

  const guest = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const invited = await guest.newPage();
  await invited.goto(link);
  await fits(invited, `Join ${CLASS}`);
  await guest.close();

  await page.goto('/community/classes');
  await fits(page, 'Classes');
  await page.goto(path);
  await page.getByRole('button', { name: 'Delete the class' }).tap();
  const dialog = page.getByRole('dialog', { name: `Delete “${CLASS}”?` });
  await expect(dialog).toBeVisible();
  const over = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(over).toBe(0);
  await dialog.getByRole('button', { name: 'Delete the class' }).tap();
  await expect(page.getByText(`The class “${CLASS}” is deleted.`)).toBeFocused();
  await fits(page, 'Classes');
});
