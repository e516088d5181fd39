/** The openings before there is a central bank, sheet by sheet, as the lessons describe them; figures are in cents. */
import { describe, expect, test } from 'vitest';
import { fold } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { lessonOf, sheetsOf } from '../../../helpers/boards';

type Lines = Readonly<Record<string, number>>;

/** A party's name, its assets, its liabilities and its net worth, each line as "instrument, counterparty's id". */
type Sheet = readonly [name: string, assets: Lines, liabilities: Lines, worth: number];

interface Opening {
  readonly lesson: number;
  readonly system: 'national' | 'correspondent' | 'clearinghouse';
  readonly rounds: number;
  readonly sheets: readonly Sheet[];
}

/** Customer 1, 2 ..., with what is left in cash and what is on deposit with a bank. */
const customer = (number: number, cash: number, bank: number, deposit: number): Sheet => [
  `Customer ${number}`,
  {
    ...(cash > 0 ? { Reserves: cash } : {}),
    ...(deposit > 0 ? { [`Customer Deposits ${bank}`]: deposit } : {}),
  },
  {},
  cash + deposit,
];

/** A correspondent bank with its accounts at two others, and theirs with it. */
const correspondent = (
  name: string,
  [one, other]: readonly [number, number],
  dueFroms: readonly [number, number],
  customerId: number,
  deposit: number,
  dueTos: readonly [number, number],
): Sheet => [
  name,
  {
    Reserves: 30_000,
    [`Bank Deposits ${one}`]: 10_000,
    [`Bank Deposits ${other}`]: 10_000,
    [`Due Froms ${one}`]: dueFroms[0],
    [`Due Froms ${other}`]: dueFroms[1],
  },
  {
    [`Bank Deposits ${one}`]: 10_000,
    [`Bank Deposits ${other}`]: 10_000,
    [`Customer Deposits ${customerId}`]: deposit,
    [`Due Tos ${one}`]: dueTos[0],
    [`Due Tos ${other}`]: dueTos[1],
  },
  20_000,
];

/** A member of the clearing house, party 0, whose certificates are its founding endowment or its own specie. */
const member = (
  number: number,
  cash: number,
  customerId: number,
  deposit: number,
  dues: { readonly from?: number; readonly to?: number } = {},
): Sheet => [
  `Bank ${number}`,
  {
    Reserves: cash,
    'CH Certificates 0': 10_000,
    ...(dues.from ? { 'Due Froms 0': dues.from } : {}),
  },
  { [`Customer Deposits ${customerId}`]: deposit, ...(dues.to ? { 'Due Tos 0': dues.to } : {}) },
  10_000,
];

const oneBankTwoCustomers = (lesson: number, cashLeft: number): Opening => ({
  lesson,
  system: 'national',
  rounds: 5,
  sheets: [
    [
      'Bank 1',
      { Reserves: 20_000 },
      { 'Customer Deposits 1': 10_000, 'Customer Deposits 2': 10_000 },
      0,
    ],
    customer(1, cashLeft, 0, 10_000),
    customer(2, cashLeft, 0, 10_000),
  ],
});

