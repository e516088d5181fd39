/** What is asked of every page in a browser. */
import { expect, type Page } from '@playwright/test';
import { isAccessible } from './test';

/** By how many pixels a page is wider than the screen. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Expects that the page opens and fits the screen. The browser's complaints are watched by the test. */
export async function fits(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await overhang(page), `${path} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Expects besides that the page is accessible. */
export async function isWhole(page: Page, path: string): Promise<void> {
  await fits(page, path);
  await isAccessible(page);
}

/** One of so many parts of a list, so that several workers share it. */
export function share<Item>(items: readonly Item[], part: number, parts: number): readonly Item[] {
  return items.filter((_, index) => index % parts === part);
}
