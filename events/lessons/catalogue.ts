/** The catalogue: lectures and lessons. Order and navigation everywhere are derived from it. */
import { balanceSheetsAndDeposits } from './balanceSheetsAndDeposits';
import { centralBankConclusion } from './centralBankConclusion';
import { clearingHouse } from './clearingHouse';
import { clearingHouseLoans } from './clearingHouseLoans';
import { comparisonWithFedFunds } from './comparisonWithFedFunds';
import { constraints } from './constraints';
import { correspondentBanking } from './correspondentBanking';
import { daylightOverdrafts } from './daylightOverdrafts';
import { depositTransfers } from './depositTransfers';
import { effectiveFedFundsRate } from './effectiveFedFundsRate';
import { federalReserveIntroduction } from './federalReserveIntroduction';
import { fedFundsMarket } from './fedFundsMarket';
import { fundamentalsConclusion } from './fundamentalsConclusion';
import { fundingAMortgage } from './fundingAMortgage';
import { interestRateSpreads } from './interestRateSpreads';
import {
  introductionToCentralBank,
  introductionToFundamentals,
  introductionToRepos,
} from './introductions';
import { legalConstructionOfRepo } from './legalConstructionOfRepo';
import type { CatalogueEntry, Introduction, Lecture, Lesson } from './lesson';
import { loans } from './loans';
import { multipleBanks } from './multipleBanks';
import { oneBigBank } from './oneBigBank';
import { overdrafts } from './overdrafts';
import { repoAndTheFed } from './repoAndTheFed';
import { repoInBalanceSheets } from './repoInBalanceSheets';
import { securityDealers } from './securityDealers';
import { targetFedFundsRate } from './targetFedFundsRate';

/** Every lecture, in order. */
export const LECTURES: readonly Lecture[] = [
  { id: 0, title: 'Fundamentals', path: 'fundamentals' },
  { id: 1, title: 'Towards a Central Bank', path: 'towards-a-central-bank' },
  { id: 2, title: 'The Federal Reserve', path: 'the-federal-reserve' },
  { id: 3, title: 'Repos', path: 'repos' },
];

/** Every lesson, those that only introduce their lecture included, in order. */
export const CATALOGUE: readonly (Lesson | Introduction)[] = [
  introductionToFundamentals,
  balanceSheetsAndDeposits,
  depositTransfers,
  overdrafts,
  loans,
  constraints,
  fundamentalsConclusion,
  introductionToCentralBank,
  oneBigBank,
  multipleBanks,
  correspondentBanking,
  clearingHouse,
  clearingHouseLoans,
  centralBankConclusion,
  federalReserveIntroduction,
  daylightOverdrafts,
  fedFundsMarket,
  fundingAMortgage,
  effectiveFedFundsRate,
  targetFedFundsRate,
  introductionToRepos,
  repoInBalanceSheets,
  comparisonWithFedFunds,
  legalConstructionOfRepo,
  securityDealers,
  repoAndTheFed,
  interestRateSpreads,
];

/** Every lesson with a board, in order. */
export const LESSONS: readonly Lesson[] = CATALOGUE.filter((entry) => entry.opening !== null);

/** The lesson with this id, undefined when there is none, or none with a board. */
export function lessonById(id: number): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** The lesson at this address, undefined when there is none, or none with a board. */
export function lessonAt(lecturePath: string, slug: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.slug === slug && lectureOf(lesson).path === lecturePath);
}

/** The lecture a lesson belongs to. */
export function lectureOf(lesson: CatalogueEntry): Lecture {
  const lecture = LECTURES.find((one) => one.id === lesson.lectureId);
  if (!lecture) throw new Error(`lesson ${lesson.id} names an unknown lecture`);
  return lecture;
}

/** The address of a lesson's page. */
export function lessonPath(lesson: CatalogueEntry): string {
  return `/lectures/${lectureOf(lesson).path}/${lesson.slug}`;
}
