/** What is asked of every page in a browser. */
import { expect, type Page } from '@playwright/test';
import { overhang } from './overhang';
import { expectAccessibleButForColour, expectAccessibleInBothThemes } from './test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Pages of one kind, which have no colours of their own: those are looked at on the others, and on
 * two lessons with their boards (axe.spec.ts); on every page by `npm run audit`.
 */
const ALIKE =
  /^\/articles\/glossary\/(?:[b-z]|subjects\/(?!accounting$).+)$|^\/lectures\/[^/]+\/[^/]+$/;

async function fits(page: Page, what: string): Promise<void> {
  // What is drawn to measure takes its new width a frame later.
  await expect
    .poll(() => overhang(page), { message: `${what} is wider than the screen` })
    .toBeLessThanOrEqual(0);
}

/**
 * Expects that the page opens, is accessible, and is no wider than a desktop or a phone. The
 * browser's complaints are watched by the test.
 */
export async function expectWholePage(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto(path);
  await expect(page.locator('main h1:visible')).toBeVisible();
  await fits(page, path);
  await (ALIKE.test(path)
    ? expectAccessibleButForColour(page)
    : expectAccessibleInBothThemes(page));
  await page.setViewportSize(PHONE);
  await fits(page, `${path} on a phone`);
}

/** One of so many parts of a list, so that several workers share it. */
export function share<Item>(items: readonly Item[], part: number, parts: number): readonly Item[] {
  return items.filter((_, index) => index % parts === part);
}
