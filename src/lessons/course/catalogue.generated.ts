/** Every lecture and every lesson, in order. Written by `npm run lists`, from the folders. */
import type { CatalogueEntry, Lecture } from './lesson';

export const lectures: readonly Lecture[] = [
  { id: 0, title: 'Fundamentals', path: 'fundamentals' },
  { id: 1, title: 'Towards a Central Bank', path: 'towards-a-central-bank' },
  { id: 2, title: 'The Federal Reserve', path: 'the-federal-reserve' },
  { id: 3, title: 'Repos', path: 'repos' },
  { id: 5, title: 'The Central Bank Today', path: 'the-central-bank-today' },
];

export const lessons: readonly CatalogueEntry[] = [
  { id: 0, lectureId: 0, title: 'Introduction', slug: 'introduction', hasBoard: false },
  { id: 1, lectureId: 0, title: 'Balance Sheets and Deposits', slug: 'balance-sheets-and-deposits', hasBoard: true },
  { id: 2, lectureId: 0, title: 'Deposit Transfers', slug: 'deposit-transfers', hasBoard: true },
  { id: 3, lectureId: 0, title: 'Overdrafts', slug: 'overdrafts', hasBoard: true },
  { id: 4, lectureId: 0, title: 'Loans', slug: 'loans', hasBoard: true },
  { id: 5, lectureId: 0, title: 'Constraints', slug: 'constraints', hasBoard: true },
  { id: 6, lectureId: 0, title: 'Conclusion', slug: 'conclusion', hasBoard: true },
  { id: 7, lectureId: 1, title: 'Introduction', slug: 'introduction', hasBoard: false },
  { id: 8, lectureId: 1, title: 'One Big Bank', slug: 'one-big-bank', hasBoard: true },
  { id: 9, lectureId: 1, title: 'Multiple Banks', slug: 'multiple-banks', hasBoard: true },
  { id: 10, lectureId: 1, title: 'Correspondent Banking', slug: 'correspondent-banking', hasBoard: true },
  { id: 11, lectureId: 1, title: 'The Clearing House', slug: 'the-clearing-house', hasBoard: true },
  { id: 12, lectureId: 1, title: 'Clearing House Loans', slug: 'clearing-house-loans', hasBoard: true },
  { id: 13, lectureId: 1, title: 'Conclusion', slug: 'conclusion', hasBoard: true },
  { id: 14, lectureId: 2, title: 'Introduction', slug: 'introduction', hasBoard: true },
  { id: 15, lectureId: 2, title: 'Daylight Overdrafts', slug: 'daylight-overdrafts', hasBoard: true },
  { id: 16, lectureId: 2, title: 'The Fed Funds Market', slug: 'the-fed-funds-market', hasBoard: true },
  { id: 17, lectureId: 2, title: 'Funding a Mortgage', slug: 'funding-a-mortgage', hasBoard: true },
  { id: 18, lectureId: 2, title: 'Fed Funds Rate: Effective', slug: 'fed-funds-rate-1', hasBoard: true },
  { id: 19, lectureId: 2, title: 'Fed Funds Rate: Target', slug: 'fed-funds-rate-2', hasBoard: true },
  { id: 20, lectureId: 3, title: 'Introduction', slug: 'introduction', hasBoard: false },
  { id: 21, lectureId: 3, title: 'Repo in Balance Sheets', slug: 'repo-in-balance-sheets', hasBoard: true },
  { id: 22, lectureId: 3, title: 'Comparison with Fed Funds', slug: 'comparison-with-fed-funds', hasBoard: true },
  { id: 23, lectureId: 3, title: 'Legal Construction of Repo', slug: 'legal-construction-of-repo', hasBoard: true },
  { id: 24, lectureId: 3, title: 'Security Dealers', slug: 'security-dealers', hasBoard: true },
  { id: 25, lectureId: 3, title: 'Repo and the Fed', slug: 'repo-and-the-fed', hasBoard: true },
  { id: 26, lectureId: 3, title: 'Interest Rate Spreads', slug: 'interest-rate-spreads', hasBoard: true },
  { id: 36, lectureId: 5, title: 'Introduction', slug: 'introduction', hasBoard: false },
  { id: 37, lectureId: 5, title: 'From Scarce to Ample Reserves', slug: 'from-scarce-to-ample-reserves', hasBoard: true },
  { id: 38, lectureId: 5, title: 'Interest on Reserves and the Federal Home Loan Banks', slug: 'interest-on-reserves', hasBoard: true },
  { id: 39, lectureId: 5, title: 'Money Funds and the Reverse Repo Facility', slug: 'money-funds', hasBoard: true },
];
