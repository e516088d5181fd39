/** Whether a page fits on the screen it is shown on. */
import type { Page } from '@playwright/test';

/**
 * By how many pixels a page is wider than the screen. Not measured by `window.innerWidth`: a phone zooms out
 * until all of a page is in sight, so that one is never less than what sticks out.
 */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
