/** The step player as time goes by: buttons that are held down, and play. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Board, played, TRANSFERS } from './support/board';
import { MOVING, test } from './support/test';

test.use(MOVING);

/** Stops the page's clock, so that a test says how much time goes by. To be called before it opens. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Presses a button and keeps it down. */
async function holdDown(button: Locator): Promise<void> {
  await button.hover();
  await button.page().mouse.down();
}

test('holding a button repeats it, and letting go stops it', async ({ page }) => {
  await stopClock(page);
  const board = await played(await Board.open(page, TRANSFERS));
  await holdDown(board.button('Step back'));
  await page.clock.runFor(399);
  await board.isAt(4, 4);
  await page.clock.runFor(1);
  await board.isAt(3, 4);
  await page.clock.runFor(2 * 90);
  await board.isAt(1, 4);
  await page.mouse.up();
  await page.clock.runFor(1000);
  await board.isAt(1, 4);
});

test('a button that was held to the end of its way stops there', async ({ page }) => {
  await stopClock(page);
  const board = await played(await Board.open(page, TRANSFERS));
  await holdDown(board.button('Step back'));
  for (let time = 0; time < 20; time += 1) await page.clock.runFor(90);
  await expect(board.saying('came about, step −4')).toBeVisible();
  await expect(board.button('Step back')).toBeDisabled();
  await board.press('ArrowRight');
  await page.clock.runFor(1000);
  await expect(board.saying('came about, step −3')).toBeVisible();
  await page.mouse.up();
});

test('play goes to the end, and from the end it starts over', async ({ page }) => {
  await stopClock(page);
  const board = await played(await Board.open(page, TRANSFERS), ['1', '2']);
  await board.player.getByRole('radio', { name: '½ s' }).click();
  await board.button('Play').click();
  await board.isAt(0, 2);
  await expect(board.button('Pause')).toBeVisible();
  await page.clock.runFor(500);
  await board.isAt(1, 2);
  await page.clock.runFor(500);
  await board.isAt(2, 2);
  await expect(board.button('Play')).toBeVisible();
});

test('a step by hand pauses play, and so does the space bar', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS));
  await board.focusPage();
  await board.press('Home', 'Space');
  await expect(board.button('Pause')).toBeVisible();
  await board.press('Space');
  await expect(board.button('Play')).toBeVisible();
  await board.press('Home', 'Space');
  await board.isAt(1, 4);
  await board.press('ArrowLeft');
  await expect(board.button('Play')).toBeVisible();
  await board.isAt(0, 4);
});

test('each step is shown for as long as the chosen speed says', async ({ page }) => {
  await stopClock(page);
  const board = await played(await Board.open(page, TRANSFERS), ['1', '2']);
  for (const [name, time] of [
    ['½ s', 500],
    ['1 s', 1000],
    ['2 s', 2000],
  ] as const) {
    await board.player.getByRole('radio', { name, exact: true }).click();
    await board.button('Play').click();
    await page.clock.runFor(time - 1);
    await board.isAt(0, 2);
    await page.clock.runFor(1);
    await board.isAt(1, 2);
    await page.clock.runFor(time);
    await board.isAt(2, 2);
  }
});
