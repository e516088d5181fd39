/** Everything that a day's list says of a thing, whatever kind of thing it is. */
import { describe, expect, test } from 'vitest';
import { offersOf } from '@/events/banking/board/menus';
import { apply, type BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import { remediesFor } from '@/events/banking/remedies';
import { type AgendaItem, agendaOf } from '@/events/banking/views/time/agenda';
import { dueDates } from '@/events/banking/views/time/dueDates';
import { plain } from '@/events/phrase';
import { clock, endDay, fedFunds, termLoan } from '../../../helpers/days';
import { built, playOn } from '../../../helpers/rows';
import {
  account,
  bank,
  bills,
  customer,
  loan,
  overdraft,
  repayLoan,
  system,
  transfer,
} from '../../../helpers/setup';

/** A central bank (0) with bills, One (1) with bills and Two (2), $100 each, Ann (3) at One and Ben (4) at Two. */
const start = built(
  ...[system('centralbank'), clock(), overdraft(100_000), bank('One', 0, 10_000)],
  ...[bank('Two', 0, 10_000), bills(1, 60_000), bills(0, 50_000), customer('Ann', 50_000)],
  ...[customer('Ben', 50_000), account(3, 1, 50_000), account(4, 2, 50_000)],
);

/** What a list says, with its sentences as text. */
const listOf = (round: BankingRound) =>
  (agendaOf(round)?.items ?? []).map(({ says, ...item }) => ({ ...item, says: plain(says) }));

describe('a day’s list says of', () => {
  test('a bank that is overdrawn whose it is, and how much', () => {
    expect(listOf(playOn(start, transfer([3, 1], [4, 2], 40_000)))).toEqual([
      {
        ...{ key: 'overdrawn 1', when: 'today', code: 'OVERDRAWN_AT_CLOSE', debtId: null },
        ...{ partyId: 1, otherId: null, amount: 30_000, principal: 30_000, due: null },
        says: 'One is overdrawn with the Central Bank by $300',
        kind: 'Daylight overdraft',
      },
    ]);
  });

  test('a margin call which debt it is about, and both its sides', () => {
    const short = playOn(
      start,
      ...[fedFunds(2, 1, 100, 0, 9)],
      { type: 'discountLoan', bank: 1, amount: 9500, term: 9, collateral: 'bills' },
      { type: 'setPrice', price: 9500 },
    );
    expect(listOf(short)[0]).toEqual({
      ...{ key: 'margin 1', when: 'today', code: 'MARGIN_DUE', debtId: 1, due: null },
      ...{ partyId: 1, otherId: 0, amount: 511, principal: 511, kind: 'Margin call' },
      says: 'One must pledge $5.11 more of Treasury Bills to the Central Bank',
    });
  });

  test('a margin call on the central bank itself', () => {
    const short = playOn(
      start,
      { type: 'reverseRepoFacility', fund: 2, amount: 9500 },
      { type: 'setPrice', price: 9500 },
    );
    expect(listOf(short)[0]).toMatchObject({ partyId: 0, otherId: 2, amount: 500 });
    expect(listOf(short)[0]?.says).toBe(
      'The Central Bank must pledge $5 more of Treasury Bills to Two',
    );
  });

  test('what waits at a house how much of it are payments, and how much dues', () => {
    const house = built(
      ...[system('clearinghouse'), clock(), bank('One', 20_000), bank('Two', 20_000)],
      ...[customer('Ann', 5000), customer('Ben', 5000), account(3, 1, 5000), account(4, 2, 5000)],
    );
    expect(listOf(house)).toEqual([]);
    const due = playOn(house, transfer([3, 1], [4, 2], 1000));
    const item = {
      ...{ key: 'waiting', when: 'today', code: 'PAYMENTS_WAIT', debtId: null, partyId: 0 },
      ...{ otherId: null, due: null, kind: 'Payments that wait' },
    };
    expect(listOf(due)).toEqual([
      {
        ...{ ...item, amount: 2000, principal: 2000 },
        says: 'The Clearing House has not settled $20 of dues',
      },
    ]);
    const payment = { from: 3, fromBank: 1, to: 4, toBank: 2, amount: 500 };
    const queued = (round: BankingRound): BankingRound => ({
      ...round,
      book: { ...round.book, queue: [payment] },
    });
    expect(listOf(queued(due))).toEqual([
      {
        ...{ ...item, amount: 2500, principal: 2500 },
        says: 'The Clearing House has not settled $5 of payments and $20 of dues',
      },
    ]);
    expect(listOf(queued(house))[0]?.says).toBe(
      'The Clearing House has not settled $5 of payments',
    );
  });

  test('debts of and to the central bank by its name in the sentence', () => {
    const lent = playOn(
      start,
      { type: 'discountLoan', bank: 1, amount: 100, term: 9, collateral: 'bills' },
      { type: 'reverseRepoFacility', fund: 2, amount: 200 },
    );
    expect(listOf(lent).map(({ says }) => says)).toEqual([
      'The Central Bank owes Two $2',
      'One owes the Central Bank $1',
    ]);
  });

  test('nothing of debts that are paid, shares and interest', () => {
    const round = playOn(
      ...[start, loan(3, 1, 1000), repayLoan(0, 1000), fedFunds(1, 2, 5000, 3600, 3), endDay],
      { type: 'issueShares', bank: 1, investor: 3, amount: 500 },
    );
    const dates = dueDates(round) ?? expect.fail('days pass');
    expect(dates.today).toEqual([]);
    expect([...dates.tomorrow, ...dates.later, ...dates.onDemand].map(({ id }) => id)).toEqual([1]);
    const empty = { ...round, column: round.column.map(() => 0) };
    expect(dueDates(empty)).toEqual({ day: 2, today: [], tomorrow: [], later: [], onDemand: [] });
  });

  test('what falls due tomorrow once, and what fell due before today', () => {
    const round = playOn(start, termLoan(3, 1, 100, 1), termLoan(3, 1, 200, 2));
    const { book } = playOn(round, loan(4, 2, 300));
    const late = dueDates({ ...round, book: { ...book, clock: { basis: 360, day: 3 } } });
    expect(late?.today.map(({ id }) => id)).toEqual([0, 1]);
    expect(late?.tomorrow).toEqual([]);
    expect(dueDates(round)?.tomorrow.map(({ id }) => id)).toEqual([0]);
  });
});

describe('what would mend a thing', () => {
  const item: AgendaItem = {
    ...{ key: 'debt 7', when: 'today', code: 'DUE_TODAY', debtId: null, partyId: 9, otherId: null },
    ...{ amount: 100, principal: 100, says: [], kind: 'Fed funds', due: 1 },
  };

  test('is nothing where nobody on the board has it', () => {
    expect(remediesFor(start, offersOf(start.book), item)).toEqual([]);
  });

  test('of a debt that nobody waits for may be anything its sides can do', () => {
    const lent = playOn(start, fedFunds(1, 2, 5000, 0, 5), fedFunds(1, 2, 3000, 0, 9));
    const [, second] = agendaOf(lent)?.items ?? [];
    const found = second ? remediesFor(lent, offersOf(lent.book), second) : [];
    expect(
      found.map(({ context, draft }) => [context.party?.name, context.action.type, draft]),
    ).toEqual([
      ['One', 'payFedFundsLoan', { loan: '1', amount: '30' }],
      ['Two', 'rollOver', expect.objectContaining({ claim: '1', rate: '0' })],
      ['Two', 'writeOff', { claim: '1', amount: '30' }],
    ]);
  });

  test('of one of two debts is what ends that one, at the rate that it has', () => {
    const due = playOn(start, fedFunds(1, 2, 5000, 400), fedFunds(1, 2, 3000, 700), endDay);
    const [, second] = agendaOf(due)?.items ?? [];
    const found = second ? remediesFor(due, offersOf(due.book), second) : [];
    expect(found.map(({ context, draft }) => [context.action.type, draft])).toEqual([
      ['payFedFundsLoan', { loan: '1', amount: '30' }],
      ['rollOver', { claim: '1', term: '1', rate: '7', interest: 'paid' }],
      ['writeOff', { claim: '1', amount: '30.01' }],
    ]);
  });

  test('of an overdraft is also what leaves less of it, at the rate that the board proposes', () => {
    const fallen = playOn(start, fedFunds(2, 1, 1000, 700, 9), { type: 'setPrice', price: 9000 });
    const drawn = playOn(fallen, transfer([3, 1], [4, 2], 40_000));
    const overdrawn = agendaOf(drawn)?.items.find(({ key }) => key === 'overdrawn 1');
    const found = overdrawn ? remediesFor(drawn, offersOf(drawn.book), overdrawn) : [];
    const left = found.map(({ context, draft }) => {
      const { event } = BANKING_FORMS.judged(context, draft, offersOf(drawn.book));
      const { round } = apply(drawn, event, offersOf(drawn.book));
      const after = round && agendaOf(round)?.items.find(({ key }) => key === 'overdrawn 1');
      return [context.action.type, after?.amount ?? 0];
    });
    expect(overdrawn?.amount).toBe(31_000);
    // Bills of $310 in face value bring nine tenths of it.
    expect(left).toEqual([
      ...[
        ['getFedFundsLoan', 0],
        ['doRepo', 0],
        ['issueShares', 0],
        ['discountLoan', 0],
      ],
      ...[
        ['buySecurities', 3100],
        ['openMarketPurchase', 3100],
      ],
    ]);
    expect(found[0]?.draft).toMatchObject({ rate: '5.00' });
  });
});
