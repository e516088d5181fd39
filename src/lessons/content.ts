/** The lessons' texts, by the lesson's id. Order and titles come from the catalogue, not from here. */
import type { ComponentType } from 'react';
import type { CatalogueEntry, Lesson } from '@/events/lessons/lesson';
import BalanceSheetsAndDeposits, * as balanceSheetsAndDeposits from './balance-sheets-and-deposits/index.mdx';
import ClearingHouseLoans, * as clearingHouseLoans from './clearing-house-loans/index.mdx';
import ComparisonWithFedFunds, * as comparisonWithFedFunds from './comparison-with-fed-funds/index.mdx';
import Constraints, * as constraints from './constraints/index.mdx';
import CorrespondentBanking, * as correspondentBanking from './correspondent-banking/index.mdx';
import DaylightOverdrafts, * as daylightOverdrafts from './daylight-overdrafts/index.mdx';
import DepositTransfers, * as depositTransfers from './deposit-transfers/index.mdx';
import FedFundsRate1, * as fedFundsRate1 from './fed-funds-rate-1/index.mdx';
import FedFundsRate2, * as fedFundsRate2 from './fed-funds-rate-2/index.mdx';
import FundamentalsConclusion, * as fundamentalsConclusion from './fundamentals-conclusion/index.mdx';
import FundamentalsIntroduction, * as fundamentalsIntroduction from './fundamentals-introduction/index.mdx';
import FundingAMortgage, * as fundingAMortgage from './funding-a-mortgage/index.mdx';
import InterestRateSpreads, * as interestRateSpreads from './interest-rate-spreads/index.mdx';
import LegalConstructionOfRepo, * as legalConstructionOfRepo from './legal-construction-of-repo/index.mdx';
import Loans, * as loans from './loans/index.mdx';
import MultipleBanks, * as multipleBanks from './multiple-banks/index.mdx';
import OneBigBank, * as oneBigBank from './one-big-bank/index.mdx';
import Overdrafts, * as overdrafts from './overdrafts/index.mdx';
import RepoAndTheFed, * as repoAndTheFed from './repo-and-the-fed/index.mdx';
import RepoInBalanceSheets, * as repoInBalanceSheets from './repo-in-balance-sheets/index.mdx';
import ReposIntroduction, * as reposIntroduction from './repos-introduction/index.mdx';
import SecurityDealers, * as securityDealers from './security-dealers/index.mdx';
import TheClearingHouse, * as theClearingHouse from './the-clearing-house/index.mdx';
import TheFedFundsMarket, * as theFedFundsMarket from './the-fed-funds-market/index.mdx';
import TheFederalReserveIntroduction, * as theFederalReserveIntroduction from './the-federal-reserve-introduction/index.mdx';
import TowardsACentralBankConclusion, * as towardsACentralBankConclusion from './towards-a-central-bank-conclusion/index.mdx';
import TowardsACentralBankIntroduction, * as towardsACentralBankIntroduction from './towards-a-central-bank-introduction/index.mdx';

interface Facts {
  /** One sentence: what the lesson is about. */
  readonly description: string;
  readonly minutes: number;
}

/** A text that shows rounds on its lesson's board. */
interface BoardText extends Facts {
  readonly Text: ComponentType<{ lesson: Lesson }>;
}

/** The text of a lesson without a board. */
interface Introduction extends Facts {
  readonly Text: ComponentType<{ lesson: CatalogueEntry }>;
}

const TEXTS: ReadonlyMap<number, BoardText> = new Map([
  [1, { Text: BalanceSheetsAndDeposits, ...facts(balanceSheetsAndDeposits) }],
  [2, { Text: DepositTransfers, ...facts(depositTransfers) }],
  [3, { Text: Overdrafts, ...facts(overdrafts) }],
  [4, { Text: Loans, ...facts(loans) }],
  [5, { Text: Constraints, ...facts(constraints) }],
  [6, { Text: FundamentalsConclusion, ...facts(fundamentalsConclusion) }],
  [8, { Text: OneBigBank, ...facts(oneBigBank) }],
  [9, { Text: MultipleBanks, ...facts(multipleBanks) }],
  [10, { Text: CorrespondentBanking, ...facts(correspondentBanking) }],
  [11, { Text: TheClearingHouse, ...facts(theClearingHouse) }],
  [12, { Text: ClearingHouseLoans, ...facts(clearingHouseLoans) }],
  [13, { Text: TowardsACentralBankConclusion, ...facts(towardsACentralBankConclusion) }],
  [14, { Text: TheFederalReserveIntroduction, ...facts(theFederalReserveIntroduction) }],
  [15, { Text: DaylightOverdrafts, ...facts(daylightOverdrafts) }],
  [16, { Text: TheFedFundsMarket, ...facts(theFedFundsMarket) }],
  [17, { Text: FundingAMortgage, ...facts(fundingAMortgage) }],
  [18, { Text: FedFundsRate1, ...facts(fedFundsRate1) }],
  [19, { Text: FedFundsRate2, ...facts(fedFundsRate2) }],
  [21, { Text: RepoInBalanceSheets, ...facts(repoInBalanceSheets) }],
  [22, { Text: ComparisonWithFedFunds, ...facts(comparisonWithFedFunds) }],
  [23, { Text: LegalConstructionOfRepo, ...facts(legalConstructionOfRepo) }],
  [24, { Text: SecurityDealers, ...facts(securityDealers) }],
  [25, { Text: RepoAndTheFed, ...facts(repoAndTheFed) }],
  [26, { Text: InterestRateSpreads, ...facts(interestRateSpreads) }],
]);

const INTRODUCTIONS: ReadonlyMap<number, Introduction> = new Map([
  [0, { Text: FundamentalsIntroduction, ...facts(fundamentalsIntroduction) }],
  [7, { Text: TowardsACentralBankIntroduction, ...facts(towardsACentralBankIntroduction) }],
  [20, { Text: ReposIntroduction, ...facts(reposIntroduction) }],
]);

/** MDX is not type-checked: a text that lacks its named exports is found here, when the site is built. */
function facts({ description, minutes }: Facts): Facts {
  if (typeof description !== 'string' || typeof minutes !== 'number') {
    throw new Error('a lesson text must export its description and its minutes');
  }
  return { description, minutes };
}

/** The text of a lesson with a board. Throws when it has none: its page would be empty. */
export function textOf({ id }: Lesson): BoardText {
  return found(TEXTS.get(id), id);
}

/** The text of a lesson without a board. Throws when it has none: its page would be empty. */
export function introductionOf({ id }: CatalogueEntry): Introduction {
  return found(INTRODUCTIONS.get(id), id);
}

function found<T>(text: T | undefined, id: number): T {
  if (text === undefined) throw new Error(`lesson ${id} has no text`);
  return text;
}

const factsOf = ({ id }: CatalogueEntry): Facts =>
  found<Facts>(TEXTS.get(id) ?? INTRODUCTIONS.get(id), id);

/** How long a lesson takes to read and play, in minutes. */
export function minutesOf(entry: CatalogueEntry): number {
  return factsOf(entry).minutes;
}

/** What a lesson is about, in a sentence or two. */
export function descriptionOf(entry: CatalogueEntry): string {
  return factsOf(entry).description;
}
