import { describe, expect, test } from 'vitest';
import { checkBillsRound } from '@/events/bills/invariants';
import { billsLogLines, billsRecords } from '@/events/bills/records';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsRound } from '@/events/bills/rules';
import type { BillsState } from '@/events/bills/state';
import { billsReport, billsSheet, openDebts } from '@/events/bills/views';
import { played, positionAfter } from './support';

const STAGE = 3;
const events: readonly BillsEvent[] = [
  { type: 'trade', importer: 2, exporter: 0, amount: 40 },
  { type: 'trade', importer: 2, exporter: 0, amount: 60 },
  { type: 'drawBill', payee: 0, drawee: 1, bill: 0 },
  { type: 'remitBill', presenter: 1, presentee: 3, bill: 0 },
  { type: 'drawBill', payee: 3, drawee: 2, bill: 0 },
];

describe('the report', () => {
  test('has players, coins in hundredths, goods, and debts on both sides', () => {
    expect(billsReport(positionAfter(STAGE, events.slice(0, 4)))).toEqual([
      {
        id: 0,
        name: 'Florence Exporter',
        city: 'Florence',
        type: 'exporter',
        goods: 9,
        coins: { ecus: 52_560, marcs: 0 },
        assets: [{ id: 1, dueTo: 0, dueFrom: 2, city: 'Lyons', amount: 60, paid: false }],
        liabilities: [],
      },
      {
        id: 1,
        name: 'Florence Banker',
        city: 'Florence',
        type: 'banker',
        goods: 0,
        coins: { ecus: 47_440, marcs: 1000 },
        assets: [{ thirdParty: 3, amount: 40 }],
        liabilities: [],
      },
      {
        id: 2,
        name: 'Lyons Importer',
        city: 'Lyons',
        type: 'importer',
        goods: 11,
        coins: { ecus: 0, marcs: 100 },
        assets: [],
        liabilities: [
          { id: 0, dueTo: 3, dueFrom: 2, city: 'Lyons', amount: 40, paid: false },
          { id: 1, dueTo: 0, dueFrom: 2, city: 'Lyons', amount: 60, paid: false },
        ],
      },
      {
        id: 3,
        name: 'Lyons Banker',
        city: 'Lyons',
        type: 'banker',
        goods: 0,
        coins: { ecus: 50_000, marcs: 1000 },
        assets: [{ id: 0, dueTo: 3, dueFrom: 2, city: 'Lyons', amount: 40, paid: false }],
        liabilities: [{ thirdParty: 1, amount: 40 }],
      },
    ]);
  });

  test('leaves out what is paid', () => {
    const [, , importer, banker] = billsReport(positionAfter(STAGE, events));
    expect(importer?.liabilities.map((debt) => debt.amount)).toEqual([60]);
    expect(banker?.assets).toEqual([]);
  });
});

describe('a sheet', () => {
  const state = positionAfter(STAGE, events.slice(0, 4));

  test('says what debts come to in the coin of the player’s city', () => {
    expect(billsSheet(state, 0)).toMatchObject({ coinAsset: 3840, coinLiability: 0 });
    expect(billsSheet(state, 1)).toMatchObject({ coinAsset: 2560, coinLiability: 0 });
    expect(billsSheet(state, 2)).toMatchObject({ coinAsset: 0, coinLiability: 100 });
    expect(billsSheet(state, 3)).toMatchObject({ coinAsset: 40, coinLiability: 40 });
  });

  test('takes its lines from who owes whom', () => {
    expect(
      openDebts(state).map(({ creditorId, debtorId, amount, city }) => [
        creditorId,
        debtorId,
        amount,
        city,
      ]),
    ).toEqual([
      [3, 2, 40, 'Lyons'],
      [0, 2, 60, 'Lyons'],
      [1, 3, 40, 'Lyons'],
    ]);
  });
});

