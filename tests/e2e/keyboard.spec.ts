/** With a keyboard alone: a lesson of each lecture is played, looked at and shared, and the focus is never lost. */
import { expect, type Page } from '@playwright/test';
import { lessonById } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Board, TRANSFERS } from './support/board';
import { Keyboard } from './support/keyboard';
import { type PlayedEvent, playOf } from './support/lessonPlay';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

// A person without a mouse takes many keys, and every stop on the way is looked at.
test.slow();

/** A lesson of each lecture, and how many of its tasks are solved. */
const PLAYED: readonly (readonly [lesson: number, tasks: number])[] = [
  [2, 3],
  [11, 1],
  [16, 1],
  [21, 1],
];

/** The closer looks under the board, in the order of their tabs. */
const STUDIES = ['Charts', 'Checks', 'Refused', 'Compare', 'What if', 'Other systems'];

function lessonOf(id: number): Lesson {
  const lesson = lessonById(id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}

/** The events of a lesson's log up to the one that meets so many of its tasks. */
function eventsFor(lesson: Lesson, tasks: number): readonly PlayedEvent[] {
  const events = playOf(lesson);
  const last = events.findIndex(({ metAt }) => metAt.length >= tasks);
  return events.slice(0, last + 1);
}

interface Hands {
  readonly board: Board;
  readonly keys: Keyboard;
}

/** Opens a lesson from the top of its page, by the links that skip to its parts. */
async function open(page: Page, address: string): Promise<Hands> {
  await page.goto(address);
  const keys = new Keyboard(page);
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keys.push(page.getByRole('link', { name: 'Go to the board' }));
  const board = new Board(page);
  await board.isThere();
  return { board, keys };
}

for (const [id, count] of PLAYED) {
  const lesson = lessonOf(id);
  const { tasks, title } = lesson;

  test(`lesson ${id}, ${title}, is played`, async ({ page }) => {
    const { board, keys } = await open(page, lessonPath(lesson));
    await board.lookAt('Tasks');
    const list = board.whole.getByRole('region', { name: 'Tasks', exact: true });
    await keys.push(list.getByRole('button', { name: 'Hint', exact: true }));
    await expect(list.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveText(
      tasks[0]?.hints[0] ?? '',
    );
    await keys.isInSight();
    for (const { filled, step, metAt } of eventsFor(lesson, count)) {
      await keys.performEvent(board, filled);
      await board.isAt(step, step);
      await expect(list).toContainText(`${metAt.length} of ${tasks.length} met`);
    }
    await expect(list).toContainText(`${count} of ${tasks.length} met`);
  });
}

/** Lesson 2 with two payments of one's own, at the last of them. */
async function played(page: Page): Promise<Hands> {
  const hands = await open(page, TRANSFERS);
  const { board, keys } = hands;
  for (const { filled, step } of eventsFor(lessonOf(2), 2)) {
    await keys.performEvent(board, filled);
    await board.isAt(step, step);
  }
  return hands;
}

test('the steps are gone through, by keys and by the buttons of the player', async ({ page }) => {
  const { board, keys } = await played(page);
  for (const [key, step] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['Home', 0],
    ['End', 2],
  ] as const) {
    await keys.press(key);
    await board.isAt(step, 2);
    await keys.isInSight();
  }
  for (const [name, step] of [
    ['Step back', 1],
    ['Step forward', 2],
    ['Step back', 1],
    ['Last step', 2],
  ] as const) {
    await keys.push(board.button(name));
    await board.isAt(step, 2);
    await keys.isInSight();
  }
  await keys.reach(board.scrubber);
  await keys.press('ArrowLeft');
  await board.isAt(1, 2);
  await board.lookAt('Steps');
  await keys.push(board.step(0, 'The opening position'));
  await board.isAt(0, 2);
  await keys.isInSight();
});

test('dialogs and menus are opened and left, and give the focus back', async ({ page }) => {
  const { board, keys } = await played(page);
  const share = board.button('Share');
  await keys.push(share);
  const dialog = page.getByRole('dialog', { name: /^Share th/ });
  await keys.reach(dialog.getByRole('tab', { name: 'Link' }));
  await keys.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Embed' })).toBeFocused();
  await keys.isInSight();
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(share).toBeFocused();
  await keys.push(board.button('This line'));
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused();
  await keys.press('Escape');
  await expect(board.button('This line')).toBeFocused();
  await keys.press('?');
  const help = page.getByRole('dialog', { name: 'How the board works' });
  await keys.push(help.getByRole('button', { name: 'Close' }));
  await expect(help).toHaveCount(0);
  await expect(board.button('This line')).toBeFocused();
});

test('a button that goes with what it did leaves the focus on the board', async ({ page }) => {
  const { board, keys } = await played(page);
  await keys.push(board.button('This line'));
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused();
  await keys.reach(page.getByRole('menuitem', { name: 'Delete from here' }), 'ArrowDown');
  await keys.press('Enter');
  await board.isAt(1, 1);
  await keys.push(board.button('Undo'));
  await board.isAt(2, 2);
  await expect(board.region).toBeFocused();
  await keys.isInSight();
  await keys.press('Home', 'ArrowLeft');
  await keys.push(board.button('Go to step 0'));
  await board.isAt(0, 2);
  await expect(board.region).toBeFocused();
  await keys.press('ArrowRight');
  await board.isAt(1, 2);
});

test('the tabs of the board are gone through by arrows', async ({ page }) => {
  const { board, keys } = await played(page);
  await board.lookAt('Explore');
  await keys.reach(board.whole.getByRole('tab', { name: 'Charts' }));
  for (const study of STUDIES) {
    const tab = board.whole.getByRole('tab', { name: study, exact: true });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await keys.isInSight();
    await keys.press('ArrowRight');
  }
  await board.isAt(2, 2);
});
