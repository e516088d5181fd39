/**
 * What a round moved, line by line: amounts that left one line of a sheet and arrived at another,
 * and the two lines that show each claim that changed. No pixels: how it is drawn is the screen's business.
 */

import { assertDefined, itemAt } from '../../assert';
import type { Cents } from '../../money';
import type { BankingRound } from '../board/rules';
import { type Bilateral, bilateralClaims, type Claim } from '../ledger/book';
import { creditorOf, debtorOf, isBilateral } from '../ledger/ends';
import { type RecordEntry, recordEntries } from '../ledger/records';
import type { State } from '../ledger/state';
import { keyOf } from '../ledger/sums';
import { type ClaimChange, claimChanges, markedLines } from './changes/changes';
import { legsOf, type Parts } from './picture/path';
import type { Passing } from './picture/words';
import { lineKey } from './sheet';

/** A line of a party's sheet. */
export interface LineEnd {
  readonly partyId: number;
  /** The same as the key of the sheet's line. */
  readonly lineKey: string;
  readonly side: 'asset' | 'liability';
}

/** An amount on its way from the line that it leaves to the line where it arrives. */
export interface Movement {
  /** Cents, more than zero. */
  readonly amount: Cents;
  readonly from: LineEnd;
  readonly to: LineEnd;
}

/** The two lines that show one claim: one number on two sheets. */
export interface Thread {
  /** The same for the same claim at every round. */
  readonly key: string;
  /** On the sheet of whoever is owed. */
  readonly asset: LineEnd;
  /** On the sheet of whoever owes. */
  readonly liability: LineEnd;
  /** Cents: above zero more is owed than before, below it less; 0 where the round left it as it was. */
  readonly change: Cents;
}

/**
 * The amounts that a round moved. What goes on from party to party is one movement, from the first
 * line to the last: a payment leaves the payer's line and arrives at the payee's. Cash, notes and
 * bills that change hands, on the way or by themselves, are movements of their own.
 *
 * @param before the state that the round came from
 */
export function movementsOf(before: State, round: BankingRound): readonly Movement[] {
  const entries = recordEntries(round);
  return runsOf(legsOf(before, round)).flatMap((run) => {
    const owed = run.filter((leg) => !isHanded(leg));
    const handed = run.filter(isHanded);
    const [first] = owed;
    return [
      ...(first ? [movementOf(entries, first, lastOf(owed))] : []),
      ...handed.map((leg) => movementOf(entries, leg, leg)),
    ];
  });
}

/** Whether cash, notes or bills change hands on a leg. */
const isHanded = ([{ entry }]: Parts): boolean => !isBilateral(entry.claim);

/** Legs that go on from one another. */
type Run = readonly [Parts, ...Parts[]];

/** The legs, grouped where they pass one amount on from party to party and visit none twice. */
function runsOf(legs: readonly Parts[]): readonly Run[] {
  const runs: [Parts, ...Parts[]][] = [];
  for (const leg of legs) {
    const run = runs.at(-1);
    if (run && goesOn(run, leg)) run.push(leg);
    else runs.push([leg]);
  }
  return runs;
}

function goesOn(run: Run, leg: Parts): boolean {
  const [{ fromId, toId }] = leg;
  const [{ toId: reached }] = lastOf(run);
  const isNew = run.every(([one]) => one.fromId !== toId && one.toId !== toId);
  return reached === fromId && isNew && amountOf(lastOf(run)) === amountOf(leg);
}

const lastOf = <Item>(list: readonly Item[]): Item => itemAt(list, list.length - 1);

const amountOf = (leg: Parts): Cents => leg.reduce((sum, { amount }) => sum + amount, 0);

function movementOf(entries: readonly RecordEntry[], first: Parts, last: Parts): Movement {
  return {
    amount: amountOf(first),
    from: leftBy(entries, first[0]),
    to: reachedBy(lastOf(last)),
  };
}

/** The line that something leaves: the giver's own, or where the giver now owes it. */
function leftBy(entries: readonly RecordEntry[], { entry, fromId, toId }: Passing): LineEnd {
  const { claim, symbol } = entry;
  if (isBilateral(claim)) return endOf(entry, symbol === '+' ? 'liability' : 'asset', fromId);
  // What is handed over stands in the giver's books, too: as cash, bills, or notes that it issues.
  const given = entries.find(
    (one) =>
      one.partyId === fromId &&
      one.counterpartyId === toId &&
      !isBilateral(one.claim) &&
      (one.claim.kind === 'securities') === (claim.kind === 'securities'),
  );
  const giver = assertDefined(given, 'entry of whoever hands it over');
  return endOf(giver, giver.side, fromId);
}

/** The line that something arrives at. */
function reachedBy({ entry, toId }: Passing): LineEnd {
  return endOf(
    entry,
    !isBilateral(entry.claim) || entry.symbol === '+' ? 'asset' : 'liability',
    toId,
  );
}

function endOf({ claim }: RecordEntry, side: LineEnd['side'], partyId: number): LineEnd {
  return { partyId, lineKey: lineKey(claim, side), side };
}

/**
 * The two lines of each claim between two parties that a round changed, accounts before debts. Where
 * it turned round, so that the debtor is owed, they are those that it shows on now.
 */
export function threadsOf(before: State, after: State): readonly Thread[] {
  return claimChanges(before, after, bilateralClaims)
    .filter(({ old, now }) => old !== now)
    .map(threadOf);
}

function threadOf({ claim, old, now }: ClaimChange<Bilateral>): Thread {
  const balance = now || old;
  const hasTurned = old * now < 0;
  return {
    key: keyOf(claim),
    ...endsOf(claim, creditorOf(claim, balance), debtorOf(claim, balance)),
    change: Math.abs(now) - (hasTurned ? 0 : Math.abs(old)),
  };
}

/** The two lines of a claim, whoever's sheet each of them is on. */
function endsOf(
  claim: Pick<Claim, 'kind' | 'id'>,
  creditorId: number,
  debtorId: number,
): Pick<Thread, 'asset' | 'liability'> {
  const end = (partyId: number, side: LineEnd['side']): LineEnd => ({
    partyId,
    lineKey: lineKey(claim, side),
    side,
  });
  return { asset: end(creditorId, 'asset'), liability: end(debtorId, 'liability') };
}

/**
 * The two lines of the claim that a line of a party's sheet shows, with the change that is marked on
 * it; null for cash, notes, bills and net worth, which stand on one sheet only.
 *
 * @param key the key of the line
 */
export function threadAt(before: State, after: State, partyId: number, key: string): Thread | null {
  const marked = markedLines(before, after, partyId).find(({ line }) => line.key === key);
  const other = marked?.line.thirdPartyDetail;
  if (!marked || !other) return null;
  const { line, change } = marked;
  const [creditorId, debtorId] = line.side === 'asset' ? [partyId, other.id] : [other.id, partyId];
  return { key: keyOf(line), ...endsOf(line, creditorId, debtorId), change };
}
