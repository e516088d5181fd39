/**
 * The invariants of the exercise: what a round and the state before it must have
 * in common, whatever the event was.
 */

import { assertDefined } from '../assert';
import { total } from '../money';
import { endowment } from './conditions';
import { type BillsRecord, billsRecords } from './records';
import {
  type BillsState,
  type BillsStep,
  CURRENCIES,
  findPlayer,
  type Player,
  playerOf,
} from './state';
import { billsSheet } from './views';
import { quantity } from './words';

interface BillsInvariant {
  readonly number: number;
  /** A few plain words, as a heading. */
  readonly title: string;
  readonly sentence: string;
  /** What is wrong, player by player or bill by bill; none when the invariant holds. */
  faults(before: BillsState, round: BillsStep<unknown>): readonly string[];
}

/** Goods and both coins, the holdings that only ever change hands. */
const HOLDINGS = ['goods', ...CURRENCIES] as const;

type Holding = (typeof HOLDINGS)[number];

function held({ goods, coins }: Pick<Player, 'goods' | 'coins'>, what: Holding): number {
  return what === 'goods' ? goods : coins[what];
}

/** The faults of holdings that are not on the board as they were brought. */
function unconserved(state: BillsState, what: Holding): readonly string[] {
  const there = total(state.players.map((player) => held(player, what)));
  const brought = total(state.players.map(({ city, type }) => held(endowment(city, type), what)));
  return there === brought
    ? []
    : [`The players hold ${quantity(there, what)} and brought ${quantity(brought, what)}.`];
}

const coinsConserved: BillsInvariant = {
  number: 1,
  title: 'Coins are conserved',
  sentence: 'Of each coin there is on the board what the players brought.',
  faults: (_before, state) => CURRENCIES.flatMap((currency) => unconserved(state, currency)),
};

const goodsConserved: BillsInvariant = {
  number: 2,
  title: 'Goods are conserved',
  sentence: 'There are on the board the goods that the players brought.',
  faults: (_before, state) => unconserved(state, 'goods'),
};

const nothingNegative: BillsInvariant = {
  number: 3,
  title: 'Nobody holds less than nothing',
  sentence: 'Goods and coins are never negative, and every bill is for more than nothing.',
  faults: (_before, state) => [
    ...state.players.flatMap((player) =>
      HOLDINGS.filter((what) => held(player, what) < 0).map(
        (what) => `${player.name} holds ${quantity(held(player, what), what)}.`,
      ),
    ),
    ...state.bills
      .filter(({ amount }) => amount <= 0)
      .map(({ id }) => `Bill ${id} is for nothing.`),
  ],
};

const billsHaveTwoSides: BillsInvariant = {
  number: 4,
  title: 'Every bill has one holder and one debtor',
  sentence:
    'A bill is payable in its debtor’s city, by an importer, to someone else; its terms never change, and once paid it stays paid.',
  faults: (before, state) =>
    state.bills.flatMap((bill, index) => {
      const [holder, debtor] = [findPlayer(state, bill.dueTo), findPlayer(state, bill.dueFrom)];
      const earlier = before.bills[index];
      const isOwed = debtor?.type === 'importer' && debtor.city === bill.city;
      const isHeld = holder !== undefined && holder.type !== 'importer';
      const isSame =
        earlier === undefined ||
        (earlier.dueFrom === bill.dueFrom &&
          earlier.amount === bill.amount &&
          (!earlier.paid || (bill.paid && earlier.dueTo === bill.dueTo)));
      return [
        ...(bill.id === index ? [] : [`Bill ${bill.id} stands in place ${index}.`]),
        ...(isOwed ? [] : [`Bill ${index} is not owed by an importer in ${bill.city}.`]),
        ...(isHeld ? [] : [`Bill ${index} has no holder.`]),
        ...(isSame ? [] : [`The terms of bill ${index} have changed.`]),
      ];
    }),
};

const debtsMatch: BillsInvariant = {
  number: 5,
  title: 'Every debt has two sides',
  sentence:
    'What is an asset of one player is a liability of another, and the bankers’ claim is an asset of one of them only.',
  faults(_before, state) {
    const sheets = state.players.map(({ id }) => billsSheet(state, id));
    const assets = sheets.flatMap((sheet) => sheet.assets);
    const liabilities = sheets.flatMap((sheet) => sheet.liabilities);
    const owing = state.bills.filter(({ paid }) => !paid).map(({ amount }) => amount);
    const due = total(owing) + Math.abs(state.claim);
    const [asAssets, asLiabilities] = [assets, liabilities].map((debts) =>
      total(debts.map(({ amount }) => amount)),
    );
    const claims = assets.filter(({ bill }) => bill === null).length;
    return [
      ...(asAssets === due && asLiabilities === due
        ? []
        : [`${due} is due; ${asAssets} shows as assets and ${asLiabilities} as liabilities.`]),
      ...(claims === (state.claim === 0 ? 0 : 1) ? [] : [`The bankers show ${claims} claims.`]),
    ];
  },
};

const recordsExplain: BillsInvariant = {
  number: 6,
  title: 'The records explain the step',
  sentence: 'For each player the entries of a step add up to the change of its position.',
  faults(before, round) {
    const records = billsRecords(round);
    return round.players.flatMap((player) => {
      const changes = positionOf(round, player.id);
      const earlier = positionOf(before, player.id);
      return [...changes].flatMap(([line, figure]) => {
        const change = figure - assertDefined(earlier.get(line), line);
        const recorded = recordedOn(records, player.id, line);
        return change === recorded
          ? []
          : [`${line} of ${player.name} changed by ${change}; the records say ${recorded}.`];
      });
    });
  },
};

/** A player's position: each line of its sheet by the name that its records use. */
function positionOf(state: BillsState, playerId: number): ReadonlyMap<string, number> {
  const player = playerOf(state, playerId);
  const { assets, liabilities } = billsSheet(state, playerId);
  const lines = new Map<string, number>(
    HOLDINGS.map((what) => [`asset ${what}`, held(player, what)]),
  );
  for (const [side, debts] of [
    ['asset', assets],
    ['liability', liabilities],
  ] as const) {
    const bills = debts.filter(({ bill }) => bill !== null);
    const claims = debts.filter(({ bill }) => bill === null);
    lines.set(`${side} bills`, total(bills.map(({ amount }) => amount)));
    lines.set(`${side} claims`, total(claims.map(({ amount }) => amount)));
  }
  return lines;
}

function recordedOn(records: readonly BillsRecord[], playerId: number, line: string): number {
  return total(
    records
      .filter((one) => one.playerId === playerId && `${one.side} ${one.instrumentType}` === line)
      .map(({ amount, symbol }) => (symbol === '+' ? amount : -amount)),
  );
}

/** Every invariant of the exercise, by number. */
const BILLS_INVARIANTS: readonly BillsInvariant[] = [
  coinsConserved,
  goodsConserved,
  nothingNegative,
  billsHaveTwoSides,
  debtsMatch,
  recordsExplain,
];

/**
 * Checks a round against every invariant.
 *
 * @param before the state that the round's event was applied to
 * @returns what is violated: nothing, unless the core itself is at fault
 */
export function checkBillsRound(
  before: BillsState,
  round: BillsStep<unknown>,
): readonly { readonly invariant: number; readonly message: string }[] {
  return BILLS_INVARIANTS.flatMap((invariant) =>
    invariant.faults(before, round).map((message) => ({ invariant: invariant.number, message })),
  );
}
