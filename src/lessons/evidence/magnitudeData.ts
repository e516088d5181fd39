/**
 * How large things are: every figure about the world outside the boards that a text draws or quotes by
 * name. An editor brings them up to date here; `npm run audit` names those older than three years.
 */

import { CENTRAL_BANK_MAGNITUDES } from './centralBankMagnitudes';

/** In what a magnitude is measured. */
export type MagnitudeUnit = 'billion dollars' | 'percent' | 'count';

/** A figure, of when it is, and who says so. */
export interface Magnitude {
  /** What is measured, as it stands beside its bar: “Fedwire, value a day”. */
  readonly label: string;
  readonly value: number;
  /** The lower end, where the source gives a span that ends with the value. */
  readonly from?: number;
  readonly unit: MagnitudeUnit;
  /** The day, month or year that the figure is of: “2019”, “2019-09”, “2019-09-17”. */
  readonly asOf: string;
  /** Whether it tells of the past as such and so never ages: reserves in 2007. */
  readonly isHistoric?: boolean;
  readonly source: { readonly title: string; readonly url: string };
}

/** Sources of several figures. */
const DAYLIGHT = {
  title: 'Board of Governors, Average Daylight Overdrafts, quarterly data',
  url: 'https://www.federalreserve.gov/paymentsystems/files/psr_dlodavgqtr.txt',
} as const;
const FED_FUNDS_TODAY = {
  title:
    'Federal Reserve Bank of New York, Who’s Borrowing and Lending in the Fed Funds Market Today?',
  url: 'https://libertystreeteconomics.newyorkfed.org/2023/10/whos-borrowing-and-lending-in-the-fed-funds-market-today/',
} as const;
const H3 = {
  title: 'Board of Governors, Aggregate Reserves of Depository Institutions, H.3, monthly averages',
  url: 'https://www.federalreserve.gov/releases/h3/',
} as const;
const MARCH_2023 = {
  title: 'Board of Governors, Factors Affecting Reserve Balances, H.4.1, 16 March 2023',
  url: 'https://www.federalreserve.gov/releases/h41/20230316/',
} as const;
const REPO_PANEL = {
  title: 'Hempel, Kahn and Shephard, The $12 Trillion US Repo Market, FEDS Notes, 11 July 2025',
  url: 'https://www.federalreserve.gov/econres/notes/feds-notes/the-12-trillion-u-s-repo-market-evidence-from-a-novel-panel-of-intermediaries-20250711.html',
} as const;
const SOFR = {
  title: 'Federal Reserve Bank of New York, Secured Overnight Financing Rate',
  url: 'https://www.newyorkfed.org/markets/reference-rates/sofr',
} as const;

