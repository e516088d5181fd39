import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { houseShelf, wordsOf } from '@/src/community/shelf/shelf';
import { changeAccount } from '@/src/server/account/changeAccount';
import { latestScenarios } from '@/src/server/community/latestScenarios';
import {
  authorName,
  type ListQuery,
  listScenarios,
  namesFound,
} from '@/src/server/community/scenarioList';
import { scenarioFor } from '@/src/server/community/shownScenario';
import { star } from '@/src/server/community/stars';
import { scenarios } from '@/src/server/database/schema/community';
import { users } from '@/src/server/database/schema/members';
import { frozenText } from '../../helpers/logs';
import { ask, ENGINES, type Person, useSite } from '../site';
import { publishedBy } from './communityHelp';

/** Titles of what is published, oldest first, with who publishes it. */
const PUBLISHED = [
  ['Ann', 'A bank run', { description: 'Everybody wants reserves at once.' }],
  ['Ann', 'Clearing', { log: frozenText(1, 'lesson-11-tasks'), notes: 'Netting saves reserves.' }],
  ['Ben', 'Reserves in the sandbox', { log: frozenText(1, 'sandbox-central-bank') }],
  ['Ben', 'Remitting a bill', { log: frozenText(1, 'bills-remitting') }],
] as const;

describe.each(ENGINES)('lists of scenarios, %s', (engine) => {
  const site = useSite(engine);
  const people = new Map<string, Person>();
  const ids = new Map<string, string>();
  const idOf = (title: string) => ids.get(title) ?? '';
  const personId = (name: string) => people.get(name)?.id ?? '';
  const titles = async (query: ListQuery = {}) =>
    (await listScenarios(site.db, query)).items.map(({ title }) => title);

  beforeAll(async () => {
    for (const name of ['Ann', 'Ben', 'Cid']) people.set(name, await site.person(name));
    let minute = 0;
    for (const [name, title, change] of PUBLISHED) {
      const person = people.get(name);
      if (!person) continue;
      const id = await publishedBy(person, { description: '', notes: '', ...change, title });
      ids.set(title, id);
      minute += 1;
      await site.db
        .update(scenarios)
        .set({ createdAt: new Date(2026, 0, 1, 12, minute) })
        .where(eq(scenarios.id, id));
    }
    for (const name of ['Ben', 'Cid']) {
      const as = people.get(name) ?? null;
      await ask(star, { as, params: { id: idOf('A bank run') } });
    }
    const cid = people.get('Cid') ?? null;
    await ask(star, { as: cid, params: { id: idOf('Clearing') } });
  });

  const ALL = ['Remitting a bill', 'Reserves in the sandbox', 'Clearing', 'A bank run'];

  test.each<[string, () => ListQuery, readonly string[]]>([
    ['the newest first', () => ({}), ALL],
    [
      'the most starred first',
      () => ({ sort: 'stars' }),
      ['A bank run', 'Clearing', ...ALL.slice(0, 2)],
    ],
    ['by category', () => ({ category: 'towards-a-central-bank' }), ['Clearing']],
    ['an empty category', () => ({ category: 'repos' }), []],
    ['by author', () => ({ author: personId('Ann') }), ['Clearing', 'A bank run']],
    ['starred ones', () => ({ starredBy: personId('Cid') }), ['Clearing', 'A bank run']],
    [
      'what is found, the best first',
      () => ({ q: 'reserve', sort: 'best' }),
      ['Reserves in the sandbox', 'A bank run', 'Clearing'],
    ],
    [
      'what is found, the newest first',
      () => ({ q: 'reserve' }),
      ['Reserves in the sandbox', 'Clearing', 'A bank run'],
    ],
    [
      'without a word',
      () => ({ q: 'reserves -netting', sort: 'stars' }),
      ['A bank run', 'Reserves in the sandbox'],
    ],
    ['a phrase', () => ({ q: '"bank run"' }), ['A bank run']],
    ['either', () => ({ q: 'netting or remitting' }), ['Remitting a bill', 'Clearing']],
    ['what an author published', () => ({ q: 'ann' }), ['Clearing', 'A bank run']],
    ['what was played on a lesson', () => ({ q: 'deposit transfers' }), ['A bank run']],
    ['what has its words in several places', () => ({ q: 'ann netting house' }), ['Clearing']],
    ['what is not by an author', () => ({ q: 'reserve -ben' }), ['Clearing', 'A bank run']],
    ['what looks like an attack', () => ({ q: "'); drop table scenarios; --" }), []],
    ['words that say nothing', () => ({ q: 'the' }), []],
    [
      'in all ways at once',
      () => ({
        q: 'bank',
        category: 'fundamentals',
        author: personId('Ann'),
        starredBy: personId('Ben'),
      }),
      ['A bank run'],
    ],
  ])('list %s', async (_, query, expected) => {
    expect(await titles(query())).toEqual(expected);
    expect((await listScenarios(site.db, query())).total).toBe(expected.length);
  });

  test('texts beside them are found by the same words', async () => {
    const texts = (await houseShelf()).map((one) => ({ name: one.title, text: wordsOf(one) }));
    const found = async (q: string) => [...(await namesFound(site.db, q, texts))];
    expect(await found('CHIPS')).toEqual(['A day with CHIPS']);
    expect(await found('tallystick')).toHaveLength(texts.length);
    expect(await found("'); drop table scenarios; --")).toEqual([]);
    expect([...(await namesFound(site.db, 'chips', []))]).toEqual([]);
  });

  test('a card holds what a list shows, and no log', async () => {
    const [card] = (await listScenarios(site.db, { q: 'run' })).items;
    expect(card).toEqual({
      id: idOf('A bank run'),
      title: 'A bank run',
      description: 'Everybody wants reserves at once.',
      category: 'fundamentals',
      rounds: 6,
      stars: 2,
      createdAt: new Date(2026, 0, 1, 12, 1),
      isHidden: false,
      preview: expect.objectContaining({ world: 'banking', lesson: 2 }),
      author: { id: personId('Ann'), name: 'Ann', image: null },
    });
  });

  test('a picture that cannot be read is left out', async () => {
    const where = eq(scenarios.id, idOf('Clearing'));
    const [row] = await site.db.select({ preview: scenarios.preview }).from(scenarios).where(where);
    await site.db
      .update(scenarios)
      .set({ preview: { world: 'older' } })
      .where(where);
    const { items } = await listScenarios(site.db, { category: 'towards-a-central-bank' });
    expect(items).toMatchObject([{ title: 'Clearing', preview: null }]);
    await site.db.update(scenarios).set({ preview: row?.preview }).where(where);
  });

  test('hidden ones are listed for their author alone, among their own', async () => {
    const where = eq(scenarios.id, idOf('Clearing'));
    await site.db.update(scenarios).set({ hiddenAt: new Date() }).where(where);
    const [ann, ben] = [personId('Ann'), personId('Ben')];
    expect(await titles()).not.toContain('Clearing');
    expect(await titles({ viewer: ann })).not.toContain('Clearing');
    expect(await titles({ author: ann, viewer: ben })).toEqual(['A bank run']);
    expect(await titles({ author: ann, viewer: ann })).toEqual(['Clearing', 'A bank run']);
    expect(await titles({ starredBy: personId('Cid') })).toEqual(['A bank run']);
    await site.db.update(scenarios).set({ hiddenAt: null }).where(where);
  });

  test('are found by the name that their author has now, a word that says nothing among them', async () => {
    const ben = people.get('Ben') ?? null;
    await ask(changeAccount, { as: ben, body: { name: 'Will' } });
    expect(await titles({ q: 'will' })).toEqual(ALL.slice(0, 2));
    expect(await titles({ q: 'ben' })).toEqual([]);
    await ask(changeAccount, { as: ben, body: { name: 'Ben' } });
    expect(await titles({ q: 'ben remitting' })).toEqual(['Remitting a bill']);
  });

  test('those of banned authors are listed nowhere', async () => {
    const where = eq(users.id, personId('Ann'));
    await site.db.update(users).set({ bannedAt: new Date() }).where(where);
    expect(await titles()).toEqual(ALL.slice(0, 2));
    expect(await titles({ author: personId('Ann') })).toEqual([]);
    expect(await authorName(site.db, personId('Ann'))).toBeNull();
    expect(await scenarioFor(site.db, idOf('Clearing'), null)).toBeNull();
    const { data } = await ask(latestScenarios, { method: 'GET' });
    expect(data.scenarios).toHaveLength(2);
    await site.db.update(users).set({ bannedAt: null }).where(where);
    expect(await authorName(site.db, personId('Ann'))).toBe('Ann');
    expect(await authorName(site.db, 'nobody')).toBeNull();
  });

  test('the latest are given to everybody', async () => {
    const { status, data } = await ask(latestScenarios, { method: 'GET' });
    expect(status).toBe(200);
    expect(data.scenarios).toEqual(
      ALL.map((title) => ({
        id: idOf(title),
        title,
        author: PUBLISHED.find((one) => one[1] === title)?.[0],
      })),
    );
  });

  test('come in pages; beyond the last is the last', async () => {
    const [model] = await site.db
      .select()
      .from(scenarios)
      .where(eq(scenarios.id, idOf('Clearing')));
    if (!model) throw new Error('there is no model');
    const { search: _, ...row } = model;
    const copies = Array.from({ length: 45 }, (_, index) => ({
      ...{ ...row, id: `copy${index}`, requestId: `copy${index}`, title: `Copy ${index}` },
      createdAt: new Date(2025, 0, 1, 12, index),
    }));
    await site.db.insert(scenarios).values(copies);
    const pages = await Promise.all([1, 2, 3, 99].map((page) => listScenarios(site.db, { page })));
    expect(pages.map(({ items, total, page }) => [items.length, total, page])).toEqual([
      ...[
        [24, 49, 1],
        [24, 49, 2],
        [1, 49, 3],
        [1, 49, 3],
      ],
    ]);
    const seen = pages.slice(0, 3).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(49);
    await site.db.delete(scenarios).where(
      inArray(
        scenarios.id,
        copies.map(({ id }) => id),
      ),
    );
  });

  test('a scenario knows whether one has starred it, and what it was made of', async () => {
    const id = idOf('A bank run');
    const cid = people.get('Cid');
    if (!cid) throw new Error('nobody is here yet');
    const viewer = { ...cid, role: 'member', image: null, syncsProgress: false } as const;
    expect(await scenarioFor(site.db, id, viewer)).toMatchObject({ isStarred: true, stars: 2 });
    expect(await scenarioFor(site.db, id, null)).toMatchObject({
      isStarred: false,
      original: null,
    });
    const fork = await publishedBy(cid, { forkedFrom: id });
    const original = { id, title: 'A bank run' };
    expect(await scenarioFor(site.db, fork, null)).toMatchObject({ original, changedAt: null });
    await site.db.update(scenarios).set({ hiddenAt: new Date() }).where(eq(scenarios.id, id));
    expect(await scenarioFor(site.db, fork, null)).toMatchObject({ original: null });
    await site.db.update(scenarios).set({ hiddenAt: null }).where(eq(scenarios.id, id));
    await site.db.delete(scenarios).where(eq(scenarios.id, fork));
    expect(await scenarioFor(site.db, 'nothing', null)).toBeNull();
  });
});
