/**
 * The picture of a log's last round as small, plain data: worked out once, when the
 * log is published, and kept beside it, so that a list of logs folds none of them.
 */

import { entryOf } from '@/src/lessons/course/catalogue';
import type { BillsRound } from '../bills/rules';
import { billsStage } from '../bills/stages';
import type { City, PlayerType } from '../bills/state';
import { openDebts } from '../bills/views';
import { fits, is, isList, isText, isWhole } from '../guards';
import { known } from '../known';
import type { AnyFoldedLog, FoldedLog } from '../log/folded';
import { type Cents, MAX_BALANCE } from '../money';
import type { BankingRound } from './board/rules';
import type { PartyType } from './ledger/book';
import { BLANK } from './ledger/state';
import { type FlowKind, pictureOf } from './views/picture';
import { balanceSheet } from './views/sheet';

/** A party of the banking world. */
interface PreviewParty {
  readonly id: number;
  readonly name: string;
  readonly type: PartyType;
  /** What its sheet adds up to, in cents. */
  readonly assets: Cents;
  readonly liabilities: Cents;
}

/** A player of the bills exercise. */
interface PreviewPlayer {
  readonly id: number;
  readonly name: string;
  readonly type: PlayerType;
  readonly city: City;
  /** Hundredths of a good. */
  readonly goods: number;
  /** Hundredths of each coin. */
  readonly ecus: number;
  readonly marcs: number;
}

/** All that one party owes another in one way. */
interface PreviewFlow<Kind extends string> {
  /** Who owes, and who is owed. */
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  /** Cents; in the bills exercise hundredths of a marc. More than zero. */
  readonly amount: number;
}

/** What both worlds have. */
interface Pictured<Party, Kind extends string> {
  /** The board's title. */
  readonly title: string;
  /** The number of the last round. */
  readonly rounds: number;
  /** In order of id. */
  readonly parties: readonly Party[];
  /** The largest first, between these parties only. */
  readonly flows: readonly PreviewFlow<Kind>[];
  /** How many parties and flows there are beside these. */
  readonly leftOut: { readonly parties: number; readonly flows: number };
}

/** The preview of a log of the banking world. */
interface BankingPreview extends Pictured<PreviewParty, FlowKind> {
  readonly world: 'banking';
  readonly lesson: number | 'sandbox';
}

type DebtKind = 'bills' | 'claim';

/** The preview of a log of the bills exercise. */
interface BillsPreview extends Pictured<PreviewPlayer, DebtKind> {
  readonly world: 'bills';
  readonly stage: number;
}

export type Preview = BankingPreview | BillsPreview;

/** Parties and flows that a preview has at most. */
const MOST_PARTIES = 12;
const MOST_FLOWS = 24;

/** So many parties of each rank come first, so that no rank is crowded out by those above it. */
const SHARE_OF_RANK = 4;

/** The picture of the last round of a log. */
export function previewOf(folded: AnyFoldedLog): Preview {
  return folded.world === 'bills' ? billsPreview(folded, folded.stage) : bankingPreview(folded);
}

function bankingPreview({ board, rounds, steps }: FoldedLog<BankingRound>): BankingPreview {
  const last = known(steps.at(-1), 'round of a folded log');
  const { tiers, flows } = pictureOf(steps.at(-2) ?? board.start.at(-2) ?? BLANK, last);
  const ranks = tiers.map(({ nodes }) =>
    nodes.map(({ partyId: id, name, type }) => {
      const { total, netWorth } = balanceSheet(last, id);
      return { id, name, type, assets: kept(total), liabilities: kept(total - netWorth) };
    }),
  );
  const owed = flows.map(({ debtorId: from, creditorId: to, kind, amount }) => ({
    ...{ from, to, kind, amount },
  }));
  return {
    world: 'banking',
    lesson: typeof board.key === 'number' ? board.key : 'sandbox',
    title: typeof board.key === 'number' ? entryOf(board.key).title : 'Sandbox',
    rounds: rounds.length - 1,
    ...inShort(largestOf(ranks), ranks.flat().length, owed),
  };
}

function billsPreview({ rounds, steps }: FoldedLog<BillsRound>, stage: number): BillsPreview {
  const last = known(steps.at(-1), 'round of a folded log');
  const players = last.players.map(({ id, name, type, city, goods, coins }) => ({
    ...{ id, name, type, city, goods },
    ...{ ecus: coins.ecus, marcs: coins.marcs },
  }));
  const owed = openDebts(last).map(({ debtorId: from, creditorId: to, bill, amount }) => ({
    ...{ from, to, amount },
    kind: bill ? ('bills' as const) : ('claim' as const),
  }));
  return {
    world: 'bills',
    stage,
    title: known(billsStage(stage), 'stage of a folded log').title,
    rounds: rounds.length - 1,
    ...inShort(players, players.length, owed),
  };
}

/** A sum of balances, each of which is kept exactly: what passes that is not worth a digit here. */
const kept = (sum: number): number => Math.min(sum, MAX_BALANCE);

