/** The picture of the last round of a log of the exercise, as small, plain data. */

import { assertDefined } from '../assert';
import { is, isText, isWhole, matchesExactly } from '../guards';
import {
  isSelfContained,
  oneOf,
  type PreviewParts,
  previewShape,
  withLargestFlows,
} from '../world/preview';
import type { FoldedLog } from '../world/world';
import type { BillsBoard } from './boards';
import type { BillsRound } from './rules';
import type { City, PlayerType } from './state';
import { openDebts } from './views';

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

type DebtKind = 'bills' | 'claim';

/** The preview of a log of the bills exercise. */
export interface BillsPreview extends PreviewParts<PreviewPlayer, DebtKind> {
  readonly world: 'bills';
  readonly stage: number;
}

/** The picture of the last round of a log of the exercise. */
export function billsPreview({
  board,
  rounds,
  steps,
}: FoldedLog<BillsRound, BillsBoard>): BillsPreview {
  const last = assertDefined(steps.at(-1), 'round of a folded log');
  const players = last.players.map(({ id, name, type, city, goods, coins }) => ({
    id,
    name,
    type,
    city,
    goods,
    ecus: coins.ecus,
    marcs: coins.marcs,
  }));
  const owed = openDebts(last).map(({ debtorId: from, creditorId: to, bill, amount }) => ({
    from,
    to,
    amount,
    kind: bill ? ('bills' as const) : ('claim' as const),
  }));
  return {
    world: 'bills',
    stage: board.stage.stage,
    title: board.stage.title,
    rounds: rounds.length - 1,
    ...withLargestFlows(players, players.length, owed),
  };
}

const PLAYER_TYPES: Readonly<Record<PlayerType, true>> = {
  exporter: true,
  importer: true,
  banker: true,
};

const CITIES: Readonly<Record<City, true>> = { Florence: true, Lyons: true };

const DEBT_KINDS: Readonly<Record<DebtKind, true>> = { bills: true, claim: true };

const shape = {
  world: is('bills'),
  stage: isWhole,
  ...previewShape(isPlayer, DEBT_KINDS),
};

/** Whether a value is a preview of the exercise. */
export function isBillsPreview(value: unknown): value is BillsPreview {
  return matchesExactly(value, shape) && isSelfContained(value);
}

function isPlayer(value: unknown): value is PreviewPlayer {
  const held = { goods: isWhole, ecus: isWhole, marcs: isWhole };
  return matchesExactly(value, {
    id: isWhole,
    name: isText,
    ...held,
    type: oneOf(PLAYER_TYPES),
    city: oneOf(CITIES),
  });
}
