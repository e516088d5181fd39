/** What the lines of a sheet are called, and in which order they stand. */

export interface AuditedLine {
  readonly instrument: string;
  readonly thirdParty: number | null;
  readonly amount: number;
}

const OVERDRAWN = new Map([
  ['Customer Deposits', 'Customer Overdrafts'],
  ['Bank Deposits', 'Bank Overdrafts'],
  ['CH Certificates', 'CH Loans'],
]);

const CREDIT = new Map([
  ['Dues', { asset: 'Due Froms', liability: 'Due Tos' }],
  ['Loans', { asset: 'Loan To', liability: 'Loan From' }],
  ['Fed Funds', { asset: 'fed funds to', liability: 'fed funds from' }],
  ['Mortgage', { asset: 'Mortgage To', liability: 'Mortgage From' }],
  ['Repos', { asset: 'Reverse Repo', liability: 'Repo' }],
  ['Discount Loans', { asset: 'Discount Loan To', liability: 'Discount Loan From' }],
  ['Facility Repos', { asset: 'Repo with the Facility', liability: 'Reverse Repo Facility' }],
  ['Treasury Debt', { asset: 'Treasury Notes', liability: 'Treasury Debt' }],
  ['Shares', { asset: 'Shares', liability: 'Share Capital' }],
  [
    'Accrued Interest',
    { asset: 'Accrued Interest Receivable', liability: 'Accrued Interest Payable' },
  ],
]);

/** The name of an account's line: below zero it is the counterpart overdraft. */
export function accountLabel(
  instrument: string,
  balance: number,
  isWithCentralBank: boolean,
): string {
  if (balance >= 0) return instrument;
  if (isWithCentralBank) return 'Daylight Overdrafts';
  return known(OVERDRAWN, instrument);
}

/** The names of a credit account's lines on the sheet of a party of this type. */
export function labelsOf(
  instrument: string,
  partyType: string | undefined,
): { readonly asset: string; readonly liability: string } {
  const labels = known(CREDIT, instrument);
  // The central bank names its repos from its counterparties' side.
  const isTurned = instrument === 'Repos' && partyType === 'centralbank';
  return isTurned ? { asset: labels.liability, liability: labels.asset } : labels;
}

function known<Value>(table: ReadonlyMap<string, Value>, name: string): Value {
  const value = table.get(name);
  if (value === undefined) throw new Error(`the ledger has no instrument ${name}`);
  return value;
}

/** Exact, however large the figures. */
export function totalOf(lines: readonly AuditedLine[]): bigint {
  return lines.reduce((total, { amount }) => total + BigInt(amount), 0n);
}

/** Lines by instrument, then by counterparty, then by amount. */
export function inOrder(lines: readonly AuditedLine[]): readonly AuditedLine[] {
  return lines.toSorted((one, other) => {
    if (one.instrument !== other.instrument) return one.instrument < other.instrument ? -1 : 1;
    const parties = (one.thirdParty ?? -1) - (other.thirdParty ?? -1);
    return parties === 0 ? one.amount - other.amount : parties;
  });
}
