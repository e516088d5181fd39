/** The figures of a text: what they say, and that a wrong one stops the build. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import {
  Amount,
  Deed,
  Fact,
  Median,
  Pledged,
  RateSet,
  Refusal,
  ReserveRatio,
  Setting,
  Total,
} from '@/src/lessons/figures';
import { lessonOf } from '../../helpers/boards';

/** One bank, two customers with 100 in cash and 100 on deposit each; the demonstration pays 30, takes in 50, pays out 50. */
const lesson = lessonOf(2);
/** Three banks net dues of 95 to 25. */
const netting = lessonOf(10);
const repos = lessonOf(26);

const said = (node: React.ReactNode): string => renderToStaticMarkup(<p>{node}</p>).slice(3, -4);

describe('an amount', () => {
  test.each([
    [<Amount key="1" lesson={lesson} party={0} line="Reserves" />, '$200'],
    [<Amount key="2" lesson={lesson} round={1} party={1} line="At Bank 1" />, '$70'],
    [<Amount key="3" lesson={lesson} round={1} party={0} line="Customer 2" plain />, '130'],
    [<Amount key="4" lesson={lesson} round={2} party={0} line="Total" />, '$250'],
    [<Amount key="5" lesson={lesson} round={1} party={2} line="Net worth" rise={0} />, '$30'],
    [<Amount key="6" lesson={lesson} round={1} party={1} line="At Bank 1" fall={0} />, '$30'],
    [<Amount key="7" lesson={netting} line="Due Tos" />, '$95'],
    [<Amount key="8" lesson={netting} round={3} line="Due Tos" />, '$25'],
    [<Amount key="9" lesson={netting} round={6} line="Due Tos" />, '$0'],
  ])('is read from the sheet: %#', (node, text) => {
    expect(said(node)).toBe(text);
  });

  test.each([
    ['of a line that is never there', { line: 'Gold' }, /no line Gold/],
    ['that did not rise', { line: 'Reserves', rise: 0 }, /did not move as told/],
    ['that did not fall', { line: 'Customer 2', fall: 0 }, /did not move as told/],
    ['of a round that is not there', { line: 'Reserves', round: 99 }, /round 99/],
  ])('%s stops the build', (_, props, fault) => {
    expect(() => said(<Amount lesson={lesson} round={1} party={0} {...props} />)).toThrow(fault);
  });

  test('on both sides of a sheet has to say which is meant', () => {
    const both = { lesson: netting, party: 0, line: 'Bank Deposits' };
    expect(() => said(<Amount {...both} />)).toThrow(/both sides/);
    expect(said(<Amount {...both} side="asset" />)).toBe('$60');
  });
});

test('totals, deeds, settings and ratios are those of the fold', () => {
  expect(said(<Total lesson={lesson} of="money" />)).toBe('$400');
  expect(said(<Total lesson={lesson} round={2} of="reserves" rise={1} />)).toBe('$50');
  expect(said(<Deed lesson={lesson} round={1} field="amount" />)).toBe('$30');
  expect(said(<Deed lesson={repos} round={0} field="haircut" />)).toBe('2\u00a0%');
  expect(said(<Setting lesson={repos} of="overdraft" />)).toBe('$100');
  expect(said(<ReserveRatio lesson={lesson} bank={0} />)).toBe('100\u00a0%');
  expect(said(<Median lesson={repos} of="Fed Funds" />)).toBe('10\u00a0%');
  expect(said(<Median lesson={repos} of="Repos" />)).toBe('6\u00a0%');
  expect(said(<Median lesson={repos} of="spread" />)).toBe('−4 percentage points');
  expect(said(<Pledged lesson={repos} party={1} />)).toBe('$40.82');
  expect(said(<Pledged lesson={repos} party={3} of="received" />)).toBe('$40.82');
  expect(said(<Fact>1857</Fact>)).toBe('1857');
});

test('a rate that the central bank has set is that of the fold, and one that it has not stops the build', () => {
  const ample = lessonOf(37);
  expect(said(<RateSet lesson={ample} round={9} of="iorb" />)).toBe('4.40\u00a0%');
  expect(() => said(<RateSet lesson={ample} round={1} of="iorb" />)).toThrow(/iorb is not set/);
});

test('a field that the event lacks stops the build, and so does a market without loans', () => {
  expect(() => said(<Deed lesson={lesson} round={1} field="rate" />)).toThrow(/no rate/);
  expect(() => said(<Median lesson={lesson} of="Repos" />)).toThrow(/no Repos loan/);
  expect(() => said(<ReserveRatio lesson={lesson} bank={1} />)).toThrow(/owes no deposits/);
});

describe('a refusal', () => {
  const pay = (amount: number): readonly BankingEvent[] => [
    { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount },
  ];

  test('is what the board says', () => {
    expect(said(<Refusal lesson={lesson} events={pay(10_001)} />)).toMatch(/^<q>.*\$100.*<\/q>$/);
  });

  test('of what is allowed stops the build', () => {
    expect(() => said(<Refusal lesson={lesson} events={pay(10_000)} />)).toThrow(/what is not/);
  });

  test('of anything but the last event stops the build', () => {
    const events = [...pay(10_001), ...pay(1)];
    expect(() => said(<Refusal lesson={lesson} events={events} />)).toThrow(/what is not/);
    expect(() => said(<Amount lesson={lesson} party={0} line="Total" events={events} />)).toThrow(
      /an example of lesson 2/,
    );
  });
});
