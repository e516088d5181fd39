/** The texts of all lectures and lessons, by their ids. Written by `npm run lists`, from the folders. */
import * as lecture0 from './fundamentals/index.mdx';
import * as recap0 from './fundamentals/recap.mdx';
import * as lecture1 from './towards-a-central-bank/index.mdx';
import * as recap1 from './towards-a-central-bank/recap.mdx';
import * as lecture2 from './the-federal-reserve/index.mdx';
import * as recap2 from './the-federal-reserve/recap.mdx';
import * as lecture3 from './repos/index.mdx';
import * as recap3 from './repos/recap.mdx';
import * as lecture4 from './when-payment-stops/index.mdx';
import * as recap4 from './when-payment-stops/recap.mdx';
import * as lecture5 from './the-central-bank-today/index.mdx';
import * as recap5 from './the-central-bank-today/recap.mdx';
import * as lesson0 from './fundamentals/introduction/index.mdx';
import * as lesson1 from './fundamentals/balance-sheets-and-deposits/index.mdx';
import * as lesson2 from './fundamentals/deposit-transfers/index.mdx';
import * as lesson3 from './fundamentals/overdrafts/index.mdx';
import * as lesson4 from './fundamentals/loans/index.mdx';
import * as lesson5 from './fundamentals/constraints/index.mdx';
import * as lesson6 from './fundamentals/conclusion/index.mdx';
import * as lesson7 from './towards-a-central-bank/introduction/index.mdx';
import * as lesson8 from './towards-a-central-bank/one-big-bank/index.mdx';
import * as lesson9 from './towards-a-central-bank/multiple-banks/index.mdx';
import * as lesson10 from './towards-a-central-bank/correspondent-banking/index.mdx';
import * as lesson11 from './towards-a-central-bank/the-clearing-house/index.mdx';
import * as lesson12 from './towards-a-central-bank/clearing-house-loans/index.mdx';
import * as lesson13 from './towards-a-central-bank/conclusion/index.mdx';
import * as lesson14 from './the-federal-reserve/introduction/index.mdx';
import * as lesson15 from './the-federal-reserve/daylight-overdrafts/index.mdx';
import * as lesson16 from './the-federal-reserve/the-fed-funds-market/index.mdx';
import * as lesson17 from './the-federal-reserve/funding-a-mortgage/index.mdx';
import * as lesson18 from './the-federal-reserve/fed-funds-rate-1/index.mdx';
import * as lesson19 from './the-federal-reserve/fed-funds-rate-2/index.mdx';
import * as lesson20 from './repos/introduction/index.mdx';
import * as lesson21 from './repos/repo-in-balance-sheets/index.mdx';
import * as lesson22 from './repos/comparison-with-fed-funds/index.mdx';
import * as lesson23 from './repos/legal-construction-of-repo/index.mdx';
import * as lesson24 from './repos/security-dealers/index.mdx';
import * as lesson25 from './repos/repo-and-the-fed/index.mdx';
import * as lesson26 from './repos/interest-rate-spreads/index.mdx';
import * as lesson27 from './when-payment-stops/introduction/index.mdx';
import * as lesson28 from './when-payment-stops/time-and-interest/index.mdx';
import * as lesson29 from './when-payment-stops/the-survival-constraint/index.mdx';
import * as lesson30 from './when-payment-stops/loss-and-capital/index.mdx';
import * as lesson31 from './when-payment-stops/the-run/index.mdx';
import * as lesson32 from './when-payment-stops/lender-of-last-resort/index.mdx';
import * as lesson33 from './when-payment-stops/deposit-insurance/index.mdx';
import * as lesson34 from './when-payment-stops/fire-sales/index.mdx';
import * as lesson35 from './when-payment-stops/conclusion/index.mdx';
import * as lesson36 from './the-central-bank-today/introduction/index.mdx';
import * as lesson37 from './the-central-bank-today/from-scarce-to-ample-reserves/index.mdx';
import * as lesson38 from './the-central-bank-today/interest-on-reserves/index.mdx';
import * as lesson39 from './the-central-bank-today/money-funds/index.mdx';
import * as lesson40 from './the-central-bank-today/the-discount-rate/index.mdx';
import * as lesson41 from './the-central-bank-today/quantitative-easing/index.mdx';
import * as lesson42 from './the-central-bank-today/the-treasurys-account/index.mdx';
import * as lesson43 from './the-central-bank-today/conclusion/index.mdx';

export const LECTURE_TEXTS = new Map([
  [0, { text: lecture0, recap: recap0 }],
  [1, { text: lecture1, recap: recap1 }],
  [2, { text: lecture2, recap: recap2 }],
  [3, { text: lecture3, recap: recap3 }],
  [4, { text: lecture4, recap: recap4 }],
  [5, { text: lecture5, recap: recap5 }],
]);

export const LESSON_TEXTS = new Map([
  [0, lesson0],
  [1, lesson1],
  [2, lesson2],
  [3, lesson3],
  [4, lesson4],
  [5, lesson5],
  [6, lesson6],
  [7, lesson7],
  [8, lesson8],
  [9, lesson9],
  [10, lesson10],
  [11, lesson11],
  [12, lesson12],
  [13, lesson13],
  [14, lesson14],
  [15, lesson15],
  [16, lesson16],
  [17, lesson17],
  [18, lesson18],
  [19, lesson19],
  [20, lesson20],
  [21, lesson21],
  [22, lesson22],
  [23, lesson23],
  [24, lesson24],
  [25, lesson25],
  [26, lesson26],
  [27, lesson27],
  [28, lesson28],
  [29, lesson29],
  [30, lesson30],
  [31, lesson31],
  [32, lesson32],
  [33, lesson33],
  [34, lesson34],
  [35, lesson35],
  [36, lesson36],
  [37, lesson37],
  [38, lesson38],
  [39, lesson39],
  [40, lesson40],
  [41, lesson41],
  [42, lesson42],
  [43, lesson43],
]);
