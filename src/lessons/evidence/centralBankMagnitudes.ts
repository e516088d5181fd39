/** How large the central bank of today is, and what is lent to it: part of the list in magnitudes.ts, which says what each must have. */

const BALANCE_SHEET_2025 = {
  title: 'Jerome H. Powell, Understanding the Fed’s Balance Sheet, speech, 14 October 2025',
  url: 'https://www.federalreserve.gov/newsevents/speech/powell20251014a.htm',
} as const;
const REVERSE_REPO = {
  title: 'Federal Reserve Bank of New York, Reverse Repo Operations',
  url: 'https://www.newyorkfed.org/markets/desk-operations/reverse-repo',
} as const;

export const CENTRAL_BANK_MAGNITUDES = {
  reverseRepoRecord: {
    label: 'Borrowed by the Fed in reverse repos, highest day',
    value: 2554,
    unit: 'billion dollars',
    asOf: '2022-12-30',
    isHistoric: true,
    source: REVERSE_REPO,
  },
  reverseRepo2021: {
    label: 'Borrowed by the Fed in reverse repos, last day of June',
    value: 992,
    unit: 'billion dollars',
    asOf: '2021-06-30',
    isHistoric: true,
    source: REVERSE_REPO,
  },
  reverseRepo2025: {
    label: 'Borrowed by the Fed in reverse repos',
    value: 29,
    unit: 'billion dollars',
    asOf: '2025-08-14',
    isHistoric: true,
    source: REVERSE_REPO,
  },
  fedAssets2017: {
    label: 'The Fed’s assets',
    value: 4470,
    unit: 'billion dollars',
    asOf: '2017-04-26',
    isHistoric: true,
    source: {
      title: 'Lorie K. Logan, Implementing Monetary Policy, Federal Reserve Bank of New York, 2017',
      url: 'https://fraser.stlouisfed.org/title/statements-speeches-lorie-k-logan-7058/implementing-monetary-policy-perspective-open-market-trading-desk-635742',
    },
  },
  fedAssets2022: {
    label: 'The Fed’s assets, as it began to reduce them, about',
    value: 8900,
    unit: 'billion dollars',
    asOf: '2022-06',
    isHistoric: true,
    source: BALANCE_SHEET_2025,
  },
  fedAssets2025: {
    label: 'The Fed’s assets, about',
    value: 6600,
    unit: 'billion dollars',
    asOf: '2025-10',
    isHistoric: true,
    source: BALANCE_SHEET_2025,
  },
} as const;
