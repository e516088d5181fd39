/** What one does is kept in the browser: across reloads, tabs and mishaps. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { Board, TRANSFERS } from './support/board';
import { test } from './support/test';

const UNREADABLE = 'What this browser had saved for this board cannot be read.';
const NOT_SAVING = 'This browser does not let us save:';

/** Whether the site has made the place where it saves: a test that opens it first would make an empty one. */
const hasStore = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'tallystick'),
  );

/** Puts something under the key of lesson 2, past the site's own code. */
async function store(page: Page, content: unknown): Promise<void> {
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tallystick');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('lessons', 'readwrite');
          writing.objectStore('lessons').put(value, 'lesson-2');
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    content,
  );
}

test('a step is kept even when the page is left at once', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  for (let step = 1; step <= 5; step += 1) {
    await board.pay(String(step));
    await page.reload();
    await board.isAt(step, step);
  }
});

test('a closed tab loses nothing, and lessons are kept apart', async ({ page, context }) => {
  const first = await Board.open(page, TRANSFERS);
  await first.pay('7');
  await first.button('First step').click();
  await first.pay('8');
  await first.isAt(1, 1);
  await page.close();
  const second = await Board.open(await context.newPage(), TRANSFERS);
  await second.isAt(1, 1);
  await second.holds('Assets', 'Customer 1', { 'At Bank 1': '92' });
  await expect(second.others(0)).toHaveText(/\$7/);
  await second.lookAt('Read');
  await second.page.getByRole('link', { name: /^Next lesson/ }).click();
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Overdrafts');
  await second.isAt(0, 0);
  await second.page.goBack();
  await second.isAt(1, 1);
});

test('two tabs see what each of them does, and neither is moved from its place', async ({
  page,
  context,
}) => {
  const one = await Board.open(page, TRANSFERS);
  const other = await Board.open(await context.newPage(), TRANSFERS);
  await one.page.bringToFront();
  await one.pay('7');
  await expect(other.step(1, 'Customer 1 pays Customer 2 $7')).toBeVisible();
  await other.isAt(0, 1);
  await other.page.bringToFront();
  await other.pay('8');
  await expect(one.others(0)).toHaveText(/\$8/);
  await expect(other.others(0)).toHaveText(/\$7/);
  await one.isAt(1, 1);
  await one.holds('Assets', 'Customer 1', { 'At Bank 1': '93' });
  await other.holds('Assets', 'Customer 1', { 'At Bank 1': '92' });
  await other.pay('2');
  await one.page.bringToFront();
  await one.pay('1');
  await page.reload();
  await one.isThere();
  await one.lookAt('Steps');
  for (const [amount, last] of [
    ['$7', '$1'],
    ['$8', '$2'],
  ]) {
    await one.step(0, 'The opening position').click();
    await one.steps.getByRole('button', { name: `pays Customer 2 ${amount}.` }).click();
    await one.isAt(1, 2);
    await one.button('Last step').click();
    await expect(one.saying(`Customer 1 pays Customer 2 ${last}.`)).toBeVisible();
  }
});

test('what is deleted in one tab goes from the other', async ({ page, context }) => {
  const one = await Board.open(page, TRANSFERS);
  await one.pay('7');
  await one.pay('8');
  const other = await Board.open(await context.newPage(), TRANSFERS);
  await other.isAt(2, 2);
  await one.page.bringToFront();
  await one.choose('Delete from here');
  await other.isAt(1, 1);
  await one.button('Undo').click();
  await other.isAt(1, 2);
});

test('what cannot be read is said, kept for download, and the session goes on', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('7');
  await board.isAt(1, 1);
  await page.goto('/');
  await store(page, { edition: 3, tree: 'eaten by moths' });
  await page.goto(TRANSFERS);
  await expect(board.saying(UNREADABLE)).toBeVisible();
  await board.isAt(0, 0);
  const saved = page.waitForEvent('download');
  await board.button('Download what was saved').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('eaten by moths');
  await board.button('Understood').click();
  await expect(board.saying(UNREADABLE)).toHaveCount(0);
  await board.pay('9');
  await page.reload();
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '91' });
  await expect(board.saying(UNREADABLE)).toHaveCount(0);
});

test('a saved event that the rules refuse is left out, said, and the rest is there', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await expect.poll(() => hasStore(page)).toBe(true);
  await page.goto('/');
  const payment = { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0 };
  await store(page, {
    edition: 1,
    tree: {
      format: 'tallystick-tree',
      version: 1,
      lesson: 2,
      nodes: [
        { parent: -1, event: { ...payment, amount: 700 } },
        { parent: 0, event: { ...payment, amount: 99_900 } },
      ],
      at: 0,
      leaf: 0,
    },
  });
  await page.goto(TRANSFERS);
  await expect(
    board.saying('One saved event of this board cannot be read and had to be left out.'),
  ).toBeVisible();
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '93' });
});

test('a browser that keeps nothing is said plainly, and one can play all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  const board = await Board.open(page, TRANSFERS);
  await expect(board.saying(NOT_SAVING)).toBeVisible();
  await board.pay('7');
  await board.isAt(1, 1);
  await board.button('Step back').click();
  await board.pay('8');
  await expect(board.others(0)).toHaveText(/\$7/);
  await expect(board.saying(NOT_SAVING)).toHaveCount(1);
});
