/** Taking everything along, and leaving. */

import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { FIRST_PART } from '@/src/contract/parts';
import { changeAccount } from '@/src/server/account/changeAccount';
import { changePassword } from '@/src/server/account/changePassword';
import { deleteAccount } from '@/src/server/account/deleteAccount';
import { downloadData } from '@/src/server/account/downloadData';
import { endOtherSessions } from '@/src/server/account/endOtherSessions';
import { ownAccount, publicMember } from '@/src/server/account/ownAccount';
import { versionedParts } from '@/src/server/classroom/parts';
import {
  assignments,
  classes,
  classMembers,
  formerParts,
  handIns,
} from '@/src/server/database/schema/classroom';
import { comments, reports, scenarios, stars } from '@/src/server/database/schema/community';
import { handInAttempts, handInComments } from '@/src/server/database/schema/feedback';
import { auditEvents } from '@/src/server/database/schema/guards';
import {
  accounts,
  mailTokens,
  pictures,
  progress,
  users,
  verificationTokens,
} from '@/src/server/database/schema/members';
import { newId } from '@/src/server/identifiers';
import { hashPassword } from '@/src/server/password';
import { LIMITS } from '@/src/server/rateLimit';
import { boardPart } from '../classroom/classroomSite';
import { ask, ENGINES, type Person, useSite } from '../site';

const password = 'a long pass phrase';
const hashed = hashPassword(password);

