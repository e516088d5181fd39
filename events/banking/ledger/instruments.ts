/**
 * Every instrument, one row each: what both sides call it, and every word that a sheet, a
 * record, a form, a sentence or the picture has for it. No other file lists instruments.
 */
import { keysOf } from '../../keys';
import { CREDITS } from './debtRows';
import type { FlowKind } from './flowKinds';
import type { DepositRow, HoldingRow, OverdraftRow } from './instrument';

export const HOLDINGS = {
  Reserves: {
    kind: 'reserves',
    side: 'asset',
    calledBy: {
      customer: 'Cash',
      bank: 'Reserves',
      clearinghouse: 'Specie',
      centralbank: 'Specie',
      treasury: 'Cash',
      insurancefund: 'Cash',
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
    handed: '@ of Treasury Bills',
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
