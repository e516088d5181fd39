/** The step player: buttons, keys, track, and what can be done with a line. */
import { expect, type Locator } from '@playwright/test';
import { Board, played, TRANSFERS } from './support/board';
import { MOVING, test } from './support/test';

test.use(MOVING);

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
  await board.lookAt('Steps');
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
