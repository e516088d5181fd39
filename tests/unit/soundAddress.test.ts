import { expect, test } from 'vitest';
import { soundAddress } from '@/src/server/auth/soundAddress';

const mail = 'https://example.org/api/auth/callback/email?token=t&email=ann%40example.org';

test('what next-auth can use is left as it is, letter by letter', () => {
  for (const address of [
    mail,
    `${mail}&callbackUrl=%2Fcommunity%3Fq%3Da%2520b`,
    `${mail}&callbackUrl=https://example.org/lectures`,
    'https://example.org/api/auth/callback/github?error=access_denied&state=x',
  ]) {
    expect(soundAddress(address)).toBe(address);
  }
});

test('what leads nowhere, and errors that are none, are left out; the rest stays', () => {
  for (const odd of [
    '%00',
    'nowhere',
    'javascript:alert(1)',
    '%E0%A4%A',
    'https://',
    '/a&callbackUrl=b',
  ]) {
    expect(soundAddress(`${mail}&callbackUrl=${odd}`)).toBe(mail);
  }
  for (const odd of ['%00', '%F0%9F%98%80', 'x'.repeat(60), 'a%0D%0Ab']) {
    const bare = 'https://example.org/api/auth/error';
    expect(soundAddress(`${bare}?error=${odd}`)).toBe(bare);
  }
});
