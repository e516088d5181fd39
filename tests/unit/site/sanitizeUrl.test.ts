import { describe, expect, test } from 'vitest';
import { sanitizeUrl, soundForm } from '@/src/server/auth/sanitizeUrl';

const mail = 'https://example.org/api/auth/callback/email?token=t&email=ann%40example.org';

test('what next-auth can use is left as it is, letter by letter', () => {
  for (const address of [
    mail,
    `${mail}&callbackUrl=%2Fcommunity%3Fq%3Da%2520b`,
    `${mail}&callbackUrl=https://example.org/lectures`,
    'https://example.org/api/auth/callback/github?error=access_denied&state=x',
  ]) {
    expect(sanitizeUrl(address)).toBe(address);
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
    expect(sanitizeUrl(`${mail}&callbackUrl=${odd}`)).toBe(mail);
  }
  for (const odd of ['%00', '%F0%9F%98%80', 'x'.repeat(60), 'a%0D%0Ab']) {
    const bare = 'https://example.org/api/auth/error';
    expect(sanitizeUrl(`${bare}?error=${odd}`)).toBe(bare);
  }
});

describe('the way back in a form', () => {
  const site = 'https://example.org';
  const bytes = (text: string) => new TextEncoder().encode(text);
  const text = (form: Uint8Array) => new TextDecoder().decode(form);

  test.each(['/lectures?a=%20b', 'https://example.org/x'])('stays where it is sound: %s', (way) => {
    const form = bytes(`email=a%40b.org&callbackUrl=${encodeURIComponent(way)}`);
    expect(soundForm(form, false, site)).toBe(form);
    const json = bytes(JSON.stringify({ email: 'a@b.org', callbackUrl: way }));
    expect(soundForm(json, true, site)).toBe(json);
  });

  test.each(['\0', 'nowhere', 'javascript:alert(1)', 'https://'])(
    'is left out where it leads nowhere: %j',
    (way) => {
      const form = bytes(`email=a%40b.org&callbackUrl=${encodeURIComponent(way)}`);
      expect(text(soundForm(form, false, site))).toBe('email=a%40b.org');
      const json = bytes(JSON.stringify({ email: 'a@b.org', callbackUrl: way }));
      expect(text(soundForm(json, true, site))).toBe('{"email":"a@b.org"}');
    },
  );

  test('that is no text is left out, and what is no object stays', () => {
    expect(text(soundForm(bytes('{"callbackUrl":5,"a":1}'), true, site))).toBe('{"a":1}');
    const list = bytes('[1]');
    expect(soundForm(list, true, site)).toBe(list);
  });
});
