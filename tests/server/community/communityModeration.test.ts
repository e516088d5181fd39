import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showScenarioPicture } from '@/src/community/picture/endpoint';
import { addComment } from '@/src/server/community/comments';
import { moderate } from '@/src/server/community/moderate';
import { moderationRecord, openReports } from '@/src/server/community/moderation';
import { publishScenario } from '@/src/server/community/publish';
import { reportSubject } from '@/src/server/community/reports';
import { deleteScenario } from '@/src/server/community/scenario';
import { scenarioFor } from '@/src/server/community/shownScenario';
import { moderationLog, reports } from '@/src/server/database/schema/community';
import { auditEvents, rateLimits } from '@/src/server/database/schema/guards';
import { users } from '@/src/server/database/schema/members';
import { DARK, LIGHT } from '@/src/ui/stitches/tokens';
import { ask, ENGINES, type Person, useSite } from '../site';
import { FORBIDDEN, publication, publishedBy } from './communityHelp';

describe.each(ENGINES)('moderation, %s', (engine) => {
  const site = useSite(engine);
  let [ann, ben, mod]: Person[] = [];
  let id = '';

  const start = async () => {
    ann = await site.person('Ann');
    ben = await site.person('Ben');
    mod = await site.person('Mod', { role: 'moderator' });
  };
  const known = (person: Person | undefined): Person => {
    if (!person) throw new Error('nobody is here yet');
    return person;
  };
  const viewer = (person: Person | undefined, role: 'member' | 'moderator' = 'member') => ({
    ...known(person),
    role,
    image: null,
    syncsProgress: false,
  });
  const order = (body: Readonly<Record<string, unknown>>, as = known(mod)) =>
    ask(moderate, { as, body: { kind: 'scenario', subjectId: id, reason: 'Spam', ...body } });
  const report = (person: Person | undefined, kind = 'scenario', subjectId = id) =>
    ask(reportSubject, { as: known(person), body: { kind, subjectId, reason: 'Not nice.' } });
  const record = () => site.db.select().from(moderationLog);

  beforeAll(start);
  beforeEach(async () => {
    await site.db.delete(rateLimits);
    await site.db.delete(reports);
    await site.db.delete(moderationLog);
    await start();
    id = await publishedBy(known(ann));
  });

  test('hides what was reported, says so to its author, and restores it', async () => {
    await report(ben);
    expect(await openReports(site.db)).toMatchObject([
      {
        kind: 'scenario',
        subjectId: id,
        subject: { name: 'Three payments', author: { name: 'Ann', isBanned: false }, isOut: false },
        reports: [{ reporter: { name: 'Ben' }, reason: 'Not nice.' }],
      },
    ]);
    expect((await order({ action: 'hide' })).status).toBe(200);
    expect(await openReports(site.db)).toEqual([]);
    expect(await scenarioFor(site.db, id, null)).toBeNull();
    expect(await scenarioFor(site.db, id, viewer(ben))).toBeNull();
    expect(await scenarioFor(site.db, id, viewer(ann))).toMatchObject({
      isHidden: true,
      isHiddenItself: true,
      hiddenReason: 'Spam',
    });
    expect(await scenarioFor(site.db, id, viewer(mod, 'moderator'))).toMatchObject({ id });
    const again = await order({ action: 'hide' });
    expect([again.status, again.error]).toEqual([409, 'This is hidden already.']);
    expect((await order({ action: 'restore', reason: 'A mistake' })).status).toBe(200);
    expect((await order({ action: 'restore' })).error).toBe('This is not hidden.');
    expect(await scenarioFor(site.db, id, null)).toMatchObject({ isHidden: false });
    expect((await scenarioFor(site.db, id, viewer(ann)))?.hiddenReason).toBeNull();
    const { items, total } = await moderationRecord(site.db, 1);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        action: 'restore',
        moderatorName: 'Mod',
        subjectName: 'Three payments',
        reason: 'A mistake',
      },
      { action: 'hide', reason: 'Spam', isOut: false, scenarioId: id },
    ]);
    const [audited] = await site.db.select().from(auditEvents).orderBy(desc(auditEvents.id));
    expect(audited).toMatchObject({
      ...{ kind: 'moderated', userId: known(mod).id, detail: `restore scenario ${id}` },
    });
  });

  test('tells its author the reason of the last time, and no other', async () => {
    await order({ action: 'hide', reason: 'The first' });
    await order({ action: 'restore', reason: 'A mistake' });
    await order({ action: 'hide', subjectId: await publishedBy(known(ben)), reason: 'Another' });
    await order({ action: 'hide', reason: 'The second' });
    expect((await scenarioFor(site.db, id, viewer(ann)))?.hiddenReason).toBe('The second');
  });

  test('hides its picture with it', async () => {
    const picture = (as: Person | undefined, path = '/') =>
      ask(showScenarioPicture, { method: 'GET', as: as ?? null, params: { id }, path });
    const open = await picture(undefined);
    expect(open.status).toBe(200);
    expect(open.response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(open.response.headers.get('cache-control')).toMatch(/^private, /);
    const light = await open.response.text();
    const dark = await (await picture(undefined, '/?theme=dark')).response.text();
    expect(light).toContain(LIGHT.colors.card);
    expect(dark).toContain(DARK.colors.card);
    await order({ action: 'hide' });
    expect((await picture(undefined)).status).toBe(404);
    expect((await picture(ben)).status).toBe(404);
    expect((await picture(ann)).status).toBe(200);
    expect((await picture(mod)).status).toBe(200);
  });

  test('hides a comment', async () => {
    const { data } = await ask(addComment, {
      ...{ as: known(ben), params: { id }, body: { requestId: randomUUID(), text: 'Well, well.' } },
    });
    const subject = { kind: 'comment', subjectId: String(data.id) };
    await report(ann, 'comment', subject.subjectId);
    expect(await openReports(site.db)).toMatchObject([
      { kind: 'comment', subject: { name: 'Well, well.', scenarioId: id } },
    ]);
    expect((await order({ action: 'hide', ...subject })).status).toBe(200);
    expect(await openReports(site.db)).toEqual([]);
    expect(await record()).toMatchObject([{ kind: 'comment', subjectName: 'Well, well.' }]);
  });

  test('bans a member, which ends the sessions and hides what is theirs; and ends the ban', async () => {
    await report(ben);
    const subject = { kind: 'member', subjectId: known(ann).id };
    expect((await order({ action: 'ban', ...subject })).status).toBe(200);
    const publish = () => ask(publishScenario, { as: known(ann), body: publication() });
    expect((await publish()).status).toBe(401);
    expect(await openReports(site.db)).toEqual([]);
    expect(await scenarioFor(site.db, id, viewer(ben))).toBeNull();
    expect((await order({ action: 'ban', ...subject })).status).toBe(409);
    expect((await order({ action: 'unban', ...subject })).status).toBe(200);
    // The old session has ended for good: she signs in anew.
    expect((await publish()).status).toBe(401);
    expect(await scenarioFor(site.db, id, viewer(ben))).toMatchObject({ id });
    expect((await order({ action: 'unban', ...subject })).error).toBe('This member is not banned.');
  });

  test('bans neither moderators nor whoever does it', async () => {
    const other = await site.person('Other', { role: 'moderator' });
    const ban = (subjectId: string) => order({ action: 'ban', kind: 'member', subjectId });
    const [one, self] = [await ban(other.id), await ban(known(mod).id)];
    expect([one.status, one.error]).toEqual([403, 'Moderators cannot be banned.']);
    expect([self.status, self.error]).toEqual([403, 'You cannot ban yourself.']);
    const [row] = await site.db.select().from(users).where(eq(users.id, other.id));
    expect(row?.bannedAt).toBeNull();
    expect(await record()).toEqual([]);
  });

  test('dismisses reports, also of what is gone', async () => {
    await report(ben);
    expect((await order({ action: 'dismiss' })).status).toBe(200);
    expect(await scenarioFor(site.db, id, null)).toMatchObject({ id });
    const again = await order({ action: 'dismiss' });
    expect([again.status, again.error]).toEqual([409, 'No report of this is open any more.']);
    await site.db.insert(reports).values({
      id: 'left',
      reporterId: known(ben).id,
      kind: 'scenario',
      subjectId: 'gone',
      reason: 'x',
    });
    expect(await openReports(site.db)).toMatchObject([{ subjectId: 'gone', subject: null }]);
    expect((await order({ action: 'dismiss', subjectId: 'gone' })).status).toBe(200);
    expect(await openReports(site.db)).toEqual([]);
    expect((await record()).map(({ subjectName }) => subjectName)).toContain('Deleted meanwhile');
  });

  test('what its author deletes leaves no open report', async () => {
    await report(ben);
    await ask(deleteScenario, { as: known(ann), params: { id } });
    expect(await openReports(site.db)).toEqual([]);
  });

  test.each([
    ['a scenario banned', { action: 'ban' }, 400, /^Members are banned and unbanned;/],
    ['a member hidden', { action: 'hide', kind: 'member' }, 400, /^Members are banned/],
    ['something else', { action: 'delete' }, 400, /^“action” must be one of: hide,/],
    ['no reason', { action: 'hide', reason: ' ' }, 400, 'A reason has 1 to 500 characters.'],
    ['what is not there', { action: 'hide', subjectId: 'no' }, 404, /^There is no such scenario/],
    ['a key of its own', { action: 'hide', by: 'x' }, 400, /something unknown: by\.$/],
  ])('refuses %s', async (_, body, status, sentence) => {
    const reply = await order(body);
    expect([reply.status, reply.error]).toEqual([status, expect.stringMatching(sentence)]);
    expect(await record()).toEqual([]);
  });

  test('is for moderators', async () => {
    const author = await order({ action: 'hide' }, known(ann));
    expect([author.status, author.error]).toEqual([403, 'Only moderators may do this.']);
    for (const [, asking, status] of FORBIDDEN) {
      const body = { action: 'hide', kind: 'scenario', subjectId: id, reason: 'x' };
      expect((await ask(moderate, { as: known(mod), body, ...asking })).status).toBe(status);
    }
    expect(await record()).toEqual([]);
    expect(await scenarioFor(site.db, id, null)).toMatchObject({ isHidden: false });
  });

  test('shows its record in pages', async () => {
    const entry = {
      moderatorId: 'm',
      moderatorName: 'Mod',
      action: 'hide',
      kind: 'scenario',
    } as const;
    await site.db.insert(moderationLog).values(
      Array.from({ length: 30 }, (_, index) => ({
        ...{ ...entry, id: `e${index}`, subjectId: 'gone', subjectName: 'Gone', reason: 'x' },
        createdAt: new Date(1e12 + index),
      })),
    );
    const second = await moderationRecord(site.db, 2);
    expect(second).toMatchObject({ total: 30, page: 2, pages: 2 });
    expect(second.items).toHaveLength(5);
    expect(second.items.at(-1)).toMatchObject({ id: 'e0', isOut: false, scenarioId: null });
  });
});
