/** A prediction is written and answered, and the assignment changed after it was handed in: nothing that was answered is lost. */
import { type Browser, expect, type Page } from '@playwright/test';
import { signUp, somebody } from '../support/members';
import { overhang } from '../support/overhang';
import { expectAccessible, test } from '../support/test';

test.slow();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Expects that the page is no wider than the screen. */
async function fits(page: Page): Promise<void> {
  expect(await overhang(page)).toBeLessThanOrEqual(0);
}

/** Makes a class; gives the link by which one joins. */
async function makeClass(page: Page): Promise<string> {
  await signUp(page, somebody('Ina'), '/community/classes');
  await page.getByLabel('Name of the class').fill('Money and Banking');
  await page.getByRole('button', { name: 'Create the class' }).click();
  await expect(heading(page, 'Money and Banking')).toBeVisible();
  return page.getByRole('textbox', { name: 'Join link' }).inputValue();
}

/** Gives the class a board, a prediction about a step of it, and a choice; gives the answer that was worked out. */
async function give(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page
    .getByRole('combobox', { name: 'Lesson' })
    .selectOption({ label: '2. Deposit Transfers (Fundamentals)' });
  await page.getByLabel('Title').fill('Foresee it');
  await page.getByRole('button', { name: 'Prediction' }).click();
  await page.getByRole('button', { name: 'The steps in the lesson’s text' }).click();
  await page.getByLabel('Step', { exact: true }).selectOption({ index: 0 });
  await page.getByLabel('Whose balance sheet').selectOption({ label: 'Customer 1 *' });
  await page.getByText('See it as learners do').click();
  await expect(page.getByText(/^On the balance sheet of Customer 1, does/)).toBeVisible();
  const said = await page.getByText(/^The right answer:/).textContent();
  await page.getByRole('button', { name: 'Choice' }).click();
  await page.getByLabel('Question', { exact: true }).fill('Whose debt is a deposit?');
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('The bank’s');
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('The customer’s');
  await page.getByRole('checkbox', { name: /^Right.*answer 1/ }).check();
  await page.getByLabel('Show answers and marks').selectOption('at once');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create the assignment' }).click();
  await expect(heading(page, 'Foresee it')).toBeVisible();
  return (said ?? '').replace('The right answer: ', '');
}

/** Joins by a seat on a phone, answers both questions and hands in. */
async function answer(page: Page, link: string, foreseen: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill('Kim');
  await page.getByLabel('Secret word (to come back on another device)').fill('green river');
  await page.getByRole('button', { name: 'Join the class' }).tap();
  await page.getByRole('link', { name: 'Foresee it' }).tap();
  await expect(page.getByText('Answers are shown at once.')).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).tap();
  await page.getByRole('link', { name: 'Next part' }).tap();
  await expect(
    page.getByRole('table', { name: /^The balance sheet of Customer 1 before step 1/ }),
  ).toBeVisible();
  await page.getByRole('radio', { name: foreseen }).tap();
  await expectAccessible(page);
  await fits(page);
  await page.getByRole('link', { name: 'Next part' }).tap();
  await page.getByRole('radio', { name: 'The customer’s' }).tap();
  // Of the board nothing was done.
  await page.getByRole('button', { name: 'Hand in all parts' }).tap();
  const question = page.getByRole('alert').filter({ hasText: '1 part is empty.' });
  await expect(question).toHaveText('1 part is empty. Hand it in all the same?');
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand it in all the same' }).tap();
  await expect(page.getByText(/^Handed in\./)).toBeVisible();
  await expect(page.getByText('What you handed in is not right. Right: The bank’s')).toBeVisible();
  await page.getByRole('link', { name: 'Previous part' }).tap();
  await expect(page.getByText('What you handed in is right.')).toBeVisible();
}

/** Words the choice anew and takes the prediction out, once what that does was read. */
async function change(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(heading(page, 'Edit the assignment')).toBeVisible();
  await page.getByLabel('Question', { exact: true }).fill('Who owes a deposit?');
  await page.getByRole('button', { name: 'Remove part 2' }).click();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Learners have handed in already' });
  const told = dialog.getByRole('listitem');
  await expect(told).toHaveCount(2);
  await expect(told.nth(0)).toContainText('is taken out, with its 1 point.');
  await expect(told.nth(1)).toContainText('is worded anew. What 1 learner answered still counts');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make these changes' }).click();
  await expect(heading(page, 'Foresee it')).toBeVisible();
  await page.getByText(/^Show \d parts/).click();
  await expect(page.getByText('Who owes a deposit?')).toBeVisible();
}

/** Expects what was answered on the page of the submission, with the words it was asked in. */
async function isKept(page: Page): Promise<void> {
  await page.goto(page.url().replace(/\/parts\/.*/, ''));
  await expect(page.getByText(/^The assignment was changed since/)).toBeVisible();
  await page.getByRole('link', { name: 'See your submission' }).tap();
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByText('Whose debt is a deposit?')).toBeVisible();
  await answers.getByText('It was worded anew after this was answered').tap();
  await expect(answers.getByText('Who owes a deposit?')).toBeVisible();
  const before = page.getByRole('region', { name: 'Asked before' });
  await expect(before.getByText('Think it through before you answer.')).toBeVisible();
  await expect(before.getByText('Right', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await fits(page);
}

async function onPhone(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...PHONE });
  return context.newPage();
}

test('a prediction is written and answered, and nothing is lost where the assignment is changed', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await makeClass(page);
  const foreseen = await give(page);
  const pupil = await onPhone(browser, baseURL);
  await answer(pupil, link, foreseen);
  await change(page);
  await isKept(pupil);
  await pupil.context().close();
});
