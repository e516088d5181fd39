/** A scenario from the board to others: one publishes it, another plays on with it, both talk about it. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Board, TRANSFERS } from '../support/board';
import { expectAccessible, test } from '../support/test';

test.slow();

/** Makes an account, and comes to a page. */
async function signUp(page: Page, name: string, to: string): Promise<void> {
  await page.goto(`/registration/signup?callbackUrl=${encodeURIComponent(to)}`);
  const unique = `${name.toLowerCase()}-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail address').fill(`${unique}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('seven long words in a row');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.waitForURL(`**${to}`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A title that no other run has published. */
const titleOf = (name: string) => `${name} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** Plays two steps of lesson 2 and publishes them from the share dialog. Gives the address of their page. */
async function publish(page: Page, title: string): Promise<string> {
  const board = new Board(page);
  await board.isThere();
  await board.pay('30');
  await board.pay('5', 'Customer 2', 'Customer 1');
  await board.isAt(2, 2);
  await board.button('Share').click();
  await page.getByRole('tab', { name: 'Publish' }).click();
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await button.click();
  const field = page.getByLabel('Title of the scenario');
  await expect(field).toBeFocused();
  await field.fill(title);
  await page.getByLabel('Description').fill('There and back again.');
  await page.getByLabel('Notes').fill('Look at the total.\nSee https://example.org/totals.');
  await expectAccessible(page, '[role=dialog]');
  await button.click();
  await expect(page.getByText('It is published.')).toBeVisible();
  await page.getByRole('link', { name: 'Look at its page' }).click();
  await expect(heading(page, title)).toBeVisible();
  return new URL(page.url()).pathname;
}

async function addComment(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Add the comment' }).click();
  await expect(page.getByText('Your comment is there.')).toBeVisible();
  // At once: it is not said before it is shown.
  expect(await page.getByRole('article').getByText(text).isVisible()).toBe(true);
}

/** An address that names a comment shows it, also once the board above it has come and made the page longer. */
async function staysAt(page: Page, path: string, text: string): Promise<void> {
  const place = page.getByRole('listitem').filter({ hasText: text });
  const id = await place.getAttribute('id');
  await page.goto('/about');
  await page.goto(`${path}?comment=${id?.replace('comment-', '')}#${id}`);
  await new Board(page).isThere();
  await expect(place).toBeInViewport();
  // The board draws itself in parts; the last of them comes after it can be played.
  await page.waitForLoadState('networkidle');
  await expect(place).toBeInViewport();
}

/** Finds a scenario by its title, as a guest does. */
async function find(page: Page, title: string): Promise<void> {
  await page.goto('/community?category=fundamentals');
  await page.getByLabel('Search the scenarios').fill(title);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(`1 scenario in Fundamentals for “${title}”`)).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('img')).toHaveAccessibleName(/Bank 1/);
  await expect(card).toContainText('Lesson 2: Deposit Transfers');
  await expect(card).toContainText('2 steps · 0 stars');
}

test('what one person publishes another finds, plays on, keeps, stars and comments', async ({
  page,
  browser,
  complaints,
}) => {
  expect(complaints).toEqual([]);
  const title = titleOf('There and back');
  await signUp(page, 'Ann', TRANSFERS);
  const path = await publish(page, title);
  await expect(page.getByText('There and back again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://example.org/totals' })).toHaveAttribute(
    'rel',
    'nofollow noopener ugc',
  );
  await expectAccessible(page);
  await haveOneEdge(page, ['/', '/community', '/community/profile', '/community/classes', path]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await find(other, title);
  await expectAccessible(other);
  await other.getByRole('link', { name: title }).click();
  await expect(heading(other, title)).toBeVisible();
  await expect(other.getByRole('link', { name: /Sign in to star/ })).toBeVisible();
  const edges = other.locator('.scenario h1, .scenario-play, .comments');
  const lefts = await edges.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
  await signUp(other, 'Ben', path);
  await playOn(other);
  await other.getByRole('button', { name: 'Star 0 stars' }).click();
  await expect(other.getByRole('button', { name: 'Starred 1 star' })).toBeVisible();
  await addComment(other, 'Why is the total the same?');
  await expectAccessible(other);

  await page.reload();
  await new Board(page).isThere();
  await staysAt(other, path, 'Why is the total the same?');
  await expect(page.getByText('Why is the total the same?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Star 1 star' })).toBeVisible();
  // She has both before her, and need not be told any more.
  const unread = async () => (await page.request.get('/api/notifications')).text();
  await expect.poll(unread).toBe('{"unread":0}');
  await editAndDelete(page, title, other);
  await forkAndReport(context, path, title);
  await context.close();
});

/** The titles of pages begin at the same left edge, on a screen with room beside them. */
async function haveOneEdge(page: Page, paths: readonly string[]): Promise<void> {
  const edges = new Set<number | undefined>();
  for (const path of paths) {
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    edges.add((await title.boundingBox())?.x);
  }
  expect([...edges]).toEqual([expect.any(Number)]);
}

