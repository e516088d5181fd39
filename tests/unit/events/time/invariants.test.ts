/** What the invariants of days see in rounds that the core should never make. */
import { describe, expect, test } from 'vitest';
import { checkRound, netWorthEffectOf } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { INVARIANTS_OF_DAYS, invariantsOf } from '@/events/banking/ledger/invariants/invariants';
import { openingOf } from '../../../helpers/boards';
import { clock, days, endDay, fedFunds } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import { bank, bills, overdraft, system } from '../../../helpers/setup';

const start = built(system('centralbank'), clock(), bank('One', 0, 10_000), bank('Two', 0, 10_000));
const before = playOn(start, fedFunds(1, 2, 5000, 1000, 9), ...days(2));
const sound = playOn(before, endDay);

const messagesOf = (round: BankingRound, earlier = before): readonly string[] =>
  checkRound(earlier, round).map(({ invariant, message }) => `${invariant}: ${message}`);

/** The round with something added to a place of its column. */
function withAt(slot: number, change: number): BankingRound {
  const column = sound.column.with(slot, (sound.column[slot] ?? 0) + change);
  return { ...sound, column };
}

const debt = sound.book.credits[0];
if (!debt) throw new Error('nothing was lent');

/** A round as if the day had ended on a position. */
function ended(earlier: BankingRound): BankingRound {
  const { book } = earlier;
  const { clock: at = { basis: 360, day: 1 } } = book;
  return {
    ...earlier,
    event: { type: 'endDay' },
    postings: [],
    book: { ...book, clock: { ...at, day: at.day + 1 } },
  };
}

describe('invariants of days', () => {
  test('are of boards with a clock alone, and hold on a sound round', () => {
    expect(invariantsOf(sound.book).map(({ number }) => number)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14],
    ]);
    expect(invariantsOf(openingOf(2).book)).toHaveLength(7);
    expect(messagesOf(sound)).toEqual([]);
  });

  test('9: a cent of interest too much', () => {
    const wrong = [
      '9: The interest on Fed Funds between One and Two is not the exact sum of its days.',
    ];
    expect(messagesOf(withAt(debt.slot + 1, 1))).toEqual(wrong);
    const cent = 360 * 10_000;
    const more = sound.postings.map((one) => ({ ...one, delta: one.delta + 1 }));
    const moved = withAt(debt.slot + 1, -cent);
    expect(messagesOf({ ...moved, postings: more })).toContain(wrong[0]);
    expect(messagesOf({ ...sound, postings: [] })).toContain(wrong[0]);
  });

  test('10: a day that ends too early', () => {
    const due = playOn(start, fedFunds(1, 2, 500, 0), endDay);
    expect(messagesOf(ended(due), due)).toEqual([
      '10: Fed Funds between One and Two was due on the day that ended.',
    ]);
    const over = playOn(start, overdraft(5000), {
      ...{ type: 'bankTransfer', from: 1, to: 2, amount: 12_000 },
    } as const);
    expect(messagesOf(ended(over), over)).toEqual([
      '10: Bank Deposits between One and Central Bank was overdrawn as the day ended.',
    ]);
    const chips = built(system('chips'), clock(), bank('One', 0, 100));
    const payment = { from: 2, fromBank: 2, to: 2, toBank: 2, amount: 5 };
    const waiting = { ...chips, book: { ...chips.book, queue: [payment] } };
    expect(messagesOf(ended(waiting), waiting)).toEqual(['10: $0.05 waited as the day ended.']);
  });

  test('10: a pledge that is short as the day ends', () => {
    const held = built(
      ...[system('centralbank'), clock(), bank('One', 0, 10_000), bank('Two', 0, 10_000)],
      bills(1, 10_000),
    );
    const terms = { amount: 5000, rate: 0, haircut: 0, term: 5 };
    const short = playOn(
      held,
      { type: 'doRepo', borrower: 1, lender: 2, ...terms },
      { type: 'setPrice', price: 9000 },
    );
    expect(messagesOf(ended(short), short)).toEqual([
      '10: Repos between One and Two asked for more bills as the day ended.',
    ]);
  });

  test('11: bills that are not worth their face value at the price', () => {
    const held = built(system('centralbank'), clock(), bank('One', 0, 10_000), bills(1, 10_000));
    const priced = playOn(held, { type: 'setPrice', price: 9500 });
    const { slot } = priced.book.securities[0] ?? { slot: 0 };
    expect(messagesOf(priced, held)).toEqual([]);
    const off = { ...priced, column: priced.column.with(slot, 9501) };
    expect(messagesOf(off, held)).toContain(
      '11: The Treasury Bills of One stand at $95.01, not at $95.',
    );
    const grown = { ...priced, column: priced.column.with(slot, 9595).with(slot + 1, 10_100) };
    expect(messagesOf(grown, held)).toContain(
      '11: The Treasury Bills of One are another face value by the price alone.',
    );
    expect(messagesOf(grown, held)).toContain('3: There were bills of $100 and now of $101.');
  });

  test('13: interest that nobody pays', () => {
    const { slot } = sound.book.accounts[0] ?? { slot: 0 };
    const lost = { ...sound, column: sound.column.with(slot, 0), book: { ...sound.book } };
    expect(messagesOf(lost).some((one) => one.startsWith('4: '))).toBe(true);
    const reserves = sound.book.reserves[1];
    if (!reserves) throw new Error('a bank has reserves');
    const found = withAt(reserves.slot, 300);
    expect(messagesOf(found)).toContain('13: Over all parties interest comes to $3.');
  });

  test('14: reserves out of nowhere', () => {
    const { slot } = sound.book.accounts[0] ?? { slot: 0 };
    expect(messagesOf(withAt(slot, 500))).toContain(
      '14: Reserves changed by $5, and what moves them by $0.',
    );
  });

  test('compare figures of the step', () => {
    const figures = INVARIANTS_OF_DAYS.map((invariant) =>
      invariant
        .figures({ before, round: sound, effect: netWorthEffectOf(before, sound) })
        .map(({ label, amount }) => `${label}: ${amount}`),
    );
    expect(figures).toEqual([
      ['Interest booked: 1', 'Debts and accounts: 2'],
      ['Due before this step: 0', 'Waiting before this step: 0'],
      ['Bills on all sheets: 0', 'Face value × price: 0'],
      ['Owed by closed banks: 0', 'Received of it: 0'],
      ['Earned: 1', 'Paid: 1'],
      ['Change of reserves: 0', 'Change by factors: 0'],
    ]);
  });
});
