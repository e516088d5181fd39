/** Whether a page keeps still while it arrives. */
import { expect, type Page } from '@playwright/test';

/** The sum of all shifts of the layout that no hand has caused, since the page was opened. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const isByItself = 'hadRecentInput' in entry && entry.hadRecentInput === false;
            if (isByItself && 'value' in entry) sum += Number(entry.value);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames on, the buffered shifts have been handed over.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/**
 * Holds a page to it that next to nothing in sight was pushed away since it was opened.
 *
 * @param below how much of what is in sight times how far, each as a part of the screen
 */
export async function expectNoLayoutShift(page: Page, below = 0.02): Promise<void> {
  expect(await layoutShift(page)).toBeLessThan(below);
}
