/** Every lesson's page says what it is about, and each of its tasks is solved on the screen: by the board's own forms, from the opening on. */
import { expect, type Locator } from '@playwright/test';
import { openingPosition } from '@/events/banking/board/boards';
import { typeset } from '@/src/board/sentence/plainText';
import { tiersOf } from '@/src/board/sheets/tiers';
import { LESSONS } from '@/src/lessons/course/all';
import { LECTURES, lessonPath } from '@/src/lessons/course/catalogue';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Board } from './support/board';
import { performEvent } from './support/hands';
import { playOf } from './support/lessonPlay';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

// A lesson takes up to fourteen steps, every one of them by hand.
test.slow();

const tasksOf = (board: Board): Locator =>
  board.whole.getByRole('region', { name: 'Tasks', exact: true });

/** Expects the page of a lesson as it opens: what it is about, what is to be done, and its board. */
async function opensWhole(board: Board, lesson: Lesson): Promise<void> {
  const { page } = board;
  const lecture = LECTURES.find((one) => one.id === lesson.lectureId);
  await expect(page).toHaveTitle(`${lesson.title} · ${lecture?.title} · Tallystick`);
  await board.isAt(0, 0);
  const parties = tiersOf(openingPosition(lesson).book).flatMap((tier) =>
    tier.map(({ name }) => name),
  );
  const cards = board.region.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveCount(parties.length);
  await expect(cards.getByRole('heading').getByRole('button')).toHaveText(parties);
  await board.lookAt('Read');
  const goals = page.locator('.task-list > li');
  await expect(goals).toHaveCount(lesson.tasks.length);
  await expect(goals).toContainText(lesson.tasks.map(({ goal }) => typeset(goal)));
  await expect(page.getByText(lesson.about, { exact: true })).toBeVisible();
}

for (const lesson of LESSONS) {
  const { id, title, tasks } = lesson;

  test(`lesson ${id}, ${title}: opens whole, and every task is met by what the forms offer`, async ({
    page,
  }) => {
    const board = await Board.open(page, lessonPath(lesson));
    await opensWhole(board, lesson);
    await board.lookAt('Tasks');
    const list = tasksOf(board);
    await expect(list).toContainText(`0 of ${tasks.length} met`);
    let last = 0;
    for (const { filled, step, metAt } of playOf(lesson)) {
      await performEvent(board, filled);
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
