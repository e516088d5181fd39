import { describe, expect, test } from 'vitest';
import {
  counterpartyOf,
  creditorOf,
  debtorOf,
  holderOf,
  isBilateral,
  isPartyTo,
  issuerOf,
  partiesTo,
} from '@/events/banking/ledger/ends';

/** Party 3 ranks below party 7: it holds the account, and owes the debt. */
const ends = { subordinateId: 3, superiorId: 7 };
const account = { kind: 'account', ...ends } as const;
const debt = { kind: 'credit', ...ends } as const;

describe('an account', () => {
  test.each([0, 1, 5000])('at %i is owed to its holder', (balance) => {
    expect([creditorOf(account, balance), debtorOf(account, balance)]).toEqual([3, 7]);
  });

  test.each([-1, -5000])('at %i is owed to its issuer', (balance) => {
    expect([creditorOf(account, balance), debtorOf(account, balance)]).toEqual([7, 3]);
  });

  test('has the same holder and issuer, whatever it stands at', () => {
    expect([holderOf(account), issuerOf(account)]).toEqual([3, 7]);
  });
});

test('a debt is owed to the superior, whatever it stands at', () => {
  expect([creditorOf(debt), debtorOf(debt)]).toEqual([7, 3]);
  for (const balance of [-1, 0, 1]) {
    expect([creditorOf(debt, balance), debtorOf(debt, balance)]).toEqual([7, 3]);
  }
});

test.each([account, debt])(
  'either party of a claim is the other’s counterparty: $kind',
  (claim) => {
    expect(partiesTo(claim)).toEqual([3, 7]);
    expect([counterpartyOf(claim, 3), counterpartyOf(claim, 7)]).toEqual([7, 3]);
    expect([3, 7, 5].map((party) => isPartyTo(claim, party))).toEqual([true, true, false]);
  },
);

test.each([
  ['account', true],
  ['credit', true],
  ['reserves', false],
  ['notes', false],
  ['securities', false],
])('%s stands between two parties: %s', (kind, isSo) => {
  expect(isBilateral({ kind })).toBe(isSo);
});
