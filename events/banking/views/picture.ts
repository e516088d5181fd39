/**
 * The picture of a system at a round: its parties in tiers, every claim between
 * them as a flow from who owes to who is owed, and the way that the round's value
 * took. No pixels: where things stand on a screen is the screen's business.
 */

import type { Cents } from '../../money';
import type { BankingRound } from '../board/rules';
import { type Bilateral, bilateralClaims } from '../ledger/book';
import { type WorthName, worthName, worthOf } from '../ledger/capital';
import { CREDITS } from '../ledger/debtRows';
import { debtorOf } from '../ledger/ends';
import type { FlowKind } from '../ledger/flowKinds';
import { INSTRUMENTS } from '../ledger/instruments';
import type { PartyType } from '../ledger/partyTypes';
import { marketValueOf } from '../ledger/price';
import { collateralOf, ownPledged } from '../ledger/securities';
import { instrumentAt, type Side, sidesOf } from '../ledger/sides';
import { isNetted, type State } from '../ledger/state';
import { type ClaimChange, claimChanges, markedLines } from './changes/changes';
import { lineLabel } from './labels';
import { type Leg, pathOf } from './picture/path';

/** Cash, bills or notes: what stands on one party's sheet and between no two parties. */
export interface Holding {
  readonly kind: 'reserves' | 'securities' | 'notes';
  /** As the party's own sheet calls it: "Cash", "Reserves", "Specie". */
  readonly label: string;
  /** Cents; 0 for what the round used up. */
  readonly amount: Cents;
  /** What the round added; below zero, what it took. Cents. */
  readonly change: Cents;
}

export interface PictureNode {
  readonly partyId: number;
  readonly name: string;
  readonly type: PartyType;
  /** The day on which it was closed; undefined of all that take part. */
  readonly closedOn: number | undefined;
  /** In the order of the sheet; what stands at zero and did not change is left out. */
  readonly holdings: readonly Holding[];
  /** How much of its own bills is pledged in repo, in cents. */
  readonly pledged: Cents;
  /** Cents; below zero when the party owes more than it has. */
  readonly netWorth: Cents;
  /** What the round added; below zero, what it took. Cents. */
  readonly netWorthChange: Cents;
  /** What the sheet calls it: "Retained earnings" of a bank with share capital. */
  readonly worthName: WorthName;
}

/** Parties of one rank: those that hold the system together, banks, customers. */
export interface Tier {
  readonly rank: 'institutions' | 'banks' | 'customers';
  /** In order of id, never empty. */
  readonly nodes: readonly PictureNode[];
}

/** A claim, from who owes to who is owed. */
export interface Flow {
  /** The same for the same claim in the same direction, at every round. */
  readonly key: string;
  readonly debtorId: number;
  readonly creditorId: number;
  readonly kind: FlowKind;
  /** What it is called whichever side it is seen from: "Customer Deposits", "Dues", "CH Loans". */
  readonly instrument: string;
  /** Cents; 0 for a claim that the round extinguished. */
  readonly amount: Cents;
  /** What the round added; below zero, what it took. Cents. */
  readonly change: Cents;
  /** Whether it is what is left of dues that were netted. */
  readonly isNetted: boolean;
  /** The Treasury Bills pledged for it, in cents; 0 for all but repos. */
  readonly secured: Cents;
}

export interface Picture {
  /** The highest first; a rank that nobody has is left out. */
  readonly tiers: readonly Tier[];
  /** Accounts before debts, each in order of opening. */
  readonly flows: readonly Flow[];
  /** The way of the round's value from party to party; empty where nothing passed between any. */
  readonly path: readonly Leg[];
}

/**
 * The picture of the system after a round.
 *
 * @param before the state that the round came from: changes are measured from it
 */
export function pictureOf(before: State, round: BankingRound): Picture {
  return {
    tiers: tiersOf(before, round),
    flows: claimChanges(before, round, bilateralClaims).flatMap((standing) =>
      flowsOf(round, standing),
    ),
    path: pathOf(before, round),
  };
}

const RANKS: Readonly<Record<PartyType, Tier['rank']>> = {
  centralbank: 'institutions',
  clearinghouse: 'institutions',
  treasury: 'institutions',
  insurancefund: 'institutions',
  bank: 'banks',
  customer: 'customers',
};

function tiersOf(before: State, after: State): readonly Tier[] {
  const nodes = after.book.parties.map(({ id, name, type, closedOn }) => ({
    partyId: id,
    name,
    type,
    closedOn,
    holdings: holdingsOf(before, after, id, type),
    pledged: marketValueOf(after.book, ownPledged(after.book, id)),
    netWorth: worthOf(after, id),
    netWorthChange: worthOf(after, id) - worthOf(before, id),
    worthName: worthName(after, id),
  }));
  return (['institutions', 'banks', 'customers'] as const)
    .map((rank) => ({ rank, nodes: nodes.filter(({ type }) => RANKS[type] === rank) }))
    .filter((tier) => tier.nodes.length > 0);
}

function holdingsOf(before: State, after: State, id: number, type: PartyType): readonly Holding[] {
  return markedLines(before, after, id).flatMap(({ line, change }) => {
    const { kind, amount } = line;
    if (kind === 'account' || kind === 'credit') return [];
    return [{ kind, label: lineLabel(line, type), amount, change }];
  });
}

/** A claim's flows: two where the round took its balance through zero, one of them extinguished. */
function flowsOf(after: State, { claim, old, now }: ClaimChange<Bilateral>): readonly Flow[] {
  const was = owedSide(claim, old);
  const is = owedSide(claim, now);
  const isSame = was?.partyId === is?.partyId;
  const flows: Flow[] = [];
  if (was && !isSame) flows.push(flowOf(after, claim, old, { ...was, amount: 0 }, -was.amount));
  if (is) flows.push(flowOf(after, claim, now, is, is.amount - (isSame && was ? was.amount : 0)));
  return flows;
}

/** The asset side of a claim at a balance; none where nothing is owed. */
function owedSide(claim: Bilateral, balance: Cents): Side | undefined {
  return sidesOf(claim, balance).find(({ side }) => side === 'asset');
}

function flowOf(after: State, claim: Bilateral, balance: Cents, side: Side, change: Cents): Flow {
  const { partyId: creditorId, instrument, amount } = side;
  const debtorId = debtorOf(claim, balance);
  const debt = claim.kind === 'credit' ? claim : null;
  return {
    key: `${claim.kind}-${claim.id}-${debtorId}`,
    debtorId,
    creditorId,
    kind: INSTRUMENTS[instrumentAt(claim, balance)].flow,
    instrument: debt?.instrument ?? instrument,
    amount,
    change,
    isNetted:
      debt !== null && !CREDITS[debt.instrument].isLoan && amount > 0 && isNetted(after, debt),
    secured: debt && amount > 0 ? marketValueOf(after.book, collateralOf(debt)) : 0,
  };
}
