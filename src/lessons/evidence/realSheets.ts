/** Balance sheets of real institutions, in whole billions of dollars. Both columns of each come to the same total. */

/** A real institution’s balance sheet on a day. */
export interface RealSheetFacts {
  readonly name: string;
  readonly asOf: string;
  readonly assets: readonly (readonly [label: string, billions: number])[];
  /** The last line is the owners’ equity. */
  readonly liabilities: readonly (readonly [label: string, billions: number])[];
  readonly source: { readonly title: string; readonly url: string };
}

export const REAL_SHEETS = {
  jpmorgan: {
    name: 'JPMorgan Chase & Co.',
    asOf: '31 December 2023',
    assets: [
      ['Cash and deposits with banks', 624],
      ['Loans, net', 1301],
      ['Securities', 572],
      ['Trading, reverse repos, other', 1378],
    ],
    liabilities: [
      ['Deposits', 2401],
      ['Other liabilities', 1146],
      ['Equity', 328],
    ],
    source: {
      title: 'JPMorgan Chase & Co., Annual Report 2023, Form 10-K, consolidated balance sheets',
      url: 'https://www.jpmorganchase.com/ir/annual-report',
    },
  },
  federalReserve: {
    name: 'The Federal Reserve Banks',
    asOf: '26 April 2017',
    assets: [
      ['Securities held outright', 4246],
      ['Loans and other assets', 224],
    ],
    liabilities: [
      ['Federal Reserve notes', 1496],
      ['Reserve balances', 2201],
      ['Treasury’s account', 271],
      ['Other deposits', 92],
      ['Reverse repos', 363],
      ['Other liabilities', 6],
      ['Capital', 41],
    ],
    source: {
      title:
        'Lorie K. Logan, Implementing Monetary Policy: Perspective from the Open Market Trading Desk, Federal Reserve Bank of New York, 18 May 2017, figure 3',
      url: 'https://fraser.stlouisfed.org/title/statements-speeches-lorie-k-logan-7058/implementing-monetary-policy-perspective-open-market-trading-desk-635742',
    },
  },
} as const satisfies Readonly<Record<string, RealSheetFacts>>;

/** The name by which a text asks for a balance sheet. */
export type RealSheetName = keyof typeof REAL_SHEETS;
