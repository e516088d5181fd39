/** Text set larger in the browser: the header gives way in time, and no page scrolls sideways. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

const WIDTHS = [390, 768, 900, 915, 1024, 1280, 1440];

/** What lies outside the window, over its neighbour, or is cut off, of what the header shows. */
function headerFaults(): readonly string[] {
  const width = document.documentElement.clientWidth;
  const shown = [...document.querySelectorAll<HTMLElement>('.site-header :is(a, button)')]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  return shown.flatMap(({ one, box }, index) => {
    const before = shown[index - 1]?.box.right ?? 0;
    const isWhole = box.right <= width && box.left >= before - 1;
    const isCut = one.scrollWidth > one.clientWidth + 1;
    return isWhole && !isCut ? [] : [one.textContent || String(one.ariaLabel)];
  });
}

/** Expects that all of the page’s width is on the screen, in text of a size in per cent. */
async function fits(page: Page, size: number): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll, `${width} px, text at ${size} %`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(headerFaults), `${width} px, text at ${size} %`).toEqual([]);
  }
}

for (const path of ['/', '/about']) {
  test(`${path} is as wide as the window, whatever the size of its text`, async ({ page }) => {
    await page.goto(path);
    for (const size of [100, 125, 150, 200]) {
      await page.addStyleTag({ content: `html { font-size: ${size}% }` });
      await fits(page, size);
    }
  });
}

test('the title of the home page and its introduction do not lie over each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const [title, words] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.locator('.home-lead').boundingBox(),
  ]);
  expect(words?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('the burger is there where larger text leaves no room for the links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});
