/** On a phone that lies on its side, and with everything drawn twice as large, one acts beside the sheets: nothing has to be scrolled to. */
import { expect, type Page } from '@playwright/test';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { type Walked, walkThrough } from '../helpers/screen/inSight';
import { Board } from './support/board';
import { test } from './support/test';

/** How far a page may be scrolled down. */
const hidden = () => document.documentElement.scrollHeight - window.innerHeight;

/** What of the composer lies over another part of it. */
function overlaps(): readonly string[] {
  const boxes = ['.slot', '.composer-toggles > *', '.composer-button button'].flatMap((parts) =>
    [...document.querySelectorAll(parts)].map((part) => ({
      name: part.textContent,
      box: part.getBoundingClientRect(),
    })),
  );
  return boxes.flatMap(({ name, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          left < box.right - 1 &&
          right > box.left + 1 &&
          top < box.bottom - 1 &&
          bottom > box.top + 1,
      )
      .map((other) => `${name} and ${other.name}`),
  );
}

async function open(page: Page, id: number, width: number, height: number): Promise<void> {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  const board = await Board.open(page, lessonPath(lesson));
  await page.setViewportSize({ width, height });
  await board.toStage();
}

for (const id of [2, 13]) {
  test(`lesson ${id} is played on a phone that lies on its side`, async ({ page }) => {
    await open(page, id, 844, 390);
    for (const width of [844, 915]) {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 412 });
      const faults = async () =>
        (await page.evaluate<Walked>(walkThrough('sheets of the step'))).faults;
      // The sheets take their new width a frame later.
      await expect.poll(faults, { message: `at ${width}` }).toEqual([]);
      expect(await page.evaluate(hidden), `at ${width}`).toBe(0);
      expect(await page.evaluate(overlaps), `at ${width}`).toEqual([]);
    }
  });

  test(`lesson ${id} is played with everything drawn twice as large`, async ({ page }) => {
    await open(page, id, 640, 360);
    for (const part of ['composer', 'player', 'sheets']) {
      await expect(page.locator(`[data-part="${part}"]`)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(hidden)).toBe(0);
    expect(await page.evaluate(overlaps)).toEqual([]);
  });

  test(`with letters twice as large nothing of the composer of lesson ${id} is covered`, async ({
    page,
  }) => {
    await open(page, id, 1280, 800);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    await expect.poll(() => page.evaluate(overlaps)).toEqual([]);
  });
}

test('the settings of a phone that lies on its side are in sight as a whole, and can be closed', async ({
  page,
}) => {
  await open(page, 13, 844, 390);
  const summary = page.getByText('Settings and notes');
  await summary.click();
  const settings = page.locator('.composer-settings');
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => settings.evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBe(0);
    const header = await page.getByRole('banner').boundingBox();
    const panel = await settings.boundingBox();
    const closing = await summary.boundingBox();
    if (!header || !panel || !closing) throw new Error('something is not there');
    expect(panel.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(panel.y + panel.height).toBeLessThanOrEqual(closing.y + 1);
    expect(panel.x).toBeGreaterThanOrEqual(0);
  }
  await summary.click();
  await expect(settings).toBeHidden();
});