describe.each(ENGINES)('everything of a member, %s', (engine) => {
  const site = useSite(engine);
  const inserted = <Row extends { readonly id: string }>(rows: readonly Row[]): string => {
    const [row] = rows;
    if (!row) throw new Error('nothing was inserted');
    return row.id;
  };
  const scenarioOf = async ({ id: authorId }: Person, title: string) =>
    inserted(
      await site.db
        .insert(scenarios)
        .values({
          id: newId(),
          authorId,
          requestId: newId(),
          title,
          category: 'sandbox',
          ...{ logText: `{"log":"${title}"}`, rounds: 1, preview: {} },
        })
        .returning({ id: scenarios.id }),
    );
  const comment = async (author: Person, scenarioId: string, text: string) =>
    inserted(
      await site.db
        .insert(comments)
        .values({ id: newId(), scenarioId, authorId: author.id, requestId: newId(), text })
        .returning({ id: comments.id }),
    );
  const star = async (by: Person, scenarioId: string) => {
    const [{ count = 0 } = {}] = await site.db
      .select({ count: scenarios.stars })
      .from(scenarios)
      .where(eq(scenarios.id, scenarioId));
    await site.db.insert(stars).values({ userId: by.id, scenarioId });
    await site.db
      .update(scenarios)
      .set({ stars: count + 1 })
      .where(eq(scenarios.id, scenarioId));
  };
  const classOf = async (instructor: Person, learner: Person) => {
    const classId = newId();
    await site.db.insert(classes).values({
      id: classId,
      instructorId: instructor.id,
      requestId: newId(),
      ...{ name: `Class of ${instructor.name}`, joinCode: newId() },
    });
    await site.db.insert(classMembers).values({ classId, userId: learner.id });
    const assignmentId = newId();
    await site.db.insert(assignments).values({
      ...{ id: assignmentId, classId, requestId: newId(), title: 'Pay' },
      parts: versionedParts([boardPart({ startLog: '{}', tasks: [{ index: 0, points: 1 }] })]),
    });
    await site.db.insert(formerParts).values({
      ...{ id: newId(), assignmentId, partId: FIRST_PART, revision: 1 },
      part: { ...boardPart({ startLog: '{}' }), title: `Once set by ${instructor.name}` },
    });
    const work = {
      [FIRST_PART]: {
        ...{ log: `{"by":"${learner.name}"}`, rounds: 2, met: [1] },
        divergence: 'Not as the model does.',
      },
    };
    const handInId = newId();
    await site.db.insert(handIns).values({
      ...{ id: handInId, assignmentId, learnerId: learner.id, work, times: 2 },
      ...{ mark: `Marked by ${instructor.name}`, saidOf: 2, returnedOf: 1 },
    });
    const handedInAt = new Date();
    await site.db
      .insert(handInAttempts)
      .values({ id: newId(), handInId, attempt: 1, work, handedInAt });
    for (const attempt of [1, 2]) {
      await site.db.insert(handInComments).values({
        ...{ id: newId(), handInId, requestId: newId(), attempt, isLearners: false },
        ...{ authorId: instructor.id, text: `${instructor.name} on attempt ${attempt}` },
      });
    }
  };

  /** Two members whose things are in one another's. */
  async function two(): Promise<{ ann: Person; bob: Person; ofAnn: string; ofBob: string }> {
    const ann = await site.person('Ann', { passwordHash: await hashed, syncsProgress: true });
    const bob = await site.person('Bob', { passwordHash: await hashed });
    const [ofAnn, ofBob] = [await scenarioOf(ann, 'Of Ann'), await scenarioOf(bob, 'Of Bob')];
    await comment(ann, ofBob, 'Ann says');
    const said = await comment(bob, ofAnn, 'Bob says');
    for (const by of [ann, bob]) for (const id of [ofAnn, ofBob]) await star(by, id);
    for (const [kind, subjectId] of [
      ['scenario', ofAnn],
      ['comment', said],
      ['scenario', ofBob],
    ] as const) {
      await site.db
        .insert(reports)
        .values({ id: newId(), reporterId: bob.id, kind, subjectId, reason: 'Why' });
    }
    await classOf(ann, bob);
    await classOf(bob, ann);
    const userId = ann.id;
    await site.db.insert(progress).values({ userId, data: [[1, 1, 0, 2, 3]] });
    await site.db.insert(pictures).values({ userId, data: new Uint8Array([1, 2, 3]) });
    await site.db
      .insert(accounts)
      .values({ provider: 'github', providerAccountId: userId, type: 'oauth', userId });
    const expires = new Date(Date.now() + 3_600_000);
    await site.db
      .insert(mailTokens)
      .values({ tokenHash: newId(), userId, purpose: 'reset', expires });
    await site.db
      .insert(verificationTokens)
      .values({ identifier: ann.email, token: newId(), expires });
    return { ann, bob, ofAnn, ofBob };
  }

  const counts = () =>
    Promise.all(
      [
        users,
        scenarios,
        comments,
        stars,
        reports,
        classes,
        classMembers,
        assignments,
        handIns,
        handInAttempts,
        handInComments,
        progress,
        pictures,
        accounts,
        mailTokens,
        verificationTokens,
      ].map((table) => site.db.$count(table)),
    );

  test('comes as a file, with nothing of anybody else', async () => {
    const { ann } = await two();
    const { status, data, response } = await ask(downloadData, { method: 'GET', as: ann });
    expect(status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="tallystick-my-data.json"',
      'cache-control': 'no-store',
    });
    expect(data).toMatchObject({
      profile: {
        name: 'Ann',
        email: ann.email,
        hasPassword: true,
        signsInWith: ['github'],
        pictureWebpBase64: 'AQID',
      },
      scenarios: [{ title: 'Of Ann', log: '{"log":"Of Ann"}', stars: 2 }],
      comments: [{ text: 'Ann says' }],
      stars: [{ title: 'Of Ann' }, { title: 'Of Bob' }],
      reports: [],
      classesTaught: [{ name: 'Class of Ann' }],
      assignmentsSet: [{ title: 'Pay', formerParts: [{ part: { title: 'Once set by Ann' } }] }],
      feedbackGiven: [{ mark: 'Marked by Ann', feedback: '', attempt: 2 }],
      classesJoined: [{ name: 'Class of Bob' }],
      handIns: [
        {
          work: { 1: { log: '{"by":"Ann"}', met: [1], divergence: null } },
          ...{ mark: '', points: {} },
          attempts: [{ attempt: 1, work: { 1: { divergence: null } } }],
        },
      ],
      handInComments: expect.arrayContaining([
        expect.objectContaining({ text: 'Ann on attempt 1' }),
        expect.objectContaining({ text: 'Ann on attempt 2' }),
        expect.objectContaining({ text: 'Bob on attempt 1' }),
      ]),
      progress: [{ lesson: 1, read: true, played: false, tasksMet: 2, tasks: 3 }],
      securityEvents: [{ kind: 'data-downloaded' }],
    });
    const text = await response.text();
    for (const hidden of [
      ...['argon2', 'Bob says', 'Once set by Bob', '"by":"Bob"', 'Hash'],
      ...['Bob on attempt 2', 'Marked by Bob', 'Not as the model'],
    ]) {
      expect(text).not.toContain(hidden);
    }
  });

  test('is not collected without end', async () => {
    const as = await site.person('Ann');
    for (let time = 0; time < LIMITS.download.times; time += 1) {
      await ask(downloadData, { method: 'GET', as });
    }
    const { status, error, response } = await ask(downloadData, { method: 'GET', as });
    expect([status, error]).toEqual([429, expect.stringMatching(/try again in \d+ minutes\.$/)]);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });

  test.each([
    { 'sec-fetch-site': 'cross-site', origin: null },
    { 'sec-fetch-site': 'same-site', origin: null },
    { 'sec-fetch-site': null, origin: 'https://evil.example' },
    { 'sec-fetch-site': null, origin: null },
    { 'sec-fetch-site': null, origin: null, referer: 'https://evil.example/' },
    { 'sec-fetch-site': null, origin: null, referer: 'http://localhost:3000.evil.example/' },
    { 'sec-fetch-site': 'cross-site', origin: null, referer: 'http://localhost:3000/' },
  ])('is not set off by another site: %o', async (headers) => {
    const as = await site.person('Ann');
    const { status, error } = await ask(downloadData, { method: 'GET', as, headers });
    expect([status, error]).toEqual([403, 'This request did not come from a page of this site.']);
    const page = 'http://localhost:3000/community/profile';
    for (const own of [
      { 'sec-fetch-site': 'same-origin', origin: null },
      { 'sec-fetch-site': 'none', origin: null },
      { 'sec-fetch-site': null, origin: null, referer: page },
    ]) {
      expect((await ask(downloadData, { method: 'GET', as, headers: own })).status).toBe(200);
    }
  });

  test('is nobody’s once the account is gone, be it while it is gathered', async () => {
    const as = await site.person('Ann');
    await site.db.execute(sql`
      create function leave() returns trigger language plpgsql as
      $$ begin delete from users where id = new.user_id; return new; end $$`);
    await site.db.execute(sql`
      create trigger leaving after insert on audit_events for each row
      when (new.kind = 'data-downloaded') execute function leave()`);
    try {
      const { status, error } = await ask(downloadData, { method: 'GET', as });
      expect([status, error]).toEqual([401, 'Sign in to do this.']);
    } finally {
      await site.db.execute(sql`drop function leave() cascade`);
    }
  });

  test('and leaving stay open to whoever renamed themselves without end', async () => {
    const as = await site.person('Ann');
    for (let time = 0; time <= LIMITS.account.times; time += 1) {
      await ask(changeAccount, { method: 'PATCH', as, body: { name: 'Eve' } });
    }
    expect((await ask(downloadData, { method: 'GET', as })).status).toBe(200);
    const changing = { as, body: { current: 'wrong', next: 'another phrase' } };
    expect((await ask(changePassword, changing)).status).toBe(409);
    expect((await ask(endOtherSessions, { method: 'DELETE', as })).status).toBe(200);
  });

  test('goes with the account, and what others have stays', async () => {
    const start = await counts();
    const { ann, bob, ofAnn, ofBob } = await two();
    const { status, data, response } = await ask(deleteAccount, { as: ann, body: { password } });
    expect([status, data]).toEqual([200, {}]);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^next-auth\.session-token=; Path=\/; Expires=Thu, 01 Jan 1970|^next-auth\.session-token=; .*Expires=/,
    );
    const left = [1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0];
    expect(await counts()).toEqual(start.map((count, at) => count + (left[at] ?? 0)));
    const rows = await site.db.select().from(scenarios).where(eq(scenarios.authorId, bob.id));
    expect(rows.map(({ id, stars: count }) => [id, count])).toEqual([[ofBob, 1]]);
    expect(await publicMember(site.db, ann.id)).toBeNull();
    expect((await ask(downloadData, { method: 'GET', as: ann })).status).toBe(401);
    expect(await site.db.select().from(scenarios).where(eq(scenarios.id, ofAnn))).toEqual([]);
    const events = await site.db.select().from(auditEvents).where(eq(auditEvents.userId, ann.id));
    expect(events.map(({ kind }) => kind)).toEqual(['account-deleted']);
  });

  test.each([
    ['a wrong password', { password: 'another phrase' }, 403, /^The password is not right/],
    ['a word instead', { confirm: 'delete' }, 403, /^The password is not right/],
    ['nothing', {}, 400, /^The request must carry the password/],
    ['a number', { password: 1 }, 400, /must be text/],
  ])('stays with %s', async (_, body, expected, sentence) => {
    const ann = await site.person('Ann', { passwordHash: await hashed });
    const { status, error } = await ask(deleteAccount, { as: ann, body });
    expect(status).toBe(expected);
    expect(error).toMatch(sentence);
    expect(await publicMember(site.db, ann.id)).not.toBeNull();
  });

  test('without a password the account goes by a word', async () => {
    const ann = await site.person('Ann');
    for (const body of [{ confirm: 'yes' }, { password: 'delete' }]) {
      const { status, error } = await ask(deleteAccount, { as: ann, body });
      expect([status, error]).toEqual([400, 'Type “delete” to confirm. Nothing was deleted.']);
    }
    expect((await ask(deleteAccount, { as: ann, body: { confirm: 'delete' } })).status).toBe(200);
    expect(await publicMember(site.db, ann.id)).toBeNull();
  });

  test('others see name and picture, and nothing of whoever was banned', async () => {
    const ann = await site.person('Ann', { pictureAt: new Date(7), passwordHash: await hashed });
    const bad = await site.person('Bad', { bannedAt: new Date() });
    expect(await publicMember(site.db, ann.id)).toEqual({
      id: ann.id,
      name: 'Ann',
      isModerator: false,
      createdAt: expect.any(Date),
      image: `/api/members/${ann.id}/picture?v=7`,
    });
    expect(await publicMember(site.db, bad.id)).toBeNull();
    expect(await publicMember(site.db, 'nobody')).toBeNull();
    const member = { ...ann, role: 'member', image: null, syncsProgress: false } as const;
    expect(await ownAccount(site.db, member)).toMatchObject({
      email: ann.email,
      hasPassword: true,
    });
  });
});
