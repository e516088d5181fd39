/** An account from its first day to its last: signing up, in and out, the profile, the data, deleting it. */
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { type Somebody, signUp, somebody, submitSignIn } from '../support/members';
import { expectAccessibleInBothThemes, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const PROFILE = '/community/profile';

/** What a profile says after one lesson. */
const ONE_DONE = `1 of ${CATALOGUE.length} lessons are done.`;

/** The pages of signing in and up, each as a link leads to it. */
const PAGES = [
  'signin?error=SessionRequired&callbackUrl=%2Fcommunity%2Fprofile',
  'signup',
  'signout',
  'error?error=Verification',
  'verify',
  'confirm?token=a',
  'forgot',
  'reset?token=a',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** A page in another browser. Where the server is to refuse something, the browser complains of it rightly. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function isProfileOf(page: Page, { name, email }: Somebody): Promise<void> {
  await expect(heading(page, 'Your profile')).toBeVisible();
  await expect(page.getByText(`You are signed in as ${name}, ${email}.`)).toBeVisible();
}

test('somebody signs up, signs out, is asked for it, signs in and comes back', async ({ page }) => {
  const ann = somebody('Ann Lee');
  await signUp(page, ann);
  await isProfileOf(page, ann);
  await page.goto('/registration/signin');
  await expect(heading(page, 'You are signed in')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/registration/signout');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(`${PROFILE}?starred=1`);
  await expect(page.getByText('Sign in to see this page. You come back to it')).toBeVisible();
  await submitSignIn(page, ann.email.toUpperCase(), ann.password);
  await page.waitForURL((url) => url.pathname === PROFILE);
  await isProfileOf(page, ann);
});

for (const path of [PROFILE, '/community/notifications']) {
  test(`${path} sends a guest to sign in, to come back to it`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/registration/signin');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(path);
  });
}

test('a wrong password says so, and nothing of what was typed is lost', async ({
  page,
  browser,
}) => {
  const ann = somebody('Ann Lee');
  await signUp(page, ann);
  const other = await elsewhere(browser);
  await other.goto('/registration/signin?callbackUrl=https%3A%2F%2Fevil.example%2F');
  await submitSignIn(other, ann.email, 'a wrong pass phrase');
  const alert = other.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The e-mail address and the password do not fit each other.');
  await expect(alert).toBeFocused();
  await expect(other.getByLabel('E-mail address', { exact: true })).toHaveValue(ann.email);
  await expectAccessibleInBothThemes(other);
  await submitSignIn(other, ann.email, ann.password);
  // Nobody is led to another site by an address.
  await other.waitForURL((url) => url.pathname === PROFILE);
});

test('the profile leads out where the header has no room for it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await signUp(page, somebody('Ann Lee'));
  await expect(page.getByRole('banner').getByText('Sign out')).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('name and picture are changed, and everybody sees them', async ({ page }) => {
  const ann = somebody('Ann Lee');
  await signUp(page, ann);
  await page.getByLabel('Name', { exact: true }).fill('Ann Berger');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText('Your name is Ann Berger now.')).toBeVisible();
  await expect(page.getByText('You are signed in as Ann Berger')).toBeVisible();
  const inHeader = page.getByRole('banner').getByRole('img');
  await expect(inHeader).toHaveAccessibleName('Ann Berger profile picture');
  // As large as a phone takes one: the browser makes it small before it is sent.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: 'teal', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(picture.length).toBeGreaterThan(512 * 1024);
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Your picture is changed.')).toBeVisible();
  await expect(inHeader).toHaveAttribute('src', /^\/api\/members\/[\w-]+\/picture\?v=\d+$/);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'What others see of you' }).click();
  await expect(heading(page, 'Ann Berger')).toBeVisible();
  const shown = page.getByRole('main').getByRole('img', { name: 'Ann Berger profile picture' });
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
  await expectAccessibleInBothThemes(page);
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Take the picture away' }).click();
  await expect(page.getByText('Your picture is taken away.')).toBeVisible();
  await expect(inHeader).toHaveText('AB');
});

test('a new password ends the session elsewhere, and not here', async ({ page, browser }) => {
  const ann = somebody('Ann Lee');
  await signUp(page, ann);
  const other = await elsewhere(browser);
  await other.goto('/registration/signin');
  await submitSignIn(other, ann.email, ann.password);
  await other.waitForURL((url) => url.pathname === PROFILE);
  const next = 'eight green tally sticks';
  await page.getByLabel('Current password', { exact: true }).fill(ann.password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.reload();
  await isProfileOf(page, ann);
  await other.reload();
  await expect(heading(other, 'Sign in')).toBeVisible();
  await submitSignIn(other, ann.email, ann.password);
  await expect(other.getByRole('main').getByText(/do not fit each other/)).toBeVisible();
  await submitSignIn(other, ann.email, next);
  await other.waitForURL((url) => url.pathname === PROFILE);
});

test('progress goes from one browser to the next, for whoever wants that', async ({
  page,
  browser,
}) => {
  const ann = somebody('Ann Lee');
  await signUp(page, ann);
  const rows = [
    [1, 1, 1, 2, 3],
    [2, 1, 0, 0, 0],
  ];
  await page.evaluate((kept) => localStorage.setItem('tallystick-progress', JSON.stringify(kept)), {
    last: 2,
    lessons: rows,
  });
  await page.reload();
  await expect(page.getByText(ONE_DONE)).toBeVisible();
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/progress'));
  await page.getByLabel('Keep my progress on the server too').check();
  await expect(page.getByText('Your progress is kept on the server too')).toBeVisible();
  expect(await (await told).json()).toEqual({ lessons: rows });
  const other = await elsewhere(browser);
  await other.goto('/registration/signin');
  await submitSignIn(other, ann.email, ann.password);
  await other.waitForURL((url) => url.pathname === PROFILE);
  await expect(other.getByText(ONE_DONE)).toBeVisible();
});

test('the data comes as a file, and the account goes', async ({ page, browser }) => {
  const ann = somebody('Ann Lee');
  await signUp(page, ann);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('tallystick-my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    profile: { name: ann.name, email: ann.email },
    scenarios: [],
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await dialog.getByLabel('Your password', { exact: true }).fill(ann.password);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.waitForURL((url) => url.pathname === '/registration/signout');
  await expect(page.getByRole('main').getByText(/^Your account is deleted/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const other = await elsewhere(browser);
  await other.goto('/registration/signin');
  await submitSignIn(other, ann.email, ann.password);
  await expect(other.getByRole('main').getByText(/do not fit each other/)).toBeVisible();
});

test.describe('seen by axe', () => {
  for (const path of PAGES) {
    test(`/registration/${path} is accessible`, async ({ page }) => {
      await page.goto(`/registration/${path}`);
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothThemes(page);
    });
  }

  test('the profile is accessible', async ({ page }) => {
    await signUp(page, somebody('Ann Lee'));
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('Write your current password.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test('a form is gone through and sent by the keyboard alone', async ({ page }) => {
  const ann = somebody('Ann Lee');
  await page.goto('/registration/signup');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  for (const text of [ann.name, ann.email, ann.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/community/welcome');
  await page.getByRole('link', { name: 'Teach', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/community/classes');
});
