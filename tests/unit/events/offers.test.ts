/** What boards let people do, beside fixtures/offers.json, which says it a second time. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { menuOf, offersOf } from '@/events/banking/board/menus';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { offeredTo } from '@/events/world/offers';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonOf } from '../../helpers/boards';
import { built } from '../../helpers/rows';
import { bank, customer, system } from '../../helpers/setup';

const PARTY_TYPES = ['customer', 'bank', 'clearinghouse', 'centralbank'] as const;

const byParty = z.record(z.string(), z.array(z.string()));

const written = z
  .strictObject({
    lessons: z.record(z.string(), z.strictObject({ parties: byParty, board: z.array(z.string()) })),
    systems: z.record(z.string(), byParty),
  })
  .parse(
    JSON.parse(readFileSync(new URL('../../../fixtures/offers.json', import.meta.url), 'utf8')),
  );

describe('what the boards of lessons offer', () => {
  test.each(LESSONS)('is written down for lesson $id', ({ id, offers }) => {
    const { parties = {}, board } = written.lessons[id] ?? {};
    expect(offers).toEqual({ parties, board });
    for (const type of PARTY_TYPES) expect(offeredTo(type, offers)).toEqual(parties[type] ?? []);
  });

  test('is written down for no other lesson', () => {
    expect(Object.keys(written.lessons).map(Number)).toEqual(LESSONS.map(({ id }) => id));
  });

  test.each([15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26])(
    'has this slider and this rule in lesson %i',
    (id) => {
      expect(lessonOf(id)).toMatchObject({ sliders: ['reserveRequirement'], rules: ['overdraft'] });
    },
  );
});

describe('what a board of one’s own offers', () => {
  test.each(SYSTEM_TYPES)('is written down for the system %s', (type) => {
    expect(menuOf(type)).toEqual(written.systems[type]);
  });

  test.each(SYSTEM_TYPES)('goes only to types of party that are there: %s', (type) => {
    const whom = (...newcomers: readonly BankingEvent[]) =>
      Object.keys(offersOf(built(system(type), ...newcomers).book).parties);
    const founded = whom();
    expect(founded).not.toContain('bank');
    expect(founded).not.toContain('customer');
    expect(whom(customer('Ann', 0))).toEqual(['customer', ...founded]);
    const everyone = whom(bank('A', 10_000), customer('Ann', 0));
    expect(everyone.filter((one) => !founded.includes(one))).toEqual(
      type === 'clearinghouse' ? ['customer'] : ['customer', 'bank'],
    );
  });

  test('is settings and notes to whoever plays', () => {
    const settings = ['setOverdraft', 'setReserveRequirement', 'setInterestRate', 'note'];
    expect(offersOf(built(system('national')).book)).toEqual({ parties: {}, board: settings });
  });
});
