/**
 * The picture of a log's last round as small, plain data: worked out once, when the
 * log is published, and kept beside it, so that a list of logs folds none of them.
 */

import { assertDefined } from '../assert';
import { is, isText, isWhole, matchesExactly } from '../guards';
import type { Cents } from '../money';
import {
  capped,
  isSelfContained,
  MAX_PARTIES,
  oneOf,
  type PreviewParts,
  previewShape,
  withLargestFlows,
} from '../world/preview';
import type { FoldedLog } from '../world/world';
import type { BankingBoard } from './board/boards';
import type { BankingRound } from './board/rules';
import type { FlowKind } from './ledger/flowKinds';
import type { PartyType } from './ledger/partyTypes';
import { BLANK } from './ledger/state';
import { pictureOf } from './views/picture';
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

/** The preview of a log of the banking world. */
export interface BankingPreview extends PreviewParts<PreviewParty, FlowKind> {
  readonly world: 'banking';
  readonly lesson: number | 'sandbox';
}

/** So many parties of each rank come first, so that no rank is crowded out by those above it. */
const SHARE_OF_RANK = 4;

/** The picture of the last round of a log of the banking world. */
export function bankingPreview({
  board,
  rounds,
  steps,
}: FoldedLog<BankingRound, BankingBoard>): BankingPreview {
  const last = assertDefined(steps.at(-1), 'round of a folded log');
  const { tiers, flows } = pictureOf(steps.at(-2) ?? board.start.at(-2) ?? BLANK, last);
  const ranks = tiers.map(({ nodes }) =>
    nodes.map(({ partyId: id, name, type }) => {
      const { total, netWorth } = balanceSheet(last, id);
      return { id, name, type, assets: capped(total), liabilities: capped(total - netWorth) };
    }),
  );
  const owed = flows.map(({ debtorId: from, creditorId: to, kind, amount }) => ({
    from,
    to,
    kind,
    amount,
  }));
  return {
    world: 'banking',
    lesson: board.lesson,
    title: board.title,
    rounds: rounds.length - 1,
    ...withLargestFlows(largestOf(ranks), ranks.flat().length, owed),
  };
}

/** The parties to show: of each rank those with the largest sheets, then whoever has room. */
function largestOf(ranks: readonly (readonly PreviewParty[])[]): readonly PreviewParty[] {
  const sized = ranks.map((parties) => parties.toSorted(bySize));
  const first = sized.flatMap((parties) => parties.slice(0, SHARE_OF_RANK));
  const others = sized.flatMap((parties) => parties.slice(SHARE_OF_RANK));
  return [...first, ...others].slice(0, MAX_PARTIES).sort((one, other) => one.id - other.id);
}

const bySize = (one: PreviewParty, other: PreviewParty): number =>
  other.assets + other.liabilities - (one.assets + one.liabilities) || one.id - other.id;

const PARTY_TYPES: Readonly<Record<PartyType, true>> = {
  customer: true,
  bank: true,
  clearinghouse: true,
  centralbank: true,
  treasury: true,
  insurancefund: true,
};

const FLOW_KINDS: Readonly<Record<FlowKind, true>> = {
  deposits: true,
  certificates: true,
  overdrafts: true,
  dues: true,
  loans: true,
  mortgages: true,
  fedFunds: true,
  repos: true,
};

const shape = {
  world: is('banking'),
  lesson: isLesson,
  ...previewShape(isParty, FLOW_KINDS),
};

/** Whether a value is a preview of the banking world. */
export function isBankingPreview(value: unknown): value is BankingPreview {
  return matchesExactly(value, shape) && isSelfContained(value);
}

function isLesson(value: unknown): value is number | 'sandbox' {
  return isWhole(value) || value === 'sandbox';
}

function isParty(value: unknown): value is PreviewParty {
  const sums = { assets: isWhole, liabilities: isWhole };
  return matchesExactly(value, { id: isWhole, name: isText, ...sums, type: oneOf(PARTY_TYPES) });
}
