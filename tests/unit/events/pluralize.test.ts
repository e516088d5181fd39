import { expect, test } from 'vitest';
import { pluralize, withCommas } from '@/events/pluralize';

test('one thing is one, and several are told apart by three digits', () => {
  expect(pluralize(1, 'step')).toBe('1 step');
  expect(pluralize(0, 'step')).toBe('0 steps');
  expect(pluralize(1200, 'step')).toBe('1,200 steps');
  expect(pluralize(2, 'party', 'parties')).toBe('2 parties');
});

test('thousands are set apart by commas', () => {
  const texts = ['0', '999', '1000', '1000000'].map(withCommas);
  expect(texts).toEqual(['0', '999', '1,000', '1,000,000']);
});
