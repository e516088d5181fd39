/** Other ways to the goals of lessons with one bank, and ways that fall just short of them. */
import { expect, test } from 'vitest';
import {
  borrow,
  deposit,
  indicesMet,
  interest,
  overdraft,
  pay,
  type Row,
  repay,
  requirement,
  withdraw,
} from '../../../helpers/tasks';

/** Customers of a single bank, party 0. */
const [one, two, three] = [
  [1, 0],
  [2, 0],
  [3, 0],
] as const;

const onOneBank: readonly Row[] = [
  [
    1,
    'more is withdrawn and part of it put back',
    [withdraw(1, 0, 9000), deposit(1, 0, 4000)],
    [1],
  ],
  [1, 'a cent is missing', [withdraw(1, 0, 4999)], []],
  [1, 'all is deposited before anything is withdrawn', [deposit(1, 0, 10_000)], []],
  [
    2,
    'the payer overdraws, and the bank grows',
    [overdraft(10_000), pay(one, two, 9000), pay(one, two, 3000)],
    [],
  ],
  [2, 'the payment goes the other way', [pay(two, one, 3000)], []],
  [
    2,
    'the deposits are taken out instead of gathered',
    [pay(one, two, 3000), withdraw(1, 0, 7000)],
    [0],
  ],
  [
    2,
    'deposits come back and cash does not',
    [pay(one, two, 3000), pay(one, two, 7000), deposit(2, 0, 1000), pay(two, one, 10_000)],
    [0, 1],
  ],
  [
    2,
    'cash comes back as well',
    [
      ...[pay(one, two, 3000), pay(one, two, 7000), deposit(2, 0, 1000), pay(two, one, 10_000)],
      withdraw(2, 0, 1000),
    ],
    [0, 1, 4],
  ],
  [3, 'the overdraft comes by a withdrawal', [overdraft(5000), withdraw(1, 0, 12_000)], [1]],
  [3, 'the overdraft is a cent short of $20', [overdraft(2000), pay(one, two, 11_999)], []],
  [
    3,
    'one kind of payment was made too early',
    [
      ...[overdraft(2000), pay(one, two, 12_000), pay(two, one, 1000)],
      ...[pay(two, one, 1000), pay(two, one, 1000)],
    ],
    [1],
  ],
  [4, 'the rate is not what was asked', [interest(400), borrow(1, 10_000)], []],
  [
    4,
    'the first loan is repaid partly in cash',
    [interest(500), borrow(1, 10_000), repay(0, 4000, 'cash'), repay(0, 6000, 'deposits')],
    [1],
  ],
  [
    4,
    'the first loan is repaid in parts, all out of the deposit, and the other customer goes on',
    [
      ...[interest(500), borrow(1, 10_000), repay(0, 2500, 'deposits')],
      ...[repay(0, 7500, 'deposits'), interest(0), borrow(2, 5000), repay(1, 5000, 'cash')],
    ],
    [1, 3, 6],
  ],
  [
    4,
    'the loan that is repaid in cash was there before',
    [
      ...[interest(500), borrow(1, 10_000), borrow(2, 1000), repay(0, 10_000, 'deposits')],
      repay(1, 1000, 'cash'),
    ],
    [1, 3],
  ],
  [5, 'the requirement is another', [requirement(6000), borrow(1, 10_000)], []],
  [
    5,
    'the most is lent to two customers, after some deposits were taken out',
    [
      ...[withdraw(1, 0, 5000), requirement(5000), borrow(1, 10_001), borrow(2, 4999)],
      ...[requirement(4999), borrow(1, 1)],
    ],
    [1, 3, 5],
  ],
  [5, 'a cent more could be lent', [requirement(5000), borrow(1, 19_999)], [0]],
  [
    5,
    'the requirement is lowered, and less is lent than before',
    [
      ...[requirement(5000), borrow(1, 20_000), requirement(4000)],
      ...[repay(0, 15_000, 'deposits'), borrow(2, 10_000)],
    ],
    [0, 1],
  ],
  [
    6,
    'part of the new money is drawn out in cash',
    [overdraft(20_000), pay(one, two, 30_000), withdraw(2, 0, 10_000), pay(two, one, 20_000)],
    [1, 1, 3],
  ],
  [
    6,
    'one payment does both, and the next one returns it',
    [...[overdraft(20_000), pay(one, two, 30_000), pay(two, one, 20_000), pay(one, two, 100)]],
    [1, 1, 2],
  ],
  [
    8,
    'the raised deposits are partly new cash',
    [
      ...[overdraft(5000), pay(three, [4, 0], 2000), pay(one, two, 3000), pay(two, one, 3000)],
      ...[deposit(1, 0, 5000)],
    ],
    [3],
  ],
];

test.each(onOneBank)('in lesson %i, when %s', (lesson, _when, events, met) => {
  expect(indicesMet(lesson, events)).toEqual(met);
});
