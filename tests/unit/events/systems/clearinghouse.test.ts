import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { findDues } from '@/events/banking/ledger/book';
import { isNetted } from '@/events/banking/ledger/state';
import { balancesOf, refusalOf, sentenceOf, sheetsOf, worthsOf } from '../../../helpers/boards';
import { built, describeRows, playOn } from '../../../helpers/rows';
import { account, bank, customer, net, settle, system, transfer } from '../../../helpers/setup';

const house = built(system('clearinghouse'));

describeRows(house, [
  {
    when: 'the first member joins, its certificates stand against the founding specie',
    event: bank('A', 5000),
    leaves: { 'cash 1': 5000, 'account 1@0': 10_000 },
    postings: ['cash 1 +5000 assignment', 'account 1@0 +10000 issuance'],
    gains: { 0: -10_000, 1: 15_000 },
  },
  {
    when: 'the second member joins, all of the founding specie is owed',
    given: [bank('A')],
    event: bank('B', 0, 10_000),
    leaves: { 'account 2@0': 10_000 },
    gains: { 0: -10_000, 2: 10_000 },
  },
  {
    when: 'the third member joins, it pays in specie of its own',
    given: [bank('A'), bank('B')],
    event: bank('C', 12_500),
    leaves: { 'cash 0': 30_000, 'cash 3': 2500, 'account 3@0': 10_000 },
    postings: [
      'cash 3 +12500 assignment',
      'cash 3 -10000 assignment',
      'cash 0 +10000 assignment',
      'account 3@0 +10000 issuance',
    ],
    gains: { 3: 12_500 },
  },
  {
    when: 'a customer arrives, no certificates are made',
    given: [bank('A'), bank('B')],
    event: customer('Ann', 7000),
    leaves: { 'cash 3': 7000 },
    gains: { 3: 7000 },
  },
]);

describe('joining', () => {
  test('starts from a house that owns its specie', () => {
    expect(balancesOf(house)).toEqual({ 'cash 0': 20_000 });
    expect(worthsOf(house)).toEqual([20_000]);
    expect(worthsOf(playOn(house, bank('A'), bank('B')))).toEqual([0, 10_000, 10_000]);
  });

  test('without the specie that a later member owes is refused', () => {
    const full = playOn(house, bank('A'), bank('B'));
    expect(refusalOf(full, bank('C', 9999), 'opening')).toEqual({
      code: 'INSUFFICIENT_CASH',
      field: 'cash',
      message:
        'C holds $99.99 in cash and must pay in $100.00 for its certificates; give it that much.',
    });
  });

  test('with anything else than the sum of the certificates is refused', () => {
    expect(refusalOf(house, bank('A', 0, 5000), 'opening')).toMatchObject({
      code: 'AMOUNT_INVALID',
      field: 'deposit',
    });
    const paying = { ...customer('Ann', 0), deposit: 10_000 } as const;
    expect(refusalOf(house, paying, 'opening')).toMatchObject({
      code: 'AMOUNT_INVALID',
      field: 'deposit',
    });
  });
});

/** House 0; Banks A 1, B 2, C 3 with certificates of 100 each; Ann 4 at A, Ben 5 at B, Cleo 6 at C, 200 each. */
const day = playOn(
  house,
  ...[bank('A'), bank('B'), bank('C', 10_000)],
  ...[customer('Ann', 20_000), customer('Ben', 20_000), customer('Cleo', 20_000)],
  ...[account(4, 1, 20_000), account(5, 2, 20_000), account(6, 3, 20_000)],
);
const [ann, ben, cleo] = [[4, 1] as const, [5, 2] as const, [6, 3] as const];

