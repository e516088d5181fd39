/** A class from its first day to its table: the instructor in one browser, a learner in another. */
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Board } from '../support/board';
import { keepsStill } from '../support/shift';
import { isAccessible, test } from '../support/test';

test.slow();

/** Fills in the form of signing up, and goes on to where it leads. */
async function signUpOn(page: Page, name: string, to: string | RegExp): Promise<void> {
  const unique = `${name.toLowerCase()}-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  // The header knows who reads once the page is alive.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail address').fill(`${unique}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('seven long words in a row');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.waitForURL(to);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** The headings of a page's parts, from the top. */
const parts = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Makes a class, and gives it an assignment on lesson 2 with two of its tasks. */
async function prepare(page: Page): Promise<{ readonly link: string; readonly path: string }> {
  await page.goto('/registration/signup?callbackUrl=%2Fcommunity%2Fclasses');
  await signUpOn(page, 'Ina', '**/community/classes');
  await expect(heading(page, 'Classes')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Create the class' }).click();
  const name = page.getByLabel('Name of the class');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Write a name.');
  await name.fill('Money and Banking');
  await name.press('Enter');
  await expect(heading(page, 'Money and Banking')).toBeVisible();
  // Nobody is there yet: the invitation comes first.
  await expect(parts(page).first()).toHaveText('Join link');
  const path = new URL(page.url()).pathname;
  const link = await page.getByRole('textbox', { name: 'Join link' }).inputValue();
  await isAccessible(page);
  await page.getByRole('link', { name: 'New assignment' }).click();
  await expect(heading(page, 'New assignment')).toBeVisible();
  await page.getByLabel('Lesson').selectOption({ label: '2. Deposit Transfers (Fundamentals)' });
  await expect(page.getByLabel('Title')).toHaveValue('Deposit Transfers');
  await page.getByLabel('Title').fill('Pay and gather');
  await page.getByLabel(/^3\. Bring back/).uncheck();
  await page.getByLabel('Instructions').fill('Two payments will do.\nSee https://example.org.');
  await page.getByLabel('Due date').fill('2090-01-31T18:00');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Create the assignment' }).click();
  await expect(heading(page, 'Pay and gather')).toBeVisible();
  await expect(page.getByText('Nobody is in the class yet')).toBeVisible();
  return { link, path };
}

/** Joins by the link, plays, and hands in: from the share dialog, then from the assignment’s page. */
async function learn(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link.replace(/[\w-]+$/, '00000-00000'));
  await expect(heading(page, 'This leads to no class')).toBeVisible();
  await isAccessible(page);
  // Read off a wall, and typed.
  await page.goto('/community/join');
  await isAccessible(page);
  const code = link.slice(link.lastIndexOf('/') + 1);
  await page.getByLabel('Code of the class').fill(code.toUpperCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Find the class' }).click();
  await expect(page).toHaveURL(link);
  await expect(heading(page, 'Join Money and Banking')).toBeVisible();
  await expect(page.getByText(/^Ina teaches this class/)).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUpOn(page, 'Ann', link);
  await expect(heading(page, 'Join Money and Banking')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Join the class' }).click();
  await expect(heading(page, 'Money and Banking')).toBeVisible();
  await expect(page.getByText('With Ina, who sees your name')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Pay and gather' }).click();
  await expect(heading(page, 'Pay and gather')).toBeVisible();
  const assignment = page.url();
  await expect(page.getByText('This browser keeps no step of lesson 2 yet.')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Do it on the board' }).click();
  const board = new Board(page);
  await board.isThere();
  await board.pay('30');
  await board.isAt(1, 1);
  await page.reload();
  await board.isAt(1, 1);
  await expect(page.getByText(/^For Money and Banking: Pay and gather, due 31 /)).toBeVisible();
  await board.button('Hand in').click();
  await page.getByRole('button', { name: 'Hand in to Pay and gather' }).click();
  await expect(page.getByText('Handed in. 1 of 2 tasks met. You can go on')).toBeVisible();
  await isAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await board.pay('70');
  await board.isAt(2, 2);
  await page.goto(assignment);
  await expect(page.getByText('Not met in what you handed in')).toBeVisible();
  await expect(page.getByText('up to step 2.', { exact: false }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Handed in. All 2 tasks are met.')).toBeVisible();
  await expect(page.getByText('Met at step 2')).toBeVisible();
  await expect(page.getByText(/2nd attempt, up to step 2\./)).toBeVisible();
  return page;
}

/** Looks at what the learner did: in the table, on the board, and in the file. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(parts(page).first()).toHaveText('Assignments');
  const row = page
    .getByRole('region', { name: 'What each learner has met' })
    .getByRole('row', { name: /Ann/ });
  await expect(row.getByRole('cell').nth(0)).toHaveText('2 of 2');
  await expect(row.getByRole('cell').nth(1)).toHaveText('met at step 1');
  await expect(row.getByRole('cell').nth(2)).toHaveText('met at step 2');
  await expect(row.getByRole('cell').nth(3)).toHaveText('2 of 2');
  await expect(row.getByRole('cell').nth(4)).toContainText('2nd attempt');
  await isAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'The table (CSV)' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Money and Banking.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^Ann,,2,1,2,,,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,no,2,2,http/);
  await row.getByRole('link', { name: 'See the submission of Ann' }).click();
  await expect(heading(page, 'Ann’s submission')).toBeVisible();
  const board = new Board(page);
  await board.isThere();
  await page.reload();
  await board.isThere();
  await keepsStill(page);
  await page.getByRole('link', { name: 'Met at step 1' }).click();
  await board.isAt(1, 2);
  await isAccessible(page);
}

test('a class is taught: an assignment, a learner, a hand-in, the table', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const { link, path } = await prepare(page);
  const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  other.on('weberror', (error) => complaints.push(String(error.error())));
  const learner = await learn(other, link);
  await lookAt(page, path);

  // What is somebody’s own is nobody else’s.
  const theirs = new URL(page.url()).pathname;
  expect((await learner.request.get(theirs)).status()).toBe(200);
  expect((await learner.request.get(`/api${path.replace('/community', '')}/table`)).status()).toBe(
    404,
  );

  await page.goto(path);
  await page.getByRole('button', { name: 'Remove Ann' }).click();
  await expect(page.getByRole('dialog')).toContainText('what they handed in');
  await isAccessible(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Remove from the class' }).click();
  await expect(page.getByText('Nobody has joined yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learners' })).toBeFocused();
  expect((await learner.request.get(path)).status()).toBe(404);
  await other.close();
});
