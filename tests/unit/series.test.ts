import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/actions/registry';
import { Journal } from '@/events/ledger/journal';
import { BLANK } from '@/events/ledger/state';
import { openingRounds } from '@/events/log/fold';
import { figuresOf, seriesOf } from '@/events/views/series';
import { lessonOf, openingOf, played } from '../helpers/boards';
import { payment } from '../helpers/places';

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
    expect(figures.nationalData[0]).toEqual({ reserves: 20_000, deposits: 23_000 });
  });

  test('leave claims on the central bank out of private credit', () => {
    const journal = new Journal(BLANK);
    journal.openParty('Central Bank', 'centralbank', 0);
    journal.openParty('Bank', 'bank', 500);
    journal.openParty('Customer', 'customer', 0);
    journal.openAccount('Bank Deposits', 1, 0);
    journal.openAccount('Customer Deposits', 2, 1);
    const [atCentralBank, atBank] = journal.book.accounts;
    if (!atCentralBank || !atBank) throw new Error('two accounts were opened');
    journal.move(atCentralBank, 7000);
    journal.move(atBank, 200);
    expect(figuresOf(journal)).toMatchObject({
      credit: 7200,
      privateCredit: 200,
      reserves: 500,
      money: 200,
    });
  });

  test('of the blank board are zero', () => {
    expect(figuresOf(BLANK)).toEqual({
      credit: 0,
      reserves: 0,
      privateCredit: 0,
      money: 0,
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
      nationalData: {
        0: { reserves: [20_000, 20_000, 20_000], deposits: [20_000, 20_000, 23_000] },
        1: { reserves: [10_000, 10_000, 10_000], deposits: [0, 0, 0] },
        2: { reserves: [10_000, 10_000, 10_000], deposits: [0, 0, 0] },
      },
    });
  });

  test('are zero before a party came', () => {
    const { nationalData } = seriesOf(openingRounds(lessonOf(2)));
    expect(nationalData[2]?.reserves).toEqual([0, 0, 20_000, 20_000, 10_000]);
    expect(nationalData[0]?.deposits).toEqual([0, 0, 0, 10_000, 20_000]);
  });

  test('of no rounds are empty', () => {
    const none = { credit: [], reserves: [], privateCredit: [], money: [], nationalData: {} };
    expect(seriesOf([])).toEqual(none);
  });
});
