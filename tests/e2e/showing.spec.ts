/** On paper, on a projector, in another page, in an accountant's journal: the same steps, seen elsewhere. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { encodeLink } from '@/events/log/link';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { tasksLog } from './support/lessonPlay';
import { fragment } from './support/links';
import { expectAccessible, test } from './support/test';

const PAPER = 'What is printed';

test('what is printed is the steps and nothing else', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('7');
  await board.pay('12.50', 'Customer 2', 'Customer 1');
  await board.share('Print or present');
  await page.getByRole('button', { name: 'Print …' }).click();
  const paper = page.getByRole('article', { name: PAPER });
  await expect(paper).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.locator('main')).toBeHidden();
  await expect(paper.getByRole('heading', { name: 'Step 2' })).toBeVisible();
  await expect(paper.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  // As long as its paper, not as its window: else all but the first page would be cut off.
  const [inside, outside] = await page
    .getByRole('dialog')
    .evaluate((stage) => [stage.scrollHeight, stage.clientHeight]);
  expect(inside).toBe(outside);
  await page.emulateMedia({ media: null });
  await board.press('Escape');
  await expect(board.button('Share')).toBeFocused();
});

test('a page printed with its board shows the accounts whole, and nothing to press', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  for (const amount of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']) await board.pay(amount);
  // An A4 sheet between its margins.
  await page.setViewportSize({ width: 690, height: 1016 });
  await page.emulateMedia({ media: 'print' });
  await expect(board.region.getByRole('article').first()).toBeVisible();
  await expect(board.player).toBeHidden();
  await expect(board.button('View')).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const cut = await page
    .locator('.moves')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(cut).toBe(0);
});

test('keys step through a presentation, which leaves the board where it was left', async ({
  page,
}) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.pay('30');
  await board.pay('20');
  await board.share('Print or present');
  await page.getByRole('button', { name: 'Present' }).click();
  const stage = page.getByRole('dialog', { name: 'Correspondent Banking, presented' });
  await expect(stage.getByText('Step 2 of 2')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('PageUp');
  await expect(stage.getByText('Step 1 of 2')).toBeVisible();
  await expect(stage.getByRole('article')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(stage).toHaveCount(0);
  await board.isAt(1, 2);
  await expect(board.button('Share')).toBeFocused();
});

test('a presentation shows no account and no key cut off, however small the window', async ({
  page,
}) => {
  // A window that fills the screen cannot be given another size; a layer over the page can.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
  });
  const board = await Board.open(page, CORRESPONDENTS);
  await board.pay('30');
  await board.share('Print or present');
  await page.getByRole('button', { name: 'Present' }).click();
  const stage = page.getByRole('dialog', { name: 'Correspondent Banking, presented' });
  for (const [width, height] of [
    [1920, 1080],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        stage.getByRole('article').evaluateAll((accounts) => {
          const foot = document.querySelector('[role=dialog] footer')?.getBoundingClientRect();
          return accounts.every((account) => {
            const { bottom, right } = account.getBoundingClientRect();
            return bottom <= (foot?.top ?? 0) && right <= window.innerWidth;
          });
        }),
      )
      .toBe(true);
  }
  // A phone on its side.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.keyboard.press('?');
  const keys = stage.getByRole('region', { name: 'Keys' });
  const beyond = () => keys.evaluate((list) => list.scrollHeight - list.clientHeight);
  await expect.poll(beyond).toBe(0);
});

/** What of a presentation is cut off, or lies over something else, by its words. */
const misplaced = (stage: Locator): Promise<readonly string[]> =>
  stage.evaluate((dialog) => {
    const boxOf = (one: Element | null) => one?.getBoundingClientRect() ?? new DOMRect();
    const foot = boxOf(dialog.querySelector('footer'));
    const sentence = boxOf(dialog.querySelector('.present-sentence'));
    const accounts = [...dialog.querySelectorAll('article')];
    const name = (one: Element) =>
      one.querySelector('h3, h4, .party-name')?.textContent ?? 'account';
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const cut = [...dialog.querySelectorAll('td, th, p')]
      .filter((one) => !one.closest('.visually-hidden') && one.scrollWidth > one.clientWidth + 1)
      .map(({ textContent }) => `cut: ${textContent}`);
    const over = accounts.flatMap((one, index) => {
      const box = boxOf(one);
      const others = accounts.slice(index + 1).filter((other) => meet(box, boxOf(other)));
      const isOut = box.bottom > foot.top + 1 || box.right > window.innerWidth;
      return [
        ...(isOut ? [`out of the window: ${name(one)}`] : []),
        ...(box.top < sentence.bottom - 1 ? [`under the sentence: ${name(one)}`] : []),
        ...others.map((other) => `${name(one)} over ${name(other)}`),
      ];
    });
    return [...cut, ...over];
  });

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`accounts are presented whole, page by page, at ${width} × ${height}`, async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
    });
    await page.setViewportSize({ width, height });
    const [lesson] = LESSONS.filter(({ id }) => id === 13);
    if (!lesson) throw new Error('there is no lesson 13');
    const address = `${lessonPath(lesson)}${fragment(encodeLink(tasksLog(lesson)), 13)}`;
    const board = await Board.open(page, address);
    await board.share('Print or present');
    await page.getByRole('button', { name: 'Present' }).click();
    const stage = page.getByRole('dialog', { name: 'Conclusion, presented' });
    await expect(stage.getByText('Step 13 of 13')).toBeVisible();
    for (const number of [1, 2, 3]) {
      await expect(stage.getByText(`Page ${number} of 3`)).toBeVisible();
      await expect.poll(() => misplaced(stage)).toEqual([]);
      const [said, pressed] = await stage
        .locator('.present-others :is(span, button)')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontSize));
      expect(pressed).toBe(said);
      await page.keyboard.press(']');
    }
    await page.keyboard.press('Home');
    await expect(stage.getByText('Start · 13 steps')).toBeVisible();
    await expect.poll(() => misplaced(stage)).toEqual([]);
  });
}

