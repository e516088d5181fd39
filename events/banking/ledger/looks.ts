/** How claims are drawn in the picture of a system, and the order of its legend. */
import type { Look } from './instrument';

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
