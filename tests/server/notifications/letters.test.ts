/** Regular letters, sent to a mail server on a socket: who gets one, how often, and how it ends. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { star } from '@/src/server/community/stars';
import { scenarios } from '@/src/server/database/schema/community';
import { users } from '@/src/server/database/schema/members';
import { notificationSettings, notifications } from '@/src/server/database/schema/notifications';
import { endLease, takeLease } from '@/src/server/notifications/lease';
import { markAllRead } from '@/src/server/notifications/markRead';
import { doScheduledWork } from '@/src/server/notifications/scheduledWork';
import { changeNotices } from '@/src/server/notifications/settings';
import { showUnsubscribe, unsubscribe } from '@/src/server/notifications/unsubscribe';
import { type Mailbox, openMailbox } from '../../helpers/accounts/mailbox';
import { publishedBy } from '../community/communityHelp';
import { ask, ENGINES, type Person, useSite } from '../site';

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
});

beforeEach(() => {
  vi.stubEnv('EMAIL_SERVER', mailbox.url);
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await mailbox.close();
});

const choose = (as: Person, body: object) => ask(changeNotices, { method: 'PATCH', as, body });

const lettersTo = ({ email }: Person) => mailbox.letters.filter(({ to }) => to === email);

/** What a link of ours names. */
function namedBy(link: string) {
  const [, , , id = '', , kind = '', code = ''] = new URL(link).pathname.split('/');
  return { id, kind, code };
}

/** A request as a mail program makes it: from elsewhere, without a cookie. */
function oneClick(link: string, body = 'List-Unsubscribe=One-Click'): Promise<Response> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://mail.example',
  };
  const request = new NextRequest(link, { method: 'POST', headers, body });
  return unsubscribe(request, { params: Promise.resolve(namedBy(link)) });
}

