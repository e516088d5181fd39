/**
 * Sides of the balance sheet: who sees a claim as an asset, who as a liability,
 * and under which name. One signed number, two mirrored views.
 */
import type { Cents } from '../../money';
import { type Account, CENTRAL_BANK, type Claim, type CreditInstrument } from './book';

/** How a claim shows on one party's sheet. */
export interface Side {
  readonly partyId: number;
  readonly side: 'asset' | 'liability';
  /** The heading it is grouped under on that sheet. */
  readonly instrument: string;
  /** The counterparty; null for cash, notes and bills, which anyone may hold. */
  readonly thirdPartyId: number | null;
  /** Never negative. */
  readonly amount: Cents;
}

/** How a debt is called by its creditor and by its debtor. */
export const CREDIT_NAMES: Readonly<
  Record<CreditInstrument, { readonly asset: string; readonly liability: string }>
> = {
  Dues: { asset: 'Due Froms', liability: 'Due Tos' },
  Loans: { asset: 'Loan To', liability: 'Loan From' },
  'Fed Funds': { asset: 'fed funds to', liability: 'fed funds from' },
  Mortgage: { asset: 'Mortgage To', liability: 'Mortgage From' },
  Repos: { asset: 'Reverse Repo', liability: 'Repo' },
};

/** What a party calls a debt: the central bank names its repos from its counterparties' side. */
export function creditName(
  instrument: CreditInstrument,
  side: Side['side'],
  party: number,
): string {
  const { asset, liability } = CREDIT_NAMES[instrument];
  const isOwn = side === 'asset';
  return isOwn === (instrument !== 'Repos' || party !== CENTRAL_BANK) ? asset : liability;
}

/**
 * The asset side and the liability side of a claim at a balance: none when the
 * balance is zero; one for cash, notes and bills; two for everything else.
 */
export function sidesOf(claim: Claim, balance: Cents): readonly Side[] {
  if (balance === 0) return [];
  switch (claim.kind) {
    case 'reserves':
    case 'securities':
    case 'notes':
      return [
        {
          partyId: claim.id,
          side: claim.kind === 'notes' ? 'liability' : 'asset',
          instrument: claim.instrument,
          thirdPartyId: null,
          amount: balance,
        },
      ];
    case 'account':
      return accountSides(claim, balance);
    case 'credit': {
      const { superiorId, subordinateId, instrument } = claim;
      return pair(
        { id: superiorId, instrument: creditName(instrument, 'asset', superiorId) },
        { id: subordinateId, instrument: creditName(instrument, 'liability', subordinateId) },
        balance,
      );
    }
  }
}

function accountSides(account: Account, balance: Cents): readonly Side[] {
  const { subordinateId: holder, superiorId: issuer, instrument, overdraft } = account;
  if (balance > 0) return pair({ id: holder, instrument }, { id: issuer, instrument }, balance);
  return pair(
    { id: issuer, instrument: overdraft },
    { id: holder, instrument: overdraft },
    -balance,
  );
}

interface Named {
  readonly id: number;
  readonly instrument: string;
}

function pair(creditor: Named, debtor: Named, amount: Cents): readonly Side[] {
  return [
    {
      partyId: creditor.id,
      side: 'asset',
      instrument: creditor.instrument,
      thirdPartyId: debtor.id,
      amount,
    },
    {
      partyId: debtor.id,
      side: 'liability',
      instrument: debtor.instrument,
      thirdPartyId: creditor.id,
      amount,
    },
  ];
}
