/**
 * Predict, then reveal: what a learner expects a round to change on the sheets,
 * held entry by entry against what it changes. Net worth is never asked for: as
 * the balancing item it follows from the entries.
 */

import { type Cents, dollars } from '../../money';
import type { BankingRound } from '../board/rules';
import type { Book } from '../ledger/book';
import { type WorthName, worthName, worthOf } from '../ledger/capital';
import { nameIn } from '../ledger/naming';
import type { Side } from '../ledger/sides';
import { debtNamed } from '../ledger/sides';
import type { State } from '../ledger/state';
import { type MarkedLine, markedLines } from './changes/changes';
import { accountName } from './labels';
import { counterpartOf } from './replay/possibleAccounts';

/** The change of one line of one sheet. A claim that two parties see is two entries. */
export interface PredictedEntry {
  readonly partyId: number;
  readonly side: Side['side'];
  /** As that side of the sheet calls it, overdrafts by their own name. */
  readonly instrument: string;
  /** The counterparty; null for cash, notes and bills. */
  readonly thirdPartyId: number | null;
  /** Cents: above zero the line grows, below it shrinks. */
  readonly change: Cents;
}

/** What an entry is worth; `repeated` where another row has the same account. */
export type Verdict = 'right' | 'amount' | 'sign' | 'side' | 'account' | 'repeated';

export interface GradedEntry {
  readonly entry: PredictedEntry;
  readonly verdict: Verdict;
  /** What is so instead, in one sentence; "Right." where nothing is. */
  readonly sentence: string;
}

export interface Grade {
  /** As predicted, in order. */
  readonly graded: readonly GradedEntry[];
  /** What changed and no predicted entry came near. */
  readonly missed: readonly PredictedEntry[];
  readonly right: number;
  /** How many entries the round makes. */
  readonly of: number;
  /** By how much what balances a sheet changed, where it did, in cents, and what the sheet calls it. */
  readonly worths: readonly {
    readonly partyId: number;
    readonly name: WorthName;
    readonly change: Cents;
  }[];
}

/**
 * Grades a prediction of a round.
 *
 * @param before the state that the round came from
 */
export function gradePrediction(
  before: State,
  round: BankingRound,
  entries: readonly PredictedEntry[],
): Grade {
  const made = entriesMade(before, round);
  const claimed = new Set<PredictedEntry>();
  const named = entries.map((entry, index) =>
    entries.slice(0, index).some((other) => isSameLine(other, entry))
      ? REPEATED
      : gradeNamed(round, made, entry, claimed),
  );
  const sided = entries.map(
    (entry, index) => named[index] ?? gradeSide(round, made, entry, claimed),
  );
  const graded = entries.map((entry, index) => {
    const judged = sided[index] ?? {
      verdict: 'account' as const,
      sentence: whyNot(round, made, entry, claimed),
    };
    return { entry, ...judged };
  });
  return {
    graded,
    missed: made.filter((entry) => !claimed.has(entry)),
    right: graded.filter(({ verdict }) => verdict === 'right').length,
    of: made.length,
    worths: worthChanges(before, round),
  };
}

/** A grade in one sentence: "3 of 4 entries right." */
export function scoreSentence({ graded, right, of }: Grade): string {
  const extra = graded.filter(({ verdict }) => verdict === 'account').length;
  if (of === 0) {
    return extra === 0 ? 'Right: no sheet changes.' : 'No entry is right: no sheet changes.';
  }
  const isAll = right === of;
  // No action makes one entry alone: what it does to one line it does to another.
  const score = isAll ? `All ${of} entries right` : `${right} of ${of} entries right`;
  if (extra === 0) return `${score}.`;
  return `${score}, ${isAll ? 'but' : 'and'} ${extra} of yours ${extra === 1 ? 'is' : 'are'} not made.`;
}

/** What a round changes on all sheets, one entry a line; debts of one kind between the same two are one line. */
function entriesMade(before: State, round: BankingRound): readonly PredictedEntry[] {
  const made: PredictedEntry[] = [];
  for (const { id } of round.book.parties) {
    const lines = markedLines(before, round, id);
    const isAsset = ({ line }: MarkedLine): boolean => line.side === 'asset';
    const assetsFirst = [...lines.filter(isAsset), ...lines.filter((one) => !isAsset(one))];
    for (const { line, change } of assetsFirst) {
      if (change === 0) continue;
      const { side, instrument, thirdPartyDetail } = line;
      const thirdPartyId = thirdPartyDetail?.id ?? null;
      const entry = { partyId: id, side, instrument, thirdPartyId, change };
      const index = made.findIndex((one) => isSameLine(one, entry));
      const known = made[index];
      if (known) made[index] = { ...known, change: known.change + change };
      else made.push(entry);
    }
  }
  return made;
}

function isSameLine(one: PredictedEntry, other: PredictedEntry): boolean {
  return one.side === other.side && one.instrument === other.instrument && isSamePair(one, other);
}

