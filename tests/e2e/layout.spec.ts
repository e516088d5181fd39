/** However wide the screen is, every board fits on it, with all steps of its lesson played. */
import { expect, type Page } from '@playwright/test';
import { encodeLink } from '@/events/log/link';
import { LESSONS } from '@/src/lessons/course/all';
import { LECTURES, lessonPath } from '@/src/lessons/course/catalogue';
import type { Lesson } from '@/src/lessons/course/lesson';
import { feetApart, figuresOutside, sticksOut } from '../helpers/layoutFaults';
import { Board } from './support/board';
import { tasksLog } from './support/lessonPlay';
import { fragment } from './support/links';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** Pixels. */
const WIDTHS = [1440, 768, 390];

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

/** The words of the accounts that are broken: their letters stand on more than one line. */
function brokenWords(): readonly string[] {
  return [...document.querySelectorAll('.t-column tbody th')].flatMap((label) => {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Opens a lesson with the steps that meet its tasks, at the last of them. */
async function openAtTheEnd(page: Page, lesson: Lesson): Promise<Board> {
  const log = tasksLog(lesson);
  const board = await Board.open(page, `${lessonPath(lesson)}${fragment(encodeLink(log))}`);
  await expect(board.saying('You are looking at a shared log')).toBeVisible();
  await board.button('Last step').click();
  await expect(board.button('Last step')).toBeDisabled();
  return board;
}

for (const lecture of LECTURES) {
  test(`the boards of ${lecture.title} fit`, async ({ page }) => {
    test.slow();
    for (const lesson of LESSONS.filter(({ lectureId }) => lectureId === lecture.id)) {
      const board = await openAtTheEnd(page, lesson);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await board.toStage();
        // A chart takes its new width a frame later.
        await expect
          .poll(() => page.evaluate(sticksOut), { message: `${lesson.title} at ${width}` })
          .toEqual([]);
        expect(await page.evaluate(brokenWords), `${lesson.title} at ${width}`).toEqual([]);
        expect(await page.evaluate(figuresOutside), `${lesson.title} at ${width}`).toEqual([]);
        expect(await page.evaluate(feetApart), `${lesson.title} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
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
