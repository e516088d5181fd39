/** The steps that build a system: taken out, moved and mended, and still about whom they were about. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import {
  basisOf,
  builtOf,
  draftOf,
  openingOf,
  type SystemDraft,
  withAdded,
  withClock,
  withMoved,
  without,
  withReplaced,
  withSystem,
} from '@/src/board/sandbox/draft';
import { LESSONS } from '@/src/lessons/course/all';
import { account, bank, customer, payment, system } from '@/src/lessons/course/opening';
import { frozenLog, frozenNames } from '../../helpers/logs';

const opening: readonly BankingEvent[] = [
  bank('Bank 1'),
  bank('Bank 2'),
  customer('Ann', 100),
  customer('Ben', 100),
  account(2, 0, 100),
  account(3, 1, 100),
  payment(2, 0, 3, 1, 30),
];

const draft = draftOf(opening, 'Two banks');

/** The opening that a draft comes to. */
const openingFrom = (changed: SystemDraft) => openingOf(builtOf(changed));

/** The codes of the steps that the rules refuse, by their place. */
const refusals = (changed: SystemDraft) =>
  builtOf(changed).all.flatMap(({ refused }, index) => (refused ? [[index, refused.code]] : []));

const keyAt = (changed: SystemDraft, index: number): number => changed.steps[index]?.key ?? -1;

describe('an opening taken apart into steps comes together as it was', () => {
  const ofLogs = frozenNames(1).flatMap((name) => {
    const log = frozenLog(1, name);
    return log.lesson === 'sandbox' ? [{ name, events: log.opening }] : [];
  });
  const ofLessons = LESSONS.map(({ title, opening: events }) => ({ name: title, events }));
  test.each([...ofLogs, ...ofLessons])('$name', ({ events }) => {
    expect(openingFrom(draftOf(events))).toEqual(events);
    expect(refusals(draftOf(events))).toEqual([]);
  });
});

describe('the clock', () => {
  const started = withClock(draft, builtOf(draft), 360);

  test('starts before everybody, whatever stands there already, and is kept by another system', () => {
    expect(basisOf(builtOf(draft))).toBeNull();
    expect(openingFrom(started)).toEqual([{ type: 'startClock', basis: 360 }, ...opening]);
    expect(basisOf(builtOf(started))).toBe(360);
    const chips = withSystem(started, 'centralbank');
    expect(openingFrom(chips).slice(0, 2)).toEqual([
      system('centralbank'),
      { type: 'startClock', basis: 360 },
    ]);
    expect(openingFrom(withClock(chips, builtOf(chips), 365))[1]).toEqual({
      ...{ type: 'startClock', basis: 365 },
    });
    expect(refusals(started)).toEqual([]);
  });

  test('is taken away, and the others stay whom they name', () => {
    expect(openingFrom(withClock(started, builtOf(started), null))).toEqual(opening);
  });
});

describe('a step that is taken out', () => {
  const withoutBank1 = without(draft, keyAt(draft, 0));

  test('leaves the others with whom they name, under new ids', () => {
    expect(openingFrom(without(withoutBank1, keyAt(draft, 4))).slice(0, 4)).toEqual([
      bank('Bank 2'),
      customer('Ann', 100),
      customer('Ben', 100),
      account(2, 0, 100),
    ]);
  });

  test('makes refused just those that name what it brought, and those that need them', () => {
    expect(refusals(withoutBank1)).toEqual([
      [3, 'UNKNOWN_PARTY'],
      [5, 'UNKNOWN_PARTY'],
    ]);
  });

  test('leaves nobody to be mistaken for what comes in its place', () => {
    const built = builtOf(withoutBank1);
    const again = withAdded(withoutBank1, bank('Bank 3'), built);
    expect(refusals(again)).toEqual(refusals(withoutBank1));
  });
});

