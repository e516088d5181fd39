/** The list of a day: what is on it, in which order, and what would mend it. */
import { describe, expect, test } from 'vitest';
import { offersOf } from '@/events/banking/board/menus';
import { apply, type BankingRound, wouldRefuse } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import { type Remedy, remediesFor } from '@/events/banking/remedies';
import { type AgendaItem, agendaOf } from '@/events/banking/views/time/agenda';
import { plain } from '@/events/phrase';
import { openingOf } from '../../../helpers/boards';
import { clock, endDay, fedFunds, termLoan } from '../../../helpers/days';
import { frozenLog, frozenNames, roundsOf } from '../../../helpers/logs';
import { built, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  interest,
  loan,
  overdraft,
  system,
  transfer,
} from '../../../helpers/setup';

/** A central bank with bills, One with bills and Two, $100 each, Ann at One and Ben at Two. */
const start = built(
  ...[system('centralbank'), clock(), interest(500), overdraft(100_000)],
  ...[bank('One', 0, 10_000), bank('Two', 0, 10_000), bills(1, 60_000), bills(0, 5000)],
  ...[customer('Ann', 50_000), customer('Ben', 50_000), account(3, 1, 50_000)],
  account(4, 2, 50_000),
);

const itemsOf = (round: BankingRound): readonly AgendaItem[] => agendaOf(round)?.items ?? [];

const told = (round: BankingRound) =>
  itemsOf(round).map(({ when, code, says }) => [when, code, plain(says)]);

const mends = (round: BankingRound, place = 0): readonly Remedy[] => {
  const item = itemsOf(round)[place];
  return item ? remediesFor(round, offersOf(round.book), item) : [];
};

const named = (list: readonly Remedy[]) =>
  list.map(({ context, refusal }) => [
    context.party?.name,
    context.action.type,
    refusal?.code ?? null,
  ]);

describe('the list of a day', () => {
  test('is of boards on which days pass', () => {
    expect(agendaOf(openingOf(16))).toBeNull();
    expect(agendaOf(start)).toEqual({ day: 1, items: [] });
  });

  test('has debts by the day on which they fall due, with their interest', () => {
    const lent = playOn(
      start,
      ...[termLoan(3, 1, 10_000, 2), fedFunds(1, 2, 5000, 3600, 1), loan(4, 2, 2000)],
      ...[termLoan(4, 2, 3000, 40), termLoan(3, 1, 4000, 9)],
    );
    expect(told(lent)).toEqual([
      ['tomorrow', null, 'One owes Two $50'],
      ['later', null, 'Ann owes One $100'],
      ['later', null, 'Ann owes One $40'],
      ['later', null, 'Ben owes Two $30'],
      ['on demand', null, 'Ben owes Two $20'],
    ]);
    expect(told(playOn(lent, endDay))[0]).toEqual([
      ...['today', 'DUE_TODAY', 'One owes Two $50 and $0.05 of interest'],
    ]);
    expect(itemsOf(playOn(lent, endDay))[0]).toMatchObject({
      ...{ key: 'debt 1', partyId: 1, otherId: 2, due: 2, kind: 'Fed funds' },
      ...{ amount: 5005, principal: 5000 },
    });
  });

  test('has what the day waits for in the order in which it is refused', () => {
    const due = playOn(playOn(start, fedFunds(1, 2, 5000, 3600)), endDay);
    const both = playOn(due, transfer([3, 1], [4, 2], 40_000));
    const codes = itemsOf(both).flatMap(({ code }) => code ?? []);
    expect(codes).toEqual(['DUE_TODAY', 'OVERDRAWN_AT_CLOSE']);
    expect(wouldRefuse(both, endDay, offersOf(both.book))?.code).toBe(codes[0]);
    expect(told(both)[1]?.[2]).toBe('One is overdrawn with the Central Bank by $250');
  });

  test('has payments that wait for their house', () => {
    const house = built(
      ...[system('clearinghouse'), clock(), bank('One', 20_000), bank('Two', 20_000)],
      ...[customer('Ann', 5000), customer('Ben', 5000), account(3, 1, 5000), account(4, 2, 5000)],
    );
    const waiting = playOn(house, transfer([3, 1], [4, 2], 1000));
    expect(told(waiting)[0]).toEqual([
      ...['today', 'PAYMENTS_WAIT', 'The Clearing House has not settled $20 of dues'],
    ]);
    expect(named(mends(waiting))).toContainEqual(['Clearing House', 'settleDues', null]);
  });

  test('names a code exactly where the end of the day is refused, at every step of the frozen logs', () => {
    const seen = new Set<string>();
    for (const name of frozenNames(1).filter((one) => /^(?:sandbox|lesson-[34])/.test(one))) {
      for (const round of roundsOf(frozenLog(1, name))) {
        if (!round.book.clock) continue;
        const code = itemsOf(round).find((item) => item.code !== null)?.code ?? null;
        expect(wouldRefuse(round, endDay, offersOf(round.book))?.code ?? null).toBe(code);
        seen.add(code ?? 'none');
      }
    }
    expect([...seen].toSorted()).toEqual(['DUE_TODAY', 'MARGIN_DUE', 'OVERDRAWN_AT_CLOSE', 'none']);
  });
});