function isSamePair(one: PredictedEntry, other: PredictedEntry): boolean {
  return one.partyId === other.partyId && one.thirdPartyId === other.thirdPartyId;
}

type Judged = Pick<GradedEntry, 'verdict' | 'sentence'>;

const REPEATED: Judged = {
  verdict: 'repeated',
  sentence: 'Another row has this account; give its whole change there.',
};

/** Judges an entry whose line does change; undefined where it does not. */
function gradeNamed(
  round: BankingRound,
  made: readonly PredictedEntry[],
  entry: PredictedEntry,
  claimed: Set<PredictedEntry>,
): Judged | undefined {
  const truth = made.find((one) => isSameLine(one, entry));
  if (!truth) return undefined;
  claimed.add(truth);
  if (truth.change === entry.change) return { verdict: 'right', sentence: 'Right.' };
  if (truth.change > 0 !== entry.change > 0) {
    const opposite = entry.change > 0 ? 'rise' : 'fall';
    return { verdict: 'sign', sentence: `It ${moves(truth.change)}; it does not ${opposite}.` };
  }
  const rest = restOf(round, made, truth);
  const sentence =
    rest && truth.change < 0
      ? `It ${moves(truth.change)}, to zero; the other ${dollars(Math.abs(rest.change))} is entered as “${accountName(round.book, rest)}”.`
      : `It ${moves(truth.change)}, not by ${dollars(Math.abs(entry.change))}.`;
  return { verdict: 'amount', sentence };
}

const moves = (change: Cents): string =>
  `${change > 0 ? 'rises' : 'falls'} by ${dollars(Math.abs(change))}`;

/** The change of the same account on the other side of zero, if there is one: above it is a deposit, below it an overdraft. */
function restOf(
  { book }: BankingRound,
  made: readonly PredictedEntry[],
  entry: PredictedEntry,
): PredictedEntry | undefined {
  const { partyId, instrument, thirdPartyId } = entry;
  const counterpart = counterpartOf(book, partyId, instrument, thirdPartyId);
  return made.find(
    (one) => one.side !== entry.side && one.instrument === counterpart && isSamePair(one, entry),
  );
}

/** Judges an entry that has its account on the wrong side; undefined where it is not so. */
function gradeSide(
  { book }: BankingRound,
  made: readonly PredictedEntry[],
  entry: PredictedEntry,
  claimed: Set<PredictedEntry>,
): Judged | undefined {
  const truth = made.find(
    (one) =>
      !claimed.has(one) &&
      one.side !== entry.side &&
      isSamePair(one, entry) &&
      isSameClaim(one.instrument, entry.instrument),
  );
  if (!truth) return undefined;
  claimed.add(truth);
  const name = truth.instrument === entry.instrument ? '' : ` (${accountName(book, truth)})`;
  const owner = nameIn(book, truth.partyId);
  return {
    verdict: 'side',
    sentence: `For ${owner} it is ${a(truth.side)}${name}, not ${a(entry.side)}; it ${moves(truth.change)}.`,
  };
}

const a = (side: Side['side']): string => (side === 'asset' ? 'an asset' : 'a liability');

/** Whether two names are of one kind of claim: a debt has one name for its creditor, and one for its debtor. */
function isSameClaim(one: string, other: string): boolean {
  const debt = debtNamed(one);
  return one === other || (debt !== undefined && debt === debtNamed(other));
}

/** Why the line of an entry does not change, in one sentence. */
function whyNot(
  round: BankingRound,
  made: readonly PredictedEntry[],
  entry: PredictedEntry,
  claimed: ReadonlySet<PredictedEntry>,
): string {
  const { book } = round;
  const { partyId, side, instrument, thirdPartyId } = entry;
  const owner = nameIn(book, partyId);
  const own = made.filter((one) => one.partyId === partyId);
  if (own.length === 0) return `Nothing changes on the sheet of ${owner}.`;
  const instead = restOf(round, own, entry);
  if (instead) {
    const fact = isOverdraft(book, instead) ? 'is below zero' : 'does not fall below zero';
    return `The account ${fact}: what changes is the line “${accountName(book, instead)}”.`;
  }
  const other = own.find(
    (one) => !claimed.has(one) && one.side === side && one.instrument === instrument,
  );
  if (other && other.thirdPartyId !== null && thirdPartyId !== null) {
    const [wrong, right] = [nameIn(book, thirdPartyId), nameIn(book, other.thirdPartyId)];
    return `The counterparty is ${right}, not ${wrong}.`;
  }
  return `This account of ${owner} does not change.`;
}

function isOverdraft({ accounts }: Book, { instrument }: PredictedEntry): boolean {
  return accounts.some(({ overdraft }) => overdraft === instrument);
}

function worthChanges(before: State, round: BankingRound): Grade['worths'] {
  return round.book.parties
    .map(({ id }) => ({
      partyId: id,
      name: worthName(round, id),
      change: worthOf(round, id) - worthOf(before, id),
    }))
    .filter(({ change }) => change !== 0);
}