test('the type of a presentation is as large as its fullest step allows', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  const [lesson] = LESSONS.filter(({ id }) => id === 24);
  if (!lesson) throw new Error('there is no lesson 24');
  const board = await Board.open(
    page,
    `${lessonPath(lesson)}${fragment(encodeLink(tasksLog(lesson)), 5)}`,
  );
  await board.share('Print or present');
  await page.getByRole('button', { name: 'Present' }).click();
  const stage = page.getByRole('dialog', { name: 'Security Dealers, presented' });
  await expect(stage.getByText('Step 5 of 9')).toBeVisible();
  const used = () =>
    page
      .locator('.present-accounts')
      .evaluate((all) => all.clientHeight / (all.parentElement?.clientHeight ?? 1));
  await expect.poll(used).toBeGreaterThan(0.8);
  expect(await misplaced(stage)).toEqual([]);
});

test('every part of the share dialog is accessible', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('7');
  await board.button('Share').click();
  for (const part of ['Embed', 'File', 'Print or present']) {
    await page.getByRole('tab', { name: part }).click();
    await expectAccessible(page, '[role=dialog]');
  }
});

test('the journal is a file that an accountant’s program reads', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('7');
  await board.share('File');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a journal' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('tallystick-deposit-transfers-1-steps.journal');
  const journal = await readFile(await download.path(), 'utf8');
  expect(journal).toMatch(/assets:Customer 1:Customer Deposits:Bank 1 +\$-7\.00 = +\$93\.00\n/);
});

test('the HTML for other pages frames a board that can be played on', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('7');
  await board.share('Embed');
  const html = await board.field('HTML').inputValue();
  await page.setContent(`<!doctype html><title>A course</title>${html}`);
  const frame = page.frameLocator('iframe');
  const step = frame.getByRole('slider', { name: 'Step' });
  await expect(step).toHaveAttribute('aria-valuetext', 'Step 1 of 1');
  const sentence = frame
    .getByRole('paragraph')
    .filter({ hasText: 'Customer 1 pays Customer 2 $7' });
  await expect(sentence).toBeVisible();
  await frame.getByRole('button', { name: 'Step back' }).click();
  await expect(step).toHaveAttribute('aria-valuetext', 'Start · 1 step');
});

/** How far from the edge of its column the label of each line begins, the total's too. */
const beginnings = (accounts: Locator): Promise<readonly string[]> =>
  accounts.locator('.t-column :is(.t-line, .t-total) > th').evaluateAll((labels) =>
    labels.map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label.querySelector('.t-foot') ?? label);
      const left = label.closest('.t-column')?.getBoundingClientRect().left ?? 0;
      const isSecond = label.closest('.t-column')?.previousElementSibling !== null;
      return `${isSecond ? 'right' : 'left'} ${Math.round(words.getBoundingClientRect().left - left)}`;
    }),
  );

test('on paper all lines of a column begin alike, marked or not', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('30');
  await board.share('Print or present');
  await page.getByRole('button', { name: 'Print …' }).click();
  await expect(page.getByRole('article', { name: PAPER })).toBeVisible();
  expect(new Set(await beginnings(page.locator('.print-accounts'))).size).toBe(2);
});

test('on a screen for many they do too', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused'));
  });
  const board = await Board.open(page, TRANSFERS);
  await board.pay('30');
  await board.share('Print or present');
  await page.getByRole('button', { name: 'Present' }).click();
  const accounts = page.locator('.present-accounts');
  await expect(accounts).toBeVisible();
  await expect.poll(async () => new Set(await beginnings(accounts)).size).toBe(2);
});
