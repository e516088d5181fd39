/** Every lesson of the catalogue has its page: what it is about, what is to be done, and its board. */
import { expect } from '@playwright/test';
import { openingPosition } from '@/events/banking/board/boards';
import { typeset } from '@/src/board/sentence/plainText';
import { tiersOf } from '@/src/board/sheets/tiers';
import { LESSONS } from '@/src/lessons/course/all';
import { LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import { Board } from './support/board';
import { isAccessible, test } from './support/test';

test('the lectures list every lesson, under its lecture', async ({ page }) => {
  await page.goto('/lectures');
  for (const lecture of LECTURES) {
    const listed = page.getByRole('region', { name: lecture.title }).getByRole('listitem');
    const links = await listed
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(lessonsOf(lecture).map(lessonPath));
  }
});

for (const lecture of LECTURES) {
  test(`every lesson of ${lecture.title} opens with its tasks and its board`, async ({ page }) => {
    test.slow();
    for (const lesson of LESSONS.filter(({ lectureId }) => lectureId === lecture.id)) {
      const board = await Board.open(page, lessonPath(lesson));
      await expect(page).toHaveTitle(`${lesson.title} · ${lecture.title} · Tallystick`);
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
  });
}

for (const id of [13, 17]) {
  test(`lesson ${id} can be used by everyone`, async ({ page }) => {
    const lesson = LESSONS.find((one) => one.id === id);
    await Board.open(page, lesson ? lessonPath(lesson) : '');
    await isAccessible(page);
  });
}
