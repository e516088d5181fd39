/** Pages of text by keyboard alone: Tab reaches every link and control, in sight, and leads out again. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

/** Pages without a board, of templates that differ in what can be reached. */
const TEXTS = [
  '/',
  '/lectures',
  '/lectures/repos',
  '/lectures/fundamentals/introduction',
  '/articles',
  '/articles/users/home',
  '/articles/interest/compound-interest',
  '/articles/glossary',
  '/articles/glossary/j',
  '/about',
  '/search?q=netting',
];

/** What has the focus: which of the page's stops it is, and whether one can see it; null outside the page. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { top, bottom, width, height } = stop.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    const seen = isSeen && getComputedStyle(stop).visibility === 'visible';
    return { words: `${stop.tagName} ${stop.textContent}`.slice(0, 60), seen };
  });

/** Goes down the page and back: what comes as one nears it would push away what has the focus. */
async function bringAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

for (const path of TEXTS) {
  test(`${path} is walked by Tab`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await bringAll(page);
    const links = await page.locator('main a[href]:visible').count();
    let stops = 0;
    for (; stops < 400; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await focus(page);
      if (stop === null) break;
      // What the focus shows and scrolls to may be there a frame later.
      if (stop.seen) continue;
      await expect
        .poll(async () => (await focus(page))?.seen, { message: `${stop.words}, stop ${stops}` })
        .toBe(true);
    }
    expect(stops, 'Tab leads out of the page').toBeLessThan(400);
    expect(stops, 'every link of the text is a stop').toBeGreaterThan(links);
  });
}
