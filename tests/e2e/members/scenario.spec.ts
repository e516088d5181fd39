/** The page of a shared scenario, to which codes and links lead: as it opens, the board is in sight. */
import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { fileTextOf } from '@/events/log/log';
import { Visitor } from '@/scripts/site/visitor';
import { LESSONS } from '@/src/lessons/course/all';
import { Board } from '../support/board';
import { tasksLog } from '../support/lessonPlay';
import { signUp, somebody } from '../support/members';
import { test } from '../support/test';

/** Publishes the steps that meet the tasks of a lesson. Gives the address of their page. */
async function publish(address: string, id: number): Promise<string> {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  const member = new Visitor(address);
  await member.join('Ann Lee');
  const { data } = await member.send({
    method: 'POST',
    path: '/api/scenarios',
    body: {
      requestId: randomUUID(),
      title: 'There and back on the books of one bank',
      description: 'Two payments, and what they leave as it was.',
      notes: 'Look at the total.\n'.repeat(6),
      log: fileTextOf(tasksLog(lesson)),
    },
  });
  expect(data).toMatchObject({ id: expect.any(String) });
  return `${address}/community/scenarios/${data.id}`;
}

// The first account of the one is short; that of the other, a clearing house, is as high as they come.
for (const id of [2, 13]) {
  test(`as it opens, the first account and the player are in sight (lesson ${id})`, async ({
    browser,
    baseURL,
  }) => {
    await opensInSight(browser, await publish(baseURL ?? fail('no site'), id));
  });
}

test('on paper it has nothing to press, for a guest and for a member', async ({
  browser,
  baseURL,
}) => {
  const path = await publish(baseURL ?? fail('no site'), 2);
  const context = await browser.newContext();
  const page = await context.newPage();
  // Figures of the board can be pressed, and are read on paper.
  const shown = page.locator('.scenario-foot').getByRole('button').filter({ visible: true });
  for (const invites of [true, false]) {
    await page.goto(path);
    await new Board(page).isThere();
    await expect(page.getByText('Copy the link')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(0);
    await expect(page.getByText('to add a comment')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    await page.emulateMedia({ media: null });
    if (invites) await signUp(page, somebody('Ben'), new URL(path).pathname);
  }
  await context.close();
});

async function opensInSight(browser: Browser, path: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    const isPhone = width < 768;
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
    const guest = await context.newPage();
    await guest.goto(path);
    const board = new Board(guest);
    await board.isThere();
    await guest.waitForLoadState('networkidle');
    const message = `at ${width} by ${height}`;
    const foot = (await board.region.getByRole('article').first().boundingBox()) ?? fail(message);
    const player = (await board.player.boundingBox()) ?? fail(message);
    expect(await guest.evaluate(() => window.scrollY), message).toBe(0);
    expect(player.y + player.height, message).toBeLessThanOrEqual(height + 1);
    expect(foot.y + foot.height, message).toBeLessThanOrEqual(player.y + 1);
    await context.close();
  }
}

function fail(message: string): never {
  throw new Error(message);
}
