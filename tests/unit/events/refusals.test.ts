import { describe, expect, test } from 'vitest';
import { ACTIONS } from '@/events/banking/actions/registry';
import { BILLS_ACTIONS } from '@/events/bills/registry';
import { BILLS_STAGES } from '@/events/bills/stages';
import { REFUSAL_CODES } from '@/events/refusal';
import { isOffered, isOffered as isOfferedAt } from '@/events/world/offers';
import { LESSONS } from '@/src/lessons/course/all';
import { reachableCodes } from '../../helpers/reachable';
import { fixtureCases, fixtureFiles, isOfBills, refusalIn } from '../../helpers/refusals';

/** Every code that an event type can be refused with: on some board it is not offered, unless on all. */
function reachable(type: Parameters<typeof reachableCodes>[0], isOfferedEverywhere: boolean) {
  return [...new Set([...(isOfferedEverywhere ? [] : ['NOT_OFFERED']), ...reachableCodes(type)])];
}

/** The codes that cases of one world show for an event type, malformed events apart. */
function shown(type: string, ofBills: boolean): readonly string[] {
  const cases = fixtureCases.filter((one) => one.refused.type === type);
  const codes = cases.filter((one) => isOfBills(one) === ofBills).map(({ code }) => code);
  return [...new Set(codes)].filter((code) => code !== 'MALFORMED_EVENT').sort();
}

describe.each(fixtureFiles)('$code', ({ code, cases }) => {
  test.each(cases)('$refused.type: $message', (one) => {
    const { message, field } = one;
    expect(refusalIn(one)).toMatchObject({ code, message, field });
    expect(one.code).toBe(code);
  });

  test('is a known code', () => {
    expect(REFUSAL_CODES).toContain(code);
  });
});

describe('the fixtures of refusals', () => {
  test('are there for every code', () => {
    expect(fixtureFiles.map(({ code }) => code).sort()).toEqual([...REFUSAL_CODES].sort());
  });

  test.each(ACTIONS)('hold a case for each code of $type', (action) => {
    const isOnAll = LESSONS.every(({ offers }) => isOffered(action.type, offers));
    expect(shown(action.type, false)).toEqual(reachable(action, isOnAll).sort());
  });

  test.each(BILLS_ACTIONS)('hold a case for each code of $type in the bills exercise', (action) => {
    const isOnAll = BILLS_STAGES.every(({ offers }) => isOfferedAt(action.type, offers));
    expect(shown(action.type, true)).toEqual(reachable(action, isOnAll).sort());
  });

  test('name codes in the right field only', () => {
    for (const one of fixtureCases) {
      const actions = isOfBills(one) ? BILLS_ACTIONS : ACTIONS;
      const action = actions.find(({ type }) => type === one.refused.type);
      if (one.field !== null) expect(Object.keys(action?.fields ?? {})).toContain(one.field);
    }
  });

  test('say in a sentence or two what is wrong and what would work', () => {
    for (const { message } of fixtureCases) {
      expect(message).toMatch(/^[A-Z“$].{14,}\.$/);
      expect(message).not.toMatch(/undefined|NaN|null|\[object|[A-Z]_[A-Z]/);
    }
  });
});
