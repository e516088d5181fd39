/** What a class played on a board, looked up from where one stands on it: of lessons, sandboxes and bills. */
import { beforeAll, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { GET } from '@/src/app/api/assignments/[id]/lines/route';
import { type ClassLines, classLines } from '@/src/contract/playedLines';
import { readAs } from '@/src/contract/shape';
import { frozenLog } from '../../helpers/logs';
import { ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  NOBODYS,
  paymentsText,
  scenarioOf,
} from './classroomSite';
import { handingFrom, seatIn } from './seatSite';

describe.each(ENGINES)('what a class played on a board, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let id: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    id = await classOf(ina);
    await join(site.db, id, ann);
  });

  const asking = (as: Person | null, one: string, query = '') =>
    ask(GET, { method: 'GET', path: `/api/test${query}`, as, params: { id: one } });

  const linesOf = async (one: string): Promise<ClassLines> => {
    const { data, status } = await asking(ina, one);
    expect(status).toBe(200);
    const read = readAs(classLines.answer, data);
    if (!read) throw new Error('lines are answered');
    return read;
  };

  test('is every learner’s last line, seats’ among them, as one tree', async () => {
    const given = await assignmentOf(ina, id);
    const sam = await seatIn(site.db, await codeOf(site.db, id), 'Sam');
    await handingIn(ann, given, paymentsText(10));
    await handingIn(ann, given, paymentsText(30, -10));
    await handingFrom(sam, given, paymentsText(30));
    const { lines, tasks, steps } = await linesOf(given);
    expect([...lines].sort((one, other) => (one.title < other.title ? -1 : 1))).toEqual([
      { title: 'Ann', learner: ann.id, met: 1 },
      { title: 'Sam', learner: sam.id, met: 1 },
    ]);
    expect(tasks).toBe(2);
    expect(steps.map(({ parent, event, ends }) => [parent, event?.amount, ends.length])).toEqual([
      [null, undefined, 0],
      [0, 3000, 1],
      [1, 1000, 1],
    ]);
    expect(steps.slice(1).map(({ ends: [line = -1] }) => lines[line]?.title)).toEqual([
      'Sam',
      'Ann',
    ]);
  });

  test.each(['sandbox-central-bank', 'bills-remitting'])(
    'is there for a board that has no lesson: %s',
    async (name) => {
      const log = frozenLog(1, name);
      const blank = log.world === 'bills' ? { ...log, events: [] } : { ...log, events: [] };
      const scenario = await scenarioOf(site.db, ina, blank);
      const given = await assignmentOf(ina, id, { about: { scenario }, tasks: [] });
      const handed = await handingIn(ann, given, fileTextOf(log));
      expect(handed.status, handed.error ?? '').toBe(200);
      const { lines, tasks, steps } = await linesOf(given);
      expect([lines, tasks]).toEqual([[{ title: 'Ann', learner: ann.id, met: 0 }], 0]);
      const events = log.events.filter(({ type }) => type !== 'note');
      expect(steps.slice(1).map(({ event }) => event)).toEqual(
        events.map((event) => expect.objectContaining(event)),
      );
      expect(steps.at(-1)?.ends).toEqual([0]);
    },
  );

  test('is nothing of a part that the assignment does not have, and nothing where nobody handed in', async () => {
    const given = await assignmentOf(ina, id);
    expect((await asking(ina, given, '?part=none')).status).toBe(404);
    expect((await linesOf(given)).lines).toEqual([]);
  });

  test('is for whoever teaches the class, and for nobody else', async () => {
    const given = await assignmentOf(ina, id);
    const eve = await site.person('Eve');
    const moderator = await site.person('Mod', { role: 'moderator' });
    for (const as of [ann, eve, moderator]) expect((await asking(as, given)).status).toBe(404);
    expect((await asking(null, given)).status).toBe(401);
    expect((await asking(ina, NOBODYS)).status).toBe(404);
  });
});
