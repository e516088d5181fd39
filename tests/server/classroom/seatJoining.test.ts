import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeClass } from '@/src/server/classroom/changeClass';
import { isFull, learnersOf, MAX_LEARNERS } from '@/src/server/classroom/learners';
import { joinClass } from '@/src/server/classroom/membership';
import { changeWord, giveUpSeat, leaveSeat } from '@/src/server/classroom/seats/ownSeat';
import { seatOf, seatsOf } from '@/src/server/classroom/seats/seat';
import { returnToSeat, takeSeat } from '@/src/server/classroom/seats/takeSeat';
import { classes, classMembers, seats, seatTokens } from '@/src/server/database/schema/classroom';
import { rateLimits } from '@/src/server/database/schema/guards';
import { users } from '@/src/server/database/schema/members';
import { csrfCookieName } from '@/src/server/http/csrf';
import { hashOf, newId } from '@/src/server/identifiers';
import { LIMITS } from '@/src/server/rateLimit';
import { codeFor } from '@/src/server/secret';
import {
  type Asking,
  ask,
  ENGINES,
  type Person,
  requestOf,
  type ShownSeat,
  useSite,
} from '../site';
import { classOf, codeOf } from './classroomSite';
import { cookieOf, seatIn, shownBy, taking, WORD } from './seatSite';

