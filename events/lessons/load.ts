/**
 * Loading lessons. Each board's opening, offers and tasks are a file of their own, and
 * a page fetches that of its own lesson only.
 */
import type { Lesson } from './lesson';

/** By id: every lesson with a board. The only list of those files. */
const FILES: ReadonlyMap<number, () => Promise<Lesson>> = new Map([
  [1, async () => (await import('./balanceSheetsAndDeposits')).balanceSheetsAndDeposits],
  [2, async () => (await import('./depositTransfers')).depositTransfers],
  [3, async () => (await import('./overdrafts')).overdrafts],
  [4, async () => (await import('./loans')).loans],
  [5, async () => (await import('./constraints')).constraints],
  [6, async () => (await import('./fundamentalsConclusion')).fundamentalsConclusion],
  [8, async () => (await import('./oneBigBank')).oneBigBank],
  [9, async () => (await import('./multipleBanks')).multipleBanks],
  [10, async () => (await import('./correspondentBanking')).correspondentBanking],
  [11, async () => (await import('./clearingHouse')).clearingHouse],
  [12, async () => (await import('./clearingHouseLoans')).clearingHouseLoans],
  [13, async () => (await import('./centralBankConclusion')).centralBankConclusion],
  [14, async () => (await import('./federalReserveIntroduction')).federalReserveIntroduction],
  [15, async () => (await import('./daylightOverdrafts')).daylightOverdrafts],
  [16, async () => (await import('./fedFundsMarket')).fedFundsMarket],
  [17, async () => (await import('./fundingAMortgage')).fundingAMortgage],
  [18, async () => (await import('./effectiveFedFundsRate')).effectiveFedFundsRate],
  [19, async () => (await import('./targetFedFundsRate')).targetFedFundsRate],
  [21, async () => (await import('./repoInBalanceSheets')).repoInBalanceSheets],
  [22, async () => (await import('./comparisonWithFedFunds')).comparisonWithFedFunds],
  [23, async () => (await import('./legalConstructionOfRepo')).legalConstructionOfRepo],
  [24, async () => (await import('./securityDealers')).securityDealers],
  [25, async () => (await import('./repoAndTheFed')).repoAndTheFed],
  [26, async () => (await import('./interestRateSpreads')).interestRateSpreads],
]);

/** The lesson of this id. Rejects when it has no board, or when its file cannot be fetched. */
export async function loadLesson(id: number): Promise<Lesson> {
  const load = FILES.get(id);
  if (!load) throw new Error(`lesson ${id} has no board`);
  return load();
}
