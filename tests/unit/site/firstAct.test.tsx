import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offeredTo } from '@/events/world/offers';
import { CATALOGUE, lessonPath } from '@/src/lessons/course/catalogue';
import { Continue } from '@/src/site/lectures/Continue';
import { lessonOf } from '../../helpers/boards';

const first = CATALOGUE.find(({ hasBoard }) => hasBoard);

test('the first button of the home page leads to the first board, whose first task says what to do', () => {
  const markup = renderToStaticMarkup(<Continue beginsWith="board" />);
  expect(markup).toContain('Move your first dollars');
  expect(markup).toContain(`href="${first && lessonPath(first)}#board"`);
  const { offers, tasks } = lessonOf(first?.id ?? 0);
  // The form opens written: a beginner has but the amount to choose.
  expect(offeredTo('customer', offers)).toContain(tasks[0]?.begins?.act);
});

test('the list of lectures begins with the first text', () => {
  const markup = renderToStaticMarkup(<Continue beginsWith="text" />);
  expect(markup).toContain('Start with the first lesson');
  expect(markup).toContain(`href="${CATALOGUE[0] && lessonPath(CATALOGUE[0])}"`);
});
