/** Acting on the sheets with a finger: after a rest it carries, and before that it scrolls. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Board, TRANSFERS } from './support/board';
import { test } from './support/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger of its own: Playwright's only taps. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  return {
    down: (at: Point) => send('touchStart', [at]),
    move: (at: Point) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

async function open(page: Page): Promise<Board> {
  await page.goto(TRANSFERS);
  await page.getByRole('link', { name: 'Go to the board' }).tap();
  const board = new Board(page);
  await board.isThere();
  return board;
}

const sheet = (page: Page, party: string): Locator => page.locator(`[data-sheet="${party}"]`);

async function nameOf(page: Page, party: string): Promise<Point> {
  const box = await sheet(page, party).locator('.party-name').boundingBox();
  if (!box) throw new Error(`${party} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger that rests on a sheet takes it to another, and pays', async ({ page }) => {
  const board = await open(page);
  const finger = await fingerOn(page);
  const [from, to] = [await nameOf(page, 'Customer 1'), await nameOf(page, 'Customer 2')];
  await finger.down(from);
  await expect(sheet(page, 'Customer 1')).toHaveAttribute('data-carried');
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await finger.move({ x: from.x, y: from.y + (to.y - from.y) * part });
  }
  await expect(sheet(page, 'Customer 2')).toHaveAttribute('data-over');
  await finger.up();
  await page.getByRole('menuitem', { name: 'Customer 1 pays Customer 2 …' }).tap();
  await expect(board.field('Amount ($)')).toBeFocused();
  await board.field('Amount ($)').fill('30');
  await board.field('Amount ($)').press('Enter');
  await board.isAt(1, 1);
  await expect(page.locator('[data-carrying], .drag-ghost')).toHaveCount(0);
});

test('a finger that moves at once carries nothing', async ({ page }) => {
  const board = await open(page);
  const finger = await fingerOn(page);
  const from = await nameOf(page, 'Customer 1');
  await finger.down(from);
  for (const by of [10, 30, 60]) await finger.move({ x: from.x, y: from.y - by });
  await page.waitForTimeout(400);
  await expect(page.locator('[data-carrying], [data-carried], .drag-ghost')).toHaveCount(0);
  await finger.up();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await board.isAt(0, 0);
});
