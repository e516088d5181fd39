/** What every lesson says of itself, by its id. Written by `npm run lists`, from the folders. */
import type { LessonFacts } from './course/lesson';
import { facts as facts0 } from './fundamentals/introduction/facts';
import { facts as facts1 } from './fundamentals/balance-sheets-and-deposits/facts';
import { facts as facts2 } from './fundamentals/deposit-transfers/facts';
import { facts as facts3 } from './fundamentals/overdrafts/facts';
import { facts as facts4 } from './fundamentals/loans/facts';
import { facts as facts5 } from './fundamentals/constraints/facts';
import { facts as facts6 } from './fundamentals/conclusion/facts';
import { facts as facts7 } from './towards-a-central-bank/introduction/facts';
import { facts as facts8 } from './towards-a-central-bank/one-big-bank/facts';
import { facts as facts9 } from './towards-a-central-bank/multiple-banks/facts';
import { facts as facts10 } from './towards-a-central-bank/correspondent-banking/facts';
import { facts as facts11 } from './towards-a-central-bank/the-clearing-house/facts';
import { facts as facts12 } from './towards-a-central-bank/clearing-house-loans/facts';
import { facts as facts13 } from './towards-a-central-bank/conclusion/facts';
import { facts as facts14 } from './the-federal-reserve/introduction/facts';
import { facts as facts15 } from './the-federal-reserve/daylight-overdrafts/facts';
import { facts as facts16 } from './the-federal-reserve/the-fed-funds-market/facts';
import { facts as facts17 } from './the-federal-reserve/funding-a-mortgage/facts';
import { facts as facts18 } from './the-federal-reserve/fed-funds-rate-1/facts';
import { facts as facts19 } from './the-federal-reserve/fed-funds-rate-2/facts';
import { facts as facts20 } from './repos/introduction/facts';
import { facts as facts21 } from './repos/repo-in-balance-sheets/facts';
import { facts as facts22 } from './repos/comparison-with-fed-funds/facts';
import { facts as facts23 } from './repos/legal-construction-of-repo/facts';
import { facts as facts24 } from './repos/security-dealers/facts';
import { facts as facts25 } from './repos/repo-and-the-fed/facts';
import { facts as facts26 } from './repos/interest-rate-spreads/facts';
import { facts as facts27 } from './when-payment-stops/introduction/facts';
import { facts as facts28 } from './when-payment-stops/time-and-interest/facts';
import { facts as facts29 } from './when-payment-stops/the-survival-constraint/facts';
import { facts as facts30 } from './when-payment-stops/loss-and-capital/facts';
import { facts as facts31 } from './when-payment-stops/the-run/facts';
import { facts as facts32 } from './when-payment-stops/lender-of-last-resort/facts';
import { facts as facts33 } from './when-payment-stops/deposit-insurance/facts';
import { facts as facts34 } from './when-payment-stops/fire-sales/facts';
import { facts as facts35 } from './when-payment-stops/conclusion/facts';
import { facts as facts36 } from './the-central-bank-today/introduction/facts';
import { facts as facts37 } from './the-central-bank-today/from-scarce-to-ample-reserves/facts';
import { facts as facts38 } from './the-central-bank-today/interest-on-reserves/facts';
import { facts as facts39 } from './the-central-bank-today/money-funds/facts';
import { facts as facts40 } from './the-central-bank-today/the-discount-rate/facts';
import { facts as facts41 } from './the-central-bank-today/quantitative-easing/facts';
import { facts as facts42 } from './the-central-bank-today/the-treasurys-account/facts';
import { facts as facts43 } from './the-central-bank-today/conclusion/facts';

export const FACTS: ReadonlyMap<number, LessonFacts> = new Map([
  [0, facts0],
  [1, facts1],
  [2, facts2],
  [3, facts3],
  [4, facts4],
  [5, facts5],
  [6, facts6],
  [7, facts7],
  [8, facts8],
  [9, facts9],
  [10, facts10],
  [11, facts11],
  [12, facts12],
  [13, facts13],
  [14, facts14],
  [15, facts15],
  [16, facts16],
  [17, facts17],
  [18, facts18],
  [19, facts19],
  [20, facts20],
  [21, facts21],
  [22, facts22],
  [23, facts23],
  [24, facts24],
  [25, facts25],
  [26, facts26],
  [27, facts27],
  [28, facts28],
  [29, facts29],
  [30, facts30],
  [31, facts31],
  [32, facts32],
  [33, facts33],
  [34, facts34],
  [35, facts35],
  [36, facts36],
  [37, facts37],
  [38, facts38],
  [39, facts39],
  [40, facts40],
  [41, facts41],
  [42, facts42],
  [43, facts43],
]);
