/** The drawer and the tabs of the sections on a phone. */
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, MOVING, test } from '../support/test';

test.use(MOVING);

async function opened(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('the drawer is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const drawer = await opened(page);
  for (const section of ['Articles', 'Features', 'Lectures']) {
    const head = drawer.getByRole('button', { name: section, exact: true });
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.tap();
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleInBothThemes(page, '[role=dialog]');
  }
});

test('choosing a lesson closes the drawer and opens the lesson', async ({ page }) => {
  await page.goto('/');
  const drawer = await opened(page);
  const lectures = drawer.getByRole('button', { name: 'Lectures', exact: true });
  if ((await lectures.getAttribute('aria-expanded')) === 'false') await lectures.tap();
  const repos = drawer.getByRole('button', { name: /^Repos/ });
  await repos.tap();
  await drawer.getByRole('link', { name: 'Security Dealers' }).tap();
  await expect(page).toHaveURL('/lectures/repos/security-dealers');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security Dealers');
});

/** Has whatever begins to move stand still there: the moment that is looked at lasts as long as it takes. */
function holdMovement(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations()) animation.pause();
    });
  });
}

test('a section that unfolds is not scrolled by what is focused in it', async ({ page }) => {
  await page.goto('/');
  const drawer = await opened(page);
  await holdMovement(page);
  await drawer.getByRole('button', { name: 'Lectures', exact: true }).tap();
  const section = drawer.getByRole('region', { name: 'Lectures' });
  const heights = () =>
    section.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  const { clientHeight, scrollHeight } = await heights();
  expect(clientHeight).toBeLessThan(scrollHeight);
  await section.getByRole('link', { name: /^Finance/ }).focus();
  expect(await section.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('Escape closes the drawer and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const drawer = await opened(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the tabs of a section stand over the page, with their history', async ({ page }) => {
  await page.goto('/lectures');
  const strip = page.getByRole('navigation', { name: 'Lectures' });
  await strip.getByRole('link', { name: 'Finance' }).tap();
  await expect(page).toHaveURL('/lectures/finance');
  await page.goBack();
  await expect(page).toHaveURL('/lectures');
});

test('the glossary is searched by tap', async ({ page }) => {
  await page.goto('/articles/users/home');
  await page.getByRole('combobox', { name: 'Search the glossary' }).tap();
  await page.keyboard.type('haircut');
  await page
    .getByRole('option', { name: /Haircut/ })
    .first()
    .tap();
  await expect(page).toHaveURL('/articles/glossary/h#haircut');
});
