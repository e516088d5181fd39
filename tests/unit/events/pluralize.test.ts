import { expect, test } from 'vitest';
import { pluralize } from '@/events/pluralize';

test('one thing is one, and several are told apart by three digits', () => {
  expect(pluralize(1, 'step')).toBe('1 step');
  expect(pluralize(0, 'step')).toBe('0 steps');
  expect(pluralize(1200, 'step')).toBe('1,200 steps');
  expect(pluralize(2, 'party', 'parties')).toBe('2 parties');
});
