/**
 * Sides of the balance sheet: who sees a claim as an asset, who as a liability,
 * and under which name. One signed number, two mirrored views.
 */
import type { Cents } from '../money';
import type { Account, Book, Claim, CreditInstrument, DepositInstrument } from './book';

/** How a claim shows on one party's sheet. */
export interface Side {
  readonly partyId: number;
  readonly side: 'asset' | 'liability';
  /** The heading it is grouped under on that sheet. */
  readonly instrument: string;
  /** The counterparty; null for cash, which nobody on the board owes. */
  readonly thirdPartyId: number | null;
  /** Never negative. */
  readonly amount: Cents;
}

/** The name of a deposit-type claim once it is below zero. */
function overdraftName(instrument: DepositInstrument): string {
  switch (instrument) {
    case 'Customer Deposits':
      return 'Customer Overdrafts';
    case 'Bank Deposits':
      return 'Bank Overdrafts';
    case 'CH Certificates':
      return 'CH Loans';
  }
}

/** How a debt is called by its creditor and by its debtor. */
const CREDIT_NAMES: Record<CreditInstrument, { asset: string; liability: string }> = {
  Dues: { asset: 'Due Froms', liability: 'Due Tos' },
  Loans: { asset: 'Loan To', liability: 'Loan From' },
  'Fed Funds': { asset: 'fed funds to', liability: 'fed funds from' },
  Mortgage: { asset: 'Mortgage To', liability: 'Mortgage From' },
  Repos: { asset: 'Reverse Repo', liability: 'Repo' },
};

/**
 * The asset side and the liability side of a claim at a balance: none when the
 * balance is zero, one for cash, two for everything else.
 */
export function sidesOf(claim: Claim, balance: Cents): readonly Side[] {
  if (balance === 0) return [];
  switch (claim.kind) {
    case 'reserves':
      return [
        {
          partyId: claim.id,
          side: 'asset',
          instrument: claim.instrument,
          thirdPartyId: null,
          amount: balance,
        },
      ];
    case 'account':
      return accountSides(claim, balance);
    case 'credit': {
      const names = CREDIT_NAMES[claim.instrument];
      return pair(
        { id: claim.superiorId, instrument: names.asset },
        { id: claim.subordinateId, instrument: names.liability },
        balance,
      );
    }
  }
}

function accountSides(account: Account, balance: Cents): readonly Side[] {
  const { subordinateId: holder, superiorId: issuer, instrument } = account;
  if (balance > 0) return pair({ id: holder, instrument }, { id: issuer, instrument }, balance);
  const overdraft = overdraftName(instrument);
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

/** The claims that touch a party: its cash, its accounts, its open credit accounts. */
export function claimsOfParty(book: Book, partyId: number): readonly Claim[] {
  const party = book.parties[partyId];
  const cash = book.reserves[partyId];
  if (!party || !cash) return [];
  const claims: Claim[] = [cash];
  for (const id of party.accountIds) {
    const account = book.accounts[id];
    if (account) claims.push(account);
  }
  for (const id of party.creditIds) {
    const credit = book.credits[id];
    if (credit) claims.push(credit);
  }
  return claims;
}
