/** The pages of notifications speak of mail where the site sends any, and nowhere else. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Notifications } from '@/src/account/profile/Notifications';
import NotificationsPage from '@/src/app/(site)/(pages)/community/notifications/page';
import { ENGINES, type Person, requestOf, useSite } from '../site';
import { visiting } from '../visits';

vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', async () => (await import('../visits')).nextHeaders);
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => vi.resetModules());

describe.each(ENGINES)('mail is spoken of, %s', (engine) => {
  const site = useSite(engine);
  let ann: Person;

  beforeAll(async () => {
    ann = await site.person('Ann');
  });

  const words = async () => {
    const { id, name } = ann;
    const seen = await visiting(requestOf({ as: ann }), () => NotificationsPage());
    const member = { id, name, role: 'member', image: null, syncsProgress: false } as const;
    const part = await Notifications({ db: site.db, member });
    return [seen.kind === 'shown' ? seen.page : null, part].map((one) => renderToStaticMarkup(one));
  };

  test.each([
    ['', false],
    ['smtp://127.0.0.1:1', true],
  ])('with the mail server “%s”: %s', async (server, isSpokenOf) => {
    vi.stubEnv('EMAIL_SERVER', server);
    vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
    const [page, part] = await words();
    expect(page).toContain('Choose what you are told');
    expect(page?.includes('by mail')).toBe(isSpokenOf);
    expect(part?.includes('by mail')).toBe(isSpokenOf);
  });
});
