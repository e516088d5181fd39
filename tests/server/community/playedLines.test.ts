import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { GET } from '@/src/app/api/lines/route';
import { type PlayedLines, playedLines } from '@/src/contract/playedLines';
import { readAs } from '@/src/contract/shape';
import { scenarios } from '@/src/server/database/schema/community';
import { users } from '@/src/server/database/schema/members';
import { frozenLog } from '../../helpers/logs';
import { paymentsLog, scenarioOf } from '../classroom/classroomSite';
import { ask, ENGINES, type Person, useSite } from '../site';

describe.each(ENGINES)('what was played on a board, %s', (engine) => {
  const site = useSite(engine);
  let ann: Person;

  beforeEach(async () => {
    await site.db.delete(scenarios);
    ann = await site.person('Ann');
  });

  const asking = (query: string) => ask(GET, { method: 'GET', path: `/api/lines?${query}` });

  const played = async (query = 'lesson=2'): Promise<PlayedLines> => {
    const { data, status } = await asking(query);
    expect(status).toBe(200);
    const read = readAs(playedLines.answer, data);
    if (!read) throw new Error('lines are answered');
    return read;
  };

  const publish = async (change: object, ...dollars: readonly number[]) => {
    const id = await scenarioOf(site.db, ann, paymentsLog(...dollars));
    await site.db.update(scenarios).set(change).where(eq(scenarios.id, id));
    return id;
  };

  /** The steps that somebody published does first, by their sums in dollars, and how many do them. */
  const firstMoves = ({ steps, lines }: PlayedLines) => {
    const counts = steps.map(({ ends }) => ends.length);
    for (let index = steps.length - 1; index > 0; index -= 1) {
      const parent = steps[index]?.parent ?? 0;
      counts[parent] = (counts[parent] ?? 0) + (counts[index] ?? 0);
    }
    expect(counts[0]).toBe(lines.length);
    return steps.flatMap(({ parent, event }, index) =>
      parent === 0 && event ? [[event.type, Number(event.amount) / 100, counts[index]]] : [],
    );
  };

  test('is what the lesson shows, and every scenario that lists show', async () => {
    const [alone] = firstMoves(await played());
    const first = await publish({ title: 'First', stars: 2 }, 30, -10);
    const second = await publish({ title: 'Second' }, 30);
    const found = await played();
    expect(found.lines).toEqual([
      {
        title: expect.stringMatching(/^The lesson itself: /),
        scenario: null,
        met: expect.any(Number),
      },
      { title: 'First', scenario: first, met: 1 },
      { title: 'Second', scenario: second, met: 1 },
    ]);
    expect(found.tasks).toBeGreaterThan(1);
    expect(found.steps[0]).toEqual({ parent: null, event: null, ends: [] });
    const moves = firstMoves(found);
    expect(
      moves.map(([, , count]) => count).reduce((sum: number, more) => sum + Number(more), 0),
    ).toBe(3);
    expect(moves).toContainEqual(
      alone?.[0] === 'transfer' && alone[1] === 30 ? ['transfer', 30, 3] : ['transfer', 30, 2],
    );
  });

  test('has no scenario in it that is hidden, unlisted, or its author’s who is banned', async () => {
    await publish({ title: 'Seen' }, 30);
    await publish({ title: 'Hidden', hiddenAt: new Date() }, 40);
    await publish({ title: 'Unlisted', visibility: 'unlisted' }, 50);
    const titles = async () => (await played()).lines.slice(1).map(({ title }) => title);
    expect(await titles()).toEqual(['Seen']);
    await site.db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, ann.id));
    expect(await titles()).toEqual([]);
  });

  test('says what a scenario is called now, and forgets one that was hidden since', async () => {
    const id = await publish({ title: 'Before' }, 30);
    expect((await played()).lines[1]?.title).toBe('Before');
    await site.db.update(scenarios).set({ title: 'After' }).where(eq(scenarios.id, id));
    expect((await played()).lines[1]?.title).toBe('After');
    await site.db.update(scenarios).set({ hiddenAt: new Date() }).where(eq(scenarios.id, id));
    expect((await played()).lines).toHaveLength(1);
  });

  test('tells boards apart, and the openings of one', async () => {
    await publish({ title: 'Lesson 2' }, 30);
    const other = await scenarioOf(site.db, ann, frozenLog(1, 'lesson-04-tasks'));
    const own = await scenarioOf(site.db, ann, frozenLog(1, 'lesson-32-bad-loan-tasks'));
    await site.db
      .update(scenarios)
      .set({ category: 'when-payment-stops' })
      .where(eq(scenarios.id, own));
    const idsOf = async (query: string) =>
      (await played(query)).lines.flatMap(({ scenario }) => scenario ?? []);
    expect(await idsOf('lesson=4')).toEqual([other]);
    expect(await idsOf('lesson=32&opening=bad-loan')).toEqual([own]);
    expect(await idsOf('lesson=32')).toEqual([]);
  });

  test('holds of a long line its first steps', async () => {
    const long = Array.from({ length: 80 }, (_, index) => (index % 2 === 0 ? 1 : -1));
    const id = await scenarioOf(site.db, ann, paymentsLog(...long));
    const { lines, steps } = await played();
    const index = lines.findIndex(({ scenario }) => scenario === id);
    const end = steps.findIndex(({ ends }) => ends.includes(index));
    let depth = 0;
    for (let at = end; at > 0; at = steps[at]?.parent ?? 0) depth += 1;
    expect(depth).toBe(60);
  });

  test.each(['lesson=1000', 'lesson=sandbox', 'lesson=2&opening=none', 'lesson=-1'])(
    'is nothing at %s',
    async (query) => {
      expect((await asking(query)).status).toBe(404);
    },
  );

  test('wants to know of which lesson', async () => {
    expect((await asking('')).status).toBe(400);
  });
});
