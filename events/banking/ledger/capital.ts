/** What a party is worth, and a bank's capital: what shareholders paid in, and what it has earned since. */
import type { BasisPoints, Cents } from '../../money';
import { FULL_RATE, total } from '../../money';
import { type Book, type Claim, sharesOf } from './book';
import { CREDITS } from './debtRows';
import { issuerOf } from './ends';
import { claimsOnSheet, worthOfSide } from './sides';
import { balanceOf, type State } from './state';

/** Assets less liabilities of a party, share capital among these: what balances its sheet. Cents. */
export function worthOf(state: State, partyId: number): Cents {
  return total(claimsOnSheet(state, partyId).map(({ side }) => worthOfSide(side)));
}

/** What holders have paid in for a bank's shares, less what losses have taken of it. Cents. */
export function shareCapital(state: State, bank: number): Cents {
  return total(sharesOf(state.book, bank).map((shares) => balanceOf(state, shares)));
}

/** What balances a sheet. */
export type WorthName = 'Net worth' | 'Retained earnings';

/**
 * What balances a sheet is called. Net worth is all that is left for the owners; where share capital stands
 * on a line of its own, what is left beside it are earnings that were kept (R24).
 */
export const worthNameWith = (hasShareCapital: boolean): WorthName =>
  hasShareCapital ? 'Retained earnings' : 'Net worth';

/** What the sheet of a party calls what balances it. */
export function worthName(state: State, partyId: number): WorthName {
  return worthNameWith(shareCapital(state, partyId) > 0);
}

/** How what balances a sheet rises and falls, as a verb. */
export const WORTH_VERBS: Readonly<Record<WorthName, Readonly<Record<'rises' | 'falls', string>>>> =
  {
    'Net worth': { rises: 'rises', falls: 'falls' },
    'Retained earnings': { rises: 'rise', falls: 'fall' },
  };

/** A bank's capital: its share capital and what balances its sheet. Below zero it is insolvent. Cents. */
export function capitalOf(state: State, bank: number): Cents {
  return shareCapital(state, bank) + worthOf(state, bank);
}

/** What a bank can lose on: its assets but for cash, its balance with the central bank, and bills. Cents. */
export function riskAssets(state: State, bank: number): Cents {
  return total(
    claimsOnSheet(state, bank)
      .filter(({ claim, side }) => side.side === 'asset' && isRisky(state.book, claim))
      .map(({ side }) => side.amount),
  );
}

/** Whether whoever is owed a claim can lose on it. */
function isRisky({ notes }: Book, claim: Claim): boolean {
  switch (claim.kind) {
    case 'credit':
      return !CREDITS[claim.instrument].isRiskless;
    case 'account':
      return issuerOf(claim) !== notes?.id;
    default:
      return false;
  }
}

/** Capital as a share of what can be lost on, rounded down; null where there is nothing to lose on. */
export function capitalRatio(state: State, bank: number): BasisPoints | null {
  const assets = riskAssets(state, bank);
  if (assets === 0) return null;
  const parts = BigInt(capitalOf(state, bank)) * BigInt(FULL_RATE);
  const whole = BigInt(assets);
  const rounded = parts / whole;
  return Number(parts < 0n && rounded * whole !== parts ? rounded - 1n : rounded);
}
