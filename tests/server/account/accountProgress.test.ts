import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProgressRow } from '@/src/contract/account';
import { changeAccount } from '@/src/server/account/changeAccount';
import { putProgress, readProgress } from '@/src/server/account/progress';
import { keptRows, mergedRows } from '@/src/server/account/progressRows';
import { progress } from '@/src/server/database/schema/members';
import { ask, ENGINES, type Person, useSite } from '../site';

describe.each(ENGINES)('progress on the server, %s', (engine) => {
  const site = useSite(engine);
  const member = () => site.person('Ann', { syncsProgress: true });
  const put = (as: Person, lessons: unknown) => ask(putProgress, { as, body: { lessons } });
  const read = (as: Person) => ask(readProgress, { method: 'GET', as });

  test('takes in what each browser knows, and gives what all of them know', async () => {
    const [ann, bob] = [await member(), await member()];
    expect((await read(ann)).data).toEqual({ lessons: [] });
    const first = await put(ann, [
      [2, 1, 0, 0, 0],
      [1, 0, 1, 2, 4],
    ]);
    expect([first.status, first.data]).toEqual([
      200,
      {
        lessons: [
          [1, 0, 1, 2, 4],
          [2, 1, 0, 0, 0],
        ],
      },
    ]);
    const merged = {
      lessons: [
        [1, 1, 1, 2, 4],
        [2, 1, 1, 1, 3],
        [3, 1, 0, 0, 0],
      ],
    };
    const second = await put(ann, [
      [1, 1, 1, 1, 4],
      [2, 0, 1, 1, 3],
      [3, 1, 0, 0, 0],
    ]);
    expect(second.data).toEqual(merged);
    expect((await put(ann, [])).data).toEqual(merged);
    expect((await read(ann)).data).toEqual(merged);
    expect((await read(bob)).data).toEqual({ lessons: [] });
  });

  test('loses nothing when two browsers tell at the same time', async () => {
    const ann = await member();
    const ids = Array.from({ length: 8 }, (_, id) => id);
    const told = ids.map((id) => [id, 1, 0, 0, 0]);
    await Promise.all(told.map((row) => put(ann, [row])));
    expect((await read(ann)).data).toEqual({ lessons: told });
  });

  test('is not kept for whoever has not chosen so, and forgotten when they no longer do', async () => {
    const ann = await site.person('Ann');
    const refused = await put(ann, [[1, 1, 0, 0, 0]]);
    expect([refused.status, refused.error]).toEqual([
      409,
      'Your progress is kept in your browser only, as you have chosen.',
    ]);
    await ask(changeAccount, { as: ann, body: { syncsProgress: true } });
    expect((await put(ann, [[1, 1, 0, 0, 0]])).status).toBe(200);
    await ask(changeAccount, { as: ann, body: { syncsProgress: false } });
    const own = await site.db.select().from(progress).where(eq(progress.userId, ann.id));
    expect(own).toEqual([]);
  });

  test('is not kept by what was under way when it was switched off', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, member));
    await Promise.all(
      people.flatMap((as) => [
        put(as, [[1, 1, 0, 0, 0]]),
        ask(changeAccount, { as, body: { syncsProgress: false } }),
      ]),
    );
    const kept = await site.db.select({ of: progress.userId }).from(progress);
    expect(kept.filter(({ of }) => people.some(({ id }) => id === of))).toEqual([]);
  });

  test.each([
    ['no list', 'all', '“lessons” must be a list.'],
    ['too many', Array.from({ length: 201 }, (_, id) => [id, 0, 0, 0, 0]), /at most 200 entries/],
    ['a short row', [[1, 1]], /^“lessons\.0.*”/],
    ['a long row', [[1, 0, 0, 0, 0, 0]], /^“lessons\.0.*”/],
    ['a negative number', [[-1, 0, 0, 0, 0]], /^“lessons\.0\.0” must be at least 0/],
    ['a half', [[1, 0.5, 0, 0, 0]], /^“lessons\.0\.1” must be a whole number/],
    ['more than there can be', [[1, 0, 0, 100, 100]], /^“lessons\.0\.3” must be at most 99/],
    ['a text', [['1', 0, 0, 0, 0]], /^“lessons\.0\.0” must be a number/],
  ])('refuses %s', async (_, lessons, sentence) => {
    const ann = await member();
    const { status, error } = await put(ann, lessons);
    expect(status).toBe(400);
    expect(error).toMatch(sentence);
    expect((await read(ann)).data).toEqual({ lessons: [] });
  });
});

const row: fc.Arbitrary<ProgressRow> = fc.tuple(
  fc.nat(9),
  fc.nat(1),
  fc.nat(1),
  fc.nat(5),
  fc.nat(5),
);
const rows = fc.uniqueArray(row, { selector: ([id]) => id });

describe('progress that is put together', () => {
  test('loses nothing, takes in the same only once, and is in order', () => {
    fc.assert(
      fc.property(rows, rows, (kept, told) => {
        const merged = mergedRows(kept, told);
        expect(mergedRows(merged, told)).toEqual(merged);
        expect(mergedRows([], merged)).toEqual(merged);
        for (const [id, read, played, met] of [...kept, ...told]) {
          const found = merged.find((one) => one[0] === id);
          if (!found) throw new Error(`lesson ${id} is lost`);
          expect(found[1]).toBeGreaterThanOrEqual(read);
          expect(found[2]).toBeGreaterThanOrEqual(played);
          expect(found[3]).toBeGreaterThanOrEqual(met);
        }
      }),
    );
  });

  test('what is kept is read row by row, whatever else stands there', () => {
    const good: ProgressRow = [1, 1, 0, 2, 3];
    expect(keptRows([good, [1], 'x', null, [1, 1, 0, 2, -3]])).toEqual([good]);
    for (const value of [null, undefined, {}, 'x', 7]) expect(keptRows(value)).toEqual([]);
  });
});
