import { describe, expect, test } from 'vitest';
import { apply } from '@/events/actions/apply';
import { isOffered } from '@/events/actions/offers';
import { ACTIONS, type AnyAction } from '@/events/actions/registry';
import { LESSONS } from '@/events/lessons/catalogue';
import { readEvent } from '@/events/log/parse';
import { REFUSAL_CODES } from '@/events/refusal';
import {
  type FixtureCase,
  fixtureCases,
  fixtureFiles,
  permissionOf,
  positionOf,
} from '../../helpers/refusals';

/** The codes that an event type's own rules give; those of its fields follow from the fields. */
const OWN_CODES: Readonly<Record<string, readonly string[]>> = {
  deposit: ['INSUFFICIENT_CASH'],
  withdraw: [
    ...['INSUFFICIENT_CASH', 'INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT', 'RESERVE_REQUIREMENT'],
  ],
  transfer: ['INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT', 'BALANCE_TOO_LARGE'],
  netDues: ['NOTHING_TO_NET'],
  settleDues: [
    ...['UNKNOWN_ACCOUNT', 'NOTHING_DUE', 'INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT'],
    'BALANCE_TOO_LARGE',
  ],
  setSystem: ['NOT_OFFERED'],
  openAccount: ['WRONG_PARTY_TYPE', 'ACCOUNT_EXISTS', 'INSUFFICIENT_CASH'],
};

const CODES_OF_KINDS = {
  party: ['UNKNOWN_PARTY', 'WRONG_PARTY_TYPE'],
  amount: ['AMOUNT_INVALID', 'AMOUNT_TOO_LARGE'],
  value: ['VALUE_INVALID'],
  choice: ['VALUE_INVALID'],
  text: ['TEXT_INVALID'],
} as const;

/** Every code that an event type can be refused with, on a board or in an opening. */
function reachable(action: AnyAction): ReadonlySet<string> {
  const offeredEverywhere = LESSONS.every(({ offers }) => isOffered(action.type, offers));
  return new Set([
    ...(offeredEverywhere ? [] : ['NOT_OFFERED']),
    ...(action.accounts.length > 0 ? ['UNKNOWN_ACCOUNT'] : []),
    ...(action.distinct.length > 0 ? ['SAME_PARTY'] : []),
    ...Object.values(action.fields).flatMap(({ kind }) => CODES_OF_KINDS[kind]),
    ...(OWN_CODES[action.type] ?? []),
  ]);
}

function refusalIn(one: FixtureCase) {
  const { event, refused } = readEvent(one.refused);
  return refused ?? apply(positionOf(one), event, permissionOf(one)).refused;
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
  test.each(ACTIONS)('hold a case for each code of $type', (action) => {
    const covered = fixtureCases
      .filter(({ refused, code }) => refused.type === action.type && code !== 'MALFORMED_EVENT')
      .map(({ code }) => code);
    expect([...new Set(covered)].sort()).toEqual([...reachable(action)].sort());
  });

  test('name codes in the right field only', () => {
    for (const { refused, field } of fixtureCases) {
      const action = ACTIONS.find(({ type }) => type === refused.type);
      if (field !== null) expect(Object.keys(action?.fields ?? {})).toContain(field);
    }
  });
});
