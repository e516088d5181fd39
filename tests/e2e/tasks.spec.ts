/** Every task of every lesson is solved on the screen: by the board's own forms, from the opening on. */
import { expect, type Locator } from '@playwright/test';
import { typeset } from '@/src/board/sentence/plainText';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { Board } from './support/board';
import { bringAbout } from './support/hands';
import { playOf } from './support/lessonPlay';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

// A lesson takes up to fourteen steps, every one of them by hand.
test.slow();

const tasksOf = (board: Board): Locator =>
  board.whole.getByRole('region', { name: 'Tasks', exact: true });

for (const lesson of LESSONS) {
  const { id, title, tasks } = lesson;

  test(`lesson ${id}, ${title}: every task is met by what the forms offer`, async ({ page }) => {
    const board = await Board.open(page, lessonPath(lesson));
    await board.lookAt('Tasks');
    const list = tasksOf(board);
    await expect(list).toContainText(`0 of ${tasks.length} met`);
    let last = 0;
    for (const { filled, step, metAt } of playOf(lesson)) {
      await bringAbout(board, filled);
      await board.isAt(step, step);
      await expect(list).toContainText(`${metAt.length} of ${tasks.length} met`);
      await expect(list.getByRole('button', { name: /^met at / })).toHaveText(
        metAt.map((at) => (at === 0 ? 'met at the start' : `met at step ${at}`)),
      );
      last = metAt.length;
    }
    expect(last).toBe(tasks.length);
    const rows = list.getByRole('listitem');
    await expect(rows.getByRole('paragraph')).toHaveText(
      tasks.map(({ goal }) => `Met: ${typeset(goal)}`),
    );
  });
}
