/** However wide the screen is, a change stands before its figure, and a choice on one line; that every board fits: inSight.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { encodeLink } from '@/events/log/link';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Board } from './support/board';
import { tasksLog } from './support/lessonPlay';
import { fragment } from './support/links';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** Lines whose figure stands under its change. */
function stacked(): readonly string[] {
  const shown = [...document.querySelectorAll('.t-column .t-both')].filter((one) =>
    one.checkVisibility(),
  );
  return shown.flatMap((both) => {
    const [change, figure] = ['.t-change', '.t-figure'].map((part) =>
      both.querySelector(part)?.getBoundingClientRect(),
    );
    const isOver = change && figure && figure.top > change.bottom - 4;
    return isOver ? [`${both.closest('tr')?.textContent}`] : [];
  });
}

/** The lines of net worth whose label takes more than one line of text. */
function partedWorths(): readonly string[] {
  const labels = [...document.querySelectorAll('.t-net > th')].filter((one) =>
    one.checkVisibility(),
  );
  return labels.flatMap((label) => {
    const text = document.createRange();
    text.selectNodeContents(label);
    const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
    return tops.size > 1 ? [`${label.closest('tr')?.textContent}`] : [];
  });
}

/** Opens a lesson with the steps that meet its tasks, at the last of them. */
async function openAtTheEnd(page: Page, lesson: Lesson): Promise<Board> {
  const log = tasksLog(lesson);
  const board = await Board.open(page, `${lessonPath(lesson)}${fragment(encodeLink(log))}`);
  await expect(board.saying('You are looking at shared steps')).toBeVisible();
  await board.button('Last step').click();
  await expect(board.button('Last step')).toBeDisabled();
  return board;
}

