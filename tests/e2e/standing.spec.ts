/** On a small laptop the board stands still under the pointer: what was pressed can be pressed again. */
import { expect, type Locator } from '@playwright/test';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { Board } from './support/board';
import { MOVING, test } from './support/test';

test.use({ ...MOVING, viewport: { width: 1280, height: 720 } });

/** From which account to which, with amounts that meet tasks on the way and change what the sheets hold. */
const PAYMENTS: Readonly<Record<number, readonly (readonly [string, string, string])[]>> = {
  2: [
    ['Customer 1', 'Customer 2', '30'],
    ['Customer 1', 'Customer 2', '70'],
    ['Customer 2', 'Customer 1', '100'],
  ],
  10: [
    ['Customer 1', 'Customer 2', '5'],
    ['Customer 3', 'Customer 1', '7'],
    ['Customer 2', 'Customer 3', '20'],
  ],
  13: [
    ['Customer 1', 'Customer 2', '30'],
    ['Customer 2', 'Customer 4', '20'],
    ['Customer 4', 'Customer 1', '35'],
  ],
};

/** How far from the top of the window it stands, once nothing moves any more. */
async function standing(one: Locator): Promise<number> {
  return one.evaluate(async (element) => {
    const top = () => element.getBoundingClientRect().top;
    for (let still = 0, before = top(); still < 20; still += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      if (top() !== before) still = 0;
      before = top();
    }
    return top();
  });
}

for (const { id, title, ...lesson } of LESSONS.filter(({ id }) => id in PAYMENTS)) {
  test(`the button of a payment stays where it was pressed on ${title} (${id})`, async ({
    page,
  }) => {
    const board = await Board.open(page, lessonPath({ id, title, ...lesson }));
    const pay = board.button('Pay');
    for (const [step, [from, to, amount]] of (PAYMENTS[id] ?? []).entries()) {
      const action = 'Transfer Money to Someone';
      await board.fill({ party: from, action, choose: { To: to }, amount });
      await pay.scrollIntoViewIfNeeded();
      const before = await standing(pay);
      await pay.click();
      await board.isAt(step + 1, step + 1);
      const after = await standing(pay);
      expect(Math.abs(after - before), `step ${step + 1}: ${before} to ${after}`).toBeLessThan(4);
      await expect(pay).toBeInViewport({ ratio: 1 });
    }
  });
}
