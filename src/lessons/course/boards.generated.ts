/** The board of every lesson that has one, each fetched by itself. Written by `npm run lists`, from the folders. */
import type { LessonBoard } from './lesson';

type Load = () => Promise<{ readonly board: LessonBoard }>;

export const BOARDS: ReadonlyMap<number, Load> = new Map<number, Load>([
  [1, () => import('../fundamentals/balance-sheets-and-deposits/board')],
  [2, () => import('../fundamentals/deposit-transfers/board')],
  [3, () => import('../fundamentals/overdrafts/board')],
  [4, () => import('../fundamentals/loans/board')],
  [5, () => import('../fundamentals/constraints/board')],
  [6, () => import('../fundamentals/conclusion/board')],
  [8, () => import('../towards-a-central-bank/one-big-bank/board')],
  [9, () => import('../towards-a-central-bank/multiple-banks/board')],
  [10, () => import('../towards-a-central-bank/correspondent-banking/board')],
  [11, () => import('../towards-a-central-bank/the-clearing-house/board')],
  [12, () => import('../towards-a-central-bank/clearing-house-loans/board')],
  [13, () => import('../towards-a-central-bank/conclusion/board')],
  [14, () => import('../the-federal-reserve/introduction/board')],
  [15, () => import('../the-federal-reserve/daylight-overdrafts/board')],
  [16, () => import('../the-federal-reserve/the-fed-funds-market/board')],
  [17, () => import('../the-federal-reserve/funding-a-mortgage/board')],
  [18, () => import('../the-federal-reserve/fed-funds-rate-1/board')],
  [19, () => import('../the-federal-reserve/fed-funds-rate-2/board')],
  [21, () => import('../repos/repo-in-balance-sheets/board')],
  [22, () => import('../repos/comparison-with-fed-funds/board')],
  [23, () => import('../repos/legal-construction-of-repo/board')],
  [24, () => import('../repos/security-dealers/board')],
  [25, () => import('../repos/repo-and-the-fed/board')],
  [26, () => import('../repos/interest-rate-spreads/board')],
  [28, () => import('../when-payment-stops/time-and-interest/board')],
  [29, () => import('../when-payment-stops/the-survival-constraint/board')],
  [30, () => import('../when-payment-stops/loss-and-capital/board')],
  [31, () => import('../when-payment-stops/the-run/board')],
  [32, () => import('../when-payment-stops/lender-of-last-resort/board')],
]);
