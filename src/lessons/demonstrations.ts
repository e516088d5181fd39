/** What the lessons' texts show on their boards: one log for each, read and folded when the site is built. */

import { lessonBoard } from '@/events/banking/board/boards';
import { fold } from '@/events/banking/board/rules';
import type { Lesson } from '@/events/lessons/lesson';
import type { LessonLog } from '@/events/log/log';
import { parseLog } from '@/events/log/parse';
import { firstRound, lastRound } from '@/events/timeline/lines';
import { extend, newTimeline, nodeAt } from '@/events/timeline/timeline';
import balanceSheetsAndDeposits from './balance-sheets-and-deposits/demonstration.json';
import clearingHouseLoans from './clearing-house-loans/demonstration.json';
import comparisonWithFedFunds from './comparison-with-fed-funds/demonstration.json';
import constraints from './constraints/demonstration.json';
import correspondentBanking from './correspondent-banking/demonstration.json';
import daylightOverdrafts from './daylight-overdrafts/demonstration.json';
import depositTransfers from './deposit-transfers/demonstration.json';
import fedFundsRate1 from './fed-funds-rate-1/demonstration.json';
import fedFundsRate2 from './fed-funds-rate-2/demonstration.json';
import fundamentalsConclusion from './fundamentals-conclusion/demonstration.json';
import fundingAMortgage from './funding-a-mortgage/demonstration.json';
import interestRateSpreads from './interest-rate-spreads/demonstration.json';
import legalConstructionOfRepo from './legal-construction-of-repo/demonstration.json';
import loans from './loans/demonstration.json';
import multipleBanks from './multiple-banks/demonstration.json';
import oneBigBank from './one-big-bank/demonstration.json';
import overdrafts from './overdrafts/demonstration.json';
import repoAndTheFed from './repo-and-the-fed/demonstration.json';
import repoInBalanceSheets from './repo-in-balance-sheets/demonstration.json';
import securityDealers from './security-dealers/demonstration.json';
import theClearingHouse from './the-clearing-house/demonstration.json';
import theFedFundsMarket from './the-fed-funds-market/demonstration.json';
import theFederalReserveIntroduction from './the-federal-reserve-introduction/demonstration.json';
import towardsACentralBankConclusion from './towards-a-central-bank-conclusion/demonstration.json';

/** A lesson's demonstration, and the rounds that it and the lesson's opening have. */
interface Demonstration {
  readonly log: LessonLog;
  /** The number of the opening's earliest round: 0 or less. */
  readonly first: number;
  readonly last: number;
}

const FILES: ReadonlyMap<number, unknown> = new Map<number, unknown>([
  [1, balanceSheetsAndDeposits],
  [2, depositTransfers],
  [3, overdrafts],
  [4, loans],
  [5, constraints],
  [6, fundamentalsConclusion],
  [8, oneBigBank],
  [9, multipleBanks],
  [10, correspondentBanking],
  [11, theClearingHouse],
  [12, clearingHouseLoans],
  [13, towardsACentralBankConclusion],
  [14, theFederalReserveIntroduction],
  [15, daylightOverdrafts],
  [16, theFedFundsMarket],
  [17, fundingAMortgage],
  [18, fedFundsRate1],
  [19, fedFundsRate2],
  [21, repoInBalanceSheets],
  [22, comparisonWithFedFunds],
  [23, legalConstructionOfRepo],
  [24, securityDealers],
  [25, repoAndTheFed],
  [26, interestRateSpreads],
]);

const found = new Map<number, Demonstration>();

/**
 * The demonstration of a lesson.
 *
 * Throws when there is none, when the log is not one of this lesson, or when the rules refuse an
 * event of it: a text never shows what cannot be done.
 */
export function demonstrationOf(lesson: Lesson): Demonstration {
  const known = found.get(lesson.id);
  if (known) return known;
  const demonstration = demonstrationIn(FILES.get(lesson.id), lesson);
  found.set(lesson.id, demonstration);
  return demonstration;
}

/** A demonstration from a log file's content. Throws as `demonstrationOf` does. */
export function demonstrationIn(content: unknown, lesson: Lesson): Demonstration {
  const fault = (message: string) =>
    new Error(`the demonstration of lesson ${lesson.id}: ${message}`);
  const read = parseLog(content);
  if ('problem' in read) throw fault(read.problem);
  const { log, malformed } = read;
  if (malformed) throw fault(malformed.message);
  if (log.lesson === 'sandbox' || log.lesson === 'bills' || log.lesson !== lesson.id) {
    throw fault(`its log belongs to lesson ${log.lesson}`);
  }
  const blank = newTimeline(lessonBoard(lesson));
  const { round } = nodeAt(blank, blank.opening);
  const { rounds, refused } = fold(round, log.events, lesson.offers);
  if (refused) throw fault(refused.message);
  const timeline = extend(blank, blank.opening, rounds);
  return { log, first: firstRound(blank), last: lastRound(timeline, timeline.nodes.length - 1) };
}
