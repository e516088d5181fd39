/** Text and board together where the one follows the other: a chip leads to the board, and there is a way back. */
import { expect, type Page } from '@playwright/test';
import { Board, CORRESPONDENTS } from './support/board';
import { expectAccessible, MOVING, test } from './support/test';

test.use(MOVING);

const chip = (page: Page) => page.getByRole('button', { name: 'Show on the board: step 2' });

test('a chip calls the board, which is far away, and one comes back to the chip', async ({
  page,
}) => {
  await page.goto(CORRESPONDENTS);
  await chip(page).tap();
  const board = new Board(page);
  await board.isAt(2, 6);
  await expect(board.saying(/lesson’s demonstration/)).toBeInViewport();
  // The keys of the player act at once, wherever the board's place is focused.
  await board.press('ArrowRight');
  await board.isAt(3, 6);
  await expectAccessible(page);
  await board.button('Back to the text').tap();
  await expect(chip(page)).toBeFocused();
  await expect(chip(page)).toBeInViewport();
});

test('the finger finds a chip: 44 pixels of height take the tap', async ({ page }) => {
  await page.goto(CORRESPONDENTS);
  await chip(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await chip(page).boundingBox()) ?? {};
  const middle = y + height / 2;
  for (const far of [-20, 20]) {
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.textContent,
      [x + 10, middle + far],
    );
    expect(hit).toContain('step');
  }
});