export const MAGNITUDES = {
  fedwireDay: {
    label: 'Fedwire, value of payments a day',
    value: 4500,
    unit: 'billion dollars',
    asOf: '2024',
    source: {
      title: 'Federal Reserve Financial Services, Fedwire Funds Service, annual statistics',
      url: 'https://www.frbservices.org/resources/financial-services/wires/volume-value-stats/annual-stats.html',
    },
  },
  chipsDay: {
    label: 'CHIPS, value of payments a day',
    value: 1800,
    unit: 'billion dollars',
    asOf: '2023',
    source: {
      title: 'The Clearing House, CHIPS Liquidity Algorithm Saves Financial Industry Billions',
      url: 'https://www.theclearinghouse.org/payment-systems/Articles/2024/04/CHIPS_Liquidity_Algorithm_04-02-2024',
    },
  },
  daylightOverdrafts2019: {
    label: 'Daylight overdrafts, average of all minutes',
    value: 3.27,
    unit: 'billion dollars',
    asOf: '2019-12',
    isHistoric: true,
    source: DAYLIGHT,
  },
  daylightOverdrafts2023: {
    label: 'Daylight overdrafts, average of all minutes',
    value: 0.93,
    unit: 'billion dollars',
    asOf: '2023-12',
    source: DAYLIGHT,
  },
  fedFundsBefore2008: {
    label: 'Daily federal funds volume, before 2008',
    from: 150,
    value: 175,
    unit: 'billion dollars',
    asOf: '2007',
    isHistoric: true,
    source: FED_FUNDS_TODAY,
  },
  fedFunds2010s: {
    label: 'Daily federal funds volume, in the 2010s',
    from: 60,
    value: 80,
    unit: 'billion dollars',
    asOf: '2019',
    isHistoric: true,
    source: FED_FUNDS_TODAY,
  },
  reserves2007: {
    label: 'Reserve balances, average of the week to',
    value: 12,
    unit: 'billion dollars',
    asOf: '2007-08-01',
    isHistoric: true,
    source: {
      title: 'Board of Governors, Factors Affecting Reserve Balances, H.4.1, 2 August 2007',
      url: 'https://www.federalreserve.gov/releases/h41/20070802/',
    },
  },
  reserves2014: {
    label: 'Balances of banks with the Fed',
    value: 2787,
    unit: 'billion dollars',
    asOf: '2014-08',
    isHistoric: true,
    source: H3,
  },
  reserves2019: {
    label: 'Balances of banks with the Fed',
    value: 1440,
    unit: 'billion dollars',
    asOf: '2019-09',
    isHistoric: true,
    source: H3,
  },
  reserves2021: {
    label: 'Balances of banks with the Fed, about',
    value: 4000,
    unit: 'billion dollars',
    asOf: '2021-12',
    isHistoric: true,
    source: FED_FUNDS_TODAY,
  },
  repoMarket: {
    label: 'All repo in the United States, gross',
    value: 11900,
    unit: 'billion dollars',
    asOf: '2024',
    source: REPO_PANEL,
  },
  dealersBorrow: {
    label: 'Securities dealers borrow by repo',
    value: 3700,
    unit: 'billion dollars',
    asOf: '2024',
    source: REPO_PANEL,
  },
  dealersLend: {
    label: 'Securities dealers lend by reverse repo',
    value: 3400,
    unit: 'billion dollars',
    asOf: '2024',
    source: REPO_PANEL,
  },
  repoByFed: {
    label: 'Lent by the Fed in repos',
    value: 53,
    unit: 'billion dollars',
    asOf: '2019-09-17',
    isHistoric: true,
    source: {
      title: 'Federal Reserve Bank of New York, Repo Operations',
      url: 'https://www.newyorkfed.org/markets/desk-operations/repo',
    },
  },
  ...CENTRAL_BANK_MAGNITUDES,
  repoRateBefore: {
    label: 'Repo against Treasury securities',
    value: 2.43,
    unit: 'percent',
    asOf: '2019-09-16',
    isHistoric: true,
    source: SOFR,
  },
  repoRateSpike: {
    label: 'Repo against Treasury securities',
    value: 5.25,
    unit: 'percent',
    asOf: '2019-09-17',
    isHistoric: true,
    source: SOFR,
  },
  fedFundsSpike: {
    label: 'Fed funds',
    value: 2.3,
    unit: 'percent',
    asOf: '2019-09-17',
    isHistoric: true,
    source: {
      title: 'Federal Reserve Bank of New York, Effective Federal Funds Rate',
      url: 'https://www.newyorkfed.org/markets/reference-rates/effr',
    },
  },
  netInterestMargin2023: {
    label: 'Net interest margin of all insured American banks',
    value: 3.3,
    unit: 'percent',
    asOf: '2023',
    source: {
      title:
        'Remarks by FDIC Chairman Gruenberg on the Fourth Quarter 2023 Quarterly Banking Profile',
      url: 'https://www.fdic.gov/news/speeches/2024/spmar0724.html',
    },
  },
  runWashingtonMutual: {
    label: 'Drawn from Washington Mutual in ten days',
    value: 16.7,
    unit: 'billion dollars',
    asOf: '2008-09-24',
    isHistoric: true,
    source: {
      title:
        'Office of Thrift Supervision, Fact Sheet on Washington Mutual Bank, 25 September 2008',
      url: 'https://docslib.org/doc/7378235/ots-fact-sheet-on-washington-mutual-bank',
    },
  },
  runSiliconValley: {
    label: 'Drawn from Silicon Valley Bank in one day',
    value: 42,
    unit: 'billion dollars',
    asOf: '2023-03-09',
    isHistoric: true,
    source: {
      title: 'Board of Governors, Review of the Supervision and Regulation of Silicon Valley Bank',
      url: 'https://www.federalreserve.gov/publications/files/svb-review-20230428.pdf',
    },
  },
  windowBeforeMarch2023: {
    label: 'Primary credit outstanding',
    value: 4.6,
    unit: 'billion dollars',
    asOf: '2023-03-08',
    isHistoric: true,
    source: MARCH_2023,
  },
  windowMarch2023: {
    label: 'Primary credit outstanding',
    value: 152.9,
    unit: 'billion dollars',
    asOf: '2023-03-15',
    isHistoric: true,
    source: MARCH_2023,
  },
} as const satisfies Readonly<Record<string, Magnitude>>;

/** The name by which a text asks for a figure. */
export type MagnitudeName = keyof typeof MAGNITUDES;
