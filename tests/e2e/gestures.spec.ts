/** How much a payment takes: by keys, by pointer, by a finger on a phone. */
import { expect, type Page } from '@playwright/test';
import { Board } from './support/board';
import { drag, nameOn, sheet } from './support/drag';
import { PAYMENTS, type Payment } from './support/payments';
import { test } from './support/test';

/** Expects the page where it was, and every sheet that the step changed on the screen. */
async function isSeen(page: Page, board: Board): Promise<void> {
  await board.isAt(1, 1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const changed = await page.locator('[data-sheet][data-changed]').all();
  expect(changed.length).toBeGreaterThan(1);
  for (const sheet of changed) await expect(sheet).toBeInViewport({ ratio: 1 });
}

/** Slots of an act that stand between two of a payment's. */
const BETWEEN = 2;

/** Goes on to a slot, and to its option as whoever types does: by its first letters. */
async function chooseByLetters(page: Page, label: string, option: string): Promise<void> {
  const slot = page.getByLabel(label, { exact: true }).filter({ visible: true });
  const isThere = () => slot.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs <= BETWEEN && !(await isThere()); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(slot).toBeFocused();
  await page.keyboard.type(option);
  await expect(slot.locator('option:checked')).toHaveText(option);
}

async function payByKeys(page: Page, payment: Payment): Promise<void> {
  const { from, action, field, to } = payment;
  await page.keyboard.press('a');
  await chooseByLetters(page, 'Party', from);
  await chooseByLetters(page, 'Action', action);
  await chooseByLetters(page, field, to);
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
}

for (const payment of PAYMENTS) {
  test(`by keys, lesson ${payment.lesson}: A, three choices, an amount, Enter`, async ({
    page,
  }) => {
    await page.goto(`${payment.path}#board`);
    const board = new Board(page);
    await board.isThere();
    await payByKeys(page, payment);
    await isSeen(page, board);
  });

  test(`by pointer, lesson ${payment.lesson}: at most two gestures and an amount`, async ({
    page,
  }) => {
    const { path, from, to } = payment;
    await page.goto(`${path}#board`);
    const board = new Board(page);
    await board.isThere();
    await drag(page, nameOn(sheet(page, from)), sheet(page, to));
    const pays = page.getByRole('menuitem', { name: `${from} pays ${to} …` });
    // Where the two can do more than one thing, the payment may have to be pressed.
    if (!(await pays.evaluate((item) => item === document.activeElement))) await pays.click();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await isSeen(page, board);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`lesson ${payment.lesson}: three choices, an amount and a tap, and no scrolling`, async ({
      page,
    }) => {
      const { path, from, action, field, to, button } = payment;
      await page.goto(`${path}#board`);
      const board = new Board(page);
      await board.isThere();
      for (const [label, option] of [
        ['Party', from],
        ['Action', action],
        [field, to],
      ] as const) {
        const slot = board.field(label);
        await expect(slot).toBeInViewport({ ratio: 1 });
        await slot.selectOption({ label: option });
      }
      const amount = board.field('Amount ($)');
      await expect(amount).toBeInViewport({ ratio: 1 });
      await amount.fill('7');
      const press = board.region.getByRole('button', { name: button, exact: true });
      await expect(press).toBeInViewport({ ratio: 1 });
      await press.tap();
      await isSeen(page, board);
    });
  });
}