describe.each(ENGINES)('what is new comes by mail, %s', (engine) => {
  const site = useSite(engine);
  const round = () => doScheduledWork(site.db, []);
  /** Lets so many hours pass: what was told and sent lies further back. */
  const pass = async (hours: number) => {
    const ago = sql.raw(`interval '${hours} hours'`);
    const { at, since, mailedAt } = notifications;
    const back = { at: sql`${at} - ${ago}`, since: sql`${since} - ${ago}` };
    await site.db.update(notifications).set({ ...back, mailedAt: sql`${mailedAt} - ${ago}` });
    const sent = notificationSettings.mailedAt;
    await site.db.update(notificationSettings).set({ mailedAt: sql`${sent} - ${ago}` });
  };
  /** A member whose address is confirmed, with a scenario that others star. */
  const author = async (name: string, change: Partial<typeof users.$inferInsert> = {}) => {
    const person = await site.person(name, { emailVerified: new Date(), ...change });
    return { person, scenario: await publishedBy(person) };
  };
  const starredBy = async (name: string, id: string) =>
    ask(star, { method: 'PUT', as: await site.person(name), params: { id } });

  test('to whoever asked for it, once a day at most, and not where nothing is new', async () => {
    const { person, scenario } = await author('Ann');
    const other = await author('Ben');
    await starredBy('Cleo', scenario);
    await starredBy('Cleo', other.scenario);
    await pass(1);
    await round();
    expect([lettersTo(person), lettersTo(other.person)]).toEqual([[], []]);
    await choose(person, { mails: true });
    await round();
    await round();
    const [letter] = lettersTo(person);
    expect(lettersTo(person)).toHaveLength(1);
    expect(letter?.subject).toBe('One new thing for you at Tallystick');
    expect(letter?.text).toContain('- Cleo starred your scenario “Three payments”.\n');
    expect(letter?.link?.href).toBe(`http://localhost:3000/community/scenarios/${scenario}`);
    expect(letter?.html).toContain('Cleo starred your scenario “Three payments”.</a></li>');
    // A day later nothing is new.
    await pass(25);
    await round();
    expect(lettersTo(person)).toHaveLength(1);
    // What is new then waits until it is no more than a day after the last letter.
    await starredBy('Dora', scenario);
    await pass(1);
    await round();
    expect(lettersTo(person)).toHaveLength(2);
    await starredBy('Emil', scenario);
    await pass(2);
    await round();
    expect(lettersTo(person)).toHaveLength(2);
    await pass(23);
    await round();
    expect(lettersTo(person)).toHaveLength(3);
    expect(lettersTo(person)[2]?.text).toContain('3 people starred');
    expect(lettersTo(other.person)).toEqual([]);
  });

  test('not where it was read on the site, or is so new that it still may be', async () => {
    const { person, scenario } = await author('Ann');
    await choose(person, { mails: true });
    await starredBy('Ben', scenario);
    await round();
    expect(lettersTo(person)).toEqual([]);
    await pass(1);
    const [newest] = await site.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, person.id));
    await ask(markAllRead, { method: 'PUT', as: person, body: { newest: newest?.id } });
    await round();
    expect(lettersTo(person)).toEqual([]);
  });

  test('not to an address that nobody confirmed, and not to whoever was banned', async () => {
    for (const change of [{ emailVerified: null }, { bannedAt: new Date() }]) {
      const { person, scenario } = await author('Ann');
      await choose(person, { mails: true });
      await starredBy('Ben', scenario);
      await pass(1);
      await site.db.update(users).set(change).where(eq(users.id, person.id));
      await round();
      expect(lettersTo(person)).toEqual([]);
    }
  });

  test('once from two servers, and from none while another is at it', async () => {
    const { person, scenario } = await author('Ann');
    await choose(person, { mails: true });
    await starredBy('Ben', scenario);
    await pass(1);
    expect(await takeLease(site.db, 'notifications', 60, 'another')).toBe(true);
    await round();
    expect(lettersTo(person)).toEqual([]);
    await endLease(site.db, 'notifications', 'another');
    // The lease of one process is its own: the claim of each letter alone keeps these apart.
    await Promise.all([round(), round(), round()]);
    expect(lettersTo(person)).toHaveLength(1);
  });

  test('a lease that nobody ended is another’s when its time is over', async () => {
    const name = randomUUID();
    expect(await takeLease(site.db, name, 60, 'one')).toBe(true);
    expect(await takeLease(site.db, name, 60, 'one')).toBe(true);
    expect(await takeLease(site.db, name, 60, 'other')).toBe(false);
    expect(await takeLease(site.db, name, -1, 'one')).toBe(true);
    expect(await takeLease(site.db, name, 60, 'other')).toBe(true);
    expect(await takeLease(site.db, name, 60, 'one')).toBe(false);
  });

  test('of a server that dies while it sends one is lost at most, and none is sent twice', async () => {
    const both = [await author('Ann'), await author('Ben')];
    for (const { person, scenario } of both) {
      await choose(person, { mails: true });
      await starredBy('Cleo', scenario);
    }
    await pass(1);
    const sent = () => both.map(({ person }) => lettersTo(person).length).sort();
    // It never says a word: whoever sends to it hangs, as far as the database can see, like one that is gone.
    const silent = createServer(() => {});
    const sockets: Socket[] = [];
    silent.on('connection', (socket) => sockets.push(socket));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const place = silent.address();
    if (place === null || typeof place === 'string') throw new Error('it listens on no port');
    vi.stubEnv('EMAIL_SERVER', `smtp://127.0.0.1:${place.port}`);
    const hanging = round();
    await expect.poll(() => sockets.length).toBe(1);
    vi.stubEnv('EMAIL_SERVER', mailbox.url);
    await endLease(site.db, 'notifications');
    await round();
    await round();
    expect(sent()).toEqual([0, 1]);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await hanging;
  });

  test('again where the mail server could not take it, and not again today where it would not', async () => {
    const [{ person: ann, scenario: one }, { person: ben, scenario: two }] = [
      await author('Ann'),
      await author('Ben'),
    ];
    for (const [as, id] of [
      [ann, one],
      [ben, two],
    ] as const) {
      await choose(as, { mails: true });
      await starredBy('Cleo', id);
    }
    await pass(1);
    mailbox.refuse(ann.email, 451);
    mailbox.refuse(ben.email, 451);
    await round();
    expect([lettersTo(ann), lettersTo(ben)]).toEqual([[], []]);
    // An address that is gone for good keeps nobody else waiting.
    mailbox.refuse(ann.email, 550);
    mailbox.refuse(ben.email, null);
    await round();
    expect([lettersTo(ann).length, lettersTo(ben).length]).toEqual([0, 1]);
    mailbox.refuse(ann.email, null);
    await round();
    expect([lettersTo(ann).length, lettersTo(ben).length]).toEqual([0, 1]);
  });

  test.each([
    'Ann\r\nBcc: evil@example.org',
    'Ann\n\n<script>evil(1)</script>',
    '"Ann" <evil@example.org>, Ben <evil@example.org>',
    '=?utf-8?q?evil?=',
    'Ann\u2028Subject: evil\u0000',
  ])(
    'and what members are called, and call their work, stays out of its headers: %j',
    async (evil) => {
      const { person, scenario } = await author('Ann');
      await choose(person, { mails: true });
      await starredBy('Ben', scenario);
      // A database holds no character 0; everything else may be tried.
      const kept = evil.replaceAll('\u0000', '');
      await site.db.update(users).set({ name: kept });
      await site.db.update(scenarios).set({ title: kept });
      await pass(1);
      await round();
      const [letter] = lettersTo(person);
      expect(letter?.headers.toSorted()).toEqual([
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'List-Unsubscribe',
        'List-Unsubscribe-Post',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ]);
      for (const name of letter?.headers ?? []) expect(letter?.header(name)).not.toMatch(/evil/);
      expect(letter?.header('To')).toBe(person.email);
      expect(letter?.html).not.toMatch(/<script|<evil/);
      expect(letter?.text).toMatch(/\n- .*evil/);
    },
  );

  test('and ends by one click of a mail program, without signing in', async () => {
    const { person, scenario } = await author('Ann');
    await choose(person, { mails: true, digests: true });
    await starredBy('Ben', scenario);
    await pass(1);
    await round();
    const [letter] = lettersTo(person);
    expect(letter?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] =
      /^<(http:\/\/[^>]+)>$/.exec(letter?.header('List-Unsubscribe') ?? '') ?? [];
    expect(letter?.text.trimEnd().endsWith(link)).toBe(true);
    const chosen = async () => {
      const [row] = await site.db
        .select({ mails: notificationSettings.mails, digests: notificationSettings.digests })
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, person.id));
      return row;
    };
    // To open the link ends nothing: a scanner does that too. It leads to the page with the button.
    const opened = await showUnsubscribe(new NextRequest(link), {
      params: Promise.resolve(namedBy(link)),
    });
    expect(opened.status).toBe(303);
    const { origin, pathname } = new URL(opened.headers.get('location') ?? '');
    expect([origin, pathname]).toEqual(['http://localhost:3000', '/registration/letters']);
    expect(await chosen()).toEqual({ mails: true, digests: true });
    const forged = link.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    expect((await oneClick(forged)).status).toBe(404);
    expect((await oneClick(link.replace('/news/', '/week/'))).status).toBe(404);
    expect(await chosen()).toEqual({ mails: true, digests: true });
    const ended = await oneClick(link);
    expect([ended.status, await ended.text()]).toEqual([
      200,
      'You get no more of these letters.\n',
    ]);
    expect(await chosen()).toEqual({ mails: false, digests: true });
    expect((await oneClick(link)).status).toBe(200);
    const byPage = await oneClick(link, 'from=page');
    expect(byPage.status).toBe(303);
    expect(byPage.headers.get('location')).toMatch(/done=yes$/);
    await starredBy('Cleo', scenario);
    await pass(30);
    await round();
    expect(lettersTo(person)).toHaveLength(1);
  });
});
