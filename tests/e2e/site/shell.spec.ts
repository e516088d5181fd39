/** Header, features menu, search and side navbars on a desktop. */
import { expect } from '@playwright/test';
import { expectAccessible, test } from '../support/test';

const TRANSFERS = '/lectures/fundamentals/deposit-transfers';

test('the features menu is opened, walked and closed by keyboard', async ({ page }) => {
  await page.goto('/about');
  const features = page.getByRole('button', { name: 'Features' });
  await features.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Features' });
  await expect(menu.getByRole('link', { name: /^Lectures/ })).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(features).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await menu.getByRole('link', { name: /^Glossary/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/articles/glossary');
  await expect(menu).toHaveCount(0);
});

test('what is planned is named and leads nowhere', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Features' }).click();
  const menu = page.getByRole('dialog', { name: 'Features' });
  const card = menu.getByRole('listitem').filter({ hasText: 'Analytics' });
  await expect(card).toContainText('Planned');
  await expect(card.getByRole('link')).toHaveCount(0);
});

test('search opens by its key, finds a lesson and goes there', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main h1').waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('overdraf');
  await expect(dialog.getByRole('option').first()).toContainText('Overdrafts');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/lectures/fundamentals/overdrafts');
  await expect(dialog).toHaveCount(0);
});

test('the navbar marks the lesson shown, and its groups fold', async ({ page }) => {
  await page.goto(TRANSFERS);
  await page.getByRole('tab', { name: 'Lessons' }).click();
  const navbar = page.getByRole('navigation', { name: 'Lectures' });
  const here = navbar.getByRole('link', { name: 'Deposit Transfers' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await expect(navbar.getByRole('link', { name: 'Security Dealers' })).toBeHidden();
  await navbar.getByText('Repos', { exact: true }).click();
  await navbar.getByRole('link', { name: 'Security Dealers' }).click();
  await expect(page).toHaveURL('/lectures/repos/security-dealers');
  await page.getByRole('tab', { name: 'Lessons' }).click();
  await expect(navbar.getByRole('link', { name: 'Security Dealers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a tab of the navbar takes the place of the page in the history', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/lectures');
  const navbar = page.getByRole('navigation', { name: 'Lectures' });
  await navbar.getByRole('link', { name: 'Finance' }).click();
  await expect(page).toHaveURL('/lectures/finance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lectures on finance');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the Community tab searches the glossary', async ({ page }) => {
  await page.goto('/articles');
  const navbar = page.getByRole('navigation', { name: 'Articles' });
  await navbar.getByRole('link', { name: 'Community' }).click();
  await expect(page).toHaveURL('/articles/users/home');
  await expect(navbar.getByText('Browse Categories')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search the glossary' }).first();
  await box.fill('VOSTRO');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/articles/glossary/v#vostro-account');
});

test('the footer is as high as it is meant to be, however much its lists take', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBe(395);
});

test('what is printed is the text, and nothing that stands around it', async ({ page }) => {
  await page.goto('/articles/interest/compound-interest');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads on by links, and groups of the navbar fold', async ({ page }) => {
    await page.goto(TRANSFERS);
    const navbar = page.getByRole('navigation', { name: 'Lectures' });
    await navbar.getByText('Repos', { exact: true }).click();
    await navbar.getByRole('link', { name: 'Security Dealers' }).click();
    await expect(page).toHaveURL('/lectures/repos/security-dealers');
    await page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await expect(page).toHaveURL('/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('nostro');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=nostro');
    await expect(
      page.getByRole('main').getByRole('link', { name: /Nostro Account/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL('/#features');
  });
});
