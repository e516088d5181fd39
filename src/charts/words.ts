/** What the figures are called, and what each of them counts. */

import type { Figures } from '@/events/banking/views/figures';
import { capitalised } from '@/events/phrase';

/** The figures that a chart draws, or says beneath it. */
export type FigureName = Exclude<keyof Figures, 'nationalData'>;

export const NAMES: Readonly<Record<FigureName, string>> = {
  credit: 'Credit',
  reserves: 'Reserves',
  privateCredit: 'Private credit',
  money: 'Quantity of money',
  depositsNet: 'Deposits, net',
  depositsGross: 'Deposits, gross',
};

/** The figures as a phrase that begins a sentence: `Credit, private credit and reserves`. */
export function phraseOf(names: readonly FigureName[]): string {
  const words = names.map((name) => NAMES[name].toLowerCase());
  const last = words.pop() ?? '';
  const phrase = words.length === 0 ? last : `${words.join(', ')} and ${last}`;
  return capitalised(phrase);
}

/** Something counted, and how. */
export interface Definition {
  readonly term: string;
  readonly meaning: string;
}

/** Keep in step with views/figures.ts, which defines the figures. */
const MEANINGS: Readonly<Record<FigureName, string>> = {
  credit:
    'All claims outstanding between parties: deposits, dues, loans, and overdrafts as their positive figure. Specie, notes and Treasury Bills are not counted.',
  reserves:
    'What banks hold to pay with: their cash and, where there is a central bank, their positive balances with it.',
  privateCredit: 'Credit with the central bank on neither side.',
  money: 'The cash of customers and their positive deposits.',
  depositsNet: 'Customer deposits less customer overdrafts.',
  depositsGross: 'Customer deposits with no overdraft taken off.',
};

/** What these figures count. */
export function definitionsOf(names: readonly FigureName[]): readonly Definition[] {
  return names.map((name) => ({ term: NAMES[name], meaning: MEANINGS[name] }));
}

export const PARTY_NAMES = { reserves: 'Cash and reserves', deposits: 'Deposits owed' };

/** What the bars of a party count. */
export const PARTY_DEFINITIONS: readonly Definition[] = [
  {
    term: PARTY_NAMES.reserves,
    meaning: 'The cash of a party and, for a bank, its positive balance with the central bank.',
  },
  {
    term: PARTY_NAMES.deposits,
    meaning:
      'The positive balances of the accounts that others have with a party; the certificates that a clearing house owes are among them.',
  },
];

/** What the bars and the line of a loan market count. */
export const MARKET_DEFINITIONS: readonly Definition[] = [
  {
    term: 'Volume',
    meaning:
      'Every loan made up to this step, repaid ones too, each at the amount it was made for.',
  },
  {
    term: 'Cumulative volume',
    meaning: 'The volume at a rate and at all lower rates.',
  },
  {
    term: 'Volume-weighted median',
    meaning: 'The rate at which the cumulative volume first reaches half of all volume.',
  },
];