const openings: readonly Opening[] = [
  {
    lesson: 1,
    system: 'national',
    rounds: 3,
    sheets: [
      ['Bank 1', { Reserves: 10_000 }, { 'Customer Deposits 1': 10_000 }, 0],
      customer(1, 10_000, 0, 10_000),
    ],
  },
  oneBankTwoCustomers(2, 10_000),
  oneBankTwoCustomers(3, 0),
  oneBankTwoCustomers(4, 5000),
  oneBankTwoCustomers(5, 0),
  oneBankTwoCustomers(6, 10_000),
  {
    lesson: 8,
    system: 'national',
    rounds: 9,
    sheets: [
      [
        'Bank 1',
        { Reserves: 10_000 },
        { 'Customer Deposits 3': 5000, 'Customer Deposits 4': 5000 },
        0,
      ],
      customer(1, 10_000, 0, 0),
      customer(2, 10_000, 0, 0),
      customer(3, 5000, 0, 5000),
      customer(4, 5000, 0, 5000),
    ],
  },
  {
    lesson: 9,
    system: 'national',
    rounds: 6,
    sheets: [
      ['Bank 1', { Reserves: 5000 }, { 'Customer Deposits 2': 5000 }, 0],
      ['Bank 2', { Reserves: 5000 }, { 'Customer Deposits 3': 5000 }, 0],
      customer(1, 0, 0, 5000),
      customer(2, 0, 1, 5000),
    ],
  },
  {
    lesson: 10,
    system: 'correspondent',
    rounds: 22,
    sheets: [
      correspondent('Bank 1', [1, 2], [1500, 1000], 3, 8500, [2000, 2000]),
      correspondent('Bank 2', [0, 2], [2000, 1000], 4, 9500, [1500, 2000]),
      correspondent('Bank 3', [0, 1], [2000, 2000], 5, 12_000, [1000, 1000]),
      customer(1, 0, 0, 8500),
      customer(2, 0, 1, 9500),
      customer(3, 0, 2, 12_000),
    ],
  },
  {
    lesson: 11,
    system: 'clearinghouse',
    rounds: 9,
    sheets: [
      [
        'Clearing House',
        { Reserves: 20_000, 'Due Froms 3': 4000, 'Due Froms 4': 5000 },
        {
          'CH Certificates 3': 10_000,
          'CH Certificates 4': 10_000,
          'Due Tos 3': 5000,
          'Due Tos 4': 4000,
        },
        0,
      ],
      customer(1, 0, 3, 11_000),
      customer(2, 0, 4, 9000),
      member(1, 10_000, 1, 11_000, { from: 5000, to: 4000 }),
      member(2, 10_000, 2, 9000, { from: 4000, to: 5000 }),
    ],
  },
  {
    lesson: 12,
    system: 'clearinghouse',
    rounds: 9,
    sheets: [
      [
        'Clearing House',
        { Reserves: 20_000, 'Due Froms 3': 18_000, 'Due Froms 4': 2000 },
        {
          'CH Certificates 3': 10_000,
          'CH Certificates 4': 10_000,
          'Due Tos 3': 2000,
          'Due Tos 4': 18_000,
        },
        0,
      ],
      customer(1, 0, 3, 4000),
      customer(2, 0, 4, 36_000),
      member(1, 20_000, 1, 4000, { from: 2000, to: 18_000 }),
      member(2, 20_000, 2, 36_000, { from: 18_000, to: 2000 }),
    ],
  },
  {
    lesson: 13,
    system: 'clearinghouse',
    rounds: 13,
    sheets: [
      [
        'Clearing House',
        { Reserves: 40_000 },
        {
          'CH Certificates 5': 10_000,
          'CH Certificates 6': 10_000,
          'CH Certificates 7': 10_000,
          'CH Certificates 8': 10_000,
        },
        0,
      ],
      customer(1, 5000, 5, 10_000),
      customer(2, 5000, 6, 10_000),
      customer(3, 5000, 7, 10_000),
      customer(4, 5000, 8, 10_000),
      member(1, 10_000, 1, 10_000),
      member(2, 10_000, 2, 10_000),
      member(3, 10_000, 3, 10_000),
      member(4, 10_000, 4, 10_000),
    ],
  },
  {
    lesson: 14,
    system: 'clearinghouse',
    rounds: 7,
    sheets: [
      [
        'Clearing House',
        { Reserves: 20_000 },
        { 'CH Certificates 3': 10_000, 'CH Certificates 4': 10_000 },
        0,
      ],
      customer(1, 0, 3, 10_000),
      customer(2, 0, 4, 10_000),
      member(1, 10_000, 1, 10_000),
      member(2, 10_000, 2, 10_000),
    ],
  },
];

interface Line {
  readonly instrument: string;
  readonly thirdParty: number | null;
  readonly amount: number;
}

function byName(lines: readonly Line[]): Lines {
  return Object.fromEntries(
    lines.map(({ instrument, thirdParty, amount }) => [
      thirdParty === null ? instrument : `${instrument} ${thirdParty}`,
      amount,
    ]),
  );
}

describe.each(openings)('the opening of lesson $lesson', ({ lesson, system, rounds, sheets }) => {
  const { rounds: built } = fold(BLANK, lessonOf(lesson).opening, 'opening');
  const opening = built.at(-1) ?? BLANK;

  test('shows every party these sheets', () => {
    const shown = sheetsOf(opening).map(({ name, assets, liabilities, netWorth }) => [
      ...[name, byName(assets), byName(liabilities), netWorth],
    ]);
    expect(shown).toEqual(sheets);
  });

  test('stands under this system, with every setting at zero', () => {
    expect(opening.book.system).toBe(system);
    expect(opening.book.settings).toEqual({
      overdraft: 0,
      reserveRequirement: 0,
      interestRate: 0,
    });
  });

  test('is built in a round for each line of its script', () => {
    expect(built).toHaveLength(rounds);
    expect(opening.count).toBe(rounds);
  });
});
