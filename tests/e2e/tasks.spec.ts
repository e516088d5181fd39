/**
 * Tasks are solved on the screen: by the board's own forms, from the opening on. Every form of every
 * system is used; that each task of each lesson can be met is shown without a browser.
 */
import { expect, type Locator } from '@playwright/test';
import { LESSONS } from '@/events/lessons/all';
import { lessonPath } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';
import { Board } from './support/board';
import { bringAbout } from './support/hands';
import { formsOf, playOf } from './support/lessonPlay';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

// A lesson takes up to fourteen steps, every one of them by hand.
test.slow();

const tasksOf = (board: Board): Locator =>
  board.region.getByRole('region', { name: 'Tasks', exact: true });

/** The lessons, but for those whose tasks take no form that an earlier one under the same system has not. */
function withNewForms(): readonly Lesson[] {
  const used = new Set<string>();
  return LESSONS.filter((lesson) => {
    const before = used.size;
    for (const form of formsOf(lesson)) used.add(form);
    return used.size > before;
  });
}

for (const lesson of withNewForms()) {
  const { id, title, tasks } = lesson;

  test(`lesson ${id}, ${title}: every task is met by what the forms offer`, async ({ page }) => {
    const board = await Board.open(page, lessonPath(lesson));
    const list = tasksOf(board);
    await expect(list).toContainText(`0 of ${tasks.length} met`);
    let last = 0;
    for (const { filled, step, metAt } of playOf(lesson)) {
      await bringAbout(board, filled);
      await board.isAt(step, step);
      await expect(list).toContainText(`${metAt.length} of ${tasks.length} met`);
      await expect(list.getByRole('button', { name: /^met at step/ })).toHaveText(
        metAt.map((at) => `met at step ${at}`),
      );
      last = metAt.length;
    }
    expect(last).toBe(tasks.length);
    const rows = list.getByRole('listitem');
    await expect(rows.getByRole('paragraph')).toHaveText(tasks.map(({ goal }) => `Met: ${goal}`));
  });
}
