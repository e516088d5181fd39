import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import { IntroductionPage } from '@/src/lessons/LessonPage';

test('a lesson’s number and its minutes are heard as two figures', () => {
  const lesson = CATALOGUE.find(({ hasBoard }) => !hasBoard);
  if (!lesson) throw new Error('No lesson only introduces its lecture.');
  render(<IntroductionPage lesson={lesson} />);
  const [meta] = screen.getAllByText(/^Lesson \d+/);
  for (const unheard of meta?.querySelectorAll('[aria-hidden]') ?? []) unheard.remove();
  // The blanks between its parts do not count: they are laid out as boxes in a row.
  expect(meta?.textContent?.replaceAll(/\s/g, '')).toMatch(/^Lesson\d+·\d+minutes/);
});
