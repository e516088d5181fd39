/**
 * A class from its first day to its marks, as three people meet it: who teaches it, a learner with an
 * account, and one with a seat. The same on any screen.
 */
import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Board } from './board';
import { signUp, somebody } from './members';
import { overhang } from './overhang';
import { expectAccessible } from './test';

const CLASS = 'Money and Banking';
const TITLE = 'Pay, then think';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Expects that the page is no wider than the screen. */
async function fits(page: Page): Promise<void> {
  expect(await overhang(page)).toBeLessThanOrEqual(0);
}

/** Expects a page as it should be on any screen. */
async function isSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await fits(page);
}

/** Where a class is, and how one comes into it. */
interface Class {
  readonly link: string;
  readonly path: string;
}

/** Expects that the join link's code is shown about as large as the screen is, for those at the back. */
async function showsCodeLarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the code large' }).click();
  const shown = page.getByRole('dialog', { name: `Join ${CLASS}` });
  await expect(shown.getByText('and type')).toBeInViewport({ ratio: 1 });
  const least = await page.evaluate(() => Math.min(window.innerWidth, window.innerHeight) * 0.85);
  const code = shown.getByRole('img');
  await expect(code).toBeInViewport({ ratio: 1 });
  expect((await code.boundingBox())?.height).toBeGreaterThan(least);
  await expectAccessible(page, '[role=dialog]');
  await shown.getByRole('button', { name: 'Close' }).click();
}

/** Makes a class with an assignment of three parts: a board with two tasks, a choice and a number. */
async function prepare(page: Page): Promise<Class> {
  await signUp(page, somebody('Ina'), '/community/classes');
  await expect(heading(page, 'Classes')).toBeVisible();
  await page.getByRole('button', { name: 'Create the class' }).click();
  const name = page.getByLabel('Name of the class');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Write a name.');
  await name.fill(CLASS);
  await name.press('Enter');
  await expect(heading(page, CLASS)).toBeVisible();
  await expect(page).toHaveTitle(`${CLASS} · Tallystick`);
  // Nobody is there yet: the invitation comes first.
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(parts.first()).toHaveText('Join link');
  await isSound(page);
  await showsCodeLarge(page);
  const path = new URL(page.url()).pathname;
  const link = await page.getByRole('textbox', { name: 'Join link' }).inputValue();
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page
    .getByRole('combobox', { name: 'Lesson' })
    .selectOption({ label: '2. Deposit Transfers (Fundamentals)' });
  await expect(page.getByLabel('Title')).toHaveValue('Deposit Transfers');
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Points of task 1').fill('3');
  await page.getByLabel(/^3\. Bring back/).uncheck();
  await page.getByLabel('Instructions').fill('First **pay**, then answer.');
  await page.getByRole('button', { name: 'Choice' }).click();
  await page.getByRole('button', { name: 'Number' }).click();
  await page.getByLabel('Question').first().fill('Whose debt is a deposit?');
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('The bank’s');
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('The customer’s');
  await page.getByRole('checkbox', { name: /^Right.*answer 1/ }).check();
  await page.getByLabel('Question').nth(1).fill('How much was paid?');
  await page.getByLabel('Right answer').fill('30');
  await isSound(page);
  await page.getByRole('button', { name: 'Create the assignment' }).click();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(page).toHaveTitle(`${TITLE} · ${CLASS} · Tallystick`);
  await expect(page.getByText('First pay, then answer.')).toBeVisible();
  await expect(page.getByText('Nobody is in the class yet')).toBeVisible();
  return { link, path };
}

