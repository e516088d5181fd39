import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signInSentence } from '@/src/account/signin/signInErrors';

const CORE = 'node_modules/next-auth/core';

const UNKNOWN = 'Signing in did not work. Try again.';

const text = (path: string) => readFileSync(path, 'utf8');

/** The members of a union of words in a declaration of types. */
function unionIn(path: string, name: string): string[] {
  const [, union = ''] = new RegExp(`type ${name} = ([^;]+);`).exec(text(path)) ?? [];
  return [...union.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
}

/** Every code that next-auth’s server writes into an address, as it is written there. */
function codesInAddresses(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...text(join(folder, file)).matchAll(/[?&]error=(\w+)/g)])
    .map(([, code = '']) => code);
}

const known = [
  ...unionIn(join(CORE, 'types.d.ts'), 'SignInErrorTypes'),
  ...unionIn(join(CORE, 'pages/signin.d.ts'), 'SignInErrorTypes'),
  ...unionIn(join(CORE, 'pages/error.d.ts'), 'ErrorType'),
  ...codesInAddresses(CORE),
];

/** What src/server/auth says by itself. */
const OURS = ['TooManyAttempts', 'NetworkBusy', 'EmailNotConfirmed', 'AccessDenied', 'NoAnswer'];

describe('every code of a sign-in that failed', () => {
  test('is found where next-auth has them', () => {
    expect(known).toEqual(
      expect.arrayContaining([
        ...['Signin', 'OAuthSignin', 'OAuthCallback', 'OAuthCreateAccount', 'EmailCreateAccount'],
        ...['Callback', 'OAuthAccountNotLinked', 'EmailSignin', 'CredentialsSignin'],
        ...['SessionRequired', 'Verification', 'AccessDenied', 'Configuration'],
      ]),
    );
  });

  test.each([...new Set([...known, ...OURS])])('%s has a sentence of its own', (code) => {
    const sentence = signInSentence(code);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    // That nothing more is known is what the one code says.
    if (code.toLowerCase() !== 'default') expect(sentence).not.toBe(UNKNOWN);
  });

  test('one that nobody knows gets what is always true, and nothing of itself', () => {
    for (const code of ['', 'Nonsense', '<b>', '__proto__', 'constructor']) {
      expect(signInSentence(code)).toBe(UNKNOWN);
    }
  });
});
