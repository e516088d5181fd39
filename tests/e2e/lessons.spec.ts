/** The lectures lead to every lesson of the catalogue, and a lesson can be used by everyone; how each opens: tasks.spec.ts. */
import { expect } from '@playwright/test';
import { LESSONS } from '@/src/lessons/course/all';
import { LECTURES, lessonPath, lessonsOf } from '@/src/lessons/course/catalogue';
import { Board } from './support/board';
import { expectAccessible, test } from './support/test';

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

for (const id of [13, 17]) {
  test(`lesson ${id} can be used by everyone`, async ({ page }) => {
    const lesson = LESSONS.find((one) => one.id === id);
    await Board.open(page, lesson ? lessonPath(lesson) : '');
    await expectAccessible(page);
  });
}
