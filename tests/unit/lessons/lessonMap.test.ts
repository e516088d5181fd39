import { describe, expect, test } from 'vitest';
import { buildsOn, leadsTo } from '@/src/lessons/buildsOn';
import { CATALOGUE, entryOf } from '@/src/lessons/course/catalogue';

describe('the map of the lessons', () => {
  test('has a way into every lesson but the first, and each comes from an earlier one', () => {
    for (const lesson of CATALOGUE) {
      const known = buildsOn(lesson).map(({ id }) => id);
      expect(known.length > 0).toBe(lesson.id > 0);
      for (const id of known) expect(id).toBeLessThan(lesson.id);
      expect(known).toEqual([...new Set(known)].sort((one, other) => one - other));
    }
  });

  test('leads back from every lesson to the first', () => {
    const reached = new Set<number>();
    const visit = (id: number): void => {
      if (reached.has(id)) return;
      reached.add(id);
      for (const one of leadsTo(entryOf(id))) visit(one.id);
    };
    visit(0);
    expect(reached.size).toBe(CATALOGUE.length);
  });

  test('says the same in both directions', () => {
    expect(leadsTo(entryOf(18)).map(({ id }) => id)).toEqual([19, 26]);
    expect(buildsOn(entryOf(19)).map(({ id }) => id)).toEqual([18]);
  });
});
