/** Text and board together: chips show rounds of the lesson's demonstration, tasks are checked as one acts. */
import { expect, type Locator, type Page } from '@playwright/test';
import { lessonById } from '@/src/lessons/course/all';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { expectAccessible, test } from './support/test';

const chip = (page: Page | Locator, round: string): Locator =>
  page.getByRole('button', { name: `Show on the board: step ${round}`, exact: true });

/** The passages that are marked. */
const marked = (page: Page): Locator => page.locator('.passage[data-shown=true]');

test('a chip shows its round beside the text, and moves nothing in it', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.lookAt('Read');
  await chip(page, '1').scrollIntoViewIfNeeded();
  const before = await chip(page, '1').boundingBox();
  await chip(page, '1').click();
  await board.isAt(1, 6);
  await expect(chip(page, '1')).toHaveAttribute('aria-pressed', 'true');
  await expect(marked(page)).toHaveText(/^Suppose each pair sets its debts off/);
  expect(await chip(page, '1').boundingBox()).toEqual(before);
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 2': '5' });
  await expectAccessible(page);
});

test('the mark follows the player, and one’s own steps come back as they were', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Read');
  await board.pay('5');
  await chip(page, '1').click();
  await board.isAt(1, 3);
  await board.button('Step forward').click();
  await expect(marked(page)).toHaveText(/^The total follows the cash/);
  await board.button('Try it yourself').click();
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '95' });
  await expect(marked(page)).toHaveCount(0);
});

test('a chip works as well once the address carries one’s own steps', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Read');
  await board.pay('5');
  await expect(page).toHaveURL(/#log=/);
  await chip(page, '2').click();
  await board.isAt(2, 3);
  await expect(board.button('Try it yourself')).toBeVisible();
  await expect(page.getByText('You are looking at shared steps')).toHaveCount(0);
  await board.button('Try it yourself').click();
  await board.isAt(1, 1);
});

test('what is tried on the demonstration is no part of it, and can be kept', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Read');
  await chip(page, '1').click();
  await board.isAt(1, 3);
  await board.pay('7');
  await expect(
    page.getByText('What you tried goes on from the lesson’s demonstration.'),
  ).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await board.button('Keep it as mine').click();
  await expect(page.getByText('What you tried goes on')).toHaveCount(0);
  await board.isAt(2, 2);
});

test('a round of the opening is shown as well', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.lookAt('Read');
  await chip(page, '−5').click();
  await expect(board.saying('How the opening came about, step −5')).toBeVisible();
  await expect(marked(page)).toHaveText(/^Customer 1 of Bank 1 pays Customer 2 of Bank 2 \$20/);
});

test('a prediction is asked, answered on request, and shown on the board', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Read');
  const question = page.locator('details.question', { hasText: 'Predict:' }).first();
  const answer = chip(question, '3');
  await expect(answer).toBeHidden();
  await question.locator('summary').click();
  await answer.click();
  await board.isAt(3, 3);
  await expect(answer).toHaveAttribute('aria-pressed', 'true');
});

test('tasks are met as one acts, with hints until then', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Tasks');
  const tasks = page.getByRole('region', { name: 'Tasks' });
  // It is said aloud where one acts, once; the list shows it too.
  const isTold = async (news: string) => {
    await expect(board.region.getByRole('status').filter({ hasText: news })).toHaveCount(1);
    await expect(tasks.getByText(news)).toBeVisible();
  };
  await tasks.getByRole('button', { name: 'Hint' }).click();
  await expect(tasks.getByText(lessonById(2)?.tasks[0]?.hints[0] ?? '')).toBeVisible();
  await board.pay('30');
  await isTold('Task 1 is met, 2 are left.');
  await board.pay('70');
  await board.pay('100', 'Customer 2', 'Customer 1');
  await isTold('Well done: all 3 tasks are met.');
  await expectAccessible(page, '.tasks');
  await tasks.getByRole('button', { name: 'met at step 1' }).click();
  await board.isAt(1, 3);
  await tasks.getByRole('link', { name: 'Overdrafts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overdrafts' })).toBeVisible();
});

test('whoever comes back from a term by Back reads on where they were, and a new visit begins at the top', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Read');
  const text = page.getByRole('tabpanel', { name: 'Read' });
  const term = text.locator('a[href*="/articles/glossary/"]').last();
  await term.scrollIntoViewIfNeeded();
  const before = await text.evaluate(({ scrollTop }) => scrollTop);
  expect(before).toBeGreaterThan(100);
  await term.press('Enter');
  await expect(page).toHaveURL(/\/articles\/glossary\//);
  await page.goBack();
  await expect(page).toHaveURL(TRANSFERS);
  await expect(term).toBeInViewport();
  expect(await text.evaluate(({ scrollTop }) => scrollTop)).toBe(before);
  await page.reload();
  await expect(term).toBeInViewport();
  await term.press('Enter');
  await expect(page).toHaveURL(/\/articles\/glossary\//);
  const lesson = page.getByRole('main').locator(`a[href="${TRANSFERS}"]`).first();
  await lesson.press('Enter');
  await expect(page).toHaveURL(TRANSFERS);
  await expect(text).toBeVisible();
  expect(await text.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
