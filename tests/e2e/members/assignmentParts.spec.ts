/** An assignment of a board and two questions: written by an instructor, done part by part by a pupil on a desktop and on a phone, handed in at once. */
import { type Browser, expect, type Page } from '@playwright/test';
import { Board } from '../support/board';
import { signUp, somebody } from '../support/members';
import { isAccessible, test } from '../support/test';

test.slow();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Expects that the page is no wider than the screen. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Makes a class with an assignment of three parts; gives the link by which one joins. */
async function prepare(page: Page): Promise<string> {
  await signUp(page, somebody('Ina'), '/community/classes');
  await page.getByLabel('Name of the class').fill('Money and Banking');
  await page.getByRole('button', { name: 'Create the class' }).click();
  await expect(heading(page, 'Money and Banking')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Join link' }).inputValue();
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page.getByLabel('Lesson').selectOption({ label: '2. Deposit Transfers (Fundamentals)' });
  await page.getByLabel('Title').fill('Pay, then think');
  await page.getByLabel('Points of task 1').fill('3');
  await page.getByLabel('Instructions').fill('First **pay**, then answer.');
  await page.getByRole('button', { name: 'Choice' }).click();
  await page.getByRole('button', { name: 'Number' }).click();
  await page.getByLabel('Question').first().fill('Whose debt is a deposit?');
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('The bank’s');
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('The customer’s');
  await page.getByLabel('Question').nth(1).fill('How much was paid?');
  await page.getByLabel('Right answer').fill('30');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Create the assignment' }).click();
  await expect(heading(page, 'Pay, then think')).toBeVisible();
  await expect(page.getByText('First pay, then answer.')).toBeVisible();
  await isAccessible(page);
  return link;
}

/** Joins by the link as a pupil without an account, and opens the assignment. */
async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill('Sam');
  await page.getByLabel('A word of your own').fill('green river');
  await page.getByRole('button', { name: 'Join the class' }).click();
  await expect(heading(page, 'Money and Banking')).toBeVisible();
  await page.getByRole('link', { name: 'Pay, then think' }).click();
  await expect(heading(page, 'Pay, then think')).toBeVisible();
  await isAccessible(page);
  await fits(page);
}

/** Does every part on the way through them, and hands all of them in. */
async function work(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Begin' }).click();
  const board = new Board(page);
  await board.isThere();
  await board.pay('30');
  await board.isAt(1, 1);
  await page.getByRole('link', { name: 'Next part' }).click();
  await page.getByRole('radio', { name: 'The bank’s' }).check();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Next part' }).click();
  await page.getByLabel('Your answer').fill('30');
  // What was done outlasts the way back and a reload.
  await page.getByRole('link', { name: 'Previous part' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'The bank’s' })).toBeChecked();
  await page.getByRole('button', { name: 'Hand in all parts' }).click();
  await expect(page.getByText(/^Handed in\. \d+ of \d+ points\./)).toBeVisible();
  await page.getByRole('link', { name: 'Previous part' }).click();
  await board.isThere();
  await board.isAt(1, 1);
  await expect(page.getByText('Met at step 1', { exact: true })).toBeVisible();
}

/** Opens the questions on a phone, where everything is in sight. */
async function onPhone(browser: Browser, link: string, baseURL = ''): Promise<void> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL, ...phone });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Kim');
  await page.getByLabel('A word of your own').fill('green river');
  await page.getByRole('button', { name: 'Join the class' }).tap();
  await page.getByRole('link', { name: 'Pay, then think' }).tap();
  await fits(page);
  await page.getByRole('link', { name: 'Begin' }).tap();
  await expect(page.getByText(/^Part 1 of 3/)).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name: 'Next part' }).tap();
  await page.getByRole('radio', { name: 'The customer’s' }).tap();
  await page.emulateMedia({ colorScheme: 'dark' });
  await isAccessible(page);
  await fits(page);
  await page.getByRole('button', { name: 'Hand in all parts' }).tap();
  await expect(page.getByText(/^Handed in\. 0 of \d+ points\. Of 2 parts/)).toBeVisible();
  await context.close();
}

test('an assignment of several parts is written, done and handed in', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await prepare(page);
  const pupil = await browser.newContext({ baseURL: baseURL ?? '' });
  const learner = await pupil.newPage();
  await join(learner, link);
  await work(learner);
  await pupil.close();
  await onPhone(browser, link, baseURL);
});