describeRows(day, [
  {
    when: 'a customer pays another’s bank, both banks deal with the house',
    event: transfer(ann, ben, 4000),
    leaves: { 'account 4@1': 16_000, 'account 5@2': 24_000, 'dues 1>0': 4000, 'dues 0>2': 4000 },
    postings: [
      'account 4@1 -4000 setOff',
      'account 5@2 +4000 issuance',
      'dues 1>0 +4000 issuance',
      'dues 0>2 +4000 issuance',
    ],
    gains: { 4: -4000, 5: 4000 },
    tells:
      'Ann pays Ben $40. A now owes the Clearing House $40 in dues, and the Clearing House owes B $40.',
  },
  {
    when: 'a bank nets what it owes the house and what the house owes it',
    given: [transfer(ann, ben, 4000), transfer(ben, ann, 5000)],
    event: net(1, 0),
    leaves: { 'dues 1>0': 0, 'dues 0>1': 1000 },
    postings: ['dues 1>0 -4000 setOff', 'dues 0>1 -4000 setOff'],
    tells:
      'A and the Clearing House set off $40 against each other. The Clearing House still owes A $10.',
  },
  {
    when: 'a bank that is owed more settles, it gains certificates',
    given: [transfer(ann, ben, 4000), transfer(ben, ann, 5000)],
    event: settle(1, 0),
    leaves: { 'dues 1>0': 0, 'dues 0>1': 0, 'account 1@0': 11_000 },
    postings: ['dues 1>0 -4000 setOff', 'dues 0>1 -5000 setOff', 'account 1@0 +1000 issuance'],
    tells:
      'A settles with the Clearing House. It is paid the difference of $10 and now has certificates of $110.',
  },
  {
    when: 'a bank that owes more settles, its certificates fall',
    given: [transfer(ann, ben, 4000), transfer(ben, ann, 5000)],
    event: settle(2, 0),
    leaves: { 'dues 2>0': 0, 'dues 0>2': 0, 'account 2@0': 9000 },
    tells:
      'B settles with the Clearing House. It pays the difference of $10 and now has certificates of $90.',
  },
  {
    when: 'a bank owes more than its certificates, the house lends it the rest',
    given: [transfer(ann, ben, 18_000), transfer(ben, ann, 2000)],
    event: settle(1, 0),
    leaves: { 'dues 1>0': 0, 'dues 0>1': 0, 'account 1@0': -6000 },
    postings: [
      'dues 1>0 -18000 setOff',
      'dues 0>1 -2000 setOff',
      'account 1@0 -10000 setOff',
      'account 1@0 -6000 issuance',
    ],
    tells:
      'A settles with the Clearing House. It pays the difference of $160: it hands over $100 of certificates and takes a CH Loan of $60 from the house.',
  },
  {
    when: 'a bank with a loan is paid, the loan is set off first',
    given: [transfer(ann, ben, 16_000), settle('all', 0), transfer(ben, ann, 9000)],
    event: settle(1, 0),
    leaves: { 'dues 0>1': 0, 'account 1@0': 3000 },
    postings: ['dues 0>1 -9000 setOff', 'account 1@0 +6000 setOff', 'account 1@0 +3000 issuance'],
    tells:
      'A settles with the Clearing House. It is paid the difference of $90: it repays its CH Loan of $60 and receives $30 of certificates.',
  },
  {
    when: 'a bank is paid just its loan, nothing is left of either',
    given: [transfer(ann, ben, 16_000), settle('all', 0), transfer(ben, ann, 6000)],
    event: settle(1, 0),
    leaves: { 'dues 0>1': 0, 'account 1@0': 0 },
    tells:
      'A settles with the Clearing House. It is paid the difference of $60: it repays its CH Loan of $60.',
  },
  {
    when: 'all banks settle, a loan is repaid and the rest are certificates',
    given: [transfer(ann, ben, 16_000), settle('all', 0), transfer(ben, ann, 9000)],
    event: settle('all', 0),
    leaves: { 'dues 2>0': 0, 'dues 0>1': 0, 'account 1@0': 3000, 'account 2@0': 17_000 },
    tells:
      'All banks settle with the Clearing House, and nothing more is due. B hands over $90 of certificates; A repays its CH Loan of $60 and receives $30 of certificates.',
  },
  {
    when: 'all banks settle, a loan is repaid in part',
    given: [transfer(ann, ben, 16_000), settle('all', 0), transfer(ben, ann, 4000)],
    event: settle('all', 0),
    leaves: { 'dues 2>0': 0, 'dues 0>1': 0, 'account 1@0': -2000, 'account 2@0': 22_000 },
    tells:
      'All banks settle with the Clearing House, and nothing more is due. B hands over $40 of certificates; A repays $40, which leaves it with a CH Loan of $20.',
  },
  {
    when: 'all banks settle what a bank has no certificates for, it is lent all of it',
    given: [transfer(ann, ben, 16_000), settle('all', 0), transfer(ann, ben, 1000)],
    event: settle('all', 0),
    leaves: { 'dues 1>0': 0, 'dues 0>2': 0, 'account 1@0': -7000, 'account 2@0': 27_000 },
    tells:
      'All banks settle with the Clearing House, and nothing more is due. A borrows another $10 from the house, to which it now owes a CH Loan of $70; B receives $10 of certificates.',
  },
  {
    when: 'all banks settle, certificates only change hands',
    given: [transfer(ann, ben, 18_000), transfer(ben, cleo, 5000), transfer(cleo, ann, 2000)],
    event: settle('all', 0),
    leaves: {
      'dues 1>0': 0,
      'dues 0>1': 0,
      'dues 2>0': 0,
      'dues 0>2': 0,
      'dues 3>0': 0,
      'dues 0>3': 0,
      'account 1@0': -6000,
      'account 2@0': 23_000,
      'account 3@0': 13_000,
    },
    tells:
      'All banks settle with the Clearing House, and nothing more is due. A hands over $100 of certificates and takes a CH Loan of $60 from the house; B receives $130 of certificates; C receives $30 of certificates.',
  },
  {
    when: 'all banks settle though one has no dues',
    given: [transfer(ann, ben, 1000)],
    event: settle('all', 0),
    leaves: { 'dues 1>0': 0, 'dues 0>2': 0, 'account 1@0': 9000, 'account 2@0': 11_000 },
  },
  {
    when: 'a bank gives up the last of its certificates, it has none left and no loan',
    given: [transfer(ann, ben, 10_000)],
    event: settle(1, 0),
    leaves: { 'dues 1>0': 0, 'account 1@0': 0 },
    tells:
      'A settles with the Clearing House. It pays the difference of $100 and now has no certificates left.',
  },
  {
    when: 'all banks settle equal dues, nothing is paid',
    given: [transfer(ann, ben, 4000), transfer(ben, ann, 4000)],
    event: settle('all', 0),
    leaves: { 'dues 1>0': 0, 'dues 0>1': 0, 'dues 2>0': 0, 'dues 0>2': 0 },
    tells:
      'All banks settle with the Clearing House, and nothing more is due. The debts are set off and nothing is left to pay.',
  },
  {
    when: 'equal dues are settled, nothing is paid',
    given: [transfer(ann, ben, 4000), transfer(ben, ann, 4000)],
    event: settle(1, 0),
    leaves: { 'dues 1>0': 0, 'dues 0>1': 0 },
    tells: 'A settles with the Clearing House. The debts are set off and nothing is left to pay.',
  },
]);

