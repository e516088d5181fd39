/** What every text shows on its board, as its log file has it, by the lesson’s id. Written by `npm run lists`, from the folders. */
import demonstration1 from './fundamentals/balance-sheets-and-deposits/demonstration.json';
import demonstration2 from './fundamentals/deposit-transfers/demonstration.json';
import demonstration3 from './fundamentals/overdrafts/demonstration.json';
import demonstration4 from './fundamentals/loans/demonstration.json';
import demonstration5 from './fundamentals/constraints/demonstration.json';
import demonstration6 from './fundamentals/conclusion/demonstration.json';
import demonstration8 from './towards-a-central-bank/one-big-bank/demonstration.json';
import demonstration9 from './towards-a-central-bank/multiple-banks/demonstration.json';
import demonstration10 from './towards-a-central-bank/correspondent-banking/demonstration.json';
import demonstration11 from './towards-a-central-bank/the-clearing-house/demonstration.json';
import demonstration12 from './towards-a-central-bank/clearing-house-loans/demonstration.json';
import demonstration13 from './towards-a-central-bank/conclusion/demonstration.json';
import demonstration14 from './the-federal-reserve/introduction/demonstration.json';
import demonstration15 from './the-federal-reserve/daylight-overdrafts/demonstration.json';
import demonstration16 from './the-federal-reserve/the-fed-funds-market/demonstration.json';
import demonstration17 from './the-federal-reserve/funding-a-mortgage/demonstration.json';
import demonstration18 from './the-federal-reserve/fed-funds-rate-1/demonstration.json';
import demonstration19 from './the-federal-reserve/fed-funds-rate-2/demonstration.json';
import demonstration21 from './repos/repo-in-balance-sheets/demonstration.json';
import demonstration22 from './repos/comparison-with-fed-funds/demonstration.json';
import demonstration23 from './repos/legal-construction-of-repo/demonstration.json';
import demonstration24 from './repos/security-dealers/demonstration.json';
import demonstration25 from './repos/repo-and-the-fed/demonstration.json';
import demonstration26 from './repos/interest-rate-spreads/demonstration.json';
import demonstration28 from './when-payment-stops/time-and-interest/demonstration.json';
import demonstration29 from './when-payment-stops/the-survival-constraint/demonstration.json';
import demonstration30 from './when-payment-stops/loss-and-capital/demonstration.json';
import demonstration31 from './when-payment-stops/the-run/demonstration.json';
import demonstration32 from './when-payment-stops/lender-of-last-resort/demonstration.json';
import demonstration33 from './when-payment-stops/deposit-insurance/demonstration.json';
import demonstration34 from './when-payment-stops/fire-sales/demonstration.json';
import demonstration35 from './when-payment-stops/conclusion/demonstration.json';
import demonstration37 from './the-central-bank-today/from-scarce-to-ample-reserves/demonstration.json';
import demonstration38 from './the-central-bank-today/interest-on-reserves/demonstration.json';
import demonstration39 from './the-central-bank-today/money-funds/demonstration.json';
import demonstration40 from './the-central-bank-today/the-discount-rate/demonstration.json';
import demonstration41 from './the-central-bank-today/quantitative-easing/demonstration.json';
import demonstration42 from './the-central-bank-today/the-treasurys-account/demonstration.json';
import demonstration43 from './the-central-bank-today/conclusion/demonstration.json';

export const DEMONSTRATIONS: ReadonlyMap<number, unknown> = new Map<number, unknown>([
  [1, demonstration1],
  [2, demonstration2],
  [3, demonstration3],
  [4, demonstration4],
  [5, demonstration5],
  [6, demonstration6],
  [8, demonstration8],
  [9, demonstration9],
  [10, demonstration10],
  [11, demonstration11],
  [12, demonstration12],
  [13, demonstration13],
  [14, demonstration14],
  [15, demonstration15],
  [16, demonstration16],
  [17, demonstration17],
  [18, demonstration18],
  [19, demonstration19],
  [21, demonstration21],
  [22, demonstration22],
  [23, demonstration23],
  [24, demonstration24],
  [25, demonstration25],
  [26, demonstration26],
  [28, demonstration28],
  [29, demonstration29],
  [30, demonstration30],
  [31, demonstration31],
  [32, demonstration32],
  [33, demonstration33],
  [34, demonstration34],
  [35, demonstration35],
  [37, demonstration37],
  [38, demonstration38],
  [39, demonstration39],
  [40, demonstration40],
  [41, demonstration41],
  [42, demonstration42],
  [43, demonstration43],
]);
