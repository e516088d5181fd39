/** Links, codes and files: what is shared arrives, and nothing that arrives harms what one has. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { encodeLink } from '@/events/log/link';
import { parseLogText } from '@/events/log/parse';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { damaged, fileOf, fragment, sharedPayload } from './support/links';
import { test } from './support/test';

/** A board of lesson 2 with one payment of one's own. */
async function withOwnStep(board: Board): Promise<Board> {
  await board.pay('7');
  await board.isAt(1, 1);
  await board.keeps(1);
  return board;
}

/** Leaves the board and comes back by an address, as one does from a message. */
async function follow(board: Board, address: string): Promise<void> {
  await board.page.goto('/');
  await board.page.goto(address);
  await board.isThere();
}

async function isUntouched(board: Board): Promise<void> {
  await board.isAt(1, 1);
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '93' });
}

test('the steps are saved as a file that holds them, under the title given', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await board.pay('12.50', 'Customer 2', 'Customer 1');
  await board.share('File');
  await board.field('Title').fill('There and back');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('tallystick-deposit-transfers-2-steps.json');
  const read = parseLogText(await readFile(await download.path(), 'utf8'));
  expect(read).toEqual({
    malformed: null,
    log: {
      world: 'banking',
      lesson: 2,
      title: 'There and back',
      events: [
        { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 },
        { type: 'transfer', from: 2, fromBank: 0, to: 1, toBank: 0, amount: 1250 },
      ],
    },
  });
});

test('a chosen file opens as a visit, at its beginning, under its title', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await board.openFile('six.json', fileOf());
  await expect(board.saying('You are looking at shared steps: Six payments.')).toBeVisible();
  await board.isAt(0, 6);
  await board.button('Last step').click();
  await board.holds('Assets', 'Customer 1', { 'At Bank 1': '76' });
  await board.button('Back to my own').click();
  await isUntouched(board);
});

test('a file dropped on the board opens as well', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'six.json', { type: 'application/json' }));
    return transfer;
  }, fileOf());
  await board.player.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(board.whole.getByText('Drop the file to open it')).toBeVisible();
  await board.player.dispatchEvent('drop', { dataTransfer: data });
  await expect(board.whole.getByText('Drop the file to open it')).toHaveCount(0);
  await board.isAt(0, 6);
  await board.button('Back to my own').click();
  await isUntouched(board);
});

test('the share dialog draws a code of the link', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await board.button('Share').click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(board.field('Link')).toHaveValue(/deposit-transfers#log=[\w-]+&round=1$/);
  await page.getByLabel('Open at step 1').uncheck();
  await expect(board.field('Link')).toHaveValue(/deposit-transfers#log=[\w-]+$/);
});

test('a link opens at its step, acting on it leaves what one has, and it can be kept', async ({
  page,
}) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await follow(board, `${TRANSFERS}${fragment(sharedPayload(), 3)}`);
  await board.isAt(3, 6);
  await board.pay('1');
  await board.isAt(4, 4);
  await board.button('Back to my own').click();
  await isUntouched(board);

  await follow(board, `${TRANSFERS}${fragment(sharedPayload(), 3)}`);
  await board.button('Keep it as mine').click();
  await board.keeps(7);
  await page.goto('/');
  await page.goto(TRANSFERS);
  await board.isAt(3, 6);
  await board.lookAt('Steps');
  await expect(board.others(0)).toHaveText(/pays Customer 2 \$7/);
});

test('a link to what one has played oneself leads there without a visit', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await board.button('Share').click();
  const link = await board.field('Link').inputValue();
  await board.press('Escape');
  await board.pay('2');
  await board.isAt(2, 2);
  await follow(board, link);
  await board.isAt(1, 2);
  await expect(board.button('Back to my own')).toHaveCount(0);
});

test('a link that is pasted over the address of the open page is followed', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await page.goto(`${TRANSFERS}${fragment(sharedPayload(), 2)}`);
  await board.isAt(2, 6);
  await board.button('Back to my own').click();
  await isUntouched(board);
});

