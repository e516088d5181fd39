/** The glossary: its box, its pages, the addresses of its terms, and the cards of terms in a lesson’s text. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../support/test';

const GLOSSARY = '/articles/glossary';

const LESSON = '/lectures/towards-a-central-bank/correspondent-banking';

/** The box in the page itself: the navbar may have one too. */
const boxOf = (page: Page) => page.locator('#main').getByLabel('Search the glossary');

const cardOf = (page: Page) => page.locator('.term-card');

const nostroOf = (page: Page) => page.locator('a.term', { hasText: 'nostro' }).first();

/** Whether one of two boxes lies wholly over or under the other. */
async function isClear(page: Page): Promise<boolean> {
  const [card, term] = await Promise.all([
    cardOf(page).boundingBox(),
    nostroOf(page).boundingBox(),
  ]);
  if (!card || !term) return false;
  return card.y >= term.y + term.height || card.y + card.height <= term.y;
}

test.describe('the box of the glossary', () => {
  test('finds by keyboard, and Enter goes to the term', async ({ page }) => {
    await page.goto(GLOSSARY);
    const box = boxOf(page);
    await box.focus();
    await page.keyboard.type('nostro');
    const option = page.getByRole('option', { name: 'Nostro Account' });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Ours, with them').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${GLOSSARY}/n#nostro-account`);
    await expect(page.locator('#nostro-account')).toBeInViewport();
  });

  test('offers the nearest terms for a misspelt one; Escape closes, then clears', async ({
    page,
  }) => {
    await page.goto(GLOSSARY);
    const box = boxOf(page);
    await box.fill('mortgaeg');
    await expect(page.getByRole('option', { name: 'Mortgage', exact: true })).toBeVisible();
    await expect(page.getByText('No such term. The nearest:').first()).toBeAttached();
    await box.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toHaveValue('mortgaeg');
    await box.press('Escape');
    await expect(box).toHaveValue('');
  });

  test('fetches nothing until it is used', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(GLOSSARY, { waitUntil: 'networkidle' });
    expect(fetched).not.toContain('/glossary.json');
    await boxOf(page).focus();
    await expect.poll(() => fetched).toContain('/glossary.json');
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the box finds by tap, within the screen', async ({ page }) => {
    await page.goto(GLOSSARY);
    await boxOf(page).tap();
    await boxOf(page).fill('clearing house l');
    const option = page.getByRole('option', { name: 'Clearing House Loans' });
    await expect(option).toBeVisible();
    const list = await page.getByRole('listbox').boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(320);
    await option.tap();
    await expect(page).toHaveURL(`${GLOSSARY}/c#clearing-house-loans`);
  });

  test('a term opens its card at the first tap and follows at the second', async ({ page }) => {
    await page.goto(LESSON);
    const term = nostroOf(page);
    await expect(async () => {
      await term.tap();
      await expect(cardOf(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(cardOf(page)).toContainText('Ours, with them');
    expect(await isClear(page)).toBe(true);
    const box = await cardOf(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await term.tap();
    await expect(page).toHaveURL(`${LESSON}#term-nostro-account`);
  });

  test('a page of terms is no wider than the screen', async ({ page }) => {
    for (const path of [GLOSSARY, `${GLOSSARY}/n`, `${GLOSSARY}/subjects/payments`]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});

test.describe('the pages', () => {
  test('of a letter mark the term that an address names, clear of the header', async ({ page }) => {
    await page.goto(`${GLOSSARY}/n#nostro-account`);
    const term = page.locator('#nostro-account');
    await expect(term).toBeInViewport();
    expect((await term.boundingBox())?.y).toBeGreaterThanOrEqual(60);
    await expect(page.locator(':target')).toHaveAttribute('id', 'nostro-account');
    await expect(term.locator('dd').first()).toHaveCSS('text-wrap-style', 'pretty');
    const terms = await page.locator('main dfn').count();
    await expect(page.getByText(`${terms} terms of the glossary`)).toBeVisible();
    await expect(term.getByRole('link', { name: 'Correspondent Banking' })).toHaveAttribute(
      'href',
      LESSON,
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Next letter' }).click();
    await expect(page).toHaveURL(`${GLOSSARY}/o`);
  });

  test('of a subject lead to its terms', async ({ page }) => {
    await page.goto(GLOSSARY);
    await expectAccessible(page);
    await page.locator('#main').getByRole('link', { name: 'Payments', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Netting', exact: true }).click();
    await expect(page).toHaveURL(`${GLOSSARY}/n#netting`);
  });

  test('of a term and of its other names lead to its letter', async ({ page, request }) => {
    for (const [slug, end] of [
      ['nostro-account', '/n#nostro-account'],
      ['fomc', '/f#federal-open-market-committee'],
    ] as const) {
      const answer = await request.get(`${GLOSSARY}/${slug}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe(GLOSSARY + end);
    }
    await page.goto(`${GLOSSARY}/nostro-account`);
    await expect(page).toHaveURL(`${GLOSSARY}/n#nostro-account`);
  });

  test('are not there for what is neither letter, term nor subject', async ({ request }) => {
    for (const path of ['no-such-term', 'x', 'subjects/no-such-subject', 'n/netting']) {
      const answer = await request.get(`${GLOSSARY}/${path}`);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain('There is no page here');
    }
  });
});

test.describe('the card of a term', () => {
  test('opens under the pointer, stays while one is in it, and closes', async ({ page }) => {
    await page.goto(LESSON);
    const term = nostroOf(page);
    await expect(async () => {
      await page.mouse.move(0, 0);
      await term.hover();
      await expect(cardOf(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await isClear(page)).toBe(true);
    await expectAccessible(page, '.term-card');
    const more = cardOf(page).getByRole('link', { name: 'More in the glossary' });
    await more.hover();
    await page.waitForTimeout(400);
    await expect(more).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(cardOf(page)).toHaveCount(0);
  });

  test('opens with the focus; Escape closes it, Enter follows', async ({ page }) => {
    await page.goto(LESSON);
    const term = nostroOf(page);
    await expect(term).toHaveAccessibleDescription(/^Ours, with them/);
    await expect(async () => {
      await term.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(cardOf(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
    await term.press('Enter');
    await expect(page).toHaveURL(`${LESSON}#term-nostro-account`);
    await expect(page.locator('#term-nostro-account')).toBeInViewport();
  });
});