describe('a step that is moved', () => {
  test('takes along whom the others name', () => {
    const moved = withMoved(draft, keyAt(draft, 0), 1);
    expect(refusals(moved)).toEqual([]);
    expect(openingFrom(moved)).toEqual([
      bank('Bank 2'),
      bank('Bank 1'),
      customer('Ann', 100),
      customer('Ben', 100),
      account(2, 1, 100),
      account(3, 0, 100),
      payment(2, 1, 3, 0, 30),
    ]);
  });

  test('is refused before what it needs, and mended by moving it back', () => {
    const key = keyAt(draft, 6);
    const early = withMoved(withMoved(draft, key, -1), key, -1);
    expect(refusals(early)).toEqual([[4, 'UNKNOWN_ACCOUNT']]);
    const back = withMoved(withMoved(early, key, 1), key, 1);
    expect(openingFrom(back)).toEqual(opening);
  });

  test('goes no further than the ends, nor before the choice of the system', () => {
    const chosen = withSystem(draft, 'correspondent');
    expect(withMoved(chosen, keyAt(chosen, 1), -1)).toBe(chosen);
    expect(withMoved(draft, keyAt(draft, 0), -1)).toBe(draft);
    expect(withMoved(draft, keyAt(draft, 6), 1)).toBe(draft);
  });
});

test('a debt keeps its name when another one comes before it', () => {
  const loan = (who: number, at: number, amount: number): BankingEvent => ({
    type: 'getLoan',
    customer: who,
    bank: at,
    amount,
  });
  const repay: BankingEvent = { type: 'repayLoan', loan: 0, amount: 5000, by: 'deposits' };
  const lent = draftOf([
    ...opening.slice(0, 6),
    loan(2, 0, 5000),
    { ...repay, loan: 0 },
    loan(3, 1, 1000),
  ]);
  const key = keyAt(lent, 8);
  const moved = withMoved(withMoved(lent, key, -1), key, -1);
  expect(refusals(moved)).toEqual([]);
  expect(openingFrom(moved).slice(6)).toEqual([
    loan(3, 1, 1000),
    loan(2, 0, 5000),
    { ...repay, loan: 1 },
  ]);
});

describe('another system', () => {
  test('gives everybody new ids and leaves every step with whom it names', () => {
    const changed = withSystem(draft, 'chips');
    expect(openingFrom(changed).slice(0, 6)).toEqual([
      system('chips'),
      bank('Bank 1'),
      bank('Bank 2'),
      customer('Ann', 100),
      customer('Ben', 100),
      account(4, 2, 100),
    ]);
    // Neither bank has pre-funded a position.
    expect(refusals(changed)).toEqual([[7, 'UNKNOWN_ACCOUNT']]);
    expect(openingFrom(withSystem(changed, 'national')).slice(1)).toEqual(opening);
  });
});

describe('a step that is edited', () => {
  test('is written with the ids that stand where it is', () => {
    const built = builtOf(draft);
    const changed = withReplaced(draft, keyAt(draft, 4), account(2, 1, 50), built);
    expect(refusals(changed)).toEqual([[6, 'UNKNOWN_ACCOUNT']]);
    const swapped = withMoved(changed, keyAt(changed, 0), 1);
    expect(openingFrom(swapped)[4]).toEqual(account(2, 0, 50));
  });
});

describe('an opening that cannot be built whole', () => {
  const tooMuch = account(2, 0, 500);
  const broken = draftOf([...opening.slice(0, 4), tooMuch, ...opening.slice(5)]);

  test('tells every step that is refused, and builds the others', () => {
    expect(refusals(broken)).toEqual([
      [4, 'INSUFFICIENT_CASH'],
      [6, 'UNKNOWN_ACCOUNT'],
    ]);
    expect(builtOf(broken).last.book.accounts).toHaveLength(1);
  });

  test('is whole once the step at fault is mended', () => {
    const mended = withReplaced(broken, keyAt(broken, 4), account(2, 0, 100), builtOf(broken));
    expect(openingFrom(mended)).toEqual(opening);
    expect(refusals(mended)).toEqual([]);
  });

  test('keeps whom its steps name when a newcomer is refused', () => {
    const [first, ...others] = opening;
    const nameless: BankingEvent = { ...bank('Bank 1'), name: '' };
    const unbuilt = draftOf([nameless, ...others]);
    expect(first).toEqual(bank('Bank 1'));
    const mended = withReplaced(unbuilt, keyAt(unbuilt, 0), bank('Bank 1'), builtOf(unbuilt));
    expect(openingFrom(mended)).toEqual(opening);
  });
});