describe('what would mend it', () => {
  const due = playOn(playOn(start, fedFunds(1, 2, 5000, 3600)), endDay);

  test('of a debt is what its two sides can do about it, filled in', () => {
    const found = mends(due);
    expect(named(found)).toEqual([
      ['One', 'payFedFundsLoan', null],
      ['Two', 'rollOver', null],
      ['Two', 'writeOff', null],
    ]);
    const drafts = found.map(({ draft }) => draft);
    expect(drafts[0]).toEqual({ loan: '0', amount: '50' });
    expect(drafts[1]).toMatchObject({ claim: '0', term: '1', rate: '36' });
    expect(drafts[2]).toEqual({ claim: '0', amount: '50.05' });
  });

  test('does mend it, each of them', () => {
    for (const { context, draft } of mends(due)) {
      const { event } = BANKING_FORMS.judged(context, draft, offersOf(due.book));
      const { round } = apply(due, event, offersOf(due.book));
      expect(round && itemsOf(round).some(({ code }) => code !== null)).toBe(false);
    }
  });

  test('says why where it cannot be done now', () => {
    const poor = playOn(due, transfer([3, 1], [4, 2], 40_000), overdraft(0));
    expect(named(mends(poor))[0]).toEqual(['One', 'payFedFundsLoan', 'INSUFFICIENT_DEPOSITS']);
    expect(mends(poor)[0]?.draft).toEqual({ loan: '0', amount: '50' });
  });

  test('of an overdraft is what brings the bank the sum, by the bank or the central bank', () => {
    const overdrawn = playOn(start, transfer([3, 1], [4, 2], 40_000));
    const found = mends(overdrawn);
    expect(named(found)).toEqual([
      ['One', 'getFedFundsLoan', null],
      ['One', 'doRepo', null],
      ['One', 'issueShares', null],
      ['One', 'discountLoan', null],
      ['Central Bank', 'buySecurities', null],
      ['Central Bank', 'openMarketPurchase', null],
    ]);
    expect(found[0]?.draft).toMatchObject({ lender: '2', amount: '300' });
    expect(found[3]?.draft).toMatchObject({ collateral: 'bills', amount: '300' });
    for (const { context, draft } of found) {
      const { event } = BANKING_FORMS.judged(context, draft, offersOf(overdrawn.book));
      const { round } = apply(overdrawn, event, offersOf(overdrawn.book));
      expect(round && itemsOf(round).some(({ key }) => key === 'overdrawn 1')).toBe(false);
    }
  });

  test('of a margin that is called is more bills, or the end of what they secure', () => {
    const repo = { type: 'doRepo', borrower: 1, lender: 2, amount: 10_000, rate: 500 } as const;
    const lent = playOn(start, { ...repo, haircut: 200, term: 9 });
    const short = playOn(lent, { type: 'setPrice', price: 9000 });
    expect(told(short)[0]?.slice(0, 2)).toEqual(['today', 'MARGIN_DUE']);
    const names = named(mends(short));
    expect(names).toContainEqual(['One', 'pledge', null]);
    expect(names).toContainEqual(['One', 'unwindRepo', null]);
    expect(names.map(([, type]) => type)).not.toContain('rollOver');
    const pledged = mends(short)[0] ?? expect.fail('an act');
    const { event } = BANKING_FORMS.judged(pledged.context, pledged.draft, offersOf(short.book));
    const { round } = apply(short, event, offersOf(short.book));
    expect(round && itemsOf(round).some(({ code }) => code !== null)).toBe(false);
  });

  test('is nothing where the board offers nothing', () => {
    const overdrawn = playOn(start, transfer([3, 1], [4, 2], 40_000));
    const [item] = itemsOf(overdrawn);
    expect(item && remediesFor(overdrawn, { board: [], parties: {} }, item)).toEqual([]);
  });
});
