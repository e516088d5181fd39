import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { foremost, REFUSAL_CODES, refusal } from '@/events/refusal';
import { lessonOf, openingOf, played, refusalOf } from '../../helpers/boards';

/** The ledger's codes in its order; ours add a few between them and rename none. */
const LEDGER_ORDER = [
  ...['NOT_OFFERED', 'UNKNOWN_PARTY', 'UNKNOWN_ACCOUNT', 'UNKNOWN_LOAN', 'UNKNOWN_BILL'],
  ...['WRONG_PARTY_TYPE', 'SAME_PARTY', 'AMOUNT_INVALID', 'AMOUNT_TOO_LARGE', 'RATE_INVALID'],
  ...['HAIRCUT_INVALID', 'VALUE_INVALID', 'TEXT_INVALID', 'NOTHING_DUE', 'NOTHING_TO_NET'],
  ...['EXCEEDS_DUES', 'EXCEEDS_LOAN', 'REPO_PLEDGED_ON', 'INSUFFICIENT_CASH'],
  ...['INSUFFICIENT_DEPOSITS', 'OVERDRAFT_LIMIT', 'DAYLIGHT_OVERDRAFT_LIMIT'],
  ...['RESERVE_REQUIREMENT', 'INSUFFICIENT_BILLS', 'BILLS_PLEDGED', 'SAME_CITY', 'NOT_HOLDER'],
  ...['WRONG_DRAWEE', 'BILL_PAID', 'INSUFFICIENT_GOODS', 'INSUFFICIENT_COIN'],
  'BALANCE_TOO_LARGE',
];

describe('the codes of refusals', () => {
  test('stand in the order of the ledger', () => {
    const ours: readonly string[] = REFUSAL_CODES;
    expect(ours.filter((code) => LEDGER_ORDER.includes(code))).toEqual(LEDGER_ORDER);
    expect(new Set(ours).size).toBe(ours.length);
  });

  test('of several, the foremost is given, and of equals the first', () => {
    const late = refusal('BALANCE_TOO_LARGE', 'Late.');
    const early = refusal('SAME_PARTY', 'Early.');
    expect(foremost([null, late, early, refusal('SAME_PARTY', 'Again.'), null])).toBe(early);
    expect(foremost([late])).toBe(late);
    expect(foremost([null, null])).toBeNull();
    expect(foremost([])).toBeNull();
  });
});

const transfer = { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1 } as const;
const settle = { type: 'settleDues', bank: 0, with: 1 } as const;

/** Each event has the fault of its row and of all rows below it that it can have. */
const rows: readonly [string, BankingEvent, string | null][] = [
  ['NOT_OFFERED', { type: 'deposit', customer: 99, bank: 3, amount: Number.NaN }, null],
  ['UNKNOWN_PARTY', { ...transfer, from: 3, to: 99, fromBank: 1, amount: -1 }, 'to'],
  ['UNKNOWN_ACCOUNT', { ...transfer, fromBank: 1, to: 3, toBank: 3, amount: 0 }, 'fromBank'],
  ['WRONG_PARTY_TYPE', { ...transfer, from: 0, to: 0, amount: 1e15 }, 'from'],
  ['SAME_PARTY', { ...transfer, to: 3, toBank: 0, amount: Number.NaN }, 'to'],
  ['AMOUNT_INVALID', { ...transfer, amount: Number.POSITIVE_INFINITY }, 'amount'],
  ['AMOUNT_INVALID', { ...transfer, amount: 20_000.5 }, 'amount'],
  ['AMOUNT_INVALID', { ...transfer, amount: 1_000_000_000_000.5 }, 'amount'],
  ['AMOUNT_TOO_LARGE', { ...transfer, amount: 1_000_000_000_001 }, 'amount'],
  ['INSUFFICIENT_DEPOSITS', { ...transfer, amount: 8501 }, 'amount'],
  ['WRONG_PARTY_TYPE', { ...settle, bank: 3, with: 3 }, 'bank'],
  ['SAME_PARTY', { ...settle, with: 0 }, 'with'],
  ['VALUE_INVALID', { ...settle }, 'by'],
  ['VALUE_INVALID', { ...settle, by: '' }, 'by'],
];

describe('of several faults in one event', () => {
  test.each(rows)('%s comes first in %o', (code, event, field) => {
    expect(refusalOf(openingOf(10), event, lessonOf(10).offers)).toMatchObject({ code, field });
  });

  test('a missing choice comes before nothing being due', () => {
    const settled = played(10, [{ ...settle, by: 'credit' }]);
    expect(refusalOf(settled, settle, lessonOf(10).offers).code).toBe('VALUE_INVALID');
  });

  test('a bank’s cash comes before a deposit, and a deposit before the requirement', () => {
    const board = played(2, [
      { type: 'setOverdraft', value: 3000 },
      { type: 'setReserveRequirement', value: 10_000 },
    ]);
    const codeOf = (amount: number): string =>
      refusalOf(board, { type: 'withdraw', customer: 1, bank: 0, amount }, lessonOf(2).offers).code;
    expect([codeOf(20_001), codeOf(13_001), codeOf(13_000), codeOf(10_001)]).toEqual([
      'INSUFFICIENT_CASH',
      'OVERDRAFT_LIMIT',
      'RESERVE_REQUIREMENT',
      'RESERVE_REQUIREMENT',
    ]);
  });
});