for (const id of [2, 13]) {
  test(`a change of lesson ${id} stands before its figure, not over it`, async ({ page }) => {
    const lesson = LESSONS.find((one) => one.id === id);
    if (!lesson) throw new Error(`no lesson ${id}`);
    await openAtTheEnd(page, lesson);
    for (const width of [1440, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(stacked), { message: `at ${width}` }).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
}

for (const id of [13, 38, 43]) {
  test(`net worth is told on one line in lesson ${id}, however narrow its sheets`, async ({
    page,
  }) => {
    const lesson = LESSONS.find((one) => one.id === id);
    if (!lesson) throw new Error(`no lesson ${id}`);
    await page.setViewportSize({ width: 1280, height: 720 });
    const board = await openAtTheEnd(page, lesson);
    await expect.poll(() => page.evaluate(partedWorths)).toEqual([]);
    await board.button('First step').click();
    await expect.poll(() => page.evaluate(partedWorths)).toEqual([]);
  });
}

/** How many parts of balance sheets are drawn without a change, beside the part that has one, where there is no room. */
function idleParts(): number {
  const parts = document.querySelectorAll(
    '[data-brief="true"] .party:not([data-whole]) .b-sheet:has(.t-grew, .t-shrank) > tbody:not(:has(.t-grew, .t-shrank))',
  );
  return [...parts].filter((part) => part.checkVisibility()).length;
}

test('of a balance sheet that finds no room on a phone, the part is drawn that changes', async ({
  page,
}) => {
  const lesson = LESSONS.find(({ id }) => id === 33);
  if (!lesson) throw new Error('no lesson 33');
  const board = await openAtTheEnd(page, lesson);
  await board.region.getByRole('radio', { name: 'Balances' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await board.toStage();
  await expect(page.locator('.stage-fit')).toHaveAttribute('data-brief', 'true');
  await expect(page.locator('.b-sheet :is(.t-grew, .t-shrank)').first()).toBeVisible();
  await expect.poll(() => page.evaluate(idleParts)).toBe(0);
});

/** The totals of balance sheets, by whether the lines drawn above them come to as much; what each says of it. */
function totalsSaid(): readonly { readonly adds: boolean; readonly says: string }[] {
  const amountOf = (row: Element) =>
    Number(row.querySelector('.t-figure')?.textContent?.replaceAll(/[^\d.-]/g, '') ?? 0);
  return [...document.querySelectorAll('.b-sheet > tbody')]
    .filter((part) => part.checkVisibility())
    .flatMap((part) => {
      const total = part.querySelector('.t-total');
      const head = total?.querySelector('th');
      if (!total || !head) return [];
      const drawn = [...part.querySelectorAll('[data-line]')].filter((row) =>
        row.checkVisibility(),
      );
      const sum = drawn.reduce((before, row) => before + amountOf(row), 0);
      return [{ adds: sum === amountOf(total), says: getComputedStyle(head, '::before').content }];
    });
}

test('a balance sheet says where its total is not the sum of what is drawn', async ({ page }) => {
  const lesson = LESSONS.find(({ id }) => id === 10);
  if (!lesson) throw new Error('no lesson 10');
  const board = await openAtTheEnd(page, lesson);
  await board.region.getByRole('radio', { name: 'Balances' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.stage-fit')).toHaveAttribute('data-brief', 'true');
  const totals = await page.evaluate(totalsSaid);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(totals.some(({ adds }) => !adds)).toBe(true);
  for (const { adds, says } of totals) expect(says).toBe(adds ? 'none' : '"… "');
});

/** Names that are parted from their number while their figure stands beside them. */
function partedNames(): readonly string[] {
  if (document.querySelector('.stage-fit[data-stacked="true"]')) return [];
  return [...document.querySelectorAll('.t-column .t-name')]
    .filter((name) => name.checkVisibility() && name.getClientRects()[0])
    .filter((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map(({ textContent }) => `${textContent}`);
}

test('a name is not parted from its number', async ({ page }) => {
  for (const id of [13, 31]) {
    const lesson = LESSONS.find((one) => one.id === id);
    if (!lesson) throw new Error(`no lesson ${id}`);
    const board = await openAtTheEnd(page, lesson);
    expect(await page.evaluate(partedNames)).toEqual([]);
    await board.button('First step').click();
    await expect.poll(() => page.evaluate(partedNames)).toEqual([]);
  }
});

test('on a tablet sheets stand in pairs, and the player in one row', async ({ page }) => {
  const lesson = LESSONS.find(({ id }) => id === 31);
  if (!lesson) throw new Error('no lesson 31');
  const board = await openAtTheEnd(page, lesson);
  await page.setViewportSize({ width: 768, height: 1024 });
  await board.toStage();
  await board.button('First step').click();
  const box = (name: string) => page.locator(`[data-sheet="${name}"]`).boundingBox();
  const [bank, one, two] = [await box('Bank 1'), await box('Customer 1'), await box('Customer 2')];
  expect(two?.y).toBe(one?.y);
  expect((bank?.height ?? 0) - (one?.height ?? 0)).toBeGreaterThan(60);
  const controls = await board.player.locator('.player-controls').boundingBox();
  expect(controls?.height).toBeLessThan(50);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('where one is stands on one line of the player, and so does each choice above', async ({
  page,
}) => {
  const lesson = LESSONS.find(({ id }) => id === 13);
  if (!lesson) throw new Error('no lesson 13');
  const board = await openAtTheEnd(page, lesson);
  for (const place of [board.player.locator('.player-where'), page.getByText('Show changes')]) {
    const box = await place.boundingBox();
    expect(box?.height).toBeLessThan(24);
  }
});

test('the bar stands off the header, and the invitation to press a figure moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const board = await Board.open(page, '/lectures/fundamentals/deposit-transfers');
  const bar = await page.locator('.stage .board-bar').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  if (!bar || !header) throw new Error('there is no board');
  expect(bar.y - header.y - header.height).toBeGreaterThanOrEqual(4);
  const tops = () =>
    board.region
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const before = await tops();
  await expect(board.saying('Press any figure')).toHaveCount(1);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(board.saying('Press any figure')).toHaveCount(0);
  expect(await tops()).toEqual(before);
  await page.reload();
  await board.isThere();
  await expect(board.saying('Press any figure')).toHaveCount(0);
});

test('what is said of a step, and what one starts from, stand clear of the bar on a low screen', async ({
  page,
}) => {
  const lesson = LESSONS.find(({ id }) => id === 10);
  if (!lesson) throw new Error('no lesson 10');
  await page.setViewportSize({ width: 1280, height: 720 });
  await Board.open(page, lessonPath(lesson));
  const bar = await page.locator('.stage .board-bar').boundingBox();
  for (const part of ['.board-sentence', '.opening-choice']) {
    const box = await page.locator(`.stage-sentence ${part}`).boundingBox();
    if (!bar || !box) throw new Error('there is no board');
    expect(box.y - bar.y - bar.height, part).toBeGreaterThanOrEqual(2);
  }
});

test('sheets that stand under one another in one tier are of one width', async ({ page }) => {
  const lesson = LESSONS.find(({ id }) => id === 31);
  if (!lesson) throw new Error('no lesson 31');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAtTheEnd(page, lesson);
  const widths = (row: number) =>
    page
      .locator('.tier')
      .nth(row)
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  await expect.poll(async () => (await widths(1)).length).toBe(4);
  expect(await widths(2)).toEqual(await widths(1));
});
