import { describe, expect, test } from 'vitest';
import { checkRound } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { balancesOf, sentenceOf, worthsOf } from '../../../helpers/boards';
import { ann, banks, ben, cleo, eighty, endOfDay, start } from '../../../helpers/lines/chipsBoard';
import { describeRows, playOn } from '../../../helpers/rows';
import { account, customer, deposit, overdraft, transfer, withdraw } from '../../../helpers/setup';

describeRows(banks, [
  {
    when: 'a bank pre-funds a position, its balance passes to CHIPS',
    event: account(2, 1, 10_000),
    leaves: { 'account 2@0': 40_000, 'account 1@0': 10_000, 'account 2@1': 10_000 },
    postings: [
      'account 2@0 -10000 novation',
      'account 1@0 +10000 novation',
      'account 2@1 +10000 issuance',
    ],
  },
]);

describeRows(start, [
  {
    when: 'a payment fits the position, it is netted at once',
    event: eighty,
    leaves: { 'account 5@2': 22_000, 'account 6@3': 28_000, 'dues 2>1': 8000, 'dues 1>3': 8000 },
    postings: [
      ...['account 5@2 -8000 setOff', 'account 6@3 +8000 issuance'],
      ...['dues 2>1 +8000 issuance', 'dues 1>3 +8000 issuance'],
    ],
    gains: { 5: -8000, 6: 8000 },
    tells: 'Ann pays Ben $80. CHIPS nets it: A can still pay $20 from its position.',
  },
  {
    when: 'a payment goes the other way, it is set off against what stands',
    given: [eighty],
    event: transfer(ben, ann, 3000),
    leaves: { 'account 5@2': 25_000, 'account 6@3': 25_000, 'dues 2>1': 5000, 'dues 1>3': 5000 },
    postings: [
      ...['account 6@3 -3000 setOff', 'account 5@2 +3000 issuance'],
      ...['dues 1>3 -3000 setOff', 'dues 2>1 -3000 setOff'],
    ],
    gains: { 5: 3000, 6: -3000 },
  },
  {
    when: 'a payment turns round who owes whom',
    given: [eighty],
    event: transfer(ben, ann, 10_000),
    leaves: {
      'account 5@2': 32_000,
      'account 6@3': 18_000,
      'dues 2>1': 0,
      'dues 1>3': 0,
      'dues 3>1': 2000,
      'dues 1>2': 2000,
    },
    gains: { 5: 10_000, 6: -10_000 },
  },
  {
    when: 'a payment would take the position below its pre-funding, it waits and posts nothing',
    given: [eighty],
    event: transfer(ann, cleo, 5000),
    leaves: {},
    postings: [],
    tells:
      'Ann orders a payment of $50 to Cleo. A can pay only $20 from its position, so the payment waits for an offsetting one.',
  },
  {
    when: 'an offsetting payment releases one that waits',
    given: [eighty, transfer(ann, cleo, 5000)],
    event: transfer(ben, ann, 4000),
    leaves: {
      'account 5@2': 21_000,
      'account 6@3': 24_000,
      'account 7@4': 25_000,
      'dues 2>1': 9000,
      'dues 1>3': 4000,
      'dues 1>4': 5000,
    },
    gains: { 5: -1000, 6: -4000, 7: 5000 },
    tells:
      'Ben pays Ann $40. CHIPS nets it: B can still pay $140 from its position. This releases Ann’s payment of $50 to Cleo.',
  },
  {
    when: 'a released payment releases an older one in its turn',
    given: [eighty, transfer(cleo, ben, 6000), transfer(ann, cleo, 5000)],
    event: transfer(ben, ann, 4000),
    leaves: {
      'account 5@2': 21_000,
      'account 6@3': 30_000,
      'account 7@4': 19_000,
      'dues 2>1': 9000,
      'dues 1>3': 10_000,
      'dues 4>1': 1000,
    },
    gains: { 5: -1000, 6: 2000, 7: -1000 },
    tells:
      'Ben pays Ann $40. CHIPS nets it: B can still pay $200 from its position. This releases Cleo’s payment of $60 to Ben and, in turn, Ann’s payment of $50 to Cleo.',
  },
  {
    when: 'customers of one bank pay each other, CHIPS has no part in it',
    given: [customer('Dan', 0), account(8, 2, 0)],
    event: transfer(ann, [8, 2], 30_000),
    leaves: { 'account 5@2': 0, 'account 8@2': 30_000 },
    gains: { 5: -30_000, 8: 30_000 },
  },
  {
    when: 'the day ends, positions pay what is owed and the rest is paid over the central bank',
    given: [eighty, transfer(ben, cleo, 3000)],
    event: endOfDay,
    leaves: {
      'dues 2>1': 0,
      'dues 1>3': 0,
      'dues 1>4': 0,
      'account 2@1': 2000,
      'account 1@0': 17_000,
      'account 3@0': 45_000,
      'account 4@0': 48_000,
    },
    postings: [
      ...['dues 2>1 -8000 setOff', 'account 2@1 -8000 setOff'],
      ...['dues 1>3 -5000 setOff', 'account 1@0 -5000 novation', 'account 3@0 +5000 novation'],
      ...['dues 1>4 -3000 setOff', 'account 1@0 -3000 novation', 'account 4@0 +3000 novation'],
    ],
    tells:
      'The day ends: what members owe CHIPS is taken from their positions, and the $80 that is due to others is paid out over the central bank. The $170 left in positions stays there overnight.',
  },
  {
    when: 'the day ends for payments that still wait, they are cancelled',
    given: [eighty, transfer(ann, cleo, 5000), transfer(ann, ben, 2001)],
    event: endOfDay,
    leaves: {
      'dues 2>1': 0,
      'dues 1>3': 0,
      'account 2@1': 2000,
      'account 1@0': 17_000,
      'account 3@0': 48_000,
    },
    tells:
      'The day ends: what members owe CHIPS is taken from their positions, and the $80 that is due to others is paid out over the central bank. The $170 left in positions stays there overnight. Ann’s payment of $50 to Cleo is cancelled. Ann’s payment of $20.01 to Ben is cancelled.',
  },
  {
    when: 'nothing but a waiting payment is there at the end of the day, it is cancelled',
    given: [transfer(ann, cleo, 15_000)],
    event: endOfDay,
    leaves: {},
    tells: 'The day ends, with nothing owed or due. Ann’s payment of $150 to Cleo is cancelled.',
  },
  {
    when: 'a payment takes all of the position',
    event: transfer(ann, ben, 10_000),
    leaves: {
      'account 5@2': 20_000,
      'account 6@3': 30_000,
      'dues 2>1': 10_000,
      'dues 1>3': 10_000,
    },
    gains: { 5: -10_000, 6: 10_000 },
    tells: 'Ann pays Ben $100. CHIPS nets it: A can pay nothing more from its position.',
  },
  {
    when: 'a position is used up, the next payment waits',
    given: [transfer(ann, ben, 10_000)],
    event: transfer(ann, cleo, 1000),
    leaves: {},
    tells:
      'Ann orders a payment of $10 to Cleo. A can pay nothing from its position, so the payment waits for an offsetting one.',
  },
]);

