/**
 * Sides of the balance sheet: who sees a claim as an asset, who as a liability,
 * and under which name. One signed number, two mirrored views.
 */
import type { Cents } from '../../money';
import { type Bilateral, CENTRAL_BANK, type Claim, claimsOfParty } from './book';
import { CREDITS } from './debtRows';
import { creditorOf, debtorOf } from './ends';
import type { CreditInstrument } from './instruments';
import { type BilateralInstrument, CREDIT_INSTRUMENTS, HOLDINGS } from './instruments';
import { balanceOf, type State } from './state';

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

/** What a party calls a debt: the central bank names its repos as its counterparties do. */
export function creditName(
  instrument: CreditInstrument,
  side: Side['side'],
  party: number,
): string {
  const { names, isNamedByCounterparty } = CREDITS[instrument];
  const isOwn = !isNamedByCounterparty || party !== CENTRAL_BANK;
  return isOwn === (side === 'asset') ? names.asset : names.liability;
}

/** The debt that goes by this name on a sheet, whichever side it is on; undefined where it is no debt's. */
export function debtNamed(name: string): CreditInstrument | undefined {
  return CREDIT_INSTRUMENTS.find((one) => {
    const { asset, liability } = CREDITS[one].names;
    return name === asset || name === liability;
  });
}

/** What a claim between two parties is at a balance: an account below zero is an overdraft. */
export function instrumentAt(claim: Bilateral, balance: Cents): BilateralInstrument {
  return claim.kind === 'account' && balance < 0 ? claim.overdraft : claim.instrument;
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
          side: HOLDINGS[claim.instrument].side,
          instrument: claim.instrument,
          thirdPartyId: null,
          amount: balance,
        },
      ];
    default: {
      const [creditor, debtor] = [creditorOf(claim, balance), debtorOf(claim, balance)];
      const amount = claim.kind === 'credit' ? balance : Math.abs(balance);
      return [
        {
          partyId: creditor,
          side: 'asset',
          instrument: nameOn(claim, balance, 'asset', creditor),
          thirdPartyId: debtor,
          amount,
        },
        {
          partyId: debtor,
          side: 'liability',
          instrument: nameOn(claim, balance, 'liability', debtor),
          thirdPartyId: creditor,
          amount,
        },
      ];
    }
  }
}

/** A claim as one party's sheet shows it. */
export interface ClaimOnSheet {
  readonly claim: Claim;
  readonly side: Side;
}

/** What stands on a party's sheet, claim by claim: cash first, each kind in order of opening, what is at zero left out. */
export function claimsOnSheet(state: State, partyId: number): readonly ClaimOnSheet[] {
  return claimsOfParty(state.book, partyId).flatMap((claim) =>
    sidesOf(claim, balanceOf(state, claim))
      .filter((side) => side.partyId === partyId)
      .map((side) => ({ claim, side })),
  );
}

/** What a side adds to what balances its sheet, in cents: assets add, liabilities take. */
export function worthOfSide({ side, amount }: Side): Cents {
  return side === 'asset' ? amount : -amount;
}

/** What a claim is called at a balance on the sheet of one of its parties. */
function nameOn(claim: Bilateral, balance: Cents, side: Side['side'], party: number): string {
  return claim.kind === 'credit'
    ? creditName(claim.instrument, side, party)
    : instrumentAt(claim, balance);
}