describe('records', () => {
  const rounds = played(STAGE, events);
  const lines = (index: number) => {
    const round = rounds[index];
    return round
      ? billsRecords(round).map((one) =>
          [
            one.playerId,
            one.side,
            one.instrumentType,
            one.notationType,
            `${one.symbol}${one.amount}`,
            one.counterpartyName,
          ].join(' '),
        )
      : [];
  };

  test('show a trade: goods against a bill', () => {
    expect(lines(1)).toEqual([
      '0 asset goods assignment -40 Lyons Importer',
      '2 asset goods assignment +40 Florence Exporter',
      '0 asset bills issuance +40 Lyons Importer',
      '2 liability bills issuance +40 Florence Exporter',
    ]);
  });

  test('show a sale: coin against a bill that changes hands', () => {
    expect(lines(3)).toEqual([
      '1 asset ecus assignment -2560 Florence Exporter',
      '0 asset ecus assignment +2560 Florence Banker',
      '0 asset bills assignment -40 Florence Banker',
      '1 asset bills assignment +40 Florence Exporter',
    ]);
  });

  test('show a remittance: a bill against a claim', () => {
    expect(lines(4)).toEqual([
      '1 asset bills assignment -40 Lyons Banker',
      '3 asset bills assignment +40 Florence Banker',
      '1 asset claims issuance +40 Lyons Banker',
      '3 liability claims issuance +40 Florence Banker',
    ]);
  });

  test('show a settlement: coin, and a bill that ends on both sides', () => {
    expect(lines(5)).toEqual([
      '2 asset marcs assignment -40 Lyons Banker',
      '3 asset marcs assignment +40 Lyons Importer',
      '3 asset bills setOff -40 Lyons Importer',
      '2 liability bills setOff -40 Lyons Banker',
    ]);
  });

  test('are told to each player in a line of its log', () => {
    const told = rounds.map((round) =>
      billsLogLines(round).map(
        ({ id, playerId, symbol, action }) => `${id} ${playerId} ${symbol} ${action}`,
      ),
    );
    expect(told[3]).toEqual([
      '0 1 - Gives 25.60 ecus to Florence Exporter.',
      '1 0 + Receives 25.60 ecus from Florence Banker.',
      '2 0 - Hands the bill on Lyons for 0.40 marcs to Florence Banker.',
      '3 1 + Takes over the bill on Lyons for 0.40 marcs from Florence Exporter.',
    ]);
    expect(told[4]?.slice(2)).toEqual([
      '2 1 + Is owed 0.40 marcs more by Lyons Banker.',
      '3 3 - Owes Florence Banker 0.40 marcs more.',
    ]);
    expect(told[1]?.slice(2)).toEqual([
      '2 0 + Holds the bill on Lyons for 0.40 marcs, due from Lyons Importer.',
      '3 2 - Owes the bill on Lyons for 0.40 marcs to Florence Exporter.',
    ]);
    expect(told[5]?.slice(2)).toEqual([
      '2 3 - Gives up the bill on Lyons for 0.40 marcs: Lyons Importer owes it no more.',
      '3 2 + Owes the bill on Lyons for 0.40 marcs to Lyons Banker no more.',
    ]);
  });

  test('explain a reset too', () => {
    const reset = positionAfter(STAGE, [...events, { type: 'reset' }]);
    expect(billsLogLines(reset).map(({ playerId, action }) => `${playerId} ${action}`)).toEqual([
      '0 Gives up the bill on Lyons for 0.60 marcs: Lyons Importer owes it no more.',
      '2 Owes the bill on Lyons for 0.60 marcs to Florence Exporter no more.',
      '1 Is owed 0.40 marcs less by Lyons Banker.',
      '3 Owes Florence Banker 0.40 marcs less.',
      '0 Has back 1 good.',
      '0 Gives up 25.60 ecus.',
      '1 Has back 25.60 ecus.',
      '2 Gives up 1 good.',
      '2 Has back 0.40 marcs.',
      '3 Gives up 0.40 marcs.',
    ]);
  });
});

describe('the invariants', () => {
  const before = positionAfter(STAGE, events.slice(0, 3));
  const remitted = positionAfter(STAGE, events.slice(0, 4));

  /** The numbers of the invariants that a spoilt round breaks. */
  function broken(spoilt: Partial<BillsRound>, earlier: BillsState = before) {
    const found = checkBillsRound(earlier, { ...remitted, ...spoilt });
    return [...new Set(found.map(({ invariant }) => invariant))];
  }

  const state = remitted;
  const [first, second, ...others] = state.players;
  const [bill, ...bills] = state.bills;
  if (!first || !second || !bill) throw new Error('there are players and bills');

  test('hold in every round of the session', () => {
    expect(broken({})).toEqual([]);
  });

  test('see a coin that came from nowhere', () => {
    const richer = { ...first, coins: { ...first.coins, ecus: first.coins.ecus + 1 } };
    expect(broken({ players: [richer, second, ...others] })).toEqual([1, 6]);
  });

  test('see a good that is lost', () => {
    const poorer = { ...first, goods: first.goods - 1 };
    expect(broken({ players: [poorer, second, ...others] })).toEqual([2, 6]);
  });

  test('see a purse below nothing', () => {
    const move = (by: number, player: typeof first) => ({
      ...player,
      coins: { ...player.coins, marcs: player.coins.marcs + by },
    });
    const players = [move(-1, first), move(1, second), ...others];
    expect(broken({ players })).toEqual([3, 6]);
  });

  test('see a bill that nobody holds, or that another owes, or whose terms change', () => {
    const spoilt = (change: Partial<typeof bill>) =>
      broken({ bills: [{ ...bill, ...change }, ...bills] });
    expect(spoilt({ dueTo: 9 })).toContain(4);
    expect(spoilt({ dueFrom: 0 })).toContain(4);
    expect(spoilt({ amount: 41 })).toContain(4);
    expect(spoilt({ city: 'Florence' })).toContain(4);
    expect(spoilt({ id: 5 })).toContain(4);
    const paid = { ...state, bills: [{ ...bill, paid: true }, ...bills] };
    expect(broken({}, paid)).toContain(4);
  });

  test('see a bill for nothing, and one for less', () => {
    const found = (amount: number) =>
      checkBillsRound(state, {
        ...remitted,
        bills: [{ ...bill, amount }, ...bills],
      }).filter(({ invariant }) => invariant === 3);
    expect(found(1)).toEqual([]);
    expect(found(0)).toEqual([{ invariant: 3, message: 'Bill 0 is for nothing.' }]);
    expect(found(-1)).toEqual([{ invariant: 3, message: 'Bill 0 is for nothing.' }]);
  });

  test('see a claim that shows on more sheets than one', () => {
    // The banker who is owed is on the board twice.
    const players = [...state.players, second];
    const found = checkBillsRound(state, { ...remitted, players });
    expect(found.filter(({ invariant }) => invariant === 5)).toEqual([
      {
        invariant: 5,
        message: '140 is due; 180 shows as assets and 140 as liabilities.',
      },
      { invariant: 5, message: 'The bankers show 2 claims.' },
    ]);
  });

  test('see a debt that shows on one side only', () => {
    expect(broken({ bills: [{ ...bill, dueTo: 9 }, ...bills] })).toContain(5);
  });

  test('see a claim that no posting explains', () => {
    expect(broken({ claim: state.claim + 1 })).toEqual([6]);
    expect(broken({ postings: remitted.postings.slice(1) })).toEqual([6]);
  });
});
