import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import { BLANK } from '@/events/banking/ledger/state';
import { figuresOf } from '@/events/banking/views/figures';
import { seriesOf } from '@/events/banking/views/series';
import { lessonOf, opened, openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';

const overdrawn: readonly BankingEvent[] = [
  { type: 'setOverdraft', value: 5000 },
  payment(1, 2, 13_000),
];

describe('the figures of a state', () => {
  test('of one bank: what it owes, what it holds, what its customers can spend', () => {
    expect(figuresOf(openingOf(2))).toEqual({
      credit: 20_000,
      reserves: 20_000,
      privateCredit: 20_000,
      money: 40_000,
      depositsNet: 20_000,
      depositsGross: 20_000,
      nationalData: [
        { reserves: 20_000, deposits: 20_000 },
        { reserves: 10_000, deposits: 0 },
        { reserves: 10_000, deposits: 0 },
      ],
    });
  });

  test('of correspondent banks: deposits of both kinds and dues are credit, cash is not', () => {
    // Six accounts of 100 between banks, 300 of customers, dues of 95; each vault 200 and 100.
    expect(figuresOf(openingOf(10))).toEqual({
      credit: 60_000 + 30_000 + 9500,
      reserves: 90_000,
      privateCredit: 99_500,
      money: 30_000,
      depositsNet: 30_000,
      depositsGross: 30_000,
      nationalData: [
        { reserves: 30_000, deposits: 20_000 + 8500 },
        { reserves: 30_000, deposits: 20_000 + 9500 },
        { reserves: 30_000, deposits: 20_000 + 12_000 },
        { reserves: 0, deposits: 0 },
        { reserves: 0, deposits: 0 },
        { reserves: 0, deposits: 0 },
      ],
    });
  });

  test('count an overdraft as credit by its size, and as no negative money', () => {
    const figures = figuresOf(played(2, overdrawn));
    expect(figures).toMatchObject({ credit: 3000 + 23_000, money: 20_000 + 23_000 });
    expect(figures).toMatchObject({ depositsGross: 23_000, depositsNet: 20_000 });
    expect(figures.nationalData[0]).toEqual({ reserves: 20_000, deposits: 23_000 });
  });

  // A bank with $50 in its vault and $70 with the central bank, and one that has joined with $10;
  // the first one's customer has $20 of its $30 on deposit.
  const reserveBoard = opened(
    [
      { type: 'setSystem', system: 'centralbank' },
      { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 5000, deposit: 7000 },
      { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 0, deposit: 1000 },
      { type: 'createBank', name: 'Customer', partyType: 'customer', cash: 3000, deposit: 0 },
      { type: 'openAccount', holder: 3, issuer: 1, amount: 2000 },
    ],
    BLANK,
  );

  test('count what banks have with the central bank as reserves, and leave it out of private credit', () => {
    expect(figuresOf(reserveBoard)).toEqual({
      credit: 7000 + 1000 + 2000,
      reserves: 5000 + 2000 + 7000 + 1000,
      privateCredit: 2000,
      money: 1000 + 2000,
      depositsNet: 2000,
      depositsGross: 2000,
      nationalData: [
        // The specie that was paid in, for notes and for balances.
        { reserves: 5000 + 7000 + 1000 + 3000, deposits: 8000 },
        { reserves: 7000 + 7000, deposits: 2000 },
        { reserves: 1000, deposits: 0 },
        { reserves: 1000, deposits: 0 },
      ],
    });
  });

  test('count a daylight overdraft as credit of the central bank and as no negative reserves', () => {
    const overdrawnBank = opened(
      [
        { type: 'setOverdraft', value: 5000 },
        { type: 'bankTransfer', from: 2, to: 1, amount: 1400 },
      ],
      reserveBoard,
    );
    const figures = figuresOf(overdrawnBank);
    expect(figures).toMatchObject({ credit: 8400 + 400 + 2000, privateCredit: 2000 });
    expect(figures.reserves).toBe(7000 + 8400);
    expect(figures.nationalData[0]?.deposits).toBe(8400);
    expect(figures.nationalData[2]).toEqual({ reserves: 0, deposits: 0 });
  });

  test('count loans of every kind, and bills and notes not at all', () => {
    const before = openingOf(25);
    const terms = { amount: 4000, rate: 500 };
    const after = played(25, [
      { type: 'getFedFundsLoan', borrower: 1, lender: 2, ...terms },
      { type: 'doRepo', borrower: 3, lender: 0, ...terms, haircut: 0 },
    ]);
    expect(figuresOf(before)).toMatchObject({ credit: 30_000, privateCredit: 0, reserves: 30_000 });
    // The loan moves balances, the repo with the central bank makes them.
    expect(figuresOf(after)).toMatchObject({
      credit: 34_000 + 4000 + 4000,
      privateCredit: 4000,
      reserves: 34_000,
      money: 0,
    });
  });

  test('of the blank board are zero', () => {
    expect(figuresOf(BLANK)).toEqual({
      credit: 0,
      reserves: 0,
      privateCredit: 0,
      money: 0,
      depositsNet: 0,
      depositsGross: 0,
      nationalData: [],
    });
  });
});

describe('the series', () => {
  test('hold one figure a round', () => {
    const states = [openingOf(2), played(2, overdrawn.slice(0, 1)), played(2, overdrawn)];
    expect(seriesOf(states)).toEqual({
      credit: [20_000, 20_000, 26_000],
      reserves: [20_000, 20_000, 20_000],
      privateCredit: [20_000, 20_000, 26_000],
      money: [40_000, 40_000, 43_000],
      depositsNet: [20_000, 20_000, 20_000],
      depositsGross: [20_000, 20_000, 23_000],
      nationalData: {
        0: { reserves: [20_000, 20_000, 20_000], deposits: [20_000, 20_000, 23_000] },
        1: { reserves: [10_000, 10_000, 10_000], deposits: [0, 0, 0] },
        2: { reserves: [10_000, 10_000, 10_000], deposits: [0, 0, 0] },
      },
    });
  });

  test('are zero before a party came', () => {
    const { nationalData } = seriesOf(lessonBoard(lessonOf(2)).start.slice(1));
    expect(nationalData[2]?.reserves).toEqual([0, 0, 20_000, 20_000, 10_000]);
    expect(nationalData[0]?.deposits).toEqual([0, 0, 0, 10_000, 20_000]);
  });

  test('of no rounds are empty', () => {
    const none = { credit: [], reserves: [], privateCredit: [], money: [] };
    const deposits = { depositsNet: [], depositsGross: [] };
    expect(seriesOf([])).toEqual({ ...none, ...deposits, nationalData: {} });
  });
});
