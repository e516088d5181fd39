import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { parseLogText } from '@/events/log/parse';
import { readPreview } from '@/events/log/preview';
import { publishScenario } from '@/src/server/community/publish';
import {
  changeScenario,
  deleteScenario,
  downloadLog,
  nameScenario,
} from '@/src/server/community/scenario';
import { comments, reports, scenarios, stars } from '@/src/server/database/schema/community';
import { rateLimits } from '@/src/server/database/schema/guards';
import { frozenText } from '../../helpers/logs';
import { ask, ENGINES, type Person, useSite } from '../site';
import { FORBIDDEN, PAYMENTS, publication, publishedBy, scenarioRow } from './communityHelp';

const withEvents = (events: readonly object[]) =>
  JSON.stringify({ ...JSON.parse(PAYMENTS), events });

describe.each(ENGINES)('publishing, %s', (engine) => {
  const site = useSite(engine);
  const people = new Map<string, Person>();
  const who = (name: string): Person => {
    const person = people.get(name);
    if (!person) throw new Error(`nobody is called ${name}`);
    return person;
  };
  const all = () => site.db.select().from(scenarios);

  beforeAll(async () => {
    for (const name of ['Ann', 'Ben']) people.set(name, await site.person(name));
    people.set('Mod', await site.person('Mod', { role: 'moderator' }));
  });

  // Each test begins the hour anew.
  beforeEach(() => site.db.delete(rateLimits));

  test('keeps the log with its category, its rounds and its picture', async () => {
    const { status, data } = await ask(publishScenario, {
      as: who('Ann'),
      body: publication({
        title: '  Three\npayments ',
        notes: 'One\r\n\r\n\r\n\r\n\r\ntwo\u0000\u202e',
      }),
    });
    expect(status).toBe(201);
    const row = await scenarioRow(site, String(data.id));
    expect(row).toMatchObject({
      authorId: who('Ann').id,
      title: 'Three payments',
      notes: 'One\n\n\ntwo',
      category: 'fundamentals',
      rounds: 6,
      stars: 0,
      forkedFrom: null,
      hiddenAt: null,
    });
    expect(readPreview(row?.preview)).toMatchObject({ world: 'banking', lesson: 2, rounds: 6 });
    const kept = parseLogText(row?.logText ?? '');
    const sent = parseLogText(PAYMENTS);
    if ('problem' in kept || 'problem' in sent) throw new Error('a log cannot be read');
    expect(kept.log.events).toEqual(sent.log.events);
    expect(kept.log.title).toBeUndefined();
  });

  test.each([
    ['lesson-10-tasks', 'towards-a-central-bank'],
    ['lesson-16-tasks', 'the-federal-reserve'],
    ['lesson-24-tasks', 'repos'],
    ['bills-remitting', 'bills'],
    ['sandbox-central-bank', 'sandbox'],
  ])('lists %s under %s', async (name, category) => {
    const id = await publishedBy(who('Ann'), { log: frozenText(1, name) });
    expect(await scenarioRow(site, id)).toMatchObject({ category });
  });

  test('keeps a sandbox whose opening was built and where no step was taken', async () => {
    const read = parseLogText(frozenText(1, 'sandbox-central-bank'));
    if ('problem' in read) throw new Error(read.problem);
    const { title: _, ...opened } = read.log;
    const log = fileTextOf({ ...opened, events: [] });
    const id = await publishedBy(who('Ann'), { log });
    const row = await scenarioRow(site, id);
    expect(row).toMatchObject({ category: 'sandbox', rounds: 0, logText: log });
    expect(readPreview(row?.preview)).toMatchObject({ world: 'banking', rounds: 0 });
  });

  test('publishes once, however often the same request comes', async () => {
    const body = publication();
    const [one, other] = await Promise.all([
      ask(publishScenario, { as: who('Ann'), body }),
      ask(publishScenario, { as: who('Ann'), body }),
    ]);
    const before = await all();
    const third = await ask(publishScenario, { as: who('Ann'), body: { ...body, title: 'Else' } });
    expect([one.status, other.status].sort()).toEqual([200, 201]);
    expect([third.status, third.data.id]).toEqual([200, one.data.id]);
    expect(other.data.id).toBe(one.data.id);
    expect(await all()).toEqual(before);
    const others = await ask(publishScenario, { as: who('Ben'), body });
    expect(others.status).toBe(201);
    expect(others.data.id).not.toBe(one.data.id);
  });

  test.each([
    [
      'what does not fold',
      422,
      /^Step 2 \(.+\) is refused: /,
      {
        log: withEvents([
          { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 },
          { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 990_000 },
        ]),
      },
    ],
    [
      'what is no log',
      422,
      'This file was not saved by Tallystick. Choose one that Share saved.',
      { log: 'Dear reader' },
    ],
    [
      'a log in which nothing is done',
      422,
      /^Nothing has been done yet\./,
      { log: withEvents([]) },
    ],
    [
      'a sandbox in which nothing is built',
      422,
      /^Nothing has been done yet\./,
      { log: fileTextOf({ world: 'banking', lesson: 'sandbox', opening: [], events: [] }) },
    ],
    [
      'a log that is too long',
      422,
      /^These steps take more than 256 kB/,
      { log: ' '.repeat(257 * 1024) },
    ],
    [
      'far too much',
      413,
      'This is too large: at most 512 kB can be sent.',
      { log: ' '.repeat(512 * 1024) },
    ],
    [
      // However much JSON adds to a log that is not too long, what is said is said of the log.
      'a log that is all quotation marks',
      422,
      'This file was not saved by Tallystick. Choose one that Share saved.',
      { log: '"'.repeat(250 * 1024) },
    ],
    ['no title', 400, '“title” is missing.', { title: undefined }],
    [
      'a title of what cannot be seen',
      400,
      'A title has 1 to 120 characters.',
      { title: '\u200b \u202e' },
    ],
    [
      'a title of letters that draw nothing',
      400,
      'A title has 1 to 120 characters.',
      { title: '\u3164\u00ad\u200d' },
    ],
    ['a title of a page', 400, 'A title has 1 to 120 characters.', { title: 'a'.repeat(5000) }],
    [
      'a long description',
      400,
      'A description has at most 500 characters.',
      { description: 'a'.repeat(501) },
    ],
    [
      'long notes',
      400,
      'A text of notes has at most 5,000 characters.',
      { notes: 'a'.repeat(5001) },
    ],
    ['a number for a title', 400, '“title” must be text.', { title: 7 }],
    [
      'a request without an id',
      400,
      '“requestId” is not of the expected form.',
      { requestId: 'x' },
    ],
    [
      'an original with a path',
      400,
      '“forkedFrom” is not of the expected form.',
      { forkedFrom: '../a' },
    ],
    ['a key of its own', 400, 'The request holds something unknown: stars.', { stars: 100 }],
  ] as const)('refuses %s', async (_, status, sentence, change) => {
    const before = await all();
    const reply = await ask(publishScenario, { as: who('Ann'), body: publication(change) });
    expect(reply.error).toMatch(sentence);
    expect(reply.status).toBe(status);
    expect(await all()).toEqual(before);
  });

  test.each(FORBIDDEN)('refuses a request %s', async (_, asking, status) => {
    const before = await all();
    const body = publication();
    const reply = await ask(publishScenario, { as: who('Ann'), body, ...asking });
    expect(reply.status).toBe(status);
    expect(await all()).toEqual(before);
  });

  test('names what it was made of, where that is open to everybody', async () => {
    const original = await publishedBy(who('Ann'));
    const fork = await publishedBy(who('Ben'), { forkedFrom: original });
    const lost = await publishedBy(who('Ben'), { forkedFrom: 'gone' });
    expect((await scenarioRow(site, fork))?.forkedFrom).toBe(original);
    expect((await scenarioRow(site, lost))?.forkedFrom).toBeNull();
  });

  test('lets its author change the words, and nobody else', async () => {
    const params = { id: await publishedBy(who('Ann')) };
    const words = { title: 'Another', description: '', notes: 'Why' };
    const ben = await ask(changeScenario, { as: who('Ben'), body: words, params });
    expect([ben.status, ben.error]).toEqual([403, 'Only its author may do this.']);
    const mod = await ask(changeScenario, { as: who('Mod'), body: words, params });
    expect(mod.status).toBe(403);
    const gone = await ask(changeScenario, { as: who('Ann'), body: words, params: { id: 'no' } });
    expect(gone.status).toBe(404);
    const log = await ask(changeScenario, { as: who('Ann'), body: { ...words, log: '' }, params });
    expect(log.status).toBe(400);
    expect(await scenarioRow(site, params.id)).toMatchObject({ title: 'Three payments' });
    const ann = await ask(changeScenario, { as: who('Ann'), body: words, params });
    expect(ann.status).toBe(200);
    expect(await scenarioRow(site, params.id)).toMatchObject(words);
  });

  test('lets its author delete it with its comments and stars, and nobody else', async () => {
    const params = { id: await publishedBy(who('Ann')) };
    const subject = { scenarioId: params.id };
    await site.db.insert(comments).values({
      ...{ ...subject, id: `c${params.id}`, authorId: who('Ben').id },
      requestId: randomUUID(),
      text: 'Well.',
    });
    await site.db.insert(stars).values({ ...subject, userId: who('Ben').id });
    for (const [kind, subjectId] of [
      ['scenario', params.id],
      ['comment', `c${params.id}`],
    ] as const) {
      await site.db.insert(reports).values({
        ...{ id: `${kind}${params.id}`, reporterId: who('Mod').id, kind, subjectId, reason: 'x' },
      });
    }
    for (const name of ['Ben', 'Mod']) {
      expect((await ask(deleteScenario, { as: who(name), params })).status).toBe(403);
    }
    for (const [, asking, status] of FORBIDDEN) {
      expect((await ask(deleteScenario, { as: who('Ann'), params, ...asking })).status).toBe(
        status,
      );
    }
    expect(await scenarioRow(site, params.id)).toBeDefined();
    expect(await ask(nameScenario, { as: null, params })).toMatchObject({ status: 200 });
    expect((await ask(deleteScenario, { as: who('Ann'), params })).status).toBe(200);
    expect((await ask(nameScenario, { as: who('Ann'), params })).status).toBe(404);
    expect(await scenarioRow(site, params.id)).toBeUndefined();
    expect(await site.db.select().from(comments)).toEqual([]);
    expect(await site.db.select().from(stars)).toEqual([]);
    const settled = (await site.db.select().from(reports)).map(({ settledAt }) => settledAt);
    expect(settled).toEqual([expect.any(Date), expect.any(Date)]);
    expect((await ask(deleteScenario, { as: who('Ann'), params })).status).toBe(404);
  });

  test('gives the log to everybody as a file under its present title', async () => {
    const params = { id: await publishedBy(who('Ann'), { title: 'A “title”' }) };
    const { status, response } = await ask(downloadLog, { method: 'GET', params });
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="tallystick-scenario-${params.id}.json"`,
    );
    expect(parseLogText(await response.text())).toMatchObject({ log: { title: 'A “title”' } });
    const gone = await ask(downloadLog, { method: 'GET', params: { id: 'no' } });
    expect([gone.status, gone.error]).toEqual([
      404,
      'There is no such scenario, or it is not open to you.',
    ]);
  });

  test('is limited', async () => {
    const eve = await site.person('Eve');
    const statuses = [];
    for (let time = 0; time < 21; time += 1) {
      const { status } = await ask(publishScenario, { as: eve, body: publication({ log: '' }) });
      statuses.push(status);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
  });
});
