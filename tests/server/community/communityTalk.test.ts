import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addComment,
  changeComment,
  commentsOn,
  deleteComment,
} from '@/src/server/community/comments';
import { reportSubject } from '@/src/server/community/reports';
import { star, unstar } from '@/src/server/community/stars';
import { comments, reports, scenarios } from '@/src/server/database/schema/community';
import { rateLimits } from '@/src/server/database/schema/guards';
import { users } from '@/src/server/database/schema/members';
import { ask, ENGINES, type Person, useSite } from '../site';
import { FORBIDDEN, publishedBy, scenarioRow } from './communityHelp';

describe.each(ENGINES)('stars, comments and reports, %s', (engine) => {
  const site = useSite(engine);
  const people = new Map<string, Person>();
  const who = (name: string): Person => {
    const person = people.get(name);
    if (!person) throw new Error(`nobody is called ${name}`);
    return person;
  };
  let id = '';

  beforeAll(async () => {
    for (const name of ['Ann', 'Ben', 'Cid']) people.set(name, await site.person(name));
  });
  beforeEach(async () => {
    await site.db.delete(rateLimits);
    id = await publishedBy(who('Ann'));
  });

  const hide = () =>
    site.db.update(scenarios).set({ hiddenAt: new Date() }).where(eq(scenarios.id, id));
  const comment = async (name: string, text: string) => {
    const { data } = await ask(addComment, {
      ...{ as: who(name), params: { id }, body: { requestId: randomUUID(), text } },
    });
    return String(data.id);
  };
  const here = () => site.db.select().from(comments).where(eq(comments.scenarioId, id));

  test('a star counts once, and can be taken back once', async () => {
    const as = (name: string) => ({ as: who(name), params: { id } });
    const answers = [
      await ask(star, as('Ben')),
      await ask(star, as('Ben')),
      await ask(star, as('Cid')),
      await ask(unstar, as('Ben')),
      await ask(unstar, as('Ben')),
    ];
    expect(answers.map(({ status, data }) => [status, data.isStarred, data.stars])).toEqual([
      ...[
        [200, true, 1],
        [200, true, 1],
        [200, true, 2],
      ],
      ...[
        [200, false, 1],
        [200, false, 1],
      ],
    ]);
    expect((await scenarioRow(site, id))?.stars).toBe(1);
  });

  test('stars given at the same moment are all counted', async () => {
    const fans = await Promise.all(
      Array.from({ length: 8 }, (_, index) => site.person(`F${index}`)),
    );
    await Promise.all(fans.map((as) => ask(star, { as, params: { id } })));
    expect((await scenarioRow(site, id))?.stars).toBe(8);
    await Promise.all(fans.flatMap((as) => [1, 2].map(() => ask(unstar, { as, params: { id } }))));
    expect((await scenarioRow(site, id))?.stars).toBe(0);
  });

  test('no star for what is hidden or not there, nor from anywhere else', async () => {
    for (const [, asking, status] of FORBIDDEN) {
      expect((await ask(star, { as: who('Ben'), params: { id }, ...asking })).status).toBe(status);
      expect((await ask(unstar, { as: who('Ben'), params: { id }, ...asking })).status).toBe(
        status,
      );
    }
    expect((await ask(star, { as: who('Ben'), params: { id: 'no' } })).status).toBe(404);
    await hide();
    for (const route of [star, unstar]) {
      expect((await ask(route, { as: who('Ben'), params: { id } })).status).toBe(404);
    }
    expect((await scenarioRow(site, id))?.stars).toBe(0);
  });

  test('a comment is added once, as plain text', async () => {
    const body = { requestId: randomUUID(), text: ' <b>Well</b>,\u0007\r\nindeed. ' };
    const [one, other] = await Promise.all([
      ask(addComment, { as: who('Ben'), params: { id }, body }),
      ask(addComment, { as: who('Ben'), params: { id }, body }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 201]);
    expect(one.data.id).toBe(other.data.id);
    expect(await here()).toMatchObject([
      { authorId: who('Ben').id, text: '<b>Well</b>,\nindeed.' },
    ]);
  });

  test.each([
    ['nothing', { text: ' \n ' }, 'A comment has 1 to 2,000 characters.'],
    ['too much', { text: 'a'.repeat(2001) }, 'A comment has 1 to 2,000 characters.'],
    ['a list', { text: [] }, '“text” must be text.'],
    ['another’s name', { authorId: 'x' }, 'The request holds something unknown: authorId.'],
  ])('a comment that holds %s is refused', async (_, change, sentence) => {
    const body = { requestId: randomUUID(), text: 'Well.', ...change };
    const { status, error } = await ask(addComment, { as: who('Ben'), params: { id }, body });
    expect([status, error]).toEqual([400, sentence]);
    expect(await here()).toEqual([]);
  });

  test('no comment from elsewhere, nor on what is hidden', async () => {
    const asking = { params: { id }, body: { requestId: randomUUID(), text: 'Well.' } };
    for (const [, change, status] of FORBIDDEN) {
      expect((await ask(addComment, { as: who('Ben'), ...asking, ...change })).status).toBe(status);
    }
    await hide();
    expect((await ask(addComment, { as: who('Ben'), ...asking })).status).toBe(404);
    expect(await here()).toEqual([]);
  });

  test('a comment is deleted by who wrote it or by whose scenario it is on', async () => {
    const [first, second] = [await comment('Ben', 'One'), await comment('Ben', 'Two')];
    const cid = await ask(deleteComment, { as: who('Cid'), params: { id: first } });
    expect([cid.status, cid.error]).toEqual([
      403,
      'Only its author, or the author of the scenario, may do this.',
    ]);
    for (const [, asking, status] of FORBIDDEN) {
      const params = { id: first };
      expect((await ask(deleteComment, { as: who('Ben'), params, ...asking })).status).toBe(status);
    }
    expect(await here()).toHaveLength(2);
    const ben = await ask(deleteComment, { as: who('Ben'), params: { id: first } });
    const ann = await ask(deleteComment, { as: who('Ann'), params: { id: second } });
    const again = await ask(deleteComment, { as: who('Ann'), params: { id: second } });
    expect([ben.status, ann.status, again.status]).toEqual([200, 200, 404]);
    expect(await here()).toEqual([]);
  });

  test('the words of a comment are changed by who wrote it, cleaned and marked as edited', async () => {
    const params = { id: await comment('Ben', 'One') };
    const change = (name: string, text: string) =>
      ask(changeComment, { as: who(name), params, body: { text } });
    expect(await commentsOn(site.db, id, null)).toMatchObject({ items: [{ editedAt: null }] });
    expect((await change('Ben', ' One ')).status).toBe(200);
    expect(await here()).toMatchObject([{ text: 'One', editedAt: null }]);
    for (const name of ['Ann', 'Cid']) {
      const { status, error } = await change(name, 'Mine');
      expect([status, error]).toEqual([403, 'Only its author may do this.']);
    }
    for (const [, asking, status] of FORBIDDEN) {
      const body = { text: 'Elsewhere' };
      expect((await ask(changeComment, { as: who('Ben'), params, body, ...asking })).status).toBe(
        status,
      );
    }
    for (const text of [' \n', 'a'.repeat(2001)]) {
      const { status, error } = await change('Ben', text);
      expect([status, error]).toEqual([400, 'A comment has 1 to 2,000 characters.']);
    }
    expect(await here()).toMatchObject([{ text: 'One', editedAt: null }]);
    expect((await change('Ben', ' <b>Two</b>,\u0007\r\nindeed. ')).status).toBe(200);
    const [edited] = (await commentsOn(site.db, id, null)).items;
    expect(edited?.text).toBe('<b>Two</b>,\nindeed.');
    expect(edited?.editedAt?.getTime()).toBeGreaterThanOrEqual(edited?.createdAt.getTime() ?? 0);
    await site.db.delete(comments).where(eq(comments.id, params.id));
    expect((await change('Ben', 'Three')).status).toBe(404);
  });

  test('no comment is changed that is hidden, or on what is hidden; and none too often', async () => {
    const params = { id: await comment('Ben', 'One') };
    const change = async () =>
      (await ask(changeComment, { as: who('Ben'), params, body: { text: 'Two' } })).status;
    const hideIt = (hiddenAt: Date | null) =>
      site.db.update(comments).set({ hiddenAt }).where(eq(comments.id, params.id));
    await hideIt(new Date());
    expect(await change()).toBe(404);
    await hideIt(null);
    await hide();
    expect(await change()).toBe(404);
    expect(await here()).toMatchObject([{ text: 'One' }]);
    await site.db.update(rateLimits).set({ count: 1000 });
    expect(await change()).toBe(429);
  });

  test('comments come in pages, the last one first; hidden ones for who wrote them only', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...{ id: `${id}-${String(index).padStart(2, '0')}`, scenarioId: id, requestId: `${index}` },
      ...{ authorId: who('Ben').id, text: `No. ${index}`, createdAt: new Date(1e12 + index) },
    }));
    await site.db.insert(comments).values(rows);
    await site.db
      .update(comments)
      .set({ hiddenAt: new Date() })
      .where(eq(comments.id, `${id}-59`));
    const guest = await commentsOn(site.db, id, null);
    expect(guest).toMatchObject({ total: 59, page: 2, pages: 2 });
    expect(guest.items.map(({ text }) => text)).toEqual(rows.slice(50, 59).map(({ text }) => text));
    const first = await commentsOn(site.db, id, null, 1);
    expect(first.items.at(0)).toMatchObject({ text: 'No. 0', author: { name: 'Ben' } });
    const pageWith = async (index: number) =>
      (await commentsOn(site.db, id, null, rows[index]?.id)).page;
    expect([await pageWith(0), await pageWith(49), await pageWith(50)]).toEqual([1, 1, 2]);
    expect((await commentsOn(site.db, id, null, 'nobody-wrote-it')).page).toBe(2);
    const nobody = { image: null, syncsProgress: false };
    const ben = await commentsOn(site.db, id, { ...who('Ben'), role: 'member', ...nobody });
    expect(ben.total).toBe(60);
    expect(ben.items.at(-1)).toMatchObject({ text: 'No. 59', isHidden: true });
    await site.db
      .update(users)
      .set({ bannedAt: new Date() })
      .where(eq(users.id, who('Ben').id));
    expect((await commentsOn(site.db, id, null)).total).toBe(0);
    await site.db
      .update(users)
      .set({ bannedAt: null })
      .where(eq(users.id, who('Ben').id));
  });

  const report = (name: string, change: Readonly<Record<string, unknown>> = {}) =>
    ask(reportSubject, {
      as: who(name),
      body: { kind: 'scenario', subjectId: id, reason: 'Not nice.', ...change },
    });
  const reported = () => site.db.select().from(reports).where(eq(reports.subjectId, id));

  test('a report stands once for each who reports, and again once it was settled', async () => {
    const [first, second] = [await report('Ben'), await report('Ben', { reason: 'Else' })];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.data.id).toBe(first.data.id);
    expect((await report('Cid')).status).toBe(201);
    expect(await reported()).toMatchObject([{ reason: 'Not nice.' }, { reason: 'Not nice.' }]);
    await site.db.update(reports).set({ settledAt: sql`now()` });
    expect((await report('Ben', { reason: 'Again' })).status).toBe(201);
    const open = (await reported()).filter(({ settledAt }) => settledAt === null);
    expect(open).toMatchObject([{ reporterId: who('Ben').id, reason: 'Again' }]);
  });

  test('a report of what is one’s own, hidden or not there is refused', async () => {
    const own = await report('Ann');
    expect([own.status, own.error]).toEqual([409, 'This is your own: you can delete it.']);
    expect((await report('Ben', { subjectId: 'no' })).status).toBe(404);
    expect((await report('Ben', { kind: 'comment' })).status).toBe(404);
    expect((await report('Ben', { kind: 'member' })).status).toBe(400);
    expect((await report('Ben', { reason: '' })).error).toBe('A reason has 1 to 500 characters.');
    const remark = await comment('Ben', 'One');
    expect((await report('Cid', { kind: 'comment', subjectId: remark })).status).toBe(201);
    for (const [, change, status] of FORBIDDEN) {
      const body = { kind: 'scenario', subjectId: id, reason: 'x' };
      expect((await ask(reportSubject, { as: who('Ben'), body, ...change })).status).toBe(status);
    }
    await hide();
    expect((await report('Ben')).status).toBe(404);
    expect((await report('Ben', { kind: 'comment', subjectId: remark })).status).toBe(404);
    expect(await reported()).toEqual([]);
  });
});
