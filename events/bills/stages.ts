/**
 * The stages of the exercise, one for each page of the article. Each brings in
 * only who has something to do on its page:
 *
 * 1. An exporter and an importer who can trade with each other, so one of each
 *    city: goods go out, a bill comes back, and no coin moves.
 * 2. The exporter's banker, who turns marcs of account into coin.
 * 3. The banker abroad, to whom bills are sent and who collects them.
 * 4. to 6. Trade the other way too, so that there is a bill to come home with:
 *    four traders and two bankers.
 *
 * Ids are dense from 0, in the order of the seats below, so a player's id may
 * differ between stages: the stage is part of a log, and small ids keep links short.
 */

import { endowment } from './conditions';
import type { BillsOffers, BillsRound } from './rules';
import type { City, Player, PlayerType } from './state';

export interface BillsStage {
  /** 1 to 6, the number that logs and links carry. */
  readonly stage: number;
  readonly title: string;
  /** The address of the article's page. */
  readonly path: string;
  /** The situation that the board opens with, in one or two sentences. */
  readonly about: string;
  readonly offers: BillsOffers;
  /** Round 0. */
  readonly opening: BillsRound;
}

interface Seat {
  readonly city: City;
  readonly type: PlayerType;
  /** The first stage that it takes part in; from there on it stays. */
  readonly from: number;
}

const SEATS: readonly Seat[] = [
  { city: 'Florence', type: 'exporter', from: 1 },
  { city: 'Florence', type: 'importer', from: 4 },
  { city: 'Florence', type: 'banker', from: 2 },
  { city: 'Lyons', type: 'exporter', from: 4 },
  { city: 'Lyons', type: 'importer', from: 1 },
  { city: 'Lyons', type: 'banker', from: 3 },
];

const TYPE_NAMES: Readonly<Record<PlayerType, string>> = {
  exporter: 'Exporter',
  importer: 'Importer',
  banker: 'Banker',
};

function playersOf(stage: number): readonly Player[] {
  return SEATS.filter(({ from }) => from <= stage).map(({ city, type }, id) => ({
    id,
    name: `${city} ${TYPE_NAMES[type]}`,
    city,
    type,
    ...endowment(city, type),
  }));
}

/** What is offered from a stage on, as its players come in. */
function offersOf(stage: number): BillsOffers {
  return {
    board: ['note', 'reset'],
    parties: {
      exporter: stage >= 2 ? ['trade', 'drawBill'] : ['trade'],
      ...(stage >= 3 ? { banker: ['drawBill', 'remitBill'] } : {}),
    },
  };
}

const BRANCH = '/articles/historical/renaissance/bills-of-exchange';

function stageOf(stage: number, title: string, slug: string, about: string): BillsStage {
  return {
    stage,
    title,
    path: `${BRANCH}/${slug}`,
    about,
    offers: offersOf(stage),
    opening: {
      players: playersOf(stage),
      bills: [],
      claim: 0,
      event: null,
      postings: [],
      count: 0,
    },
  };
}

/** Every stage, in order. */
export const BILLS_STAGES: readonly BillsStage[] = [
  stageOf(
    1,
    'Introduction',
    'introduction',
    'An exporter in Florence has goods that an importer in Lyons wants. They trade on credit: the importer owes a bill, payable in Lyons.',
  ),
  stageOf(
    2,
    'Bills of Exchange and Units of Account',
    'bills-of-exchange-and-units-of-account',
    'Bills are written in marcs, and Florence pays in ecus. A banker in Florence buys bills on Lyons at 64 ecus to the marc.',
  ),
  stageOf(
    3,
    'Remitting Bills',
    'remitting-bills',
    'The banker in Florence has a correspondent in Lyons. A bill remitted there can be collected there, and leaves the one banker owing the other.',
  ),
  stageOf(
    4,
    'Rechange Part 1',
    'rechange-part-1',
    'Goods and bills go both ways. A bill on Lyons costs 64 ecus to the marc in Florence, a bill on Florence brings 65.50.',
  ),
  stageOf(
    5,
    'Rechange Part 2',
    'rechange-part-2',
    'The banker in Florence can send marcs out at 64 ecus and bring them home at 65.50.',
  ),
  stageOf(
    6,
    'Conclusion',
    'conclusion',
    'Four traders and two bankers. See how much trade can be paid for while no coin leaves its city.',
  ),
];

/** The stage of this number, undefined when there is none. */
export function billsStage(stage: number): BillsStage | undefined {
  return BILLS_STAGES.find((one) => one.stage === stage);
}
