/** How claims are drawn in the picture of a system, and the order of its legend. */
import type { FlowKind } from '@/events/banking/ledger/flowKinds';

/** How claims of a kind are drawn. */
interface Look {
  readonly word: string;
  /** A number of the theme's qualitative palette. */
  readonly colour: 1 | 2 | 3 | 4 | 5 | 6;
  /** A dash array in the picture's units; null for a whole line. */
  readonly dash: string | null;
}

/** How claims are drawn, in the order of a legend. */
export const LOOKS: Readonly<Record<FlowKind, Look>> = {
  deposits: { word: 'Deposit', colour: 1, dash: null },
  certificates: { word: 'Certificates', colour: 5, dash: '14 3' },
  overdrafts: { word: 'Overdraft', colour: 4, dash: '3 3' },
  dues: { word: 'Dues', colour: 2, dash: '8 4' },
  loans: { word: 'Loan', colour: 3, dash: '18 3 3 3' },
  mortgages: { word: 'Mortgage', colour: 6, dash: '18 3 3 3 3 3' },
  // Certificates never meet fed funds on one board, and dues meet repos only under CHIPS.
  fedFunds: { word: 'Fed funds', colour: 5, dash: '12 3' },
  repos: { word: 'Repo', colour: 2, dash: '5 2' },
};
