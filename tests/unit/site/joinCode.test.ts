/** The codes by which learners join a class, as they are made, shown and typed. */
import { expect, test } from 'vitest';
import { CODE_SIGNS, readCode, writtenCode } from '@/src/contract/joinCode';
import { newJoinCode } from '@/src/server/identifiers';

test('a code has ten characters, none of which is taken for another, and is read as it is written', () => {
  expect(CODE_SIGNS).toHaveLength(32);
  for (let count = 0; count < 200; count += 1) {
    const code = newJoinCode();
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    expect(readCode(writtenCode(code))).toBe(code);
  }
});

test('every sign comes up, and no code twice', () => {
  const codes = Array.from({ length: 200 }, newJoinCode);
  expect(new Set(codes).size).toBe(200);
  expect(new Set(codes.join('')).size).toBe(32);
});

test.each([
  ['in two halves', 'k7qm4-tx9p2'],
  ['in one piece', 'k7qm4tx9p2'],
  ['in capitals, with blanks', ' K7QM4 TX9P2 '],
  ['as the whole link', 'https://example.org/community/join/k7qm4-tx9p2'],
])('a code is read %s', (_, text) => {
  expect(readCode(text)).toBe('k7qm4tx9p2');
});

test('letters that no code has are the digits that they look like', () => {
  expect(readCode('oO1il-LI000')).toBe('0011111000');
});

test('a longer code of earlier stays as it is', () => {
  const code = 'Ab-_efghijklmnopQRSTuvwxyz012345';
  expect(readCode(code)).toBe(code);
  expect(writtenCode(code)).toBe(code);
});

test.each(['', 'k7qm4', 'k7qm4-tx9p', 'k7qm4-tx9p22', 'k7qm4-tx9pu', 'k7qm4-tx9pé', '../../a'])(
  '“%s” is no code',
  (text) => {
    expect(readCode(text)).toBeNull();
  },
);