/** Steps through it, keeps it, and goes back to it. */
async function playOn(page: Page): Promise<void> {
  const board = new Board(page);
  await board.isThere();
  await board.isAt(0, 2);
  await board.button('Last step').click();
  await board.isAt(2, 2);
  await expect(page).toHaveURL(/#at=2$/);
  await expect(board.saying('leaves your own steps alone')).toBeVisible();
  await board.button('Keep it as mine').click();
  await expect(board.saying('These steps are now in lesson 2')).toBeVisible();
  await board.button('Share').click();
  for (const name of ['Publish', 'Hand in']) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

/** Changes what is said of it; the comment of another can be deleted by whoever published it. */
async function editAndDelete(page: Page, title: string, other: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Description').fill('Back again.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Back again.', { exact: true })).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  await addComment(other, 'This one goes.');
  await page.reload();
  await new Board(page).isThere();
  await page
    .getByRole('article', { name: 'Comment by Ben' })
    .last()
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This one goes.')).toHaveCount(0);
  await expect(page.getByText('Why is the total the same?')).toBeVisible();
}

/** Plays it in its lesson, publishes what became of it, reports the original, and deletes the copy. */
async function forkAndReport(context: BrowserContext, path: string, title: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  const board = new Board(page);
  await board.isThere();
  await page.getByRole('button', { name: 'Report this scenario' }).click();
  await page.getByLabel('Reason').fill('Only a test of the way.');
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Reported. Thank you')).toBeVisible();
  await page.getByRole('link', { name: 'Open in lesson 2' }).click();
  await expect(page).toHaveURL(new RegExp(`${TRANSFERS}#`));
  await board.isThere();
  await board.button('Last step').click();
  await board.pay('1');
  await board.isAt(3, 3);
  await board.button('Share').click();
  await page.getByRole('tab', { name: 'Publish' }).click();
  const copy = titleOf('A copy');
  await page.getByLabel('Title of the scenario').fill(copy);
  await expect(page.getByLabel(`Say that it was made from “${title}”`)).toBeChecked();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: 'Look at its page' }).click();
  await expect(heading(page, copy)).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', path);
  await board.isThere();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/community');
  await expect(page.getByText(`The scenario “${copy}” is deleted.`)).toBeFocused();
  await expect(page.getByRole('link', { name: copy })).toHaveCount(0);
}

test('the list has a way on where nothing is found, and says what it could not use', async ({
  page,
}) => {
  await page.goto('/community?q=zebra%20crossing&sort=sideways&page=0');
  await expect(page.getByText('The list cannot be sorted in this way.')).toBeVisible();
  await expect(page.getByText('There is no such page. The first one is shown.')).toBeVisible();
  await expect(page.getByText('Nothing was found for “zebra crossing”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/community');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is searched and narrowed', async ({ page }) => {
    await page.goto('/community');
    // A shelf by the house stands over what members made, from the first day on.
    const shelf = page.getByRole('region', { name: 'Start with one of these' });
    expect(await shelf.getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
    await expect(shelf.getByRole('img').first()).toBeVisible();
    await page.getByLabel('Search the scenarios').fill('CHIPS');
    await page.getByRole('button', { name: 'Show' }).click();
    const found = page.getByRole('region', { name: 'From Tallystick' });
    await expect(found.getByRole('heading', { level: 3 })).toHaveText('A day with CHIPS');
    await page.getByRole('link', { name: 'Repos', exact: true }).click();
    await expect(page).toHaveURL('/community?category=repos');
    await page.getByLabel('Search the scenarios').fill('zebra crossing');
    await page.getByLabel('Sort by').selectOption('Most stars');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Nothing was found for “zebra crossing” in Repos')).toBeVisible();
    await expect(page.getByLabel('Sort by')).toHaveValue('stars');
  });
});

test('what is not there, or for moderators only, is not found', async ({ page }) => {
  const nowhere = ['scenarios/nothing', 'scenarios/%00', 'members/a%00', 'moderation'];
  const look = async () => {
    for (const path of nowhere) {
      expect((await page.request.get(`/community/${path}`)).status(), path).toBe(404);
    }
  };
  await look();
  await signUp(page, 'Ann', '/community');
  await look();
});

test('an address of signing in that is garbled is no fault of the server', async ({ request }) => {
  for (const path of [
    'callback/email?callbackUrl=%00',
    'callback/email?callbackUrl=x',
    'error?error=%00',
    'callback/credentials',
    'callback/credentials/x',
  ]) {
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBeLessThan(500);
  }
  for (const way of ['%00', 'x', 'javascript%3Aalert(1)', 'https%3A%2F%2F']) {
    const headers = { cookie: `next-auth.callback-url=${way}; next-auth.session-token=x` };
    const asked = await request.get('/api/auth/session', { headers });
    expect([asked.status(), await asked.json()], way).toEqual([200, {}]);
    const sent = await request.get('/api/auth/signin', { headers, maxRedirects: 0 });
    expect([sent.status(), sent.headers().location], way).toEqual([
      302,
      expect.stringMatching(
        /^\/registration\/signin\?callbackUrl=http%3A%2F%2F127\.0\.0\.1%3A\d+$/,
      ),
    ]);
  }
  const traced = await request.fetch('/api/auth/session', { method: 'TRACE' });
  expect(traced.status()).toBe(405);
});

test('the Community tab names the latest scenarios', async ({ page }) => {
  const title = titleOf('The latest');
  await signUp(page, 'Ann', TRANSFERS);
  await publish(page, title);
  await page.goto('/articles/users/home');
  await page.getByRole('heading', { name: 'Latest scenarios' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
});