/** Joins with an account: by a code that was read off a wall, after one that leads nowhere. */
async function joinByAccount(page: Page, { link }: Class): Promise<void> {
  await page.goto(link.replace(/[\w-]+$/, '00000-00000'));
  await expect(heading(page, 'This leads to no class')).toBeVisible();
  await page.goto('/community/join');
  const code = link.slice(link.lastIndexOf('/') + 1);
  await page.getByLabel('Code of the class').fill(code.toUpperCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Find the class' }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByText(/^Ina teaches this class/)).toBeVisible();
  await signUp(page, somebody('Ann'), new URL(link).pathname);
  await expect(heading(page, `Join ${CLASS}`)).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Join the class' }).click();
  await expect(page.getByText('With Ina, who sees your name')).toBeVisible();
}

/** Joins with a seat: by the link, a name, a word and the school’s number. */
async function joinBySeat(page: Page, { link }: Class): Promise<void> {
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Your name').fill('Sam');
  await page.getByLabel('Secret word (to come back on another device)').fill('green river');
  await page.getByLabel('Student ID (optional)').fill('s-0042');
  await page.getByRole('button', { name: 'Join the class' }).click();
  await expect(page.getByText(/^You are here as Sam, without an account/)).toBeVisible();
}

/** What somebody does of the assignment. */
interface Doing {
  /** What is paid, one after the other. */
  readonly pays: readonly string[];
  readonly chooses: string;
  readonly writes: string;
  /** What is said once it is handed in. */
  readonly said: string;
}

/** Does every part on the way through them, and hands all of them in. */
async function work(page: Page, { pays, chooses, writes, said }: Doing): Promise<string> {
  await page.getByRole('link', { name: TITLE }).click();
  await expect(heading(page, TITLE)).toBeVisible();
  await isSound(page);
  const assignment = page.url();
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByText(/^Part 1 of 3/)).toBeVisible();
  const board = new Board(page);
  await board.isThere();
  for (const [index, amount] of pays.entries()) {
    await board.pay(amount);
    await board.isAt(index + 1, index + 1);
  }
  await page.getByRole('link', { name: 'Next part' }).click();
  await page.getByRole('radio', { name: chooses }).check();
  await isSound(page);
  await page.getByRole('link', { name: 'Next part' }).click();
  await page.getByLabel('Your answer').fill(writes);
  // What was done outlasts the way back and a reload.
  await page.getByRole('link', { name: 'Previous part' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: chooses })).toBeChecked();
  await page.getByRole('button', { name: 'Hand in all parts' }).click();
  // What was done is also told above this, which pushes it down: it stays in sight.
  await expect(page.getByText(said)).toBeInViewport({ ratio: 1 });
  return assignment;
}

/** Goes down to the board of a submission, which is fetched as one nears it. */
async function boardBelow(page: Page): Promise<void> {
  await page.locator('.scenario-board').scrollIntoViewIfNeeded();
  await new Board(page).isThere();
}

/** Comments at a step of what was handed in, puts a mark of one’s own in the place of a check’s, and gives it back. */
async function giveBack(page: Page, { path }: Class, learner: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: `See the submission of ${learner}` }).click();
  await expect(heading(page, `${learner}’s submission`)).toBeVisible();
  await expect(page).toHaveTitle(`Submission to “${TITLE}” · ${CLASS} · Tallystick`);
  await page.waitForLoadState('networkidle');
  await boardBelow(page);
  await page.getByRole('link', { name: 'Met at step 1' }).click();
  await page.getByRole('button', { name: 'Comment on step 1' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill(`Why this one first, ${learner}?`);
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Comments at step 1' })).toContainText(
    `Ina: Why this one first, ${learner}?`,
  );
  // The second task, which the check gives nothing for.
  await page.getByText('0 of 1 · change').first().click();
  await page.getByLabel('Your points instead').nth(1).fill('0.5');
  await page.getByLabel('Why (optional)').nth(1).fill('Nearly there.');
  await page.getByLabel('Feedback (optional)').fill(`Now gather all deposits, ${learner}.`);
  await page.getByRole('button', { name: 'Save the feedback' }).click();
  await expect(page.getByText(`Saved. ${learner} sees it once you return`)).toBeVisible();
  await page.getByRole('button', { name: `Return to ${learner}` }).click();
  await expect(page.getByText(new RegExp(`${learner} has not looked at it yet\\.$`))).toBeVisible();
  await isSound(page);
}

/** Finds points, feedback and the comment at its step. */
async function readIt(page: Page, assignment: string, learner: string): Promise<void> {
  await page.goto(assignment);
  await expect(page.getByText(`Now gather all deposits, ${learner}.`)).toBeVisible();
  await page.getByRole('link', { name: 'See your submission' }).click();
  await expect(heading(page, 'Your submission')).toBeVisible();
  await expect(page.getByText('Nearly there.')).toBeVisible();
  await boardBelow(page);
  await page.getByRole('button', { name: 'Next comment' }).click();
  await expect(page.getByRole('list', { name: 'Comments at step 1' })).toContainText(
    `Ina: Why this one first, ${learner}?`,
  );
  await isSound(page);
}

