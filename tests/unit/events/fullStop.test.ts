import { expect, test } from 'vitest';
import { stopped } from '@/events/fullStop';

test.each([
  ['Lena P.', 'Lena P.'],
  ['Lena', 'Lena.'],
  ['and so on…', 'and so on…'],
  ['P. Lena', 'P. Lena.'],
  ['“The end.”', '“The end.”.'],
])('%s ends a sentence as %s', (words, said) => {
  expect(stopped(words)).toBe(said);
});
