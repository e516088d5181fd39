/** A class without accounts: a pupil with a phone joins by the code, hands in, comes back elsewhere, and takes it all into an account. */
import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Board } from '../support/board';
import { signUp, somebody } from '../support/members';
import { overhang } from '../support/overhang';
import { expectAccessible, test } from '../support/test';

test.slow();

const WORD = 'green river';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Expects that the page is no wider than the screen. */
async function fits(page: Page): Promise<void> {
  expect(await overhang(page)).toBeLessThanOrEqual(0);
}

/** Makes a class and gives it an assignment on lesson 2. */
async function prepare(page: Page): Promise<{ readonly link: string; readonly path: string }> {
  await signUp(page, somebody('Ina'), '/community/classes');
  await page.getByLabel('Name of the class').fill('Money and Banking');
  await page.getByRole('button', { name: 'Create the class' }).click();
  await expect(heading(page, 'Money and Banking')).toBeVisible();
  await expect(page.getByText(/They need no account: a name and a secret word/)).toBeVisible();
  const path = new URL(page.url()).pathname;
  const link = await page.getByRole('textbox', { name: 'Join link' }).inputValue();
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page
    .getByRole('combobox', { name: 'Lesson' })
    .selectOption({ label: '2. Deposit Transfers (Fundamentals)' });
  await page.getByLabel('Title').fill('Pay and gather');
  await page.getByRole('button', { name: 'Create the assignment' }).click();
  await expect(heading(page, 'Pay and gather')).toBeVisible();
  return { link, path };
}

/** A browser of its own, as a phone unless told. */
async function deviceOf(browser: Browser, baseURL = '', isPhone = true): Promise<BrowserContext> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  return browser.newContext({ baseURL, ...(isPhone ? phone : {}) });
}

/** Joins by the link, with the fewest taps there are. */
async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(heading(page, 'Join Money and Banking')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await fits(page);
  await page.getByRole('button', { name: 'Join the class' }).tap();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/^Write a name\./);
  await page.getByLabel('Your name').fill('Sam');
  await page.getByLabel('Secret word (to come back on another device)').fill('sam');
  await page.getByLabel('Student ID (optional)').fill('s-0042');
  await page.getByRole('button', { name: 'Join the class' }).tap();
  await expect(
    page.getByLabel('Secret word (to come back on another device)'),
  ).toHaveAccessibleDescription(/too short/);
  await page.getByLabel('Secret word (to come back on another device)').fill(WORD);
  await page.getByRole('button', { name: 'Join the class' }).tap();
  await expect(heading(page, 'Money and Banking')).toBeVisible();
  await expect(page.getByText(/^You are here as Sam, without an account/)).toBeVisible();
  await expectAccessible(page);
  await fits(page);
}

/** Hands in from the board of the assignment, and looks at what came of it after a reload. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pay and gather' }).tap();
  await expect(heading(page, 'Pay and gather')).toBeVisible();
  await expect(page.getByText('You are here as Sam.')).toBeVisible();
  await expectAccessible(page);
  await fits(page);
  const assignment = page.url();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Do it on the board' }).click();
  const board = new Board(page);
  await board.isThere();
  await expect(page.getByText(/^For Money and Banking: Pay and gather/)).toBeVisible();
  await board.pay('30');
  await board.isAt(1, 1);
  await board.button('Hand in').click();
  await expect(page.getByText(/^Money and Banking as Sam/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand in to Pay and gather' }).click();
  await expect(page.getByText(/^Handed in\. 1 of 3 tasks met\./)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(assignment);
  await expect(page.getByText('Met at step 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are here as Sam.')).toBeVisible();
  await expect(page.getByText('Met at step 1')).toBeVisible();
}

/** What the browser keeps of the seat: one cookie that no script reads. */
async function keepsOneCookie(context: BrowserContext, page: Page): Promise<void> {
  const kept = (await context.cookies()).filter(({ name }) => name.includes('seat'));
  expect(kept).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect((await context.cookies()).some(({ name }) => name.includes('session'))).toBe(false);
}

