/** What is answered before the page is hydrated: it stands in the fields alone, and is kept as soon as the page is. */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { readDraft, readUnread } from '@/src/community/classroom/work/plan';
import { type Asked, QuestionForm } from '@/src/community/classroom/work/QuestionForm';

const PLAN = { id: 'given', learnerId: 'ann' };

beforeEach(() => window.localStorage.clear());

/** A question as the server drew it, answered, and hydrated only then. */
function answered(asked: Asked, act: (place: HTMLElement) => void, handedIn: number | null = null) {
  const page = (
    <QuestionForm plan={PLAN} part="a" asked={asked} handedIn={handedIn}>
      <p>What is it?</p>
    </QuestionForm>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  act(container);
  render(page, { container, hydrate: true });
  return { draft: readDraft(PLAN, 'a'), unread: readUnread(PLAN, 'a') };
}

const write = (text: string) => (container: HTMLElement) => {
  const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (field) field.value = text;
};

const NUMBER: Asked = { kind: 'number', unit: '' };

test.each([
  ['a number', NUMBER, write('1,250.50'), 1250.5, null],
  ['what is no number', NUMBER, write('abc'), null, 'abc'],
  ['words', { kind: 'short' }, write('The bank owes it.'), 'The bank owes it.', null],
  [
    'a choice',
    { kind: 'choice', options: ['one', 'two'], isOne: true },
    (place) => place.querySelectorAll('input')[1]?.click(),
    [1],
    null,
  ],
] satisfies [string, Asked, (place: HTMLElement) => void, unknown, string | null][])(
  'keeps %s',
  (_, asked, act, draft, unread) => {
    expect(answered(asked, act)).toEqual({ draft, unread });
  },
);

test('keeps nothing where the fields stand as they were drawn', () => {
  expect(answered(NUMBER, () => {}, 30)).toEqual({ draft: null, unread: null });
});
