/** The openings with a central bank, sheet by sheet, as the lessons describe them; figures are in cents. */
import { describe, expect, test } from 'vitest';
import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import { collateralOf, openRepos } from '@/events/banking/ledger/securities';
import { openingOf, sheetsOf } from '../../helpers/boards';

/** A party's name, its assets and its liabilities, each line as "instrument, counterparty's id". */
type Sheet = readonly [
  name: string,
  assets: Readonly<Record<string, number>>,
  liabilities?: Readonly<Record<string, number>>,
];

interface Opening {
  readonly lesson: number;
  readonly rounds: number;
  readonly overdraft: number;
  readonly sheets: readonly Sheet[];
  readonly worths: readonly number[];
  /** Bills pledged in each open repo. */
  readonly pledged: readonly number[];
}

const holding = (name: string, balance: number, bills = 0): Sheet => [
  name,
  { 'Bank Deposits 0': balance, ...(bills > 0 ? { 'Treasury Bills': bills } : {}) },
];

const owedTo = (...balances: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    balances.flatMap((balance, index) =>
      balance > 0 ? [[`Bank Deposits ${index + 1}`, balance]] : [],
    ),
  );

/** Balances after five loans, the first of them repaid with $0.50 of interest. */
const BALANCES_AFTER_LENDING = owedTo(14_950, 5050, 10_000, 10_000);

/** The four banks after those loans, with what else each of them holds. */
const afterLending = (bills: Readonly<Record<string, number>>): readonly Sheet[] => [
  [
    'Bank 1',
    { 'Bank Deposits 0': 14_950, ...bills, 'fed funds to 4': 1000 },
    { 'fed funds from 2': 6000 },
  ],
  [
    'Bank 2',
    { 'Bank Deposits 0': 5050, ...bills, 'fed funds to 1': 6000 },
    { 'fed funds from 3': 1000 },
  ],
  [
    'Bank 3',
    { 'Bank Deposits 0': 10_000, ...bills, 'fed funds to 2': 1000 },
    { 'fed funds from 4': 1000 },
  ],
  [
    'Bank 4',
    { 'Bank Deposits 0': 10_000, ...bills, 'fed funds to 3': 1000 },
    { 'fed funds from 1': 1000 },
  ],
];

