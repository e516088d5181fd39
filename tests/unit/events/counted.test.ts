import { expect, test } from 'vitest';
import { counted } from '@/events/counted';

test('one thing is one, and several are told apart by three digits', () => {
  expect(counted(1, 'step')).toBe('1 step');
  expect(counted(0, 'step')).toBe('0 steps');
  expect(counted(1200, 'step')).toBe('1,200 steps');
  expect(counted(2, 'party', 'parties')).toBe('2 parties');
});
