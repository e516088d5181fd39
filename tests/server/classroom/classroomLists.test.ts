import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import { scenarioToAssign } from '@/src/server/classroom/assignableBoard';
import { assignmentsFor, assignmentsOf, ofClass } from '@/src/server/classroom/assignmentLists';
import { openAssignments } from '@/src/server/classroom/openAssignments';
import { scenarios } from '@/src/server/database/schema/community';
import { frozenLog } from '../../helpers/logs';
import { ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  handingIn,
  join,
  NOBODYS,
  paymentsText,
  scenarioOf,
} from './classroomSite';

describe.each(ENGINES)('what can be assigned and is, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let eve: Person;
  let mod: Person;
  let scenario: string;
  let sandbox: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    eve = await site.person('Eve');
    mod = await site.person('Mod', { role: 'moderator' });
    scenario = await scenarioOf(site.db, eve, frozenLog(1, 'lesson-02-overdraft'));
    sandbox = await scenarioOf(site.db, eve, frozenLog(1, 'sandbox-central-bank'));
  });

  describe('what a scenario would be', () => {
    const asking = (query: string, as: Person | null = ina) =>
      ask(scenarioToAssign, { method: 'GET', path: `/api/test?scenario=${query}`, as });

    test('is told with its tasks', async () => {
      const { status, data } = await asking(encodeURIComponent(`/community/scenarios/${scenario}`));
      expect(status).toBe(200);
      expect(data).toMatchObject({
        title: 'A shared play',
        board: 'lesson 2, Deposit Transfers',
        lesson: 2,
        start: expect.stringContaining('"lesson": 2'),
      });
      expect(data.tasks).toHaveLength(3);
      expect((await asking(sandbox)).data).toMatchObject({ lesson: 'sandbox', tasks: [] });
    });

    test('is told of what the link of a board holds, and not of one that was cut off', async () => {
      const log = frozenLog(1, 'lesson-02-tasks');
      const link = `https://example.org/lectures/fundamentals/deposit-transfers#log=${encodeLink(log)}`;
      const { status, data } = await asking(encodeURIComponent(link));
      expect(status).toBe(200);
      expect(data).toMatchObject({ board: 'lesson 2, Deposit Transfers', lesson: 2 });
      expect(data.start).toBe(fileTextOf(log));
      expect((await asking(encodeURIComponent(link.slice(0, -6)))).status).toBe(404);
    });

    test('is not told of what is hidden, not there, or asked for by nobody', async () => {
      const hidden = await scenarioOf(site.db, eve, frozenLog(1, 'lesson-02-tasks'));
      await site.db.update(scenarios).set({ hiddenAt: new Date() }).where(eq(scenarios.id, hidden));
      const banned = await site.person('Banned', { bannedAt: new Date() });
      const theirs = await scenarioOf(site.db, banned, frozenLog(1, 'lesson-02-tasks'));
      for (const query of [hidden, theirs, NOBODYS, '', '%00', 'a/b']) {
        const { status, error } = await asking(query);
        expect(status).toBe(404);
        expect(error).toMatch(/^There is no scenario at this address/);
      }
      expect((await asking(scenario, null)).status).toBe(401);
    });
  });

  describe('lists', () => {
    const open = (query: string, as: Person | null) =>
      ask(openAssignments, { method: 'GET', path: `/api/test?${query}`, as });

    test('show a learner what fits a board: what is not handed in first, then by due date', async () => {
      const [of, other] = [await classOf(ina, 'Lists'), await classOf(ina, 'Closed to her')];
      const kim = await site.person('Kim');
      await join(site.db, of, kim);
      const make = (title: string, change: object = {}) =>
        assignmentOf(ina, of, { title, ...change });
      const done = await make('Done', { due: '2030-01-01T00:00:00Z' });
      await make('Any time');
      await make('Later', { due: '2031-01-01T00:00:00Z' });
      await make('Sooner', { due: '2030-06-01T00:00:00Z' });
      await make('Another board', { about: { lesson: 10 } });
      await make('A sandbox', { about: { scenario: sandbox }, tasks: [] });
      await assignmentOf(ina, other, { title: 'Not hers' });
      await handingIn(kim, done, paymentsText(30));
      const titles = async (query: string, as: Person) => {
        const { data } = await open(query, as);
        return JSON.parse(JSON.stringify(data)).assignments.map(
          (one: { title: string }) => one.title,
        );
      };
      expect(await titles('lesson=2', kim)).toEqual(['Sooner', 'Later', 'Any time', 'Done']);
      expect(await titles('lesson=10', kim)).toEqual(['Another board']);
      expect(await titles('lesson=sandbox', kim)).toEqual(['A sandbox']);
      expect(await titles('lesson=bills', kim)).toEqual([]);
      expect(await titles('lesson=2', mod)).toEqual([]);
      expect(
        (await assignmentsFor(site.db, { kind: 'member', id: kim.id }, ofClass(of)))[0],
      ).toMatchObject({
        title: 'Done',
        className: 'Lists',
        tasks: 2,
        handedIn: { met: 1, isLate: false },
      });
      const given = await assignmentsOf(site.db, of);
      expect(given.find(({ title }) => title === 'Done')).toMatchObject({ tasks: 2, handedIn: 1 });
      expect(given[0]?.title).toBe('A sandbox');
    });

    test('tell what the scenario does that an assignment starts from', async () => {
      const of = await classOf(ina, 'Starts');
      const lou = await site.person('Lou');
      await join(site.db, of, lou);
      await assignmentOf(ina, of, {
        title: 'Board',
        due: '2030-01-01T00:00:00Z',
        tasks: [2],
      });
      await assignmentOf(ina, of, { title: 'Scenario', about: { scenario } });
      const { events } = frozenLog(1, 'lesson-02-overdraft');
      expect((await open('lesson=2', lou)).data).toMatchObject({
        assignments: [
          { title: 'Board', start: [], tasks: 1, lastTask: 3 },
          { title: 'Scenario', start: events.filter(({ type }) => type !== 'note') },
        ],
      });
      expect((await open('lesson=10', lou)).data).toEqual({ assignments: [] });
    });

    test('are not shown to nobody, nor for no board', async () => {
      expect((await open('lesson=2', null)).status).toBe(401);
      for (const query of ['', 'lesson=two', 'lesson=-1']) {
        expect(await open(query, eve)).toMatchObject({
          status: 400,
          error: '“lesson” must be the number of a lesson, sandbox or bills.',
        });
      }
    });
  });
});