test('a link cut off shows what is sure and says how much that is', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  const payload = sharedPayload();
  await follow(board, `${TRANSFERS}${fragment(payload.slice(0, payload.length - 8))}`);
  const notice = board.saying('This link was cut off:');
  await expect(notice).toHaveText(/^This link was cut off: \d of its 6 events could be read/);
  const have = Number(/: (\d) of/.exec((await notice.textContent()) ?? '')?.[1]);
  expect(have).toBeGreaterThan(0);
  expect(have).toBeLessThan(6);
  await board.isAt(0, have);
  await board.button('Back to my own').click();
  await isUntouched(board);
});

const BAD_PAYLOADS = [
  [damaged(sharedPayload()), /^This link is damaged: its checksum does not match/],
  [sharedPayload().slice(0, 6), /^This link is cut off before its first/],
  ['A'.repeat(64 * 1024 + 1), 'This link is longer than 64 kB, the most'],
  ['ab*cd', 'This link holds a character that no link has'],
  ['', 'This link holds no steps.'],
  [
    encodeLink({ world: 'banking', lesson: 61, events: [] }),
    /^These steps belong to lesson 61, which/,
  ],
  [`8${sharedPayload().slice(1)}`, /^This link is damaged, or from a newer version/],
] as const;

test('a link that cannot be read shows the opening, says why, and leaves one’s own alone', async ({
  page,
}) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await page.goto('/');
  for (const [payload, sentence] of BAD_PAYLOADS) {
    await page.goto(`${TRANSFERS}${fragment(payload)}`);
    await expect(board.saying(sentence)).toBeVisible();
    await board.isAt(0, 0);
    await board.holds('Assets', 'Customer 1', { 'At Bank 1': '100' });
    await board.button('Back to my own board').click();
    await expect(board.saying(sentence)).toHaveCount(0);
    await isUntouched(board);
  }
});

test('once one is back from a bad link, a reload stays there', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await follow(board, `${TRANSFERS}${fragment(damaged(sharedPayload()))}`);
  await board.button('Back to my own board').click();
  await expect(page).toHaveURL(/#log=[\w-]+&round=1$/);
  await page.reload();
  await isUntouched(board);
  await expect(board.saying('This link is damaged')).toHaveCount(0);
});

const changed = (from: string, to: string): string => fileOf((text) => text.replace(from, to));

const BAD_FILES = [
  ['Dear reader,', 'This file was not saved by Tallystick. Choose one that Share saved.'],
  ['{"name": "x"}', 'This file was not saved by Tallystick'],
  [changed('"version": 1', '"version": 2'), 'This file was saved by a newer version'],
  [changed('"lesson": 2', '"lesson": 63'), 'These steps belong to lesson 63, which is not here.'],
] as const;

test('a file that cannot be read changes nothing, and the dialog says why', async ({ page }) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  for (const [text, sentence] of BAD_FILES) {
    await board.openFile('log.json', text);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(sentence);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await isUntouched(board);
  }
});

test('a file with an event that the rules refuse is shown up to there, with the reason', async ({
  page,
}) => {
  const board = await withOwnStep(await Board.open(page, TRANSFERS));
  await board.openFile('log.json', changed('"amount": 2200', '"amount": 990000'));
  const problem = board.saying('What follows step 2 cannot be done:');
  await expect(problem).toHaveText(/on deposit with Bank 1; pay \$\d+\.00 or less\./);
  await board.isAt(2, 2);
  await board.button('Understood').click();
  await expect(problem).toHaveCount(0);
  await board.button('Back to my own').click();
  await isUntouched(board);
});

test('a link belongs to its lesson, whichever page it is opened on', async ({ page }) => {
  await page.goto(`${CORRESPONDENTS}${fragment(sharedPayload(), 2)}`);
  await expect(page).toHaveURL(new RegExp(`${TRANSFERS}#log=`));
  await new Board(page).isAt(2, 6);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit Transfers' })).toBeVisible();
});
