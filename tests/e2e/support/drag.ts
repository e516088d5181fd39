/** Sheets and lines, as somebody drags them by mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The sheet of a party. */
export const sheet = (page: Page, party: string): Locator =>
  page.locator(`[data-sheet="${party}"]`);

/** A line of a party's sheet, by its words. */
export const line = (page: Page, party: string, words: string): Locator =>
  sheet(page, party).getByRole('row').filter({ hasText: words });

/** Where a drag takes hold, and where it lets go: the middle of a line, the name of a sheet. */
export async function middleOf(
  locator: Locator,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The name on a sheet, by which it is taken hold of. */
export const nameOn = (locator: Locator): Locator => locator.locator('.party-name');

/** Takes hold of something and moves it over a sheet. */
export async function carry(page: Page, what: Locator, over: Locator): Promise<void> {
  const [from, to] = [await middleOf(what), await middleOf(nameOn(over))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(over).toHaveAttribute('data-over');
}

/** Drags something onto a sheet, until the menu of what can be done is there. */
export async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await carry(page, what, onto);
  await page.mouse.up();
  await expect(page.getByRole('menu')).toBeVisible();
}
