import { describe, expect, test } from 'vitest';
import { escapedText, foldedLine } from '@/src/server/calendar/ics';

describe('a calendar', () => {
  test.each([
    ['a line of 75 bytes is left alone', 'x'.repeat(75), 'x'.repeat(75)],
    ['a longer one goes on after a space', 'x'.repeat(76), `${'x'.repeat(75)}\r\n x`],
    ['a character stays whole', `${'x'.repeat(74)}é`, `${'x'.repeat(74)}\r\n é`],
  ])('%s', (_, line, folded) => {
    expect(foldedLine(line)).toBe(folded);
  });

  test('escapes what has a meaning', () => {
    expect(escapedText('a\\b;c,d\ne\r\nf:"g"')).toBe('a\\\\b\\;c\\,d\\ne\\nf:"g"');
  });
});
