/** The board of a part of an assignment is the stage of its page: one acts on it as it opens, without scrolling. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { create, joinCodeOf, send } from '@/scripts/site/requests';
import { Visitor } from '@/scripts/site/visitor';
import { Board } from '../support/board';
import { test } from '../support/test';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

/** Somebody new, signed in. */
async function newMember(site: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(site);
  await visitor.join(`${name} ${randomUUID().slice(0, 8)}`);
  return visitor;
}

/** An assignment with a board, a question and the board with the most parties, with instructions. */
async function give(site: string): Promise<{ readonly learner: Visitor; readonly path: string }> {
  const [teacher, learner] = [await newMember(site, 'Ina'), await newMember(site, 'Ben')];
  const classId = await create(teacher, '/api/classes', { name: 'Money and Banking, second term' });
  const code = await joinCodeOf(teacher, `/community/classes/${classId}`);
  await send(learner, 'POST', '/api/join', { code });
  const board = (id: string, lesson: number, title: string) => ({
    ...{ id, kind: 'board', title, about: { lesson }, model: null },
    tasks: [{ index: 0, points: 1 }],
  });
  const assignment = await create(teacher, `/api/classes/${classId}/assignments`, {
    title: 'Pay, then think about what each payment leaves behind',
    instructions: 'First pay.\n\nThen look at the total.',
    parts: [
      board('1', 2, 'Deposit transfers on the books of one and the same bank'),
      { id: '2', kind: 'short', prompt: 'Who owes **whom** now?', points: 2, modelAnswer: '' },
      board('3', 13, 'Clearing'),
    ],
    due: null,
  });
  return { learner, path: `${site}/community/assignments/${assignment}` };
}

/** Expects composer and player on the screen as the page has opened. */
async function isInSight(page: Page, height: number, message: string): Promise<void> {
  expect(await page.evaluate(() => window.scrollY), message).toBe(0);
  const board = new Board(page);
  for (const place of [page.locator('.composer'), board.player]) {
    const box = await place.boundingBox();
    expect(box?.height, message).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? height), message).toBeLessThanOrEqual(height + 1);
  }
}

test('a part opens with composer and player in sight, and questions lead from one to the next', async ({
  browser,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const { learner, path } = await give(site);
  const cookies = learner.cookies().map((cookie) => ({ ...cookie, url: site }));
  for (const [width, height] of SIZES) {
    const isPhone = width < 768;
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
    await context.addCookies(cookies);
    const page = await context.newPage();
    for (const part of ['1', '3']) {
      await page.goto(`${path}/parts/${part}`);
      await new Board(page).isThere();
      await page.waitForLoadState('networkidle');
      await isInSight(page, height, `part ${part} at ${width} by ${height}`);
    }
    await page.goto(`${path}/parts/2`);
    const parts = page.getByRole('region', { name: 'All parts' }).getByRole('link');
    await expect(parts.nth(1)).toHaveText('Who owes whom now?');
    await page.getByRole('link', { name: 'Next part' }).click();
    await expect(page.getByText(/^Part 3 of 3/)).toBeVisible();
    await context.close();
  }
});
