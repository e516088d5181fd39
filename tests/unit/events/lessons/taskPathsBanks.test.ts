/** Other ways to the goals of lessons with several banks, and ways that fall just short of them. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { indicesMet, net, overdraft, pay, payDues, type Row, settle } from '../../../helpers/tasks';

/** Customers of lessons 9 and 10, and of those with a clearing house, each with its bank. */
const [atFirst, atSecond] = [
  [2, 0],
  [3, 1],
] as const;
const [first, second] = [
  [1, 3],
  [2, 4],
] as const;

const betweenBanks: readonly Row[] = [
  [9, 'only one bank owes', [pay(atFirst, atSecond, 3000)], []],
  [
    9,
    'a debt is left in part',
    [
      ...[pay(atFirst, atSecond, 3000), pay(atSecond, atFirst, 2000)],
      ...[payDues(0, 1, 3000), payDues(1, 0, 1999)],
    ],
    [1],
  ],
  [
    9,
    'the debts of the second day never pass the cash',
    [
      ...[pay(atFirst, atSecond, 3000), pay(atSecond, atFirst, 2000)],
      ...[payDues(0, 1, 3000), payDues(1, 0, 2000)],
      ...[pay(atFirst, atSecond, 1000), pay(atSecond, atFirst, 1000)],
      ...[payDues(0, 1, 1000), payDues(1, 0, 1000)],
    ],
    [1, 3],
  ],
  [10, 'a pair is netted twice and another not at all', [net(0, 1), net(1, 2)], []],
  [
    10,
    'both ways are used on one pair only',
    [
      ...[net(1, 0), net(2, 1), net(0, 2), settle(0, 1, 'credit')],
      ...[pay([3, 0], [4, 1], 500), settle(1, 0, 'debit')],
    ],
    [2],
  ],
  [
    10,
    'one of the two ways settles equal dues, for which nothing is paid',
    [
      ...[net(1, 0), net(2, 1), net(0, 2), pay([4, 1], [3, 0], 500), settle(0, 1, 'credit')],
      settle(1, 2, 'debit'),
    ],
    [2],
  ],
  [
    10,
    'pairs are taken in another order and way',
    [
      ...[net(0, 2), net(2, 1), net(1, 0), settle(2, 0, 'debit'), settle(2, 1, 'credit')],
      settle(1, 0, 'credit'),
    ],
    [2, 4, 5],
  ],
  [11, 'the other bank is the one that gains', [pay(first, second, 4000), settle('all', 0)], [1]],
  [
    11,
    'the second day is settled without netting',
    [
      ...[pay(first, second, 4000), settle('all', 0)],
      ...[pay(second, first, 4000), pay(first, second, 1000), settle('all', 0)],
    ],
    [1],
  ],
  [
    11,
    'the second day is netted to nothing, without a settlement',
    [
      ...[pay(first, second, 4000), settle('all', 0)],
      ...[pay(second, first, 4000), pay(first, second, 4000), net(3, 0), net(4, 0)],
    ],
    [1],
  ],
  [
    11,
    'the last settlement is too small',
    [
      ...[pay(first, second, 4000), settle('all', 0), pay(second, first, 4000)],
      ...[pay(first, second, 1000), net(3, 0), net(4, 0), settle('all', 0)],
      ...[pay(first, second, 2999), settle('all', 0)],
    ],
    [1, 6],
  ],
  [
    11,
    'the last settlement is large enough with what the house lends',
    [
      ...[overdraft(20_000), pay(first, second, 4000), settle('all', 0)],
      ...[pay(second, first, 1000), pay(first, second, 8000), net(3, 0), net(4, 0)],
      ...[settle('all', 0), pay(first, second, 3000), settle('all', 0)],
    ],
    [2, 7, 9],
  ],
  [12, 'only the bank that is paid settles', [settle(4, 0)], []],
  [
    12,
    'what comes back is a dollar short',
    [settle('all', 0), pay(second, first, 5900), settle('all', 0)],
    [0],
  ],
  [
    12,
    'the way back is earned in two payments',
    [
      ...[settle('all', 0), pay(second, first, 5900), settle(3, 0)],
      ...[pay(second, first, 500), settle(3, 0)],
    ],
    [0, 3, 4],
  ],
  [
    14,
    'the first day ends without a settlement, the dues being equal',
    [pay(first, second, 4000), pay(second, first, 4000), net(3, 0), net(4, 0)],
    [],
  ],
  [
    14,
    'the other bank is short, and earns its way back in two days',
    [
      ...[pay(second, first, 1000), settle(4, 0), settle(3, 0), overdraft(3000)],
      ...[pay(second, first, 12_000), settle('all', 0), pay(first, second, 1000), settle('all', 0)],
      ...[pay(first, second, 2000), settle(4, 0)],
    ],
    [2, 5, 9],
  ],
];

test.each(betweenBanks)('in lesson %i, when %s', (lesson, _when, events, met) => {
  expect(indicesMet(lesson, events)).toEqual(met);
});

describe('the busy day of lesson 13', () => {
  const at = (customer: number) => [customer, customer + 4] as const;
  /** Round and round: each customer pays the next, so that all dues cancel. */
  const circle = (amount: number): readonly BankingEvent[] => [
    pay(at(1), at(2), amount),
    pay(at(2), at(3), amount),
    pay(at(3), at(4), amount),
    pay(at(4), at(1), amount),
  ];
  const circles = [...circle(1000), ...circle(2000), ...circle(3000)];
  /** All four customers pay, the fourth is paid by nobody. */
  const lopsided = Array.from({ length: 4 }, () => [
    ...[pay(at(4), at(1), 1000), pay(at(1), at(2), 1000), pay(at(2), at(3), 1000)],
    pay(at(3), at(1), 1000),
  ]).flat();

  test('is met by twelve payments, not by eleven', () => {
    expect(indicesMet(13, circles)).toEqual([11]);
    expect(indicesMet(13, circles.slice(1))).toEqual([]);
  });

  test('needs every bank on both sides', () => {
    expect(indicesMet(13, lopsided)).toEqual([]);
    expect(indicesMet(13, [...lopsided, pay(at(1), at(4), 100)])).toEqual([16]);
  });

  test('is mended by a second day when too much has moved', () => {
    const moved: BankingEvent[] = [...circle(100), ...circle(100), ...circle(100)];
    const day = [...moved, pay(at(1), at(2), 5000), settle('all', 0)];
    expect(indicesMet(13, day)).toEqual([11, 13]);
    const calm = [...circles, ...circles];
    expect(indicesMet(13, [...day, ...calm])).toEqual([11, 13]);
    expect(indicesMet(13, [...day, ...calm, settle('all', 0)])).toEqual([11, 13, 38]);
  });
});
