/** A link to sign in is written after the answer: its time tells nothing of the address. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authOptions } from '@/src/server/auth/options';
import { ENGINES, useSite } from '../site';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.each(ENGINES)('a link to sign in, %s', (engine) => {
  useSite(engine);

  test('nobody waits for the letter, not even where the mail server refuses it', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
    vi.stubEnv('EMAIL_SERVER', 'smtp://127.0.0.1:1');
    const { providers } = await authOptions();
    const email = providers.find(({ type }) => type === 'email');
    if (email?.type !== 'email') throw new Error('there is no sign-in by mail');
    const { sendVerificationRequest } = { ...email, ...email.options };
    const url = 'http://localhost:3000/x';
    const provider = { ...email, ...email.options };
    const asked = { identifier: 'new@example.org', url, provider, token: 'x' };
    const theme = {};
    await sendVerificationRequest({ ...asked, theme, expires: new Date() });
    expect(lines).toEqual([]);
    await expect.poll(() => lines.join(''), { timeout: 8000 }).toContain('MAIL_NOT_SENT');
  });
});