/** The parties to show: of each rank those with the largest sheets, then whoever has room. */
function largestOf(ranks: readonly (readonly PreviewParty[])[]): readonly PreviewParty[] {
  const sized = ranks.map((parties) => parties.toSorted(bySize));
  const first = sized.flatMap((parties) => parties.slice(0, SHARE_OF_RANK));
  const others = sized.flatMap((parties) => parties.slice(SHARE_OF_RANK));
  return [...first, ...others].slice(0, MOST_PARTIES).sort((one, other) => one.id - other.id);
}

const bySize = (one: PreviewParty, other: PreviewParty): number =>
  other.assets + other.liabilities - (one.assets + one.liabilities) || one.id - other.id;

/** The parties chosen, and of what is owed the largest sums between them; the rest is counted. */
function inShort<Party extends { readonly id: number }, Kind extends string>(
  parties: readonly Party[],
  count: number,
  owed: readonly PreviewFlow<Kind>[],
) {
  const ids = new Set(parties.map(({ id }) => id));
  const all = summed(owed);
  const flows = all
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .sort((one, other) => other.amount - one.amount)
    .slice(0, MOST_FLOWS);
  const leftOut = { parties: count - parties.length, flows: all.length - flows.length };
  return { parties, flows, leftOut };
}

/** One flow for all that one party owes another in one way; nothing for what is owed no more. */
function summed<Kind extends string>(owed: readonly PreviewFlow<Kind>[]): PreviewFlow<Kind>[] {
  const sums = new Map<string, PreviewFlow<Kind>>();
  for (const flow of owed) {
    const key = `${flow.from} ${flow.to} ${flow.kind}`;
    const amount = kept((sums.get(key)?.amount ?? 0) + flow.amount);
    if (amount > 0) sums.set(key, { ...flow, amount });
  }
  return [...sums.values()];
}

/** Reads a preview that was stored; null when it is none, or one of a form that is no longer written. */
export function readPreview(value: unknown): Preview | null {
  if (fits(value, bankingShape) || fits(value, billsShape)) return isClosed(value) ? value : null;
  return null;
}

/** Whether its flows run between parties that it has. */
function isClosed({ parties, flows }: Preview): boolean {
  const ids = new Set(parties.map(({ id }) => id));
  return ids.size === parties.length && flows.every(({ from, to }) => ids.has(from) && ids.has(to));
}

const common = { title: isText, rounds: isWhole, leftOut: isLeftOut };

const bankingShape = {
  ...common,
  world: is('banking'),
  lesson: isLesson,
  parties: listOf(isParty, MOST_PARTIES),
  flows: listOf(isFlow, MOST_FLOWS),
};

const billsShape = {
  ...common,
  world: is('bills'),
  stage: isWhole,
  parties: listOf(isPlayer, MOST_PARTIES),
  flows: listOf(isDebt, MOST_FLOWS),
};

function isLeftOut(value: unknown): value is Preview['leftOut'] {
  return fits(value, { parties: isWhole, flows: isWhole });
}

function isLesson(value: unknown): value is number | 'sandbox' {
  return isWhole(value) || value === 'sandbox';
}

const PARTY_TYPES: Readonly<Record<PartyType, true>> = {
  ...{ customer: true, bank: true, clearinghouse: true, centralbank: true },
};

const PLAYER_TYPES: Readonly<Record<PlayerType, true>> = {
  ...{ exporter: true, importer: true, banker: true },
};

const CITIES: Readonly<Record<City, true>> = { Florence: true, Lyons: true };

const FLOW_KINDS: Readonly<Record<FlowKind, true>> = {
  ...{ deposits: true, certificates: true, overdrafts: true, dues: true },
  ...{ loans: true, mortgages: true, fedFunds: true, repos: true },
};

const DEBT_KINDS: Readonly<Record<DebtKind, true>> = { bills: true, claim: true };

/** The question whether a value is one of some names. */
function oneOf<Name extends string>(names: Readonly<Record<Name, true>>) {
  return (value: unknown): value is Name =>
    typeof value === 'string' && Object.hasOwn(names, value);
}

/** The question whether a value is a list of so many at most, each of which is fit. */
function listOf<Item>(isItem: (value: unknown) => value is Item, most: number) {
  return (value: unknown): value is readonly Item[] =>
    isList(value) && value.length <= most && value.every(isItem);
}

const named = { id: isWhole, name: isText };

function isParty(value: unknown): value is PreviewParty {
  const sums = { assets: isWhole, liabilities: isWhole };
  return fits(value, { ...named, ...sums, type: oneOf(PARTY_TYPES) });
}

function isPlayer(value: unknown): value is PreviewPlayer {
  const held = { goods: isWhole, ecus: isWhole, marcs: isWhole };
  return fits(value, { ...named, ...held, type: oneOf(PLAYER_TYPES), city: oneOf(CITIES) });
}

const ends = { from: isWhole, to: isWhole, amount: isAboveZero };

function isAboveZero(value: unknown): value is number {
  return isWhole(value) && value > 0;
}

function isFlow(value: unknown): value is PreviewFlow<FlowKind> {
  return fits(value, { ...ends, kind: oneOf(FLOW_KINDS) });
}

function isDebt(value: unknown): value is PreviewFlow<DebtKind> {
  return fits(value, { ...ends, kind: oneOf(DEBT_KINDS) });
}