/** Comes back on another device: the wrong word first. */
async function comeBack(page: Page, link: string, word = WORD): Promise<void> {
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: 'I have joined before' }).click();
  await page.getByLabel('Your name').fill('sam');
  await page.getByLabel('Your secret word').fill('red river');
  await page.getByRole('button', { name: 'Come back to my place' }).click();
  await expect(
    page.getByText(/^No place in this class fits this name and this secret word/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your secret word').fill(word);
  await page.getByRole('button', { name: 'Come back to my place' }).click();
  await expect(page.getByText(/^You are here as Sam, without an account/)).toBeVisible();
}

/** Looks at what was handed in, comments on a step of it, gives points, feedback and a mark, and returns it. */
async function answer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const row = page
    .getByRole('region', { name: 'What each learner has met' })
    .getByRole('row', { name: /^Sam no account/ });
  await expect(row.getByRole('cell').first()).toContainText('1 of 3');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'The table (CSV)' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^Sam,s-0042,1,1,no,no,/);
  await row.getByRole('link', { name: 'See the submission of Sam' }).click();
  await expect(heading(page, 'Sam’s submission')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await new Board(page).isThere();
  await page.getByRole('link', { name: 'Met at step 1' }).click();
  await page.getByRole('button', { name: 'Comment on step 1' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Why this one first?');
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Comments at step 1' })).toContainText(
    'Ina: Why this one first?',
  );
  await page.getByText('0 of 1 · change').first().click();
  await page.getByLabel('Your points instead').nth(1).fill('0.5');
  await page.getByLabel('Why (optional)').nth(1).fill('Nearly there.');
  await page.getByLabel('Mark (optional)').fill('17/20');
  await page.getByLabel('Feedback (optional)').fill('Now gather all deposits.');
  await page.getByRole('button', { name: 'Save the feedback' }).click();
  await expect(page.getByText('Saved. Sam sees it once you return the submission.')).toBeVisible();
  await page.getByRole('button', { name: 'Return to Sam' }).click();
  await expect(page.getByText(/Sam has not looked at it yet\.$/)).toBeVisible();
  await expectAccessible(page);
}

/** Finds the comment on the board at its step, with points and mark, and answers it. */
async function readAnswer(pupil: Page): Promise<void> {
  await pupil.getByRole('link', { name: 'See your submission' }).click();
  await expect(heading(pupil, 'Your submission')).toBeVisible();
  await expect(pupil.getByText('Nearly there.')).toBeVisible();
  await new Board(pupil).isThere();
  await pupil.getByRole('button', { name: 'Next comment' }).click();
  await expect(pupil.getByRole('list', { name: 'Comments at step 1' })).toContainText(
    'Ina: Why this one first?',
  );
  await pupil.getByRole('button', { name: 'Answer Ina' }).click();
  await pupil.getByRole('textbox', { name: 'Your answer' }).fill('It was due first.');
  await pupil.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pupil.getByRole('list', { name: 'Answers to Ina' })).toContainText('Sam');
  await expectAccessible(pupil);
}

/** Gives the seat a new word, in its dialog. */
async function renewWord(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Manage Sam' }).click();
  const dialog = page.getByRole('dialog', { name: 'The place of Sam' });
  await dialog.getByRole('button', { name: 'Give a new secret word' }).click();
  const said = dialog.getByText(/^The new secret word of Sam is/);
  await expect(said).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  return (await said.locator('strong').textContent()) ?? '';
}

/** Makes an account, and takes the seat over into it. */
async function claim(page: Page, path: string, word: string): Promise<void> {
  const person = somebody('Samira Lee');
  await signUp(page, person, path);
  await expect(page.getByText(/^You are here as Sam, without an account/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('The secret word of Sam').fill(word);
  await page.getByRole('button', { name: 'Take it into my account' }).click();
  await expect(page.getByText('With Ina, who sees your name')).toBeVisible();
  await expect(page.getByText(/Mark: 17\/20/)).toBeVisible();
  await expect(page.getByText(/without an account\. On another device/)).toHaveCount(0);
}

test('a class without accounts: code, name, word; hand in, feedback, another device, an account', async ({
  page,
  browser,
  baseURL,
}) => {
  const { link, path } = await prepare(page);
  const phone = await deviceOf(browser, baseURL);
  const pupil = await phone.newPage();
  await join(pupil, link);
  await handIn(pupil);
  await keepsOneCookie(phone, pupil);
  await answer(page, path);
  await pupil.reload();
  await expect(pupil.getByText('Mark: 17/20')).toBeVisible();
  await expect(pupil.getByText('Now gather all deposits.')).toBeVisible();
  await expectAccessible(pupil);
  await readAnswer(pupil);
  await page.reload();
  await expect(page.getByText(/Sam looked at it on /)).toBeVisible();
  await expect(page.getByText('It was due first.').first()).toBeVisible();

  // A seat is nobody’s account, and no other page knows it.
  await pupil.goto('/community/profile');
  await expect(pupil).toHaveURL(/\/registration\/signin/);
  expect((await pupil.request.get(`/api${path.replace('/community', '')}/table`)).status()).toBe(
    401,
  );

  const laptop = await deviceOf(browser, baseURL, false);
  const other = await laptop.newPage();
  await comeBack(other, link);
  const word = await renewWord(page, path);
  await pupil.goto(path);
  await expect(pupil).toHaveURL(/\/registration\/signin/);
  await comeBack(pupil, link, word.toUpperCase());
  await claim(pupil, path, word);
  await page.goto(path);
  await expect(page.getByRole('row', { name: /^Samira Lee/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /no account/ })).toHaveCount(0);
  await Promise.all([phone.close(), laptop.close()]);
});