describe('a clearing day', () => {
  const settled = playOn(day, transfer(ann, ben, 18_000), settle('all', 0));
  const certificates = ({ book, column }: BankingRound) =>
    book.accounts
      .filter(({ instrument }) => instrument === 'CH Certificates')
      .reduce((sum, { slot }) => sum + (column[slot] ?? 0), 0);

  test('shows the loan of the house on both sheets', () => {
    const [atHouse, atA] = sheetsOf(settled);
    expect(atHouse?.assets).toContainEqual({
      instrument: 'CH Loans',
      thirdParty: 1,
      amount: 8000,
    });
    expect(atA?.liabilities).toContainEqual({
      instrument: 'CH Loans',
      thirdParty: 0,
      amount: 8000,
    });
  });

  test('leaves the certificates summing to what they were', () => {
    expect(certificates(day)).toBe(30_000);
    expect(certificates(settled)).toBe(30_000);
  });

  test('moves no specie', () => {
    for (const { slot } of day.book.reserves) {
      expect(settled.column[slot]).toBe(day.column[slot]);
    }
  });

  test('marks dues as netted until they rise from zero again', () => {
    const netted = playOn(day, transfer(ann, ben, 1000), transfer(ben, ann, 600), net(1, 0));
    const marks = (round: BankingRound) =>
      [findDues(round.book, 1, 0), findDues(round.book, 0, 1)].map((dues) => isNetted(round, dues));
    expect(marks(netted)).toEqual([true, true]);
    expect(marks(playOn(netted, transfer(ben, ann, 100)))).toEqual([true, false]);
    expect(marks(playOn(netted, settle(1, 0), transfer(ann, ben, 1)))).toEqual([false, true]);
  });

  test('are with the house alone: whoever names a customer is told so', () => {
    const saying = (event: Parameters<typeof refusalOf>[1]) =>
      refusalOf(settled, event, 'opening').message;
    expect(saying(net(1, 4))).toMatch(/^With: .* is a customer; choose a clearing house\.$/);
    expect(saying(settle('all', 4))).toMatch(/ is a customer; choose a clearing house\.$/);
    expect(saying(net(4, 0))).toMatch(/^Bank: .* is a customer; choose a bank\.$/);
    expect(saying(net(4, 5))).toMatch(/^Bank: .* is a customer; choose a bank\.$/);
  });

  test('cannot be settled twice, nor between banks, nor by choice of an account', () => {
    const codeOf = (event: Parameters<typeof refusalOf>[1]) => {
      const { code, field } = refusalOf(settled, event, 'opening');
      return `${code} ${field}`;
    };
    expect(codeOf(settle('all', 0))).toBe('NOTHING_DUE bank');
    expect(codeOf(settle(1, 0))).toBe('NOTHING_DUE bank');
    expect(codeOf(settle(1, 2))).toBe('WRONG_PARTY_TYPE with');
    expect(codeOf(settle('all', 2))).toBe('WRONG_PARTY_TYPE with');
    expect(codeOf(net(1, 2))).toBe('WRONG_PARTY_TYPE with');
    expect(codeOf(net(1, 0))).toBe('NOTHING_TO_NET with');
    expect(codeOf({ type: 'settleDues', bank: 1, with: 0, by: 'credit' })).toBe('VALUE_INVALID by');
  });

  test('says who has nothing due', () => {
    expect(refusalOf(settled, settle('all', 0), 'opening').message).toBe(
      'Nothing is due between any bank and the Clearing House; let a customer pay a customer of another bank first.',
    );
    expect(sentenceOf(day, playOn(day, transfer(ann, ben, 1)))).toMatch(/^Ann pays Ben \$0\.01\./);
  });
});
