import { describe, expect, test } from 'vitest';
import { ACTIONS, type AnyAction } from '@/events/banking/actions/registry';
import { BILLS_ACTIONS } from '@/events/bills/registry';
import { REFUSAL_CODES } from '@/events/refusal';
import type { Field } from '@/events/world/fields';
import { isOffered } from '@/events/world/offers';
import { LESSONS } from '@/src/lessons/course/all';
import { fixtureCases, fixtureFiles, isOfBills, refusalIn } from '../../helpers/refusals';

const RESERVES = ['INSUFFICIENT_DEPOSITS', 'DAYLIGHT_OVERDRAFT_LIMIT'];
const BILLS = ['INSUFFICIENT_BILLS', 'BILLS_PLEDGED'];
const DEPOSIT = ['INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT'];
const TOO_MUCH = ['TOO_MANY_OPEN', 'BALANCE_TOO_LARGE'];

/**
 * The codes that an event type's own rules give; those of its fields follow from
 * the fields. TOO_MANY_OPEN is among them where a few events lead there,
 * BALANCE_TOO_LARGE where ten thousand events of the largest amount lead there.
 */
const OWN_CODES: Readonly<Record<string, readonly string[]>> = {
  deposit: ['INSUFFICIENT_CASH'],
  withdraw: ['INSUFFICIENT_CASH', ...DEPOSIT, 'RESERVE_REQUIREMENT'],
  transfer: [...DEPOSIT, 'DAYLIGHT_OVERDRAFT_LIMIT', ...TOO_MUCH],
  getLoan: ['RESERVE_REQUIREMENT', 'TOO_MANY_OPEN'],
  getMortgage: ['RESERVE_REQUIREMENT', 'TOO_MANY_OPEN'],
  repayLoan: ['EXCEEDS_LOAN', 'INSUFFICIENT_CASH', ...DEPOSIT],
  repayMortgage: ['EXCEEDS_LOAN', 'INSUFFICIENT_CASH', ...DEPOSIT],
  payDues: ['NOTHING_DUE', 'EXCEEDS_DUES', 'INSUFFICIENT_CASH'],
  netDues: ['NOTHING_TO_NET'],
  settleDues: ['UNKNOWN_ACCOUNT', 'NOTHING_DUE', ...DEPOSIT, 'BALANCE_TOO_LARGE'],
  bankTransfer: [...RESERVES, 'BALANCE_TOO_LARGE'],
  getFedFundsLoan: [...RESERVES, ...TOO_MUCH],
  payFedFundsLoan: ['EXCEEDS_LOAN', ...RESERVES, 'BALANCE_TOO_LARGE'],
  buySecurities: [...BILLS, 'BALANCE_TOO_LARGE'],
  sellSecurities: [...RESERVES, ...BILLS],
  doRepo: [...RESERVES, ...BILLS, ...TOO_MUCH],
  unwindRepo: ['REPO_PLEDGED_ON', ...RESERVES, 'BALANCE_TOO_LARGE'],
  failRepo: ['REPO_PLEDGED_ON'],
  setSystem: ['NOT_OFFERED'],
  createBank: ['INSUFFICIENT_CASH', 'TOO_MANY_OPEN'],
  openAccount: ['WRONG_PARTY_TYPE', 'ACCOUNT_EXISTS', 'INSUFFICIENT_CASH', ...RESERVES],
  issueSecurity: ['BALANCE_TOO_LARGE'],
};

/** The same of the bills exercise, where trade is offered at every stage. */
const OWN_BILLS_CODES: Readonly<Record<string, readonly string[]>> = {
  trade: ['SAME_CITY', 'INSUFFICIENT_GOODS'],
  drawBill: ['NOT_OFFERED', 'NOT_HOLDER', 'WRONG_DRAWEE', 'BILL_PAID', 'INSUFFICIENT_COIN'],
  remitBill: ['NOT_OFFERED', 'NOT_HOLDER', 'BILL_PAID'],
};

/** The codes that a field of this kind can be refused with. */
function codesOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'party':
      return ['UNKNOWN_PARTY', 'WRONG_PARTY_TYPE'];
    case 'amount':
      return ['AMOUNT_INVALID', 'AMOUNT_TOO_LARGE'];
    case 'value':
      return [field.code];
    case 'reference':
      return [field.to === 'bill' ? 'UNKNOWN_BILL' : 'UNKNOWN_LOAN'];
    case 'choice':
      return ['VALUE_INVALID'];
    case 'text':
      return ['TEXT_INVALID'];
  }
}

/** Every code that an event type can be refused with, on a board or in an opening. */
function reachable(action: AnyAction): ReadonlySet<string> {
  const offeredEverywhere = LESSONS.every(({ offers }) => isOffered(action.type, offers));
  return new Set([
    ...(offeredEverywhere ? [] : ['NOT_OFFERED']),
    ...(action.accounts.length + action.settlers.length > 0 ? ['UNKNOWN_ACCOUNT'] : []),
    ...(action.distinct.length > 0 ? ['SAME_PARTY'] : []),
    ...Object.values(action.fields).flatMap(codesOf),
    ...(OWN_CODES[action.type] ?? []),
  ]);
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
    expect(shown(action.type, false)).toEqual([...reachable(action)].sort());
  });

  test.each(BILLS_ACTIONS)('hold a case for each code of $type in the bills exercise', (action) => {
    const codes = new Set([
      ...(action.distinct.length > 0 ? ['SAME_PARTY'] : []),
      ...Object.values(action.fields).flatMap(codesOf),
      ...(OWN_BILLS_CODES[action.type] ?? []),
    ]);
    expect(shown(action.type, true)).toEqual([...codes].sort());
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
      expect(message).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });
});