describe('the queue', () => {
  const waiting = (round: BankingRound) => round.book.queue.map(({ amount }) => amount);

  test('is first in, first out, passing over what stays blocked', () => {
    const queued = playOn(
      start,
      ...[eighty, transfer(ann, cleo, 9000), transfer(ann, cleo, 4000), transfer(ann, cleo, 4500)],
    );
    expect(waiting(queued)).toEqual([9000, 4000, 4500]);
    // 20 and 30 let the second go, and then there are 10.
    const some = playOn(queued, transfer(ben, ann, 3000));
    expect(waiting(some)).toEqual([9000, 4500]);
    // 10 and 80 let the first go, and nothing is left for the other.
    const more = playOn(some, transfer(ben, ann, 8000));
    expect(waiting(more)).toEqual([4500]);
    expect(balancesOf(more)).toMatchObject({ 'account 7@4': 33_000, 'dues 1>4': 13_000 });
  });

  test('does not hold up a payment that can be made', () => {
    const queued = playOn(start, eighty, transfer(ann, cleo, 5000), transfer(ann, ben, 2000));
    expect(waiting(queued)).toEqual([5000]);
    expect(balancesOf(queued)).toMatchObject({ 'dues 2>1': 10_000, 'dues 1>3': 10_000 });
  });

  test('keeps what the payer could no longer pay', () => {
    const gone = playOn(
      start,
      ...[eighty, transfer(ann, cleo, 15_000), withdraw(5, 2, 20_000)],
      ...[transfer(ben, ann, 11_000), transfer(cleo, ann, 500)],
    );
    // A could pay 135 then, Ann has 135.
    expect(waiting(gone)).toEqual([15_000]);
    expect(waiting(playOn(gone, transfer(cleo, ann, 1500)))).toEqual([]);
  });

  test('holds a payment whose payer has spent the deposit, though the position would do', () => {
    const spent = playOn(
      start,
      ...[
        transfer(ann, cleo, 15_000),
        withdraw(5, 2, 20_000),
        customer('Dan', 0),
        account(8, 2, 0),
      ],
      transfer(ben, [8, 2], 6000),
    );
    // A could pay 160; Ann has 100.
    expect(waiting(spent)).toEqual([15_000]);
    const earned = playOn(spent, deposit(5, 2, 5000));
    expect(waiting(earned)).toEqual([15_000]);
    expect(waiting(playOn(earned, transfer(ben, [8, 2], 1)))).toEqual([]);
  });

  test('takes two payments that are alike for two', () => {
    const twice = playOn(start, eighty, transfer(ann, cleo, 5000), transfer(ann, cleo, 5000));
    expect(waiting(twice)).toEqual([5000, 5000]);
    const round = playOn(twice, transfer(ben, ann, 3000));
    expect(waiting(round)).toEqual([5000]);
    expect(checkRound(twice, round)).toEqual([]);
  });

  test('outlives settings, and is empty after the end of the day', () => {
    const queued = playOn(start, eighty, transfer(ann, cleo, 5000), overdraft(5000));
    expect(waiting(queued)).toEqual([5000]);
    const ended = playOn(queued, endOfDay);
    expect(waiting(ended)).toEqual([]);
    expect(sentenceOf(queued, ended)).toMatch(
      /overnight\. Ann’s payment of \$50 to Cleo is cancelled\.$/,
    );
    const later = playOn(ended, transfer(ben, ann, 9000));
    expect(balancesOf(later)).toMatchObject({ 'account 7@4': 20_000 });
  });

  test('leaves nothing overnight where every position is spent', () => {
    const unfunded = playOn(
      banks,
      ...[account(2, 1, 10_000), account(3, 1, 0)],
      ...[customer('Ann', 30_000), customer('Ben', 20_000)],
      ...[account(5, 2, 30_000), account(6, 3, 20_000)],
    );
    const spent = playOn(unfunded, transfer([5, 2], [6, 3], 10_000));
    expect(sentenceOf(spent, playOn(spent, endOfDay))).toMatch(/paid out over the central bank\.$/);
  });

  test('changes nobody’s worth while a payment waits', () => {
    expect(worthsOf(playOn(start, transfer(ann, cleo, 10_001)))).toEqual(worthsOf(start));
  });
});