/** The rows of a file of marks, cell by cell; none of the cells here has a comma in it. */
async function marksIn(page: Page, file: string): Promise<readonly (readonly string[])[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: file }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const rows = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  return rows.map((row) => row.split(','));
}

/** Takes the marks to two other systems, where learners are known by their student IDs. */
async function takeMarks(page: Page, { path }: Class, marks: Marks): Promise<void> {
  await page.goto(path);
  // A title with a comma stands in quotation marks.
  const [first = '', second = ''] = TITLE.split(',');
  const title = [`"${first}`, `${second}"`];
  const canvas = await marksIn(page, 'Marks for Canvas (CSV)');
  const heads = ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section'];
  expect(canvas[0]).toEqual([...heads, ...title]);
  expect(canvas[1]).toEqual(['    Points Possible', '', '', '', '', marks.possible]);
  expect(canvas.find(([name]) => name === 'Ann')).toEqual(['Ann', '', '', '', '', marks.ann]);
  expect(canvas.find(([name]) => name === 'Sam')).toEqual(['Sam', '', 's-0042', '', '', marks.sam]);
  const moodle = await marksIn(page, 'Marks for Moodle (CSV)');
  expect(moodle[0]?.slice(0, 4)).toEqual(['Full name', 'ID number', ...title]);
  expect(moodle.find(([name]) => name === 'Ann')?.slice(0, 3)).toEqual(['Ann', '', marks.ann]);
  expect(moodle.find(([name]) => name === 'Sam')?.slice(0, 3)).toEqual([
    'Sam',
    's-0042',
    marks.sam,
  ]);
}

/** Points as files say them. */
interface Marks {
  readonly possible: string;
  readonly ann: string;
  readonly sam: string;
}

/** Takes the learner with the account out of the class, with all that was theirs there. */
async function removeAnn(page: Page, learner: Page, { path }: Class): Promise<void> {
  expect((await learner.request.get(path)).status()).toBe(200);
  const table = `/api${path.replace('/community', '')}/table`;
  expect((await learner.request.get(table)).status()).toBe(404);
  await page.goto(path);
  await page.getByRole('button', { name: 'Remove Ann' }).click();
  await expect(page.getByRole('dialog')).toContainText('what they handed in');
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Remove from the class' }).click();
  await expect(page.getByRole('row', { name: /Ann/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Learners' })).toBeFocused();
  expect((await learner.request.get(path)).status()).toBe(404);
}

/** A browser of somebody else, on a screen like this one. */
async function deviceLike(page: Page, browser: Browser, baseURL = ''): Promise<BrowserContext> {
  const viewport = page.viewportSize();
  const isPhone = (viewport?.width ?? 0) < 600;
  return browser.newContext({ baseURL, viewport, hasTouch: isPhone, isMobile: isPhone });
}

/** What a test is given. */
interface Given {
  readonly page: Page;
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly complaints: string[];
}

/** The whole way: sign up, class, assignment, two learners, comment, mark, return, files of marks, out of the class. */
export async function teachOnce({ page, browser, baseURL, complaints }: Given): Promise<void> {
  const devices = [
    await deviceLike(page, browser, baseURL),
    await deviceLike(page, browser, baseURL),
  ] as const;
  for (const device of devices) {
    device.on('weberror', (error) => complaints.push(String(error.error())));
  }
  const [ann, sam] = [await devices[0].newPage(), await devices[1].newPage()];
  const of = await prepare(page);
  await joinByAccount(ann, of);
  // The first task is met: 3 points, and one for each answer.
  const assignment = await work(ann, {
    ...{ pays: ['30'], chooses: 'The bank’s', writes: '30' },
    said: 'Handed in. 5 of 6 points.',
  });
  await joinBySeat(sam, of);
  await work(sam, {
    ...{ pays: ['30'], chooses: 'The customer’s', writes: '31' },
    said: 'Handed in. 3 of 6 points.',
  });
  await giveBack(page, of, 'Ann');
  await giveBack(page, of, 'Sam');
  await readIt(ann, assignment, 'Ann');
  await readIt(sam, assignment, 'Sam');
  await takeMarks(page, of, { possible: '6', ann: '5.5', sam: '3.5' });
  await removeAnn(page, ann, of);
  await Promise.all(devices.map((device) => device.close()));
}