describe.each(ENGINES)('seats, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let id: string;
  let code: string;

  const seatAt = (shown: readonly ShownSeat[], classId = id) =>
    seatOf(site.db, requestOf({ seats: shown }).cookies, false, classId);
  const back = (name: string, word = WORD, asking: Asking = {}, of = code) =>
    ask(returnToSeat, { body: { code: of, name, word }, ...asking });

  beforeAll(async () => {
    ina = await site.person('Ina');
    id = await classOf(ina);
    code = await codeOf(site.db, id);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  describe('taking one', () => {
    test('needs a code, a name and a word, and is shown by a cookie of that class alone', async () => {
      const reply = await taking(code.toUpperCase(), '  Sam  Lee ', { studentId: ' s-4711 ' });
      expect([reply.status, reply.data]).toEqual([201, { id }]);
      const { name, value, rest } = cookieOf(reply);
      expect(name).toBe(`tallystick-seat-${id}`);
      expect(Buffer.from(value, 'base64url')).toHaveLength(32);
      expect(rest).toBe('Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax');
      const shown = await shownBy(site.db, reply);
      expect(await seatAt([shown])).toEqual({ id: shown.id, classId: id, name: 'Sam Lee' });
      const [row] = await site.db.select().from(seats).where(eq(seats.id, shown.id));
      expect(row).toMatchObject({ nameKey: 'sam lee', studentId: 's-4711' });
      expect(row?.wordHash).toMatch(/^\$argon2id\$/);
      const kept = await site.db.select().from(seatTokens);
      expect(kept.map(({ tokenHash }) => tokenHash)).toContain(hashOf(value));
      expect(await site.db.$count(users)).toBe(1);
    });

    test('is shown under https by a cookie that only https and this host may set', async () => {
      vi.stubEnv('NEXTAUTH_URL', 'https://tally.example');
      const headers = { origin: 'https://tally.example' };
      const body = { requestId: randomUUID(), code, name: 'Safe', word: WORD, studentId: '' };
      const request = requestOf({ body, headers });
      const kept = request.cookies.get(csrfCookieName(false))?.value ?? '';
      request.cookies.set(csrfCookieName(true), kept);
      const response = await takeSeat(request, { params: Promise.resolve({}) });
      expect(response.headers.get('set-cookie')).toMatch(
        new RegExp(`^__Host-tallystick-seat-${id}=[\\w-]{43}; .*; SameSite=Lax; Secure$`),
      );
    });

    test('sent twice takes one, and gives a second device nothing without the word', async () => {
      const requestId = randomUUID();
      const first = await taking(code, 'Twice', { requestId });
      const again = await taking(code, 'Twice', { requestId });
      expect([first.status, again.status]).toEqual([201, 200]);
      expect((await shownBy(site.db, again)).id).toBe((await shownBy(site.db, first)).id);
      const stolen = await taking(code, 'Twice', { requestId, word: 'another word' });
      expect([stolen.status, cookieOf(stolen).value]).toEqual([409, '']);
    });

    test('is refused where a name that looks the same is taken, also by those who come at once', async () => {
      const replies = await Promise.all([1, 2, 3].map(() => taking(code, 'Only One')));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      for (const name of ['ONLY  ONE', 'Only\u200b One', 'Ｏnly One', 'Only One\u3164']) {
        const { status, data } = await taking(code, name);
        expect([status, data.field], name).toEqual([409, 'name']);
      }
    });

    test.each([
      ['no name', { name: ' \u200b ' }, 400, /^A name has 1 to 60/],
      ['a name too long', { name: 'x'.repeat(61) }, 400, /^A name has 1 to 60/],
      ['a short word', { word: 'abcde' }, 400, /^A secret word has at least 6/],
      ['blanks for a word', { word: '          ' }, 400, /^A secret word has at least 6/],
      ['a word too long', { word: 'x'.repeat(201) }, 400, /“word”/],
      ['its name for a word', { name: 'Samira', word: ' SAMIRA ' }, 400, /not your name/],
      ['a formula for an id', { studentId: '=1+1' }, 400, /^A student ID has at most 40/],
      ['markup for an id', { studentId: '1<b>' }, 400, /^A student ID has at most 40/],
      ['an id too long', { studentId: '1'.repeat(41) }, 400, /^A student ID has at most 40/],
      ['another code', { code: '0000000000' }, 404, /^This leads to no class/],
      ['no code at all', { code: '%00' }, 404, /^This leads to no class/],
      ['a role of its own', { role: 'moderator' }, 400, /something unknown: role/],
    ])('is refused with %s', async (_, change, status, sentence) => {
      const before = await site.db.$count(seats);
      const reply = await taking(code, 'Refused', change);
      expect([reply.status, reply.error]).toEqual([status, expect.stringMatching(sentence)]);
      expect(cookieOf(reply).value).toBe('');
      expect(await site.db.$count(seats)).toBe(before);
    });

    test('takes names that would be something elsewhere for what they are: names', async () => {
      for (const name of ['<script>alert(1)</script>', "'; drop table seats; --", '__proto__']) {
        const shown = await seatIn(site.db, code, name);
        expect((await seatAt([shown]))?.name).toBe(name);
      }
    });

    test('is for those without an account, where the class is open and takes them', async () => {
      const ann = await site.person('Ann');
      expect((await taking(code, 'Ann', {}, { as: ann })).status).toBe(409);
      const change = (body: object) =>
        ask(changeClass, { method: 'PATCH', as: ina, params: { id }, body });
      await change({ takesSeats: false });
      const asksForAccounts = await taking(code, 'Late');
      expect(asksForAccounts.error).toMatch(/^This class can only be joined with an account/);
      expect((await ask(joinClass, { as: ann, body: { code } })).status).toBe(201);
      await change({ takesSeats: true, isOpen: false });
      expect((await taking(code, 'Late')).error).toMatch(/^Nobody can join this class/);
      // Those who have one come back all the same.
      expect((await back('Sam Lee')).status).toBe(200);
      await change({ isOpen: true });
      expect((await taking(code, 'Late')).status).toBe(201);
    });

    test('is refused in a class that is full of members and seats', async () => {
      const of = await classOf(ina, 'Full');
      const full = await codeOf(site.db, of);
      const row = (name: string) => ({ id: newId(), classId: of, requestId: name, name });
      await site.db.insert(seats).values(
        Array.from({ length: MAX_LEARNERS - 1 }, (_, index) => `seat ${index}`).map((name) => ({
          ...row(name),
          nameKey: name,
          wordHash: 'x',
        })),
      );
      const replies = await Promise.all([taking(full, 'One'), taking(full, 'Two')]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await isFull(site.db, of)).toBe(true);
      const ben = await site.person('Ben');
      expect((await ask(joinClass, { as: ben, body: { code: full } })).error).toMatch(/is full/);
      expect(await site.db.$count(classMembers, eq(classMembers.classId, of))).toBe(0);
    });

    test('is refused where the instructor is banned, and so is coming back', async () => {
      const ivo = await site.person('Ivo');
      const of = await classOf(ivo);
      const his = await codeOf(site.db, of);
      await seatIn(site.db, his, 'Sam');
      await site.db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, ivo.id));
      expect((await taking(his, 'Kim')).status).toBe(404);
      expect((await back('Sam', WORD, {}, his)).status).toBe(404);
    });

    test('counts for the code', async () => {
      const of = await codeOf(site.db, await classOf(ina, 'Crowded'));
      await seatIn(site.db, of, 'Last but one');
      const used = eq(rateLimits.key, `join:${await codeFor(of)}`);
      await site.db
        .update(rateLimits)
        .set({ count: LIMITS.join.times - 1 })
        .where(used);
      expect((await taking(of, 'Last')).status).toBe(201);
      expect((await taking(of, 'One too many')).status).toBe(429);
      // Whoever has a seat comes back all the same.
      expect((await back('Last', WORD, {}, of)).status).toBe(200);
    });
  });

  describe('coming back', () => {
    test('takes the name and the word as phones type them, and is a device more', async () => {
      const first = await seatIn(site.db, code, 'Zoë Quinn');
      const reply = await back('zoë  QUINN', 'Green  river');
      expect(reply.status).toBe(200);
      const second = await shownBy(site.db, reply);
      expect(second.id).toBe(first.id);
      expect(second.token).not.toBe(first.token);
      expect((await seatAt([first]))?.id).toBe(first.id);
    });

    test('takes the place of what the browser showed of this class', async () => {
      const first = await seatIn(site.db, code, 'Before');
      await seatIn(site.db, code, 'After');
      const reply = await back('After', WORD, { seats: [first] });
      expect((await shownBy(site.db, reply)).name).toBe('After');
      expect(await seatAt([first])).toBeNull();
    });

    test('says the same of a wrong word and of a name that nobody has', async () => {
      await seatIn(site.db, code, 'There');
      const wrong = await back('There', 'red river');
      const nobody = await back('Not there');
      expect([wrong.status, wrong.error]).toEqual([nobody.status, nobody.error]);
      expect([wrong.status, cookieOf(wrong).value, cookieOf(nobody).value]).toEqual([403, '', '']);
    });

    test('is tried ten times, for names that nobody has as well; devices that show it stay', async () => {
      const shown = await seatIn(site.db, code, 'Locked');
      for (const name of ['Locked', 'Nobody at all']) {
        const statuses = [];
        for (let times = 0; times < 11; times += 1) statuses.push((await back(name, 'no')).status);
        expect(statuses, name).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
        const right = await back(name);
        expect([right.status, right.response.headers.get('retry-after')]).toEqual([
          429,
          expect.stringMatching(/^\d+$/),
        ]);
      }
      expect((await seatAt([shown]))?.id).toBe(shown.id);
    });
  });

  describe('a browser', () => {
    test('shows the seats of several classes, each in its own', async () => {
      const other = await classOf(ina, 'Another');
      const one = await seatIn(site.db, code, 'Double');
      const two = await seatIn(site.db, await codeOf(site.db, other), 'Double');
      const jar = requestOf({ seats: [one, two] }).cookies;
      const found = await seatsOf(site.db, jar, false);
      expect(new Set(found.map((seat) => seat.id))).toEqual(new Set([one.id, two.id]));
      // What opens one class opens no other, under whatever name it is sent.
      const swapped = { ...one, classId: other };
      expect(await seatAt([swapped], other)).toBeNull();
      expect(await seatsOf(site.db, requestOf({ seats: [swapped] }).cookies, false)).toEqual([]);
      const made = { ...one, token: 'x'.repeat(43) };
      expect(await seatAt([made])).toBeNull();
      expect(await seatsOf(site.db, requestOf({ seats: [made] }).cookies, false)).toEqual([]);
    });

    test('shows it no longer once the token has run out, or the seat was left there', async () => {
      const shown = await seatIn(site.db, code, 'Leaving');
      const other = await shownBy(site.db, await back('Leaving'));
      const reply = await ask(leaveSeat, { method: 'DELETE', seats: [shown], params: { id } });
      expect(reply.status).toBe(200);
      expect(cookieOf(reply)).toMatchObject({
        name: `tallystick-seat-${id}`,
        value: '',
        rest: expect.stringContaining('Max-Age=0'),
      });
      expect(await seatAt([shown])).toBeNull();
      expect((await seatAt([other]))?.id).toBe(shown.id);
      await site.db
        .update(seatTokens)
        .set({ expires: new Date(Date.now() - 1000) })
        .where(eq(seatTokens.tokenHash, hashOf(other.token)));
      expect(await seatAt([other])).toBeNull();
      expect(await seatsOf(site.db, requestOf({ seats: [other] }).cookies, false)).toEqual([]);
    });
  });

  test('a seat changes its word by the one it has', async () => {
    const shown = await seatIn(site.db, code, 'Changing');
    const change = (current: string, next: string) =>
      ask(changeWord, { method: 'PUT', seats: [shown], params: { id }, body: { current, next } });
    expect(await change('red river', 'blue river')).toMatchObject({ status: 403 });
    expect(await change(WORD, 'changing')).toMatchObject({ status: 400, data: { field: 'next' } });
    expect((await change(WORD, 'blue river')).status).toBe(200);
    expect((await back('Changing')).status).toBe(403);
    expect((await back('Changing', 'blue river')).status).toBe(200);
    expect((await seatAt([shown]))?.id).toBe(shown.id);
  });

  test('a seat gives itself up, and its name is free', async () => {
    const shown = await seatIn(site.db, code, 'Gone');
    const asking = { method: 'DELETE', seats: [shown], params: { id } };
    expect((await ask(giveUpSeat, asking)).status).toBe(200);
    expect((await ask(giveUpSeat, asking)).status).toBe(403);
    expect((await learnersOf(site.db, id)).map(({ id: one }) => one)).not.toContain(shown.id);
    expect((await taking(code, 'Gone')).status).toBe(201);
  });

  test('goes with its class', async () => {
    const of = await classOf(ina, 'Short');
    const shown = await seatIn(site.db, await codeOf(site.db, of), 'Sam');
    await site.db.delete(classes).where(eq(classes.id, of));
    expect(await seatAt([shown], of)).toBeNull();
    expect(await site.db.$count(seatTokens, eq(seatTokens.seatId, shown.id))).toBe(0);
  });
});
