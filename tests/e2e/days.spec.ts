/** The strip of days: it says what the day waits for, opens the composer with what would mend it, and ends the day. */
import { expect, type Locator } from '@playwright/test';
import { encodeLink } from '@/events/log/link';
import { frozenLog } from '../helpers/logs';
import { Board } from './support/board';
import { fragment } from './support/links';
import { test } from './support/test';

/** The step with which day 2 begins, of a log in which fed funds fall due on it. */
const DAY_2 = 6;

test('a day that waits is mended from its strip, and ends', async ({ page }) => {
  const address = `/sandbox${fragment(encodeLink(frozenLog(1, 'sandbox-days')), DAY_2)}`;
  const board = await Board.open(page, address);
  const strip = board.region.getByRole('region', { name: 'Days' });
  const day = strip.getByRole('button', { name: /^Day / });
  const end = strip.getByRole('button', { name: 'End the day' });
  await expect(day).toHaveText(/Day 2.*1 due today/);
  const sheets = board.region.locator('[data-part="sheets"]');
  const before = await placeOf(sheets);
  // What cannot be done now says why.
  await end.dispatchEvent('click');
  await expect(strip.getByRole('alert')).toContainText(
    'let it be paid, rolled over or written off',
  );
  expect(await placeOf(sheets)).toEqual(before);
  await strip.getByRole('button', { name: 'Pay back' }).click();
  await expect(strip.getByRole('heading', { name: 'Today' })).toBeHidden();
  const pay = board.region.getByRole('button', { name: 'Pay back', exact: true });
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day).toHaveText(/Day 2.*1 due tomorrow/);
  await end.click();
  await expect(day).toHaveText(/Day 3/);
});

test('on a phone the strip is one line of 44 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const address = `/sandbox${fragment(encodeLink(frozenLog(1, 'sandbox-days')), DAY_2)}`;
  const board = await Board.open(page, address);
  await board.toStage();
  const strip = board.region.getByRole('region', { name: 'Days' });
  expect((await placeOf(strip))?.height).toBe(44);
  const button = await placeOf(strip.getByRole('button', { name: /^Day / }));
  expect(button?.height).toBeGreaterThanOrEqual(44);
});

for (const width of [390, 360]) {
  test(`${width} pixels wide, the strip has the central bank’s rates all the same`, async ({
    page,
  }) => {
    const board = await Board.open(page, '/lectures/the-central-bank-today/interest-on-reserves');
    await page.setViewportSize({ width, height: 740 });
    await board.toStage();
    const strip = board.region.getByRole('region', { name: 'Days' });
    const rates = strip.getByText('Reserves 4.40', { exact: false });
    await expect(rates).toHaveText(/facility 4\.25/);
    expect(await rates.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const [line, told] = [await placeOf(strip), await placeOf(rates)];
    expect(line?.height).toBe(44);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 44);
  });
}

const placeOf = (part: Locator) => part.boundingBox();
