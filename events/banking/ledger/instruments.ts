/**
 * Every instrument, one row each: what both sides call it, and every word that a sheet, a
 * record, a form, a sentence or the picture has for it. No other file lists instruments.
 */
import { keysOf } from '../../keys';
import type { CreditRow, DepositRow, HoldingRow, Look, OverdraftRow } from './instrument';

/** How claims are drawn, in the order of a legend. Stored previews name them: none is ever renamed. */
export const LOOKS = {
  deposits: { word: 'Deposit', colour: 1, dash: null },
  certificates: { word: 'Certificates', colour: 5, dash: '14 3' },
  overdrafts: { word: 'Overdraft', colour: 4, dash: '3 3' },
  dues: { word: 'Dues', colour: 2, dash: '8 4' },
  loans: { word: 'Loan', colour: 3, dash: '18 3 3 3' },
  mortgages: { word: 'Mortgage', colour: 6, dash: '18 3 3 3 3 3' },
  // Certificates never meet fed funds on one board, and dues meet repos only under CHIPS.
  fedFunds: { word: 'Fed funds', colour: 5, dash: '12 3' },
  repos: { word: 'Repo', colour: 2, dash: '5 2' },
} as const satisfies Readonly<Record<string, Look>>;

export type FlowKind = keyof typeof LOOKS;

export const HOLDINGS = {
  Reserves: {
    kind: 'reserves',
    side: 'asset',
    calledBy: {
      customer: 'Cash',
      bank: 'Reserves',
      clearinghouse: 'Specie',
      centralbank: 'Specie',
    },
    record: 'cash',
    inLog: 'in cash',
    inChecks: 'cash',
    handed: '@ in cash',
    inPicture: null,
  },
  Notes: {
    kind: 'notes',
    side: 'liability',
    calledBy: null,
    record: 'notes',
    inLog: 'in notes outstanding',
    inChecks: 'notes',
    handed: null,
    inPicture: null,
  },
  'Treasury Bills': {
    kind: 'securities',
    side: 'asset',
    calledBy: null,
    record: 'treasuries',
    inLog: 'in Treasury Bills',
    inChecks: 'Treasury Bills',
    handed: 'Treasury Bills of @',
    inPicture: 'Bills',
  },
} as const satisfies Readonly<Record<string, HoldingRow>>;

const OVERDRAWN = {
  kind: 'overdraft',
  lines: { asset: 'Overdraft of @', liability: 'Overdraft at @' },
  record: 'overdrafts',
  inLog: 'in overdraft',
  flow: 'overdrafts',
  word: 'overdraft',
  preposition: 'with',
} as const;

export const OVERDRAFTS = {
  'Customer Overdrafts': OVERDRAWN,
  'Bank Overdrafts': OVERDRAWN,
  'Daylight Overdrafts': {
    ...OVERDRAWN,
    lines: { asset: 'Daylight overdraft of @', liability: 'Daylight overdraft at @' },
    word: 'daylight overdraft',
  },
  'CH Loans': {
    kind: 'overdraft',
    lines: { asset: 'CH loan to @', liability: 'CH loan from @' },
    record: 'loans',
    inLog: 'in loans',
    flow: 'loans',
    word: 'CH Loan',
    preposition: 'from',
  },
} as const satisfies Readonly<Record<string, OverdraftRow<FlowKind>>>;

export type OverdraftInstrument = keyof typeof OVERDRAFTS;

const ON_DEPOSIT = {
  kind: 'deposit',
  lines: { asset: 'At @', liability: '@' },
  record: 'deposits',
  inLog: 'on deposit',
  flow: 'deposits',
  word: 'deposit',
  preposition: 'with',
  isPlural: false,
  brought: 'a balance',
  overdraftWith: {},
  isLentFreely: false,
} as const;

export const DEPOSITS = {
  'Customer Deposits': { ...ON_DEPOSIT, overdraft: 'Customer Overdrafts', isMoney: true },
  'Bank Deposits': {
    ...ON_DEPOSIT,
    word: 'balance',
    overdraft: 'Bank Overdrafts',
    overdraftWith: { centralbank: 'Daylight Overdrafts' },
    isMoney: false,
  },
  'CH Certificates': {
    kind: 'deposit',
    lines: { asset: 'Certificates of @', liability: 'Certificates held by @' },
    record: 'ch certs',
    inLog: 'in certificates',
    flow: 'certificates',
    word: 'certificates',
    preposition: 'of',
    isPlural: true,
    brought: 'certificates',
    overdraft: 'CH Loans',
    overdraftWith: {},
    isLentFreely: true,
    isMoney: false,
  },
} as const satisfies Readonly<Record<string, DepositRow<FlowKind, OverdraftInstrument>>>;

