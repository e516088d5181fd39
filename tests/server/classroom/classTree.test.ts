import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { RULES } from '@/events/rules';
import { classTreeAnswer } from '@/src/contract/classTree';
import { FIRST_PART } from '@/src/contract/parts';
import { readAs } from '@/src/contract/shape';
import { handIn } from '@/src/server/classroom/handIn';
import { classTree } from '@/src/server/classroom/tree/classTree';
import { handIns, seats } from '@/src/server/database/schema/classroom';
import { ask, ENGINES, type Person, useSite } from '../site';
import {
  assignmentOf,
  classOf,
  codeOf,
  handingIn,
  join,
  NO_ASSIGNMENT,
  NOBODYS,
  paymentsText,
} from './classroomSite';
import { handingFrom, seatIn } from './seatSite';

describe.each(ENGINES)('the class as one tree, %s', (engine) => {
  const site = useSite(engine);
  let ina: Person;
  let ann: Person;
  let bo: Person;
  let others: readonly Person[];
  let id: string;
  let given: string;

  beforeAll(async () => {
    ina = await site.person('Ina');
    ann = await site.person('Ann');
    bo = await site.person('Bo');
    const cy = await site.person('Cy');
    others = [ann, await site.person('Eve'), await site.person('Mod', { role: 'moderator' })];
    id = await classOf(ina);
    await join(site.db, id, ann, bo, cy);
    given = await assignmentOf(ina, id, { model: paymentsText(30, -10) });
    await handingIn(ann, given, paymentsText(10));
    await handingIn(ann, given, paymentsText(30, -10));
    await handingIn(bo, given, paymentsText(30, 5));
    await handingIn(cy, given, paymentsText(20));
  });

  const asking = (as: Person | null, one = given, query = '') =>
    ask(classTree, { method: 'GET', path: `/api/test${query}`, as, params: { id: one } });

  const treeOf = async (one = given) => {
    const { status, data } = await asking(ina, one);
    expect(status).toBe(200);
    const tree = readAs(classTreeAnswer, data);
    if (!tree) throw new Error('a tree is answered');
    return tree;
  };

  test('merges what was handed in last, and marks the model’s line', async () => {
    const { learners, sentences, steps, ...rest } = await treeOf();
    expect(rest).toMatchObject({ hasModel: true, longest: 2, shown: 2 });
    expect(learners.map(({ name, kind }) => [name, kind]).sort()).toEqual([
      ['Ann', 'member'],
      ['Bo', 'member'],
      ['Cy', 'member'],
    ]);
    const told = steps.map(({ parent, round, says, ends, isModel }) => ({
      parent,
      round,
      sum: sentences[says]?.match(/\$\d+/)?.[0] ?? sentences[says],
      ends: ends.map((place) => learners[place]?.name),
      isModel,
    }));
    expect(told).toEqual([
      { parent: null, round: 0, sum: 'The opening', ends: [], isModel: true },
      { parent: 0, round: 1, sum: '$30', ends: [], isModel: true },
      { parent: 1, round: 2, sum: '$10', ends: ['Ann'], isModel: true },
      { parent: 1, round: 2, sum: '$5', ends: ['Bo'], isModel: false },
      { parent: 0, round: 1, sum: '$20', ends: ['Cy'], isModel: false },
    ]);
  });

  test('has seats in it too, and reads more logs than it does at once', async () => {
    const own = await assignmentOf(ina, id);
    const seat = await seatIn(site.db, await codeOf(site.db, id), 'Sam');
    expect((await handingFrom(seat, own, paymentsText(30))).status).toBe(200);
    // As many more as another reading takes, made at once.
    const [kept] = await site.db.select().from(handIns).where(eq(handIns.seatId, seat.id));
    const [sam] = await site.db.select().from(seats).where(eq(seats.id, seat.id));
    if (!kept || !sam) throw new Error('the seat has handed in');
    const more = Array.from({ length: 25 }, (_, index) => ({
      ...{ ...sam, id: `sam-${index}`, requestId: `r-${index}` },
      ...{ name: `Sam ${index}`, nameKey: `sam ${index}` },
    }));
    await site.db.insert(seats).values(more);
    await site.db
      .insert(handIns)
      .values(more.map(({ id: seatId }) => ({ ...kept, id: `of-${seatId}`, seatId })));
    const { learners, steps, hasModel } = await treeOf(own);
    expect(hasModel).toBe(false);
    expect(new Set(learners.map(({ name }) => name)).size).toBe(26);
    expect(learners.every(({ kind }) => kind === 'seat')).toBe(true);
    expect(steps.map(({ ends }) => ends.length)).toEqual([0, 26]);
  });

  describe('with what was tried', () => {
    const tries = (change: object) => ({
      refused: [{ task: 0, code: 'SAME_PARTY', count: 2 }],
      predicted: [{ account: 'Deposits', side: 'asset', right: 0, wrong: 1, missed: 0 }],
      ...change,
    });

    const handing = (as: Person, one: string, counts: unknown) =>
      ask(handIn, {
        method: 'PUT',
        as,
        params: { id: one },
        body: { work: { [FIRST_PART]: { log: paymentsText(30), tries: counts } } },
      });

    test('sums the counts of those who send them, and names nobody there', async () => {
      const own = await assignmentOf(ina, id);
      expect((await treeOf(own)).tries).toEqual({ learners: 0, refused: [], predicted: [] });
      expect((await handing(ann, own, tries({}))).status).toBe(200);
      expect((await handing(bo, own, tries({ predicted: [] }))).status).toBe(200);
      const told = (await treeOf(own)).tries;
      expect(told).toEqual({
        learners: 2,
        refused: [
          {
            task: 0,
            goal: expect.stringMatching(/^Pay \$30/),
            rule: RULES.SAME_PARTY,
            tries: 4,
            learners: 2,
          },
        ],
        predicted: [
          { account: 'Deposits', side: 'asset', right: 0, wrong: 1, missed: 0, learners: 1 },
        ],
      });
      // What is handed in again says what was tried until then.
      await handing(ann, own, tries({ refused: [] }));
      expect((await treeOf(own)).tries.refused[0]).toMatchObject({ tries: 2, learners: 1 });
    });

    test.each([
      ['of a rule that there is not', { refused: [{ task: 0, code: 'toString', count: 1 }] }],
      ['below nothing', { refused: [{ task: 0, code: 'SAME_PARTY', count: -1 }] }],
      ['beyond all counting', { refused: [{ task: 0, code: 'SAME_PARTY', count: 10_000 }] }],
      [
        'of too much',
        { refused: Array.from({ length: 101 }, () => ({ task: 0, code: 'SAME_PARTY', count: 1 })) },
      ],
      [
        'of a name that is a book',
        {
          predicted: [{ account: 'x'.repeat(100), side: 'asset', right: 0, wrong: 1, missed: 0 }],
        },
      ],
      ['of more than is asked', { what: [] }],
    ])('refuses counts %s, and keeps nothing', async (_, change) => {
      const own = await assignmentOf(ina, id);
      expect((await handing(ann, own, tries(change))).status).toBe(400);
      expect((await treeOf(own)).learners).toEqual([]);
    });
  });

  test('is an opening and nothing else where nothing was handed in', async () => {
    const tree = await treeOf(await assignmentOf(ina, id));
    expect(tree.learners).toEqual([]);
    expect(tree.steps).toHaveLength(1);
  });

  test('is shown to whoever teaches the class only', async () => {
    for (const as of others) {
      const { status, error } = await asking(as);
      expect([status, error]).toEqual([404, NO_ASSIGNMENT]);
    }
    expect((await asking(null)).status).toBe(401);
    expect((await asking(ina, NOBODYS)).status).toBe(404);
  });

  test('is that of the part which is named', async () => {
    const first = await asking(ina, given, `?part=${FIRST_PART}`);
    expect(first.data).toEqual((await asking(ina)).data);
    const { status, error } = await asking(ina, given, '?part=9');
    expect([status, error]).toEqual([404, 'There is no such part, or it is not open to you.']);
  });
});
