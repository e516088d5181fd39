/** Learners read who sees what they hand in: all who teach the class, before they join it and once they have. */
import { eq } from 'drizzle-orm';
import { renderToReadableStream } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import ClassPage from '@/src/app/(site)/(pages)/community/classes/[id]/page';
import JoinPage from '@/src/app/(site)/(pages)/community/join/[code]/page';
import { addInstructor, removeInstructor } from '@/src/server/classroom/instructors';
import { users } from '@/src/server/database/schema/members';
import { ask, ENGINES, type Person, requestOf, useSite } from '../site';
import { visiting } from '../visits';
import { classOf, codeOf, join } from './classroomSite';

// Other files of tests have loaded the pages with Next’s own.
vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', async () => (await import('../visits')).nextHeaders);
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));
afterAll(() => vi.resetModules());

describe.each(ENGINES)('a class that several teach, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let ben: Person;
  let eve: Person;
  let id: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    ben = await site.person('Ben');
    eve = await site.person('Eve');
    id = await classOf(ina);
    await join(site.db, id, ann);
    const added = await ask(addInstructor, { as: ina, params: { id }, body: { who: eve.id } });
    expect(added.status).toBe(200);
  });

  /** The words of a page, whose parts look at whoever visits it as well. */
  async function words(as: Person | null, page: () => Promise<React.ReactNode>): Promise<string> {
    let markup = '';
    await visiting(requestOf({ as }), async () => {
      const stream = await renderToReadableStream(await page());
      await stream.allReady;
      markup = await new Response(stream).text();
    });
    return markup.replaceAll(/<!--.*?-->|<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  }
  const classPage = (as: Person) => words(as, () => ClassPage({ params: Promise.resolve({ id }) }));
  const joinPage = async (as: Person | null) => {
    const code = await codeOf(site.db, id);
    return words(as, () => JoinPage({ params: Promise.resolve({ code }) }));
  };

  test('names them all to its learners, to members who may join and to guests', async () => {
    expect(await classPage(ann)).toContain('With Ina and Eve, who see your name and what you hand');
    expect(await joinPage(ben)).toContain('Ina and Eve teach this class and will see your name');
    expect(await joinPage(null)).toContain('Ina and Eve teach this class and will see your name');
  });

  test('names nobody who is banned, or teaches it no longer', async () => {
    const is = eq(users.id, eve.id);
    await site.db.update(users).set({ bannedAt: new Date() }).where(is);
    expect(await classPage(ann)).toContain('With Ina, who sees your name');
    await site.db.update(users).set({ bannedAt: null }).where(is);
    expect(await classPage(ann)).toContain('With Ina and Eve,');
    const params = { id, member: eve.id };
    await ask(removeInstructor, { method: 'DELETE', as: ina, params });
    expect(await joinPage(null)).toContain('Ina teaches this class and will see');
  });
});