export type DepositInstrument = keyof typeof DEPOSITS;

/** What loans of customers, and of banks, have in common. */
const LENT = {
  kind: 'credit',
  isNamedByCounterparty: false,
  isLoan: true,
  isLent: true,
  market: null,
  endsWhole: false,
} as const;

export const CREDITS = {
  Dues: {
    ...LENT,
    names: { asset: 'Due Froms', liability: 'Due Tos' },
    lines: { asset: 'Due from @', liability: 'Due to @' },
    together: 'Dues',
    record: 'dues',
    inLog: 'in dues',
    inPath: 'in dues',
    flow: 'dues',
    none: 'dues',
    isLoan: false,
    isLent: false,
    between: null,
  },
  Loans: {
    ...LENT,
    names: { asset: 'Loan To', liability: 'Loan From' },
    lines: { asset: 'Loan to @', liability: 'Loan from @' },
    together: 'Loans',
    record: 'loans',
    inLog: 'in loans',
    inPath: 'on a loan',
    flow: 'loans',
    none: 'open loan',
    between: { pairs: [['customer', 'bank']], needs: 'account' },
  },
  'Fed Funds': {
    ...LENT,
    names: { asset: 'fed funds to', liability: 'fed funds from' },
    lines: { asset: 'Fed funds to @', liability: 'Fed funds from @' },
    together: 'Fed funds',
    record: 'Fed Funds',
    inLog: 'in fed funds',
    inPath: 'in fed funds',
    flow: 'fedFunds',
    none: 'open fed funds loan',
    market: 'fed funds',
    between: { pairs: [['bank', 'bank']], needs: 'settlement' },
  },
  Mortgage: {
    ...LENT,
    names: { asset: 'Mortgage To', liability: 'Mortgage From' },
    lines: { asset: 'Mortgage to @', liability: 'Mortgage from @' },
    together: 'Mortgages',
    record: 'mortgages',
    inLog: 'on a mortgage',
    inPath: 'on a mortgage',
    flow: 'mortgages',
    none: 'open mortgage',
    between: { pairs: [['customer', 'bank']], needs: 'account' },
  },
  Repos: {
    ...LENT,
    names: { asset: 'Reverse Repo', liability: 'Repo' },
    lines: { asset: 'Reverse repo with @', liability: 'Repo with @' },
    isNamedByCounterparty: true,
    together: 'Repos',
    record: 'repos',
    inLog: 'in repo',
    inPath: 'in repo',
    flow: 'repos',
    none: 'open repo',
    market: 'repo',
    endsWhole: true,
    between: {
      pairs: [
        ['bank', 'centralbank'],
        ['bank', 'bank'],
      ],
      needs: 'settlement',
    },
  },
  Shares: {
    ...LENT,
    names: { asset: 'Shares', liability: 'Share Capital' },
    lines: { asset: 'Shares of @', liability: 'Share capital held by @' },
    together: 'Shares',
    record: 'shares',
    inLog: 'in shares',
    inPath: 'in share capital',
    flow: 'certificates',
    none: 'shares',
    isLent: false,
    between: {
      pairs: [
        ['customer', 'bank'],
        ['bank', 'bank'],
      ],
      needs: 'settlement',
    },
  },
  'Accrued Interest': {
    ...LENT,
    names: { asset: 'Accrued Interest Receivable', liability: 'Accrued Interest Payable' },
    lines: { asset: 'Accrued interest due from @', liability: 'Accrued interest due to @' },
    together: 'Accrued interest',
    record: 'interest',
    inLog: 'in accrued interest',
    inPath: 'in accrued interest',
    flow: 'dues',
    none: 'accrued interest',
    isLent: false,
    between: null,
  },
} as const satisfies Readonly<Record<string, CreditRow<FlowKind>>>;

export type CreditInstrument = keyof typeof CREDITS;

/** The debts whose loans have a market. */
export type MarketInstrument = {
  [Name in CreditInstrument]: (typeof CREDITS)[Name]['market'] extends string ? Name : never;
}[CreditInstrument];

/** All of them, in the order of a sheet. */
export const INSTRUMENTS = { ...HOLDINGS, ...DEPOSITS, ...OVERDRAFTS, ...CREDITS };

export type Instrument = keyof typeof INSTRUMENTS;

/** What stands between two parties. */
export type BilateralInstrument = DepositInstrument | OverdraftInstrument | CreditInstrument;

/** The debts, in the order in which they are listed. */
export const CREDIT_INSTRUMENTS = keysOf(CREDITS);
