/** The step player: buttons, keys, track, play, and what can be done with a line. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Board, TRANSFERS } from './support/board';
import { MOVING, test } from './support/test';

test.use(MOVING);

const AMOUNTS = ['1', '2', '3', '4'];

/** Lesson 2 with four payments, at the last of them. */
async function played(board: Board, amounts: readonly string[] = AMOUNTS): Promise<Board> {
  for (const amount of amounts) await board.pay(amount);
  await board.isAt(amounts.length, amounts.length);
  return board;
}

const BACK = ['First step', 'Step back'];
const ON = ['Step forward', 'Last step'];

async function areEnabled(board: Board, names: readonly string[], enabled: boolean): Promise<void> {
  for (const name of names) await expect(board.button(name)).toBeEnabled({ enabled });
}

test('the buttons go to both ends and no further', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS));
  await areEnabled(board, ON, false);
  await areEnabled(board, BACK, true);
  await board.button('First step').click();
  await board.isAt(0, 4);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '100' });
  await board.button('Step forward').click();
  await board.isAt(1, 4);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '99' });
  await board.button('Last step').click();
  await board.isAt(4, 4);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '90' });
});

test('back goes on into how the opening came about, where nobody can act', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS), ['1']);
  await board.press('Home', 'ArrowLeft');
  await expect(board.saying('How the opening came about, step −1')).toBeVisible();
  await board.holds('Assets', 'Customer 2', { Cash: '200' });
  await expect(board.saying('Acting begins at step 0.')).toBeVisible();
  await board.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect(board.saying('came about, step −4')).toBeVisible();
  await expect(board.saying('Bank 1 opens its doors.')).toBeVisible();
  await expect(board.button('Step back')).toBeDisabled();
  await expect(board.button('First step')).toBeDisabled();
  await expect(board.region.getByRole('article')).toHaveCount(1);
  await board.press('ArrowLeft');
  await expect(board.saying('came about, step −4')).toBeVisible();
  await board.button('Go to step 0').click();
  await board.isAt(0, 1);
});

test('the accounts stay where they are when one steps into the past', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS));
  const top = async () => (await board.button('Bank 1').boundingBox())?.y;
  const before = await top();
  await board.button('Step back').click();
  await expect(board.saying('in the past: acting here starts a branch')).toBeVisible();
  expect(await top()).toBe(before);
});

test('keys step, jump and scroll nothing', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS));
  await board.focusPage();
  const places: readonly (readonly [string, number])[] = [
    ['ArrowLeft', 3],
    ['k', 2],
    ['j', 3],
    ['ArrowRight', 4],
    ['Home', 0],
    ['End', 4],
    ['0', 0],
    ['$', 4],
    ['ArrowRight', 4],
  ];
  const before = await page.evaluate(() => window.scrollY);
  for (const [key, step] of places) {
    await board.press(key);
    await board.isAt(step, 4);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('in a field keys type and move nothing on the board', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS), ['1', '2']);
  await board.field('Amount ($)').focus();
  await board.press('j', 'k', '0', '?', 'Space', 'ArrowLeft', 'Home', 'End');
  await expect(board.field('Amount ($)')).toHaveValue('jk0? ');
  await board.isAt(2, 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a question mark lists the keys, and the list holds the keys while it is open', async ({
  page,
}) => {
  const board = await played(await Board.open(page, TRANSFERS), ['1', '2']);
  await board.focusPage();
  await board.press('?');
  const dialog = page.getByRole('dialog', { name: 'How the board works' });
  await expect(dialog.getByText('Play or pause')).toBeVisible();
  await board.press('ArrowLeft');
  await board.press('Escape');
  await expect(dialog).toHaveCount(0);
  await board.isAt(2, 2);
});

test('the track is a slider that keys and a pointer move', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS));
  await board.scrubber.focus();
  await board.press('ArrowLeft');
  await board.isAt(3, 4);
  await expect(board.saying('Customer 1 pays Customer 2 $3')).toBeVisible();
  await board.press('Home');
  await board.isAt(0, 4);
  await board.press('End');
  await board.isAt(4, 4);
  const { width = 0, height = 0 } = (await board.scrubber.boundingBox()) ?? {};
  await board.scrubber.click({ position: { x: width / 2, y: height / 2 } });
  await board.isAt(2, 4);
});

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

/** Lesson 2 with two lines of two payments: 1 and 2, and, being shown, 3 and 4. */
async function forked(board: Board): Promise<Board> {
  await played(board, ['1', '2']);
  await board.button('First step').click();
  await board.pay('3');
  await board.pay('4');
  await board.isAt(2, 2);
  return board;
}

const lineName = (board: Board, name: string): Locator =>
  board.player.getByText(name, { exact: true });

test('a branch can be promoted, and made the main line', async ({ page }) => {
  const board = await forked(await Board.open(page, TRANSFERS));
  await expect(lineName(board, 'branch')).toBeVisible();
  await board.choose('Make this the main line');
  await expect(lineName(board, 'main line')).toBeVisible();
  await board.others(0).click();
  await expect(lineName(board, 'branch')).toBeVisible();
  await board.choose('Promote this line');
  await expect(lineName(board, 'main line')).toBeVisible();
  await page.reload();
  await board.isAt(1, 2);
  await expect(lineName(board, 'main line')).toBeVisible();
  await expect(board.others(0)).toHaveText(/pays Customer 2 \$3/);
});

test('shift and an arrow go from fork to fork', async ({ page }) => {
  const board = await forked(await Board.open(page, TRANSFERS));
  await board.button('Step back').click();
  await board.pay('5');
  await board.pay('6');
  await board.isAt(3, 3);
  await board.focusPage();
  await board.press('Shift+ArrowLeft');
  await board.isAt(1, 3);
  await board.press('Shift+ArrowLeft');
  await board.isAt(0, 3);
  await board.press('Shift+ArrowRight');
  await board.isAt(1, 3);
  await board.press('Shift+ArrowRight');
  await board.isAt(3, 3);
});

test('a few steps are deleted without a question, and come back', async ({ page }) => {
  const board = await forked(await Board.open(page, TRANSFERS));
  await board.choose('Delete from here');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await board.isAt(1, 1);
  await expect(board.saying('These steps were deleted.')).toBeVisible();
  await board.button('Undo').click();
  await board.isAt(2, 2);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '93' });
});

test('a note is deleted only after a question', async ({ page }) => {
  const board = await played(await Board.open(page, TRANSFERS), ['1']);
  await board.pin('The bank stays as large as it was.');
  await board.choose('Delete from here');
  const question = page.getByRole('dialog', { name: 'Delete from here?' });
  await expect(question).toContainText('2 events, one of them a note, are deleted.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await board.isAt(1, 1);
  await board.choose('Delete from here');
  await question.getByRole('button', { name: 'Delete' }).click();
  await board.isAt(0, 0);
  await board.button('Undo').click();
  await expect(board.steps.getByText('The bank stays as large as it was.')).toBeVisible();
});

test('starting over asks, and can be undone', async ({ page }) => {
  const board = await forked(await Board.open(page, TRANSFERS));
  await board.choose('Start over');
  const question = page.getByRole('dialog', { name: 'Start over?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await board.isAt(2, 2);
  await board.choose('Start over');
  await question.getByRole('button', { name: 'Start over' }).click();
  await board.isAt(0, 0);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '100' });
  await board.button('Undo').click();
  await board.isAt(2, 2);
  await expect(board.others(0)).toHaveText(/pays Customer 2 \$1/);
});
