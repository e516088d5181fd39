/** Look-ups that callers have made sure of: where they fail all the same, they say so at once. */
import { describe, expect, test } from 'vitest';
import { setSystem } from '@/events/banking/actions/setSystem';
import { accountOf, creditOf, partyOf, reservesOf } from '@/events/banking/ledger/book';
import { Journal } from '@/events/banking/ledger/journal';
import { repoOf } from '@/events/banking/ledger/securities';
import { BLANK } from '@/events/banking/ledger/state';
import { correspondent } from '@/events/banking/systems/correspondent';
import { chosen } from '@/events/world/fields';
import { signatureOf } from '@/events/world/signature';
import { openingOf } from '../../helpers/boards';
import { lend, repo } from '../../helpers/lines/reserveEvents';
import { built } from '../../helpers/rows';
import { account, bank, bills, customer, system } from '../../helpers/setup';

/** Bank 0, and Ann 1 with an account there. */
const { book, ...state } = built(bank('Bank 1'), customer('Ann', 500), account(1, 0, 200));

/** Loan 0 is of fed funds, debt 1 a repo. */
const reserves = built(
  ...[system('centralbank'), bank('A', 0, 10_000), bank('B', 0, 10_000), bills(1, 10_000)],
  ...[lend(1, 2, 100, 0), repo(1, 2, 200, 0, 0)],
).book;

describe('the ledger', () => {
  test('finds parties, their cash and their accounts, or says which is not there', () => {
    expect(partyOf(book, 1).name).toBe('Ann');
    expect(() => partyOf(book, 2)).toThrow(new Error('no party 2'));
    expect(reservesOf(book, 1)).toMatchObject({ id: 1, cashReserves: 500 });
    expect(() => reservesOf(book, 2)).toThrow(new Error('no reserves of party 2'));
    expect(accountOf(book, 1, 0)).toMatchObject({ subordinateId: 1, superiorId: 0 });
    expect(() => accountOf(book, 0, 1)).toThrow(new Error('no account of 0 with 1'));
  });

  test('finds debts, and repos among them, or says that there is none', () => {
    expect(creditOf(reserves, 0).instrument).toBe('Fed Funds');
    expect(() => creditOf(reserves, 2)).toThrow(new Error('no open credit account 2'));
    expect(repoOf(reserves, 1)).toMatchObject({ id: 1, collateral: { own: 200, received: [] } });
    expect(() => repoOf(reserves, 0)).toThrow(new Error('no open repo of this id'));
    expect(() => repoOf(reserves, 2)).toThrow(new Error('no open repo of this id'));
  });

  test('has a balance for every claim of the book that the journal has taken over, and for no other', () => {
    const [cash, deposits] = [reservesOf(book, 1), accountOf(book, 1, 0)];
    const journal = new Journal({ book, ...state });
    expect([journal.balance(cash), journal.balance(deposits)]).toEqual([300, 200]);
    const blank = new Journal(BLANK);
    expect(() => blank.balance(deposits)).toThrow(new Error('no balance in slot 2'));
    expect(() => blank.post(cash, 1, 'issuance')).toThrow(new Error('no balance in slot 1'));
    expect(blank.postings).toEqual([]);
  });
});

describe('an event type', () => {
  test('can name none but party fields in its rules', () => {
    const { fields } = setSystem;
    expect(() => signatureOf({ fields, roles: ['system'] })).toThrow(
      new Error('system is no party field'),
    );
    expect(() => signatureOf({ fields, distinct: [['bank', 'system']] })).toThrow(
      new Error('bank is no party field'),
    );
    expect(signatureOf({ fields })).toMatchObject({ parties: [], roles: [], distinct: [] });
  });

  test('posts only what was chosen', () => {
    const option: 'cash' | 'deposits' | '' = 'cash';
    expect(chosen(option)).toBe('cash');
    expect(() => chosen('')).toThrow(new Error('no option is chosen'));
  });
});

test('correspondents settle pair by pair, whoever asks', () => {
  const opening = openingOf(10);
  const all = { bank: 'all', with: 1, by: 'credit' } as const;
  const told = { event: opening.event, before: opening, after: opening };
  const { settling } = correspondent;
  expect(settling?.refuse(opening, all)).toMatchObject({ code: 'WRONG_PARTY_TYPE', field: 'bank' });
  const failure = new Error('correspondents settle pair by pair');
  expect(() => settling?.settle(new Journal(opening), all)).toThrow(failure);
  expect(() => settling?.tell(told, all)).toThrow(failure);
});
