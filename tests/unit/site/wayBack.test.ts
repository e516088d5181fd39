import { describe, expect, test } from 'vitest';
import { afterSigningUp, WELCOME, wayBack } from '@/src/account/signin/wayBack';
import { PROFILE } from '@/src/request/signIn';

const ORIGIN = 'https://example.org';

test.each([
  ['/lectures/fundamentals/loans?round=3#board', '/lectures/fundamentals/loans?round=3#board'],
  ['https://example.org/community/classes', '/community/classes'],
  ['community', '/community'],
  // Two slashes would name another site where they are followed.
  ['https://example.org//evil.example/x', '/evil.example/x'],
  ['/.//evil.example', '/evil.example'],
  ['/x/..//evil.example', '/evil.example'],
])('%s is followed', (asked, path) => {
  expect(wayBack(asked, ORIGIN)).toBe(path);
});

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'http://example.org/x',
  'https://example.org.evil.example/',
  'https://example.org@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  'http://',
  '/registration/signin?callbackUrl=/x',
  '/registration',
  '/api/auth/signout',
  'https://example.org//api/auth/signout',
  'https://example.org//',
  '/',
])('%s is not', (asked) => {
  expect(wayBack(asked, ORIGIN)).toBe(PROFILE);
});

describe('after signing up', () => {
  test.each([undefined, '', '/', '/registration/signin', 'https://elsewhere.example/'])(
    'whoever came by themselves (%s) is asked what brings them here',
    (asked) => {
      expect(afterSigningUp(asked, ORIGIN)).toBe(WELCOME);
    },
  );

  test.each(['/lectures/map', '/community/profile', '/community/classes/join/k7qm4-tx9p2'])(
    'whoever came from %s goes back there',
    (asked) => {
      expect(afterSigningUp(asked, ORIGIN)).toBe(asked);
    },
  );
});