const openings: readonly Opening[] = [
  {
    lesson: 15,
    rounds: 4,
    overdraft: 1000,
    sheets: [
      ['Central Bank', { Reserves: 4000 }, owedTo(0, 2000, 2000)],
      ['Bank 1', {}],
      holding('Bank 2', 2000),
      holding('Bank 3', 2000),
    ],
    worths: [0, 0, 2000, 2000],
    pledged: [],
  },
  {
    lesson: 16,
    rounds: 4,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { Reserves: 30_000 }, owedTo(10_000, 10_000, 10_000)],
      holding('Bank 1', 10_000),
      holding('Bank 2', 10_000),
      holding('Bank 3', 10_000),
    ],
    worths: [0, 10_000, 10_000, 10_000],
    pledged: [],
  },
  {
    lesson: 17,
    rounds: 9,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { Reserves: 75_000_000 }, owedTo(25_000_000, 25_000_000, 25_000_000)],
      [
        'Citibank',
        { 'Bank Deposits 0': 25_000_000, 'Mortgage To 4': 50_000_000 },
        { 'Customer Deposits 4': 50_000_000 },
      ],
      holding('HSBC', 25_000_000),
      holding('Chase', 25_000_000),
      ['Me', { 'Customer Deposits 1': 50_000_000 }, { 'Mortgage From 1': 50_000_000 }],
      ['You', {}],
    ],
    worths: [0, 25_000_000, 25_000_000, 25_000_000, 0, 0],
    pledged: [],
  },
  {
    lesson: 18,
    rounds: 11,
    overdraft: 10_000,
    sheets: [['Central Bank', { Reserves: 40_000 }, BALANCES_AFTER_LENDING], ...afterLending({})],
    worths: [0, 9950, 10_050, 10_000, 10_000],
    pledged: [],
  },
  {
    lesson: 19,
    rounds: 19,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { 'Treasury Bills': 40_000 }, BALANCES_AFTER_LENDING],
      ...afterLending({ 'Treasury Bills': 10_000 }),
    ],
    worths: [0, 19_950, 20_050, 20_000, 20_000],
    pledged: [],
  },
  {
    lesson: 21,
    rounds: 7,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { 'Treasury Bills': 20_000 }, owedTo(10_000, 10_000)],
      holding('Bank 1', 10_000, 10_000),
      holding('Bank 2', 10_000, 10_000),
    ],
    worths: [0, 20_000, 20_000],
    pledged: [],
  },
  {
    lesson: 22,
    rounds: 15,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { 'Treasury Bills': 40_000 }, owedTo(15_000, 5000, 15_000, 5000)],
      [
        'Bank 1',
        { 'Bank Deposits 0': 15_000, 'Treasury Bills': 10_000 },
        { 'fed funds from 2': 5000 },
      ],
      ['Bank 2', { 'Bank Deposits 0': 5000, 'Treasury Bills': 10_000, 'fed funds to 1': 5000 }],
      ['Bank 3', { 'Bank Deposits 0': 15_000, 'Treasury Bills': 10_000 }, { 'Repo 4': 5000 }],
      ['Bank 4', { 'Bank Deposits 0': 5000, 'Treasury Bills': 10_000, 'Reverse Repo 3': 5000 }],
    ],
    worths: [0, 20_000, 20_000, 20_000, 20_000],
    pledged: [5103],
  },
  {
    lesson: 23,
    rounds: 8,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { 'Treasury Bills': 20_000 }, owedTo(14_800, 5200)],
      ['Bank 1', { 'Bank Deposits 0': 14_800, 'Treasury Bills': 20_000 }, { 'Repo 2': 9800 }],
      ['Bank 2', { 'Bank Deposits 0': 5200, 'Reverse Repo 1': 9800 }],
    ],
    worths: [0, 25_000, 15_000],
    pledged: [10_000],
  },
  {
    lesson: 24,
    rounds: 14,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { 'Treasury Bills': 45_000 }, owedTo(15_000, 5000, 5000, 20_000)],
      ['Dealer 1', { 'Bank Deposits 0': 15_000, 'Treasury Bills': 20_000 }, { 'Repo 3': 10_000 }],
      holding('Dealer 2', 5000),
      ['Money Fund', { 'Bank Deposits 0': 5000, 'Reverse Repo 1': 10_000 }],
      holding('Bank 1', 20_000),
    ],
    worths: [0, 25_000, 5000, 15_000, 20_000],
    pledged: [10_205],
  },
  {
    lesson: 25,
    rounds: 10,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { 'Treasury Bills': 30_000 }, owedTo(10_000, 10_000, 10_000)],
      holding('Bank 1', 10_000, 10_000),
      holding('Bank 2', 10_000, 10_000),
      holding('Bank 3', 10_000, 10_000),
    ],
    worths: [0, 20_000, 20_000, 20_000],
    pledged: [],
  },
  {
    lesson: 26,
    rounds: 18,
    overdraft: 10_000,
    sheets: [
      ['Central Bank', { 'Treasury Bills': 60_000 }, owedTo(21_000, 22_000, 13_000, 4000)],
      [
        'Bank 1',
        { 'Bank Deposits 0': 21_000, 'Treasury Bills': 20_000 },
        { 'fed funds from 2': 2000, 'Repo 3': 4000 },
      ],
      [
        'Bank 2',
        { 'Bank Deposits 0': 22_000, 'Treasury Bills': 20_000, 'fed funds to 1': 2000 },
        { 'fed funds from 3': 3000, 'Repo 4': 6000 },
      ],
      [
        'Bank 3',
        {
          'Bank Deposits 0': 13_000,
          'Treasury Bills': 20_000,
          'fed funds to 2': 3000,
          'Reverse Repo 1': 4000,
        },
        { 'fed funds from 4': 5000 },
      ],
      [
        'Bank 4',
        {
          'Bank Deposits 0': 4000,
          'Treasury Bills': 20_000,
          'fed funds to 3': 5000,
          'Reverse Repo 2': 6000,
        },
      ],
    ],
    worths: [0, 35_000, 35_000, 35_000, 35_000],
    pledged: [4082, 6123],
  },
];

type Line = ReturnType<typeof sheetsOf>[number]['assets'][number];

function linesOf(lines: readonly Line[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lines.map(({ instrument, thirdParty, amount }) => [
      thirdParty === null ? instrument : `${instrument} ${thirdParty}`,
      amount,
    ]),
  );
}

describe.each(openings)('the opening of lesson $lesson', (expected) => {
  const opening = openingOf(expected.lesson);
  const shown = sheetsOf(opening);

  test('has these parties and sheets', () => {
    const sheets = shown.map(({ name, assets, liabilities }) => [
      name,
      linesOf(assets),
      linesOf(liabilities),
    ]);
    expect(sheets).toEqual(
      expected.sheets.map(([name, assets, liabilities = {}]) => [name, assets, liabilities]),
    );
    expect(shown.map(({ netWorth }) => netWorth)).toEqual(expected.worths);
  });

  test('has these settings, and these bills pledged', () => {
    expect(opening.book.settings).toEqual({
      overdraft: expected.overdraft,
      reserveRequirement: 0,
      interestRate: 0,
    });
    expect(openRepos(opening.book).map(collateralOf)).toEqual(expected.pledged);
  });

  test('is built in a round for each line of its script', () => {
    expect(opening.count).toBe(expected.rounds);
  });

  test('has a central bank that holds what it owes', () => {
    const central = shown[CENTRAL_BANK];
    const sum = (lines: readonly Line[] = []): number =>
      lines.reduce((total, { amount }) => total + amount, 0);
    expect(central?.type).toBe('centralbank');
    expect(sum(central?.assets)).toBe(sum(central?.liabilities));
  });
});
